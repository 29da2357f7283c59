import { describe, expect, test } from 'vitest';
import { inventedAlerts } from '../alerts/demonstration-alerts';
import type { NoticePreference } from '../wire/account';
import { bellOf, foldedAlerts, readAlertFilter } from './alert-filter';
import { noPreference, reaches, readPreference } from './preference';

const all = noPreference.notices;

describe('what somebody prefers (spec 26.9)', () => {
  test.each<[body: Record<string, unknown>, read: object]>([
    [{ notices: all }, { notices: all }],
    [{ notices: { ...all, alerts: 'NONE', reports: false } }, { notices: { ...all, alerts: 'NONE', reports: false } }],
    [
      { console: { theme: 'dark', hourFormat: 24, navOpen: true } },
      { console: { theme: 'dark', hourFormat: 24, navOpen: true } },
    ],
    [
      { console: {}, notices: all },
      { console: {}, notices: all },
    ],
  ])('%j is kept', (body, read) => {
    expect(readPreference(body)).toEqual(read);
  });

  test.each<[body: Record<string, unknown>, fields: string[]]>([
    [{}, ['notices']],
    [{ notices: { ...all, notices: 'NONE' } }, ['notices.notices']],
    [{ notices: null }, ['notices.alerts', 'notices.notices', 'notices.reports']],
    [{ notices: { ...all, reports: 'no' } }, ['notices.reports']],
    [{ console: null }, ['console']],
    [{ console: ['dark'] }, ['console']],
    [{ console: { theme: { a: 1 } } }, ['console']],
    [{ console: { theme: 'a\u0000b' } }, ['console']],
    [{ console: { theme: 'x'.repeat(201) } }, ['console']],
    [{ console: { __proto: 1 } }, ['console']],
    [{ console: Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`m${index}`, 1])) }, ['console']],
  ])('%j is refused', (body, fields) => {
    const read = readPreference(body);
    expect('fields' in read && read.fields.map(({ field }) => field)).toEqual(fields);
  });

  test.each<[choice: Partial<NoticePreference>, told: boolean[]]>([
    [{}, [true, true, true, true]],
    [{ notices: 'WARNING' }, [false, true, true, true]],
    [{ notices: 'CRITICAL', reports: false }, [false, false, true, false]],
  ])('%j: notices by severity, then of one’s own report', (choice, told) => {
    const wanted = { ...all, ...choice };
    const notices = (['INFO', 'WARNING', 'CRITICAL'] as const).map((severity) => reaches(wanted, severity, false));
    expect([...notices, reaches(wanted, 'INFO', true)]).toEqual(told);
  });
});

test('of the alerts those reach the bell that somebody chose; where all do nothing is said', () => {
  const now = Date.UTC(2026, 10, 27, 18, 30);
  const filter = readAlertFilter(new URLSearchParams(), '');
  if (!filter) throw new Error('no filter');
  const folded = foldedAlerts(inventedAlerts(now), filter, now);
  const active = (wanted: readonly string[]) =>
    folded.kinds
      .filter(({ status, severity }) => status === 'ACTIVE' && wanted.includes(severity))
      .reduce((sum, { count }) => sum + count, 0);
  const bell = (alerts: NoticePreference['alerts']) => bellOf(folded.kinds, { ...all, alerts });
  expect(bell('INFO')).toBeNull();
  expect(bell('CRITICAL')).toMatchObject({ severities: ['CRITICAL'], active: active(['CRITICAL']) });
  expect(bell('WARNING')).toMatchObject({ active: active(['CRITICAL', 'WARNING']) });
  expect(active(['CRITICAL'])).toBeGreaterThan(0);
  expect(active(['CRITICAL'])).toBeLessThan(active(['CRITICAL', 'WARNING']));
  expect(bell('NONE')).toEqual({ severities: [], active: 0, lastStartedAt: null });
});

test('the newest alert that reaches the bell is told also where its source has more than are shown', () => {
  const now = Date.UTC(2026, 10, 27, 18, 30);
  const filter = readAlertFilter(new URLSearchParams(), '');
  const [one] = inventedAlerts(now);
  if (!filter || !one) throw new Error('nothing to look at');
  const crowd = Array.from({ length: 30 }, (_, index): typeof one => ({
    ...{ ...one, alertId: `ALR-${index}`, endedAt: null, startedAt: now - (30 - index) * 60_000 },
    severity: index % 2 === 0 ? 'CRITICAL' : 'WARNING',
  }));
  const bell = (alerts: NoticePreference['alerts']) =>
    Date.parse(bellOf(foldedAlerts(crowd, filter, now).kinds, { ...all, alerts })?.lastStartedAt ?? '');
  expect(bell('CRITICAL')).toBe(now - 2 * 60_000);
  expect(bell('WARNING')).toBe(now - 60_000);
});
