import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const DOCUMENT = 'docs/specification.md';

const TEXT = /\.(?:ts|tsx|cjs|css|html|md|yaml|yml|sh|conf|template)$/;

/** 'spec 6.5', 'spec 2.4, 2.6', 'spec 8' for a whole chapter; the document itself writes § in the place of the word. */
const CITATION = /(?:\bspec|§) (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)/gi;

/** How texts are cited that are not in the repository. */
const FOREIGN = /\b[Ss]ections? \d+|\bD\d{1,2}\b/g;

const document = readFileSync(DOCUMENT, 'utf8');
const [body = '', appendix = ''] = document.split('\n## Appendix');
const headings = Array.from(body.matchAll(/^#{2,} (\d+(?:\.\d+)?) /gm), ([, number = '']) => number);

/** All texts but what .gitignore leaves out, wherever they are. */
function texts(folder = '.'): string[] {
  const ignored = ['.git', ...readFileSync('.gitignore', 'utf8').split('\n')];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ignored.includes(entry.name) ? [] : texts(path);
    return TEXT.test(entry.name) ? [path] : [];
  });
}

function citedNumbers(text: string): string[] {
  return Array.from(text.matchAll(CITATION), ([, numbers = '']) => numbers.split(/, | and /)).flat();
}

function foreignCitations(text: string): string[] {
  return text.match(FOREIGN) ?? [];
}

/** 'src/app/router.tsx:12: 99.1', for each finding in each line. */
function findings(find: (line: string) => string[], paths: readonly string[]): string[] {
  return paths.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => find(line).map((found) => `${path}:${index + 1}: ${found}`)),
  );
}

describe('what counts as a citation', () => {
  const spec = 'spec';
  test.each([
    [`keeps its text (${spec} 13.2)`, ['13.2']],
    [`${spec} 2.4, 2.6: both`, ['2.4', '2.6']],
    [`Spec 4.10 and 4.11`, ['4.10', '4.11']],
    [`all of ${spec} 8.`, ['8']],
    ['see § 6.4', ['6.4']],
    ['e2e/access.spec.ts, specs 6 and 7', []],
  ])('%s', (text, numbers) => {
    expect(citedNumbers(text)).toEqual(numbers);
  });

  test.each([
    [`the badges of section ${4}`, 1],
    [`sections ${2} and ${6}, D${31}`, 2],
    ['the sections of a report', 0],
    ['#D97706', 0],
  ])('of another text: %s', (text, count) => {
    expect(foreignCitations(text)).toHaveLength(count);
  });
});

test('headings are numbered in order, each once', () => {
  let [chapter, heading] = [0, 0];
  for (const number of headings) {
    [chapter, heading] = number.includes('.') ? [chapter, heading + 1] : [chapter + 1, 0];
    expect(number).toBe(heading === 0 ? `${chapter}` : `${chapter}.${heading}`);
  }
  expect(headings.length).toBeGreaterThan(100);
});

test('every rule that is cited is a heading of the specification', () => {
  const cited = findings((line) => citedNumbers(line).filter((number) => !headings.includes(number)), texts());
  expect(cited).toEqual([]);
});

test('nothing is cited that is not in the repository', () => {
  expect(
    findings(
      foreignCitations,
      texts().filter((path) => path !== DOCUMENT),
    ),
  ).toEqual([]);
});

test('every text that the specification quotes is in the code', () => {
  // Tests repeat the texts that are put together from parts.
  const code = texts('src')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  const quoted = Array.from(body.matchAll(/(?<!\w)'([^'\n]+(?:\n[^'\n]+)?)'(?!\w)/g), ([, text = '']) => text);
  // A number or a name stands in the place of N and of the three dots.
  const fixed = quoted.map((text) => text.replace('\n', ' ')).filter((text) => !/\bN\b|…/.test(text));
  expect(fixed.filter((text) => !code.includes(text))).toEqual([]);
  expect(fixed.length).toBeGreaterThan(100);
});

test('each earlier number of a decision has its headings', () => {
  const cells = Array.from(appendix.matchAll(/\| (D\d+) \| ([^|]+?) (?=\|)/g), ([, decision, where = '']) => ({
    decision,
    lacking: where.split(', ').filter((number) => !headings.includes(number)),
  }));
  const numbers = Array.from({ length: 54 }, (_, index) => `D${index + 1}`);
  expect(new Set(cells.map(({ decision }) => decision))).toEqual(new Set(numbers));
  expect(cells.filter(({ lacking }) => lacking.length > 0)).toEqual([]);
});
