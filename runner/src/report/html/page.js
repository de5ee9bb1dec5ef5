// Views, filters, links and keys.

const byId = (id) => document.getElementById(id);
const FILTERS = ['q', 'page', 'kind', 'platform', 'verdict', 'implementation'];
const VIEWS = ['overview', 'matrix', 'rules', 'account', 'source'];

/** The state of the page is its fragment: `view`, the filters, `rule` and `case`; for a page of the specification its `line`. */
function readState() {
  const state = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
  if (!VIEWS.includes(state.view)) {
    const needsRules = [...FILTERS, 'rule', 'case'].some((key) => state[key]);
    state.view = needsRules ? 'rules' : 'overview';
  }
  return state;
}

/** The link to the current state with changes. Slashes and spaces of ids stay readable. */
function link(changes, state = readState()) {
  const next = { ...state, ...changes };
  if (changes.case === undefined) delete next.case;
  if (changes.line === undefined) delete next.line;
  const parts = ['view', ...FILTERS, 'rule', 'case', 'line'].filter((key) => next[key]);
  return `#${parts.map((key) => `${key}=${encodeURIComponent(next[key]).replaceAll('%2F', '/')}`).join('&')}`;
}

function go(changes, replace = false) {
  visit(link(changes), replace);
}

/** Shows the state of a link at once: no event follows that could take back a newer selection. */
function visit(target, replace = false) {
  if (target === location.hash) return;
  if (replace) history.replaceState(null, '', target);
  else history.pushState(null, '', target);
  show();
}

let data;
let rows = [];
let selected = -1;

/** Whether a count belongs to the filtered cases. */
function matcher(state) {
  const place = (list, name) => (name ? list.indexOf(name) : null);
  const platform = place(data.platforms, state.platform);
  const verdict = place(data.verdicts, state.verdict);
  const implementation = place(data.implementations, state.implementation);
  return {
    count: (count) =>
      (platform === null || count.platform === platform) &&
      (verdict === null || count.verdict === verdict) &&
      (implementation === null || count.implementation === implementation),
    shown: (one) =>
      (platform === null || one.platform === platform) &&
      (verdict === null && implementation === null ||
        one.results.some(([i, v]) => (verdict === null || v === verdict) && (implementation === null || i === implementation))),
  };
}

