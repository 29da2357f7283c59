import { expect, test } from 'vitest';
import { nextRun, periodOf } from '../rules/report-schedule';
import { createMemoryLedger } from '../trail/memory-ledger';
import { fileOf } from './file';
import { createMemoryReportStore } from './memory-report-store';
import { reportingTests } from './reporting.fixture';
import { readReport, readSchedule } from './request';
import { createWorkbook } from './sheets';

reportingTests(async () => {
  const trail = createMemoryLedger();
  return { store: createMemoryReportStore(trail), trail };
});

const at = (text: string) => Date.parse(`${text}-06:00`);

test.each([
  [{ frequency: 'DAILY', hour: 6 }, '2026-11-28T05:59:59', '2026-11-28T06:00:00', '2026-11-27_2026-11-27'],
  [{ frequency: 'DAILY', hour: 6 }, '2026-11-28T06:00:00', '2026-11-29T06:00:00', '2026-11-28_2026-11-28'],
  [{ frequency: 'WEEKLY', hour: 0, weekday: 7 }, '2026-11-28T23:00:00', '2026-11-29T00:00:00', '2026-11-22_2026-11-28'],
  [
    { frequency: 'MONTHLY', hour: 23, monthDay: 28 },
    '2026-11-28T23:30:00',
    '2026-12-28T23:00:00',
    '2026-11-01_2026-11-30',
  ],
  [
    { frequency: 'MONTHLY', hour: 1, monthDay: 1 },
    '2026-12-31T00:00:00',
    '2027-01-01T01:00:00',
    '2026-12-01_2026-12-31',
  ],
] as const)('%j after %s runs at %s, about %s', (rhythm, after, next, days) => {
  const run = nextRun({ weekday: null, monthDay: null, ...rhythm }, at(after));
  expect(run).toBe(at(next));
  expect(periodOf(rhythm, run)).toBe(days);
});

const report = { type: 'CHANNELS', dateRange: '2026-11-01_2026-11-30' };
const schedule = { ...report, name: 'x', frequency: 'DAILY', hour: 6, recipients: ['a@ejemplo.mx'] };

test.each([
  [{ type: 'REFUNDS' }, 'type'],
  [{ type: '__proto__' }, 'type'],
  [{ dateRange: '2026-11-31_2026-12-01' }, 'dateRange'],
  [{ dateRange: '2020-01-01_2026-12-01' }, 'dateRange'],
  [{ filters: { status: ['SUCCESS'] } }, 'filters'],
  [{ columns: ['phone'] }, 'columns'],
  [{ format: 'PDF' }, 'format'],
])('a report with %j is refused for its %s', (more, field) => {
  expect(readReport(report, 'TELCEL')).toMatchObject({ type: 'CHANNELS', format: 'CSV' });
  expect(readReport({ ...report, ...more }, 'TELCEL')).toMatchObject({ fields: [{ field }] });
});

test.each([
  [{ name: ' ' }, 'name'],
  [{ frequency: 'HOURLY' }, 'frequency'],
  [{ hour: 24 }, 'hour'],
  [{ frequency: 'WEEKLY' }, 'weekday'],
  [{ frequency: 'MONTHLY', monthDay: 31 }, 'monthDay'],
  [{ recipients: [] }, 'recipients'],
  [{ recipients: ['a@ejemplo.mx\nBcc: b@ejemplo.mx'] }, 'recipients'],
])('a schedule with %j is refused for its %s', (more, field) => {
  expect(readSchedule(schedule, 'TELCEL', true)).toMatchObject({ recipients: ['a@ejemplo.mx'] });
  expect(readSchedule({ ...schedule, ...more }, 'TELCEL', true)).toMatchObject({ fields: [{ field }] });
});

test('rows beyond a sheet go on in another one', () => {
  const columns = [{ id: 'a', label: 'A', kind: 'count' }] as const;
  const book = createWorkbook(columns, 'Datos', 3);
  book.add([{ a: 1 }, { a: 2 }, { a: 3 }]);
  book.end();
  const names = new TextDecoder('latin1').decode(Uint8Array.from(book.taken().flatMap((bytes) => [...bytes])));
  expect(names).toContain('xl/worksheets/sheet2.xml');
  expect(names).not.toContain('xl/worksheets/sheet3.xml');
});

test('rows are read no faster than their file is kept', async () => {
  let read = 0;
  async function* rows() {
    for (; read < 1000; read += 1) yield Array.from({ length: 1000 }, () => ({ a: 'x'.repeat(40) }));
  }
  const columns = [{ id: 'a', label: 'A', kind: 'text' }] as const;
  const file = fileOf(rows(), { format: 'CSV', columns, title: 'Datos' });
  for (const most of [10, 20, 30]) {
    expect((await file.next()).value?.bytes.length).toBeLessThan(300_000);
    expect(read).toBeLessThan(most);
  }
});
