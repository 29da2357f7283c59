import { expect, test } from 'vitest';
import { monthLabel } from './month-label';

test.each<[month: number, year: number, label: string]>([
  [1, 2026, 'Enero del 2026'],
  [2, 2026, 'Febrero del 2026'],
  [3, 2026, 'Marzo del 2026'],
  [4, 2026, 'Abril del 2026'],
  [5, 2026, 'Mayo del 2026'],
  [6, 2026, 'Junio del 2026'],
  [7, 2026, 'Julio del 2026'],
  [8, 2026, 'Agosto del 2026'],
  [9, 2025, 'Septiembre del 2025'],
  [10, 2025, 'Octubre del 2025'],
  [11, 2025, 'Noviembre del 2025'],
  [12, 1999, 'Diciembre del 1999'],
  [0, 2026, '---'],
  [13, 2026, '---'],
  [1.5, 2026, '---'],
  [Number.NaN, 2026, '---'],
])('month %s of %s is %s', (month, year, label) => {
  expect(monthLabel(month, year)).toBe(label);
});
