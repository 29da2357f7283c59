import { expect, test } from 'vitest';
import { fuzzyMatch } from './fuzzy';

/** The text with what was hit in brackets. */
function marked(query: string, text: string): string | null {
  const match = fuzzyMatch(query, text);
  if (!match) return null;
  return [...text]
    .map((letter, index) => (match.hits.has(index) ? `[${letter}]` : letter))
    .join('')
    .replaceAll('][', '');
}

test.each([
  ['', 'Logs', 'Logs'],
  ['traz', 'Trazabilidad', '[Traz]abilidad'],
  ['TRÁZ', 'Trazabilidad', '[Traz]abilidad'],
  ['estadistica', 'Estadística', '[Estadística]'],
  ['sesion', 'Cerrar sesión', 'Cerrar [sesión]'],
  ['hist op', 'Historial de operaciones', '[Hist]orial de [op]eraciones'],
  ['op hist', 'Historial de operaciones', '[Hist]orial de [op]eraciones'],
  ['bilidad', 'Trazabilidad', 'Traza[bilidad]'],
  ['mntr', 'Monitoreo', '[M]o[n]i[t]o[r]eo'],
  ['trazab', '/soporte/trazabilidad', '/soporte/[trazab]ilidad'],
  ['n', 'Niño año', '[N]iño año'],
])('%j in %j', (query, text, expected) => {
  expect(marked(query, text)).toBe(expected);
});

test.each([
  ['x', 'Logs'],
  ['traz x', 'Trazabilidad'],
  ['golg', 'Logs'],
  ['s', ''],
  ['oo', 'Monitoreo'],
])('%j is not in %j', (query, text) => {
  expect(fuzzyMatch(query, text)).toBeNull();
});

test('the start of the text beats the start of a word, that the middle of one, that scattered letters', () => {
  const score = (text: string) => fuzzyMatch('re', text)?.score ?? Number.NaN;
  const ranked = ['Reportes', 'Ver reportes', 'Aire', 'Rueda'].map(score);
  expect(ranked).toEqual([...ranked].sort((a, b) => b - a));
  expect(new Set(ranked).size).toBe(4);
});
