import { expect, test } from 'vitest';
import { linesOf } from '~/shared/ui/sparkline';
import { lastText, movementRows } from './movement';

const at = [0, 10_000, 20_000];

test('rows for what the samples hold: levels, rates, sums over instances and interfaces', () => {
  const rows = movementRows({
    at,
    series: {
      'cpu//total': [10, 20, 30],
      'memory//ram.total': [200, 200, 200],
      'memory//ram.used': [100, null, 150],
      'redis/203.0.113.1:6379/commandsProcessed': [0, 100, 200],
      'redis/203.0.113.2:6379/commandsProcessed': [0, 50, 10],
      'network/lo/bytesIn': [0, 999, 9999],
      'network/eth0/bytesIn': [0, 1000, 3000],
      'network/tun/0/bytesIn': [0, 0, 10],
      'nginx//active': [1, 2, 3],
    },
  });
  expect(rows.map(({ label, points, resets }) => [label, points, resets])).toEqual([
    ['CPU total', [10, 20, 30], 0],
    ['Memoria en uso', [50, null, 75], 0],
    ['Comandos redis', [null, 15, null], 1],
    ['Entrada de red', [null, 100, 201], 0],
  ]);
});

test('a line breaks at gaps; a lone point is drawn, nothing is no line', () => {
  expect(linesOf([0, 10, null, 10, 0])).toEqual(['0,22 30,2', '90,2 120,22']);
  expect(linesOf([null, 5, null])).toEqual(['60,2 60,2']);
  expect(linesOf([3])).toEqual(['0,2 0,2']);
  expect(linesOf([0, 0])).toEqual(['0,22 120,22']);
  expect(linesOf([null, null])).toEqual([]);
});

test.each<[Parameters<typeof lastText>[0]['unit'], number | null, string]>([
  ['perSecond', null, '---'],
  ['perSecond', 0, '0 /s'],
  ['perSecond', 0.004, '0.004 /s'],
  ['perSecond', 0.25, '0.25 /s'],
  ['perSecond', 1204.4, '1,204 /s'],
  ['bytesPerSecond', 0, '0 B/s'],
  ['bytesPerSecond', 0.3, '0.3 B/s'],
  ['bytesPerSecond', 15.7, '16 B/s'],
  ['bytesPerSecond', 4299161.6, '4.1 MB/s'],
  ['percent', 12.5, '12.5 %'],
  ['percent', 99.99, '> 99.9 %'],
])('%s %s reads %s', (unit, last, text) => {
  expect(lastText({ unit, points: [1, last] })).toBe(text);
});
