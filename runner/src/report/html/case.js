// Draws one case: results, text, bytes, bits.

/** The name of a verdict, with its colour. */
function chip(data, verdict, count) {
  const name = data.verdicts[verdict];
  const text = count === undefined ? words(name) : `${count} ${words(name)}`;
  return el('span', { class: `chip ${name}` }, text);
}

/** A case of a rule. `other` is its counterpart. */
function caseElement(data, rule, one) {
  const other = one.counterpart === null ? null : rule.cases[one.counterpart];
  const facts = [data.platforms[one.platform], data.operations[one.operation], one.instruction].filter(Boolean);
  const results = one.results.map(([implementation, verdict, outcome, note]) =>
    el('li', {}, el('b', {}, data.implementations[implementation]), ' ', chip(data, verdict), ' ', outcome,
      note && el('span', { class: 'quiet' }, ` (${note})`)));
  return el('article', { id: `case-${one.id}`, class: 'case' },
    el('h4', {}, el('span', { class: `expect ${data.expects[one.expect]}` }, data.expects[one.expect]), ' ',
      el('a', { href: link({ view: 'rules', case: one.id }) }, one.id)),
    el('p', { class: 'quiet' }, facts.join(' · ')),
    results.length > 0 ? el('ul', { class: 'results' }, results) : null,
    one.differs.length > 0 ? differences(one) : null,
    textElement(linesOf(rule, one), other && linesOf(rule, other)),
    bytesElement(bytesOf(rule, one), other && bytesOf(rule, other)),
    fieldsElement(data, rule, one, other));
}

/** The fields in which a case differs from its counterpart. */
function differences(one) {
  const rows = one.differs.map(([field, found, valid]) =>
    el('tr', {}, el('th', {}, field), el('td', { class: 'changed' }, found), el('td', {}, valid)));
  return el('div', { class: 'scroll' }, el('table', { class: 'small' },
    el('thead', {}, el('tr', {}, el('th', {}, 'field'), el('th', {}, 'here'), el('th', {}, 'in the counterpart'))),
    el('tbody', {}, rows)));
}

/** The units of a list that lie outside the common start and the common end with another list. */
function changedRange(own, other) {
  if (!other) return [own.length, own.length];
  let start = 0;
  while (start < own.length && start < other.length && own[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(own.length, other.length) - start;
  while (end < most && own[own.length - 1 - end] === other[other.length - 1 - end]) end++;
  return [start, own.length - end];
}

/** Whether each unit differs from that of another list. Lists of equal length are compared in place. */
function changes(own, other) {
  if (other && own.length === other.length) return own.map((unit, at) => unit !== other[at]);
  const [start, end] = changedRange(own, other);
  return own.map((_, at) => at >= start && at < end);
}

function textElement(lines, other) {
  if (!lines) return null;
  const changed = changes(lines, other);
  return el('pre', { class: 'text' }, lines.map((line, at) =>
    el('span', { class: changed[at] ? 'line changed' : 'line' }, line === '' ? ' ' : line)));
}

function bytesElement(bytes, other) {
  if (!bytes) return null;
  const changed = changes(bytes, other);
  const hex = (number, width) => number.toString(16).padStart(width, '0');
  const rows = [];
  for (let at = 0; at < bytes.length; at += 16) {
    const cells = bytes.slice(at, at + 16).map((byte, i) => {
      const text = hex(byte, 2);
      return changed[at + i] ? el('mark', {}, text) : text;
    });
    const spaced = cells.flatMap((cell, i) => (i === 0 ? [cell] : [i === 8 ? '  ' : ' ', cell]));
    rows.push(el('span', { class: 'line' }, el('span', { class: 'quiet' }, `${hex(at, 4)}  `), spaced));
  }
  return el('details', { class: 'bytes', open: bytes.length <= 256 },
    el('summary', {}, `${bytes.length} bytes`), el('pre', {}, rows));
}

/** The bits of a field, the lowest first. */
function bitsOf(bytes, [, byte, bit, width]) {
  const bits = [];
  for (let at = bit; at < bit + width; at++) bits.push(((bytes[byte + (at >> 3)] ?? 0) >> (at & 7)) & 1);
  return bits;
}

/** Draws the fields in lines of 32 bits, and lists those that are too narrow for their names in the tooltip. */
function fieldsElement(data, rule, one, other) {
  const bytes = bytesOf(rule, one);
  if (one.layout === null || !bytes) return null;
  const layout = data.layouts[one.layout];
  const old = other && bytesOf(rule, other);
  const otherLayout = other && other.layout !== null ? data.layouts[other.layout] : null;
  const fields = layout.map((place, at) => {
    const bits = bitsOf(bytes, place);
    // The same field may be elsewhere in the counterpart.
    const same = otherLayout?.find((candidate) => candidate[0] === place[0]);
    const before = old && same ? bitsOf(old, same) : null;
    return { place, value: one.values[at], bits, before, start: place[1] * 8 + place[2] };
  });
  fields.sort((a, b) => a.start - b.start);
  const first = fields[0].start & ~31;
  const rows = new Map();
  for (const field of fields) {
    // A field that crosses the end of a line continues in the next.
    for (let done = 0; done < field.bits.length;) {
      const at = field.start + done;
      const row = (at - first) >> 5;
      const column = (at - first) & 31;
      const length = Math.min(field.bits.length - done, 32 - column);
      if (!rows.has(row)) rows.set(row, []);
      rows.get(row).push(block(field, column, done, length));
      done += length;
    }
  }
  const lines = [...rows].map(([row, blocks]) =>
    el('div', { class: 'bit-row' }, el('span', { class: 'quiet offset' }, `byte ${(first >> 3) + row * 4}`),
      el('div', { class: 'bits' }, blocks)));
  return el('details', { class: 'fields', open: true },
    el('summary', {}, `${fields.length} fields`, el('span', { class: 'quiet' }, ' (bit 0 on the left)')),
    el('div', { class: 'scroll' }, el('div', { class: 'bit-rows' }, lines)));
}

/** A part of a field: its name, its value, and its bits with those that differ. */
function block(field, column, done, length) {
  const [name, byte, bit, width] = field.place;
  const isChanged = (at) => field.before !== null && field.bits[at] !== field.before[at];
  const bits = field.bits.slice(done, done + length).map((value, i) =>
    isChanged(done + i) ? el('mark', {}, String(value)) : String(value));
  const changed = field.before !== null && field.bits.some((_, at) => isChanged(at));
  const title = `${name} = ${field.value}\nbyte ${byte}, bit ${bit}, ${width} bits`;
  const style = `grid-column: ${column + 1} / span ${length}`;
  return el('div', { class: changed ? 'field changed' : 'field', style, title },
    el('span', { class: 'name' }, length > 2 ? name : ' '),
    el('span', { class: 'value' }, length > 2 ? field.value : ' '),
    el('span', { class: 'digits' }, bits));
}
