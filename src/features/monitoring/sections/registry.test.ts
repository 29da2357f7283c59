import { expect, test } from 'vitest';
import { readReport } from '../api/report';
import { healthyReport } from '../healthy-report.fixture';
import { SECTIONS } from './registry';

test('the sections in the order of spec 6.2, how the icon of each is chosen (spec 6.3) and its thresholds (spec 6.10)', () => {
  const rows = SECTIONS.map(({ key, title, availability, thresholds = {} }) => {
    const presets = Object.entries(thresholds).map(([name, { preset }]) => [name, preset]);
    return [key, title, availability, Object.fromEntries(presets)];
  });
  expect(rows).toEqual([
    ['filesystem', 'Filesystem', 'red-when-empty', { diskWarning: 80, diskDanger: 90, diskRunway: 24 }],
    ['redis', 'Redis', 'three-entries', { redisRejected: 0 }],
    ['mongo', 'Mongo', 'red-when-empty', { mongoTickets: 0 }],
    ['kafka', 'Kafka', 'red-when-empty', { kafkaStill: 60 }],
    ['mysql', 'MySQL', 'red-when-empty', { mysqlAborted: 0 }],
    ['nginx', 'Nginx', 'always-green', { nginxDropped: 0 }],
    ['cpu', 'CPU', 'always-green', { iowait: 10, steal: 10 }],
    ['memory', 'Memoria', 'always-green', { memoryAvailable: 10, swapUsed: 80 }],
    ['process', 'Procesos', 'always-green', {}],
    ['network', 'Red', 'always-green', { networkErrors: 1 }],
    ['elastic', 'Elastic', 'always-green', {}],
  ]);
});

test('no two thresholds are kept under one name', () => {
  const names = SECTIONS.flatMap(({ thresholds = {} }) => Object.keys(thresholds));
  expect(new Set(names).size).toBe(names.length);
});

test.each(SECTIONS.filter(({ sampled }) => sampled))('$key: what is sampled are metrics of its own', (section) => {
  const data = readReport(healthyReport)?.sections[section.key] ?? null;
  expect(data).not.toBeNull();
  const keys = section.metrics(data).flatMap(({ metrics }) => metrics.map(({ key }) => key));
  expect(keys).toEqual(expect.arrayContaining([...(section.sampled ?? [])]));
});