function filteredRules(state) {
  const page = state.page ? data.pages.indexOf(state.page) : null;
  const kind = state.kind ? data.kinds.indexOf(state.kind) : null;
  const terms = (state.q ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const match = matcher(state);
  const isFiltered = state.platform || state.verdict || state.implementation;
  return data.rules.filter((rule) =>
    (page === null || rule.page === page) && (kind === null || rule.kind === kind) &&
    terms.every((term) => searchText(rule).includes(term)) && (!isFiltered || rule.counts.some(match.count)));
}

/** The number of cases of each verdict. */
function sums(counts) {
  const sum = new Map();
  for (const { verdict, count } of counts) sum.set(verdict, (sum.get(verdict) ?? 0) + count);
  return [...sum].sort(([a], [b]) => a - b);
}

function showList(state) {
  const match = matcher(state);
  const rules = filteredRules(state);
  const all = [];
  rows = rules.map((rule) => {
    const counts = rule.counts.filter(match.count);
    all.push(...counts);
    const chips = sums(counts).map(([verdict, count]) => chip(data, verdict, count));
    const current = rule.id === state.rule;
    return el('li', { class: current ? 'row current' : 'row', 'data-href': link({ rule: rule.id }, state) },
      el('a', { href: link({ rule: rule.id }, state), 'aria-current': current || null }, rule.id), el('span', { class: 'chips' }, chips));
  });
  byId('list').replaceChildren(...rows);
  byId('sums').replaceChildren(`${rules.length} of ${data.rules.length} rules: `,
    ...sums(all).flatMap(([verdict, count]) => [chip(data, verdict, count), ' ']));
  select(rows.findIndex((row) => row.classList.contains('current')));
}

function showDetail(state) {
  const detail = byId('detail');
  const rule = data.rules.find((one) => one.id === state.rule);
  document.body.classList.toggle('has-detail', Boolean(rule));
  if (!rule) {
    const text = state.rule ? `No rule has the id ${state.rule}.` : 'Select a rule.';
    detail.replaceChildren(el('p', { class: 'note' }, text));
    return;
  }
  const match = matcher(state);
  const place = `${data.pages[rule.page]}${rule.line ? `:${rule.line}` : ''}`;
  const shown = rule.cases.filter((one) => match.shown(one) || one.id === state.case);
  const total = rule.counts.filter((count) => count.implementation === 0).reduce((sum, { count }) => sum + count, 0);
  const note = shown.length < total
    ? `${shown.length} of ${total} cases are shown with their contents; the others are counts.` : `All ${total} cases are shown.`;
  detail.replaceChildren(
    el('a', { class: 'to-list', href: link({ rule: '' }, state) }, '← all rules'),
    el('h2', {}, el('a', { href: link({ rule: rule.id }, { view: 'rules' }) }, rule.id)),
    el('p', { class: 'quiet' }, placeElement(rule, place),
      ` · ${words(data.kinds[rule.kind])} · ${rule.level}`),
    rule.sentence ? el('p', {}, rule.sentence) : '',
    rule.expression ? el('pre', { class: 'expression' }, rule.expression) : '',
    countsElement(rule, match),
    el('p', { class: 'note' }, note),
    ...shown.map((one) => caseElement(data, rule, one)));
}

/** The place of a rule: a link to the page on the network, or to its line here. */
function placeElement(rule, place) {
  if (rule.url) return el('a', { href: rule.url }, place);
  const page = data.pages[rule.page];
  return data.sources.includes(page) ? el('a', { href: sourceLink(page, rule.line) }, place) : place;
}

const sourceLink = (page, line) => link({ view: 'source', page, line: String(line) }, {});

/** A page of the specification line by line. */
function showSource(state) {
  const at = data.sources.indexOf(state.page ?? '');
  byId('source-title').textContent = at < 0 ? 'Pages' : data.sources[at];
  rows = at < 0 ? data.sources.map((page) => sourceRow(page)) : data.lines[at]().map((line, n) => lineRow(state, line, n + 1));
  byId('source-note').textContent = at < 0 ? `Pages: ${rows.length}.`
    : 'Each line with its meaning and its rules. A number beside a rule is that of its cases.';
  byId('source-table').replaceChildren(el('tbody', {}, rows));
  const row = at < 0 || !state.line ? null : rows[Number(state.line) - 1];
  row?.classList.add('linked');
  select(row ? Number(state.line) - 1 : -1);
}

function sourceRow(page) {
  const href = link({ view: 'source', page }, {});
  return el('tr', { class: 'row', 'data-href': href }, el('th', {}, el('a', { href }, page)));
}

function lineRow(state, [text, parts], number) {
  const href = sourceLink(state.page, number);
  const meanings = parts.flatMap(([meaning, places, rules]) => [
    el('span', { class: `meaning ${meaning.replaceAll(' ', '-')}`, title: places.join('\n') || null }, meaning), ' ',
    ...rules.flatMap((id) => [ruleLink(id), ' '])]);
  return el('tr', { class: 'row', id: `line-${number}`, 'data-href': href },
    el('th', { class: 'number' }, el('a', { href }, String(number))), el('td', { class: 'text' }, text), el('td', {}, meanings));
}

/** A rule with the number of its cases; without a link if the suite has no case of it. */
function ruleLink(id) {
  const rule = data.rules.find((one) => one.id === id);
  if (!rule) return el('span', { class: 'quiet' }, `${id} (no case)`);
  const counts = rule.counts.filter((count) => count.implementation === 0);
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  return el('span', {}, el('a', { href: link({ view: 'rules', rule: id }, {}) }, id), ` (${total})`);
}

/** Implementations and platforms against expectations and verdicts. */
function countsElement(rule, match) {
  const groups = new Map();
  for (const count of rule.counts.filter(match.count)) {
    const key = `${count.implementation} ${count.platform}`;
    if (!groups.has(key)) groups.set(key, { ...count, cells: [[], [], []] });
    groups.get(key).cells[count.expect].push(count);
  }
  const used = data.expects.map((_, at) => at).filter((at) => [...groups.values()].some((g) => g.cells[at].length > 0));
  const cell = (counts) => sums(counts).flatMap(([verdict, count]) => [chip(data, verdict, count), ' ']);
  const lines = [...groups.values()].map((group) => el('tr', {},
    el('th', {}, data.implementations[group.implementation]), el('td', {}, data.platforms[group.platform]),
    used.map((at) => el('td', {}, cell(group.cells[at])))));
  return el('div', { class: 'scroll' }, el('table', { class: 'small' },
    el('thead', {}, el('tr', {}, el('th', {}, 'implementation'), el('th', {}, 'platform'),
      used.map((at) => el('th', {}, data.expects[at])))), el('tbody', {}, lines)));
}

/** Sums of rules for each implementation, as a row of the matrix. */
function matrixRow(name, href, rules, match, kind) {
  const cells = data.implementations.map(() => []);
  for (const rule of rules) {
    for (const count of rule.counts) if (match.count(count)) cells[count.implementation].push(count);
  }
  const disagreements = rules.reduce((sum, rule) => sum + rule.disagreements, 0);
  const row = el('tr', { class: `row ${kind}`, 'data-href': href },
    el('th', {}, el('a', { href }, name)),
    cells.map((counts) => el('td', {}, sums(counts).map(([verdict, count]) => chip(data, verdict, count)))),
    el('td', { class: disagreements ? 'number' : 'number zero' }, String(disagreements)));
  return { row, disagreements, name };
}

function showMatrix(state) {
  const match = matcher(state);
  const rules = filteredRules(state);
  const order = (a, b) => b.disagreements - a.disagreements || (a.name < b.name ? -1 : 1);
  const pages = new Map();
  for (const rule of rules) pages.set(rule.page, [...(pages.get(rule.page) ?? []), rule]);
  const body = [];
  const list = [...pages].map(([page, own]) => {
    const name = data.pages[page];
    const isOpen = state.page === name;
    return { own, isOpen, ...matrixRow(name, link({ page: isOpen ? '' : name }, state), own, match, 'page') };
  });
  for (const page of list.sort(order)) {
    body.push(page.row);
    if (!page.isOpen) continue;
    const own = page.own.map((rule) =>
      matrixRow(rule.id, link({ view: 'rules', rule: rule.id }, state), [rule], match, 'rule'));
    body.push(...own.sort(order).map(({ row }) => row));
  }
  rows = body;
  byId('matrix-sums').textContent = `Rules: ${rules.length}. Pages: ${pages.size}. Select a page for its rules.`;
  byId('matrix-table').replaceChildren(
    el('thead', {}, el('tr', {}, el('th', {}, 'page, rule'), data.implementations.map((name) => el('th', {}, name)),
      el('th', { class: 'number' }, 'disagreements'))), el('tbody', {}, body));
  select(-1);
}

/** Selects a row for the keys. */
function select(at) {
  rows[selected]?.classList.remove('selected');
  selected = at;
  rows[selected]?.classList.add('selected');
}

/** The rule of a case that is linked without its rule. */
function completed(state) {
  if (!state.case || state.rule) return state;
  const rule = ruleOfCase(data, state.case);
  return rule ? { ...state, rule: rule.id } : state;
}

let listKey = null;

function show() {
  const state = completed(readState());
  document.body.dataset.view = state.view;
  for (const view of VIEWS) byId(view).hidden = view !== state.view;
  for (const anchor of document.querySelectorAll('nav a')) {
    anchor.href = link({ view: anchor.dataset.view }, state);
    const isCurrent = anchor.dataset.view === (state.view === 'source' ? 'account' : state.view);
    anchor.toggleAttribute('aria-current', isCurrent);
  }
  for (const id of FILTERS) {
    if (byId(id) !== document.activeElement || byId(id).tagName !== 'INPUT') byId(id).value = state[id] ?? '';
  }
  // A new list would lose its place when only the open rule changes.
  const key = JSON.stringify([state.view, ...FILTERS.map((id) => state[id])]);
  if (state.view === 'matrix') showMatrix(state);
  if (state.view === 'source') showSource(state);
  if (state.view === 'rules') {
    if (key !== listKey) showList(state);
    else markCurrent(state);
    showDetail(state);
  }
  listKey = key;
  rows[selected]?.scrollIntoView({ block: 'nearest' });
  const linked = state.case && byId(`case-${state.case}`);
  linked?.classList.add('linked');
  linked?.scrollIntoView();
}

function markCurrent(state) {
  rows.forEach((row) => row.classList.toggle('current', row.querySelector('a').textContent === state.rule));
  const at = rows.findIndex((row) => row.classList.contains('current'));
  if (at >= 0) select(at);
}

function keys(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const inForm = ['INPUT', 'SELECT'].includes(event.target.tagName);
  if (event.key === 'Escape') {
    if (inForm) event.target.blur();
    else if (readState().rule) go({ rule: '' });
  } else if (inForm) {
    if (event.key === 'Enter') event.target.blur();
  } else if (event.key === '/') {
    event.preventDefault();
    byId('q').focus();
    byId('q').select();
  } else if (event.key === 'j' || event.key === 'k') {
    const next = Math.max(0, Math.min(rows.length - 1, selected + (event.key === 'j' ? 1 : -1)));
    select(next);
    rows[next]?.scrollIntoView({ block: 'nearest' });
  } else if (event.key === 'Enter' && rows[selected] && event.target.tagName !== 'A') {
    visit(rows[selected].dataset.href);
  }
}

function fill(id, names, label = (name) => name) {
  byId(id).append(...names.map((name) => el('option', { value: name }, label(name))));
}

async function start() {
  data = await load();
  const occurring = new Set(data.rules.flatMap((rule) => rule.counts.map((count) => count.verdict)));
  fill('page', [...data.pages].sort());
  fill('kind', [...data.kinds].sort(), words);
  fill('platform', data.platforms);
  fill('verdict', data.verdicts.filter((_, at) => occurring.has(at)), words);
  fill('implementation', data.implementations);
  byId('implementation').hidden = data.implementations.length < 2;
  const view = () => (['rules', 'matrix'].includes(readState().view) ? readState().view : 'rules');
  for (const id of FILTERS) {
    byId(id).addEventListener('input', () => go({ view: view(), [id]: byId(id).value }, id === 'q'));
  }
  byId('filters').addEventListener('submit', (event) => event.preventDefault());
  byId('filters').addEventListener('reset', (event) => {
    event.preventDefault();
    byId('q').value = '';
    go(Object.fromEntries(FILTERS.map((id) => [id, ''])));
  });
  document.addEventListener('keydown', keys);
  // It also reports links within the page. `hashchange` follows later and would take back a newer selection.
  window.addEventListener('popstate', show);
  show();
  // Tests wait for it, and measure the time until it.
  performance.mark('ready');
}

start();
