import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { type ServerReports, SourceAway } from '../ports';
import { combined } from './combined';
import { createServerReports } from './server-reports';

const of = (...names: string[]): ServerReports => ({
  list: async () => names,
  read: async (name) => (names.includes(name) ? { server: name, of: names[0] } : undefined),
});
const away: ServerReports = {
  list: () => Promise.reject(new SourceAway('x')),
  read: () => Promise.reject(new SourceAway('x')),
};

test('sources follow one another, and a name belongs to the first that knows it', async () => {
  const both = combined([of('a', 'b'), of('c', 'b')]);
  expect(await both.list()).toEqual(['a', 'b', 'c']);
  expect(await both.read('b', 0)).toEqual({ server: 'b', of: 'a' });
  expect(await both.read('c', 0)).toEqual({ server: 'c', of: 'c' });
  expect(await both.read('d', 0)).toBeUndefined();
});

test('a source that is away takes the list and its own servers along, not those of others', async () => {
  const both = combined([away, of('a')]);
  await expect(both.list()).rejects.toThrow(SourceAway);
  expect(await both.read('a', 0)).toEqual({ server: 'a', of: 'a' });
  await expect(both.read('b', 0)).rejects.toThrow(SourceAway);
});

test('without a Prometheus it is this machine, with the demonstration beside it where that is asked for', async () => {
  expect(await createServerReports({ demonstration: false }, Date).list()).toEqual([hostname()]);
  const reports = createServerReports({ demonstration: true }, Date);
  expect(await reports.list()).toEqual([hostname(), 'demo-pagos-01', 'demo-pagos-02', 'demo-promociones-01']);
  expect(await reports.read('demo-pagos-01', 0)).toMatchObject({ server: 'demo-pagos-01' });
});

test('a Prometheus is in the place of this machine', async () => {
  const prometheus = { url: 'http://127.0.0.1:1', label: 'server', window: '1m', timeoutSeconds: 5 };
  const reports = createServerReports({ prometheus, demonstration: false }, Date);
  await expect(reports.list()).rejects.toThrow(SourceAway);
  await expect(reports.read(hostname(), 0)).rejects.toThrow(SourceAway);
});
