// Reads the data of the page.
'use strict';

/** The bytes of the compressed data. */
function packed() {
  const text = document.getElementById('data').textContent;
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/** Unpacks the data. Each rule then has its place, and its counts as objects. */
async function load() {
  const stream = new Blob([packed()]).stream().pipeThrough(new DecompressionStream('gzip'));
  const data = JSON.parse(await new Response(stream).text());
  for (const [at, rule] of data.rules.entries()) {
    rule.at = at;
    const counts = [];
    for (let i = 0; i < rule.counts.length; i += 6) {
      const [implementation, platform, operation, expect, verdict, count] = rule.counts.slice(i, i + 6);
      counts.push({ implementation, platform, operation, expect, verdict, count });
    }
    rule.counts = counts;
  }
  return data;
}

/** The texts of a rule for the search, in small letters. Most visits search nothing, so that they are made when needed. */
function searchText(rule) {
  rule.search ??= [rule.id, rule.sentence, rule.expression, ...rule.cases.map((one) => one.id)].join('\n').toLowerCase();
  return rule.search;
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
