const LAYERS = '@layer properties,theme,base,components,utilities;';
const UTILITIES = '@layer utilities';

/** Drawn by nothing that stands in a page: paper, what the pointer does, browsers without registered properties. */
const LATER = /^@page|^@media print|^@layer properties$|:hover/;

/** What holds no rules of elements. */
const DEFINITION = /^@(?:page|keyframes|property|font-face)/;

/**
 * A minified sheet in two: what draws a page's markup, and the rest. The rest repeats all utilities in their order, which
 * decides between two of one element.
 */
export function pageStyles(sheet: string, markup: string): { drawn: string; rest: string } {
  const names = namesOf(markup);
  let drawn = withBlocks(sheet, (block) => keepDrawn(block, names));
  for (let before = ''; before !== drawn; ) {
    before = drawn;
    drawn = withoutUnread(drawn);
  }
  return { drawn: LAYERS + drawn, rest: withBlocks(sheet, (block) => withoutKept(block, drawn)) };
}

/** A character that a selector escapes, as one that it need not. */
const plain = (character: string) => String.fromCharCode(0xe000 + character.charCodeAt(0));

/** Elements, classes and ids of a markup as selectors write them. */
function namesOf(markup: string): Set<string> {
  const all = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, found = '']) => found);
  const classes = all(/ class="([^"]*)"/g).flatMap((text) => text.replaceAll('&amp;', '&').split(' '));
  return new Set([
    ...all(/<([a-z][\w-]*)/g),
    ...all(/ id="([^"]*)"/g).map((id) => `#${id}`),
    ...classes.map((name) => `.${name.replace(/[^\w-]/g, plain)}`),
  ]);
}

function keepDrawn(block: string, names: ReadonlySet<string>): string {
  const [head, body] = partsOf(block);
  if (LATER.test(head)) return '';
  if (DEFINITION.test(head)) return block;
  if (!head.startsWith('@')) return isDrawn(head, names) ? block : '';
  const inner = withBlocks(body, (one) => keepDrawn(one, names));
  return inner && `${head}{${inner}}`;
}

/** Whether the elements, classes and ids of one of a rule's selectors all stand in the page, whatever their state. */
function isDrawn(head: string, names: ReadonlySet<string>): boolean {
  let text = head.replace(/\\(.)/g, (_, character: string) => plain(character)).replace(/\[[^\]]*\]/g, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/:[\w-]+\([^()]*\)/g, '');
  }
  return text
    .replace(/:{1,2}(?:before|after)/g, '')
    .split(',')
    .filter((one) => !/::|:-moz/.test(one))
    .some((one) =>
      (one.replace(/:[\w-]+/g, '').match(/[.#]?[\w\-\ue000-\ue0ff]+/g) ?? []).every((name) => names.has(name)),
    );
}

/** Values that no rule reads, and animations that none runs. */
function withoutUnread(sheet: string): string {
  const read = new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const run = [...sheet.matchAll(/animation:([^;}]*)/g)].map(([, value]) => value).join(' ');
  return sheet
    .replace(/@property (--[\w-]+)\{[^}]*\}/g, (block, name) => (read.has(name) ? block : ''))
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (block, name) =>
      run.split(' ').includes(name) ? block : '',
    )
    .replace(/(?<=[{;])(--[\w-]+):[^;}]*;?/g, (value, name) => (read.has(name) ? value : ''));
}

function withoutKept(block: string, drawn: string): string {
  const [head, body] = partsOf(block);
  if (head === UTILITIES) return block;
  if (!head.startsWith('@') || DEFINITION.test(head)) return drawn.includes(block) ? '' : block;
  const inner = withBlocks(body, (one) => withoutKept(one, drawn));
  return inner && `${head}{${inner}}`;
}

function partsOf(block: string): [head: string, body: string] {
  const brace = block.indexOf('{');
  return [block.slice(0, brace), block.slice(brace + 1, -1)];
}

const withBlocks = (text: string, change: (block: string) => string) => blocksOf(text).map(change).join('');

/** The rules and groups of a minified sheet, one after the other. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: brace, index } of text.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') depth += 1;
    if (brace !== '}') continue;
    depth -= 1;
    if (depth !== 0) continue;
    blocks.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
}
