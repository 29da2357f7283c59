import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** Tables whose labels stand beside their codes, keys or columns, and their gallery. */
const TABLES = [
  'src/features/logs/results/columns.tsx',
  'src/features/monitoring/sections/',
  'src/features/transactions/codes/gallery-screen.tsx',
  'src/features/transactions/history/drawer/refunds.tsx',
  'src/features/transactions/history/drawer/timeline.tsx',
  'src/features/transactions/history/list/columns.tsx',
];

/** Spanish has one of these letters, one of these words, or is one capitalised word. */
const SPANISH =
  /[áéíóúñ¿¡«]|(?<!\S)(?:al?|con|del?|el|en|es|hay|las?|los?|más|no|para|por|que|se|sin|tu|un|una|y|o)(?!\S)|^[A-Z][a-z]{3,}$/;

/** Names of keys, of the product, of an axis and of a member. */
const NAMES = /^(?:Arrow\w*|Atalaya|Backspace|Enter|Escape|Home|Page\w*|Screen|Space|y)$/;

/** Classes and paths of Tailwind and the router. */
const CODE = /^[^A-ZÁ-ÿ]*[-/][^ÁáéíóúñA-Z]*$/;

const isText = (text: string) =>
  SPANISH.test(text.trim().replace(/^\p{Lu}(?=\p{Ll}* )/u, (letter) => letter.toLowerCase())) &&
  !NAMES.test(text.trim()) &&
  !CODE.test(text);

/** What people read in a component's file, but for the `copy` of a part of `shared`, which stands on top of it. */
function textsOf(file: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return;
    const isCopy = ts.isVariableDeclaration(node) && node.name.getText() === 'copy';
    if (isCopy && file.startsWith('src/shared/')) return;
    if (
      ts.isJsxText(node)
        ? /\p{L}{2}/u.test(node.text) && !NAMES.test(node.text.trim())
        : isPart(node) && isText(node.text)
    ) {
      found.push(`${file}: ${(node as ts.LiteralLikeNode).text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

function isPart(node: ts.Node): node is ts.LiteralLikeNode {
  return (
    ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
  );
}

test('what people read stands in copy files and tables', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((path) => `src/${path}`)
    .filter(
      (file) =>
        file.endsWith('.tsx') && !/\.(?:test|fixture)\./.test(file) && !TABLES.some((table) => file.startsWith(table)),
    )
    .sort();
  expect(files.flatMap((file) => textsOf(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  '<p>Pagado</p>',
  '<p aria-label="Cerrar" />',
  "const label = 'Sin datos'",
  ['const text = `$', '{count} de $', '{all}`'].join(''),
  "const copy = { title: 'Cómo va' }",
])('%s is found', (source) => {
  expect(textsOf('src/app/x.tsx', source)).toHaveLength(1);
});
