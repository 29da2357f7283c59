import { expect, test } from 'vitest';
import { statisticCsv } from './statistic-csv';

test('months stand under their own heading', () => {
  expect(statisticCsv('Mes del Año', ['Enero del 2026'], [false], [])).toContain('Mes del Año\r\nEnero del 2026\r\n');
});

test('the heading of a group that no table knows is its code', () => {
  const group = { id: 'g', unit: 'count', role: 'line', values: [1], total: 1 } as const;
  const text = statisticCsv(
    'Periodo',
    ['Hoy'],
    [false],
    [
      { ...group, label: 'Tarjeta', inFile: 'Tarjeta' },
      { ...group, label: '--- (CODI)', inFile: 'CODI' },
      { ...group, label: 'Total' },
    ],
  );
  expect(text).toContain('Periodo,Tarjeta,CODI,Total');
});

test('an amount of another currency is in its units, and its heading says so', () => {
  const money = { id: 'a', label: 'Monto', unit: 'money', role: 'table' } as const;
  const text = statisticCsv(
    'Periodo',
    ['Hoy'],
    [false],
    [
      { ...money, values: [-500], total: -500 },
      { ...money, currency: 'JPY', values: [499], total: 499 },
      { ...money, currency: 'USD', values: [49_900], total: null },
    ],
  );
  expect(text.slice(1).split('\r\n')).toEqual([
    'Periodo,Monto (MXN),Monto (JPY),Monto (USD)',
    'Hoy,-5.00,499,499.00',
    'Total,-5.00,499,',
    '',
  ]);
});

test('the file has the table, its amounts in pesos, and no formula of a foreign name', () => {
  const text = statisticCsv(
    'Periodo',
    ['Viernes 27/11/2026', 'Sábado 28/11/2026'],
    [false, true],
    [
      { id: 'a', label: '=HYPERLINK("x")', unit: 'money', role: 'line', values: [123_450, null], total: 123_450 },
      { id: 'b', label: 'Tasa', unit: 'rate', role: 'table', values: [0.9142, 1], total: 0.99962 },
      { id: 'c', label: 'Cambio', unit: 'percent', role: 'table', values: [-0.5, 0], total: null },
    ],
  );
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.slice(1).split('\r\n')).toEqual([
    `Periodo,"'=HYPERLINK(""x"") (MXN)",Tasa (%),Cambio (%)`,
    'Viernes 27/11/2026,1234.50,91.42,-50',
    'Sábado 28/11/2026 (Parcial),,100,0',
    'Total,1234.50,99.962,',
    '',
  ]);
});
