// Reads the data of the page.
'use strict';

/** The bytes of the compressed data. */
function packed() {
  const text = document.getElementById('data').textContent;
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Unpacks the data. Each rule then has its counts as objects, and its cases when they are asked for. */
async function load() {
  const stream = new Blob([packed()]).stream().pipeThrough(new DecompressionStream('gzip'));
  const [first, ...lines] = (await new Response(stream).text()).split('\n');
  const data = JSON.parse(first);
  for (const [at, rule] of data.rules.entries()) {
    const counts = [];
    for (let i = 0; i < rule.counts.length; i += 6) {
      const [implementation, platform, operation, expect, verdict, count] = rule.counts.slice(i, i + 6);
      counts.push({ implementation, platform, operation, expect, verdict, count });
    }
    rule.counts = counts;
    rule.packed = lines[at];
    let cases = null;
    Object.defineProperty(rule, 'cases', { get: () => (cases ??= JSON.parse(rule.packed)) });
  }
  data.lines = data.sources.map((_, at) => {
    const packed = lines[data.rules.length + at];
    let own = null;
    return () => (own ??= JSON.parse(packed));
  });
  return data;
}

/** The texts of a rule for the search, in small letters. */
function searchText(rule) {
  const ids = () => [...rule.packed.matchAll(/"id":"([^"]*)"/g)].map((match) => match[1]);
  rule.search ??= [rule.id, rule.sentence, rule.expression, ...ids()].join('\n').toLowerCase();
  return rule.search;
}

/** The rule that shows a case. */
function ruleOfCase(data, id) {
  const text = JSON.stringify(id);
  return data.rules.find((rule) => rule.packed.includes(text) && rule.cases.some((one) => one.id === id));
}

/** The bytes of a case of a rule, or nothing. */
function bytesOf(rule, one) {
  if (!one.bytes) return null;
  const [prefix, suffix, middle] = one.bytes;
  const own = (middle.match(/../g) || []).map((digits) => parseInt(digits, 16));
  const base = rule.cases.find((first) => first.bytes);
  if (base === one) return own;
  const all = bytesOf(rule, base);
  return [...all.slice(0, prefix), ...own, ...all.slice(all.length - suffix)];
}

/** The lines of text of a case of a rule, or nothing. */
function linesOf(rule, one) {
  if (!one.text) return null;
  const [prefix, suffix, middle] = one.text;
  const base = rule.cases.find((first) => first.text);
  if (base === one) return middle;
  const all = linesOf(rule, base);
  return [...all.slice(0, prefix), ...middle, ...all.slice(all.length - suffix)];
}

/** Makes an element. Attributes that are functions listen to events. */
function el(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === 'function') element.addEventListener(key, value);
    else element.setAttribute(key, value === true ? '' : value);
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

/** A name of the data as people read it. */
const words = (name) => name.replaceAll('_', ' ');
