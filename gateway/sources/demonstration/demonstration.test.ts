import { expect, test } from 'vitest';
import { deviationsOfReport } from '../contract.fixture';
import { createDemonstrationReports } from './demonstration';

const NOW = Date.parse('2026-11-28T18:00:00Z');
const reports = createDemonstrationReports();

test('every server is named as invented, and reports eleven sections that move, as the contract describes them', async () => {
  const names = await reports.list();
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect(name).toMatch(/^demo-/);
    const [report, later] = await Promise.all([reports.read(name, NOW), reports.read(name, NOW + 5000)]);
    expect(Object.keys(report ?? {})).toHaveLength(13);
    expect(deviationsOfReport(report)).toEqual([]);
    for (const section of ['cpu', 'memory', 'network', 'nginx', 'mysql', 'mongo', 'redis'])
      expect(later?.[section], section).not.toEqual(report?.[section]);
  }
  expect(await reports.read('demo-pagos-01', NOW)).toMatchObject({
    date: '28/11/2026 12:00:00 PM',
    server: 'demo-pagos-01',
  });
  expect(await reports.read('constructor', NOW)).toBeUndefined();
});
