import { expect, test } from 'vitest';
import { copy } from './copy';
import { entryCopy } from './entry/copy';
import { laterCopy } from './later-copy';

test.each([
  [copy.found(20_000), 'Se encontraron 20,000 registros.'],
  [copy.found(1), 'Se encontraron 1 registros.'],
  [entryCopy.cutNote(100_000), 'Se muestran los primeros 100,000 caracteres.'],
  [entryCopy.selectedCount(1200), '1,200 registros seleccionados'],
  [laterCopy.matchPosition(1500, 2000, true), '1,500 de más de 2,000'],
  [laterCopy.sizeOf(1000, true), '1,000 elementos'],
  [laterCopy.timelineSize(1200, 3), '1,200 pasos · 3 servicios'],
  [laterCopy.withoutFilterFound('Canal', 3000, false), 'Sin «Canal» hay 3,000 registros'],
])('%s', (text, right) => {
  expect(text).toBe(right);
});
