import { strFromU8, unzipSync } from 'fflate';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { StoredReport } from '../rules/report';
import { keepInvented } from './demonstration-reports';
import {
  askedFor,
  bytesOf,
  eva,
  HOUR,
  type Kept,
  keyed,
  plannedFor,
  platformOf,
  START,
  teo,
} from './reporting-platform.fixture';

/** Registers the tests of reports for a place where they are kept. */
export function reportingTests(place: () => Promise<Kept>): void {
  const platform = async (count?: number) => platformOf(await place(), count);
  const made = async ({ reporting }: Awaited<ReturnType<typeof platform>>, more: object = {}, actor = eva) => {
    const report = await reporting.request(askedFor(more), keyed(actor));
    if (!('reportId' in report)) throw new Error('refused');
    await reporting.work();
    return report.reportId;
  };

  test('a report is asked for once for a key, made beside other work, told and handed to whoever asked', async () => {
    const { reporting, told, trail, store } = await platform();
    const asked = keyed();
    const first = await reporting.request(askedFor(), asked);
    expect(await reporting.request(askedFor(), asked)).toMatchObject({ reportId: Object(first).reportId });
    expect(await reporting.request(askedFor({ format: 'XLSX' }), asked)).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
    await reporting.work();
    expect(told).toEqual(['READY']);
    const { data, total } = await reporting.page(eva.email, { page: 1, size: 10 });
    expect(total).toBe(1);
    expect(data[0]).toMatchObject({
      status: 'READY',
      rowCount: 3,
      expectedRows: 3,
      name: 'Operaciones, noviembre del 2026',
    });
    const id = data[0]?.reportId ?? '';
    expect(await reporting.file(id, teo)).toBeUndefined();
    expect(await reporting.page(teo.email, { page: 1, size: 10 })).toMatchObject({ total: 0 });
    const file = await reporting.file(id, eva);
    const bytes = await bytesOf(file?.parts ?? store.file(''));
    expect((await store.find(id))?.sizeBytes).toBe(bytes.length);
    expect(strFromU8(bytes).split('\r\n')[1]).toBe(
      `27/11/2026 10:00:00 AM,OP1,'=1+1,WEB,Tarjeta,Pagado,100.50,0.00,MXN,VISA,"=""0042""",BBVA,Sí,"=""4821E5""","=""123456789012345""",,,"=""MAR10"""`,
    );
    expect((await trail.of('report', id)).map(({ action }) => action)).toEqual(['DOWNLOAD', 'REQUEST']);
    expect(await reporting.remove(id, teo)).toEqual({ unknown: true });
    expect(await reporting.remove(id, eva)).toMatchObject({ reportId: id });
    expect(await store.find(id)).toBeUndefined();
    expect(await bytesOf(store.file(id))).toHaveLength(0);
  });

  test('a workbook holds the same, texts as texts, amounts and moments as numbers', async () => {
    const kept = await platform(2);
    const id = await made(kept, { format: 'XLSX', columns: ['date', 'orderId', 'amount'] });
    const file = await kept.reporting.file(id, eva);
    const parts = unzipSync(await bytesOf(file?.parts ?? kept.store.file('')));
    expect(Object.keys(parts)).toContain('[Content_Types].xml');
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row>.*?<\/row>/g)).toEqual([
      expect.stringContaining('Fecha'),
      ...[1, 2].map(
        () =>
          '<row><c s="2"><v>46353.416667</v></c><c t="inlineStr"><is><t xml:space="preserve">=1+1</t></is></c><c s="4"><v>100.50</v></c></row>',
      ),
    ]);
  });

  test('without rows there is no file, and it says so', async () => {
    const kept = await platform(0);
    const id = await made(kept);
    expect(await kept.store.find(id)).toMatchObject({ status: 'EMPTY', rowCount: 0 });
    expect(kept.told).toEqual(['EMPTY']);
    expect(await kept.reporting.file(id, eva)).toBeUndefined();
  });

  test('what is cancelled while it is made ends at once, with what was written of it', async () => {
    const kept = await platform(6000);
    const begun = await kept.reporting.request(askedFor(), keyed());
    const id = 'reportId' in begun ? begun.reportId : '';
    const states: unknown[] = [];
    kept.gate.open = async () => {
      const report = await kept.store.find(id);
      if (report && report.rowCount > 0 && states.length === 0)
        states.push(report.status, Object(await kept.reporting.cancel(id, eva)).status);
    };
    await kept.reporting.work();
    expect(states).toEqual(['RUNNING', 'CANCELLED']);
    expect(await kept.store.find(id)).toMatchObject({ status: 'CANCELLED', sizeBytes: 0 });
    expect(await bytesOf(kept.store.file(id))).toHaveLength(0);
    expect(kept.told).toEqual([]);
    expect(await kept.reporting.cancel(id, eva)).toMatchObject({ status: 'CANCELLED' });
    expect(await kept.reporting.cancel(id, teo)).toEqual({ unknown: true });
  });

  test('a gateway that ends leaves its report to another one; one that dies, after a minute, to be begun again', async () => {
    const kept = await platform(6000);
    const begun = await kept.reporting.request(askedFor(), keyed());
    const id = 'reportId' in begun ? begun.reportId : '';
    let resting: Promise<void> | undefined;
    kept.gate.open = async () => {
      resting ??= kept.reporting.rest();
    };
    await kept.reporting.work();
    await resting;
    expect(await kept.store.find(id)).toMatchObject({ status: 'QUEUED' });
    kept.gate.open = async () => undefined;
    const dying = await kept.store.take(kept.clock.at, 60_000);
    expect(
      await kept.store.append(dying as StoredReport, { rowCount: 5, bytes: new Uint8Array(9) }, START + 60_000),
    ).toBe(true);
    expect(await kept.store.hold({ ...(dying as StoredReport), run: 0 }, START + HOUR)).toBe(false);
    const other = kept.open();
    await other.work();
    expect(await kept.store.find(id)).toMatchObject({ status: 'RUNNING', rowCount: 5 });
    kept.clock.at += 60_000;
    await other.work();
    expect(await kept.store.find(id)).toMatchObject({ status: 'READY', rowCount: 6000 });
    expect(await kept.store.append(dying as StoredReport, { rowCount: 6, bytes: new Uint8Array(9) }, START)).toBe(
      false,
    );
    expect(await kept.store.hold((await kept.store.find(id)) as StoredReport, START + HOUR)).toBe(false);
    expect(kept.told).toEqual(['READY']);
  });

  test.each([
    ['made', 'open'],
    ['told', 'tell'],
  ] as const)('what is being %s for longer than a minute is taken by nobody else', async (_, gate) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const kept = await platform();
    const hold = vi.spyOn(kept.store, 'hold');
    const other = kept.open();
    const seen: unknown[] = [];
    kept.gate[gate] = async () => {
      kept.gate[gate] = async () => undefined;
      for (const ms of [31_000, 30_000]) {
        kept.clock.at += ms;
        vi.advanceTimersByTime(ms);
        await Promise.all(hold.mock.results.map(({ value }) => value));
      }
      await other.work();
      seen.push(...kept.told);
    };
    const id = await made(kept);
    expect(seen).toEqual([]);
    expect(kept.told).toEqual(['READY']);
    expect(await kept.store.find(id)).toMatchObject({ status: 'READY', run: 1, isTold: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('somebody has five under way at most, a file is kept for seven days, its name for thirty', async () => {
    const kept = await platform();
    kept.gate.open = () => new Promise(() => undefined);
    for (let count = 1; count <= 6; count += 1)
      expect('refused' in (await kept.reporting.request(askedFor(), keyed())), String(count)).toBe(count === 6);
    const later = await platform();
    const id = await made(later, {}, teo);
    later.clock.at += 168 * HOUR;
    await later.reporting.settle();
    expect(await later.store.find(id)).toMatchObject({ status: 'EXPIRED', sizeBytes: 0 });
    expect(await later.reporting.file(id, teo)).toBeUndefined();
    later.clock.at += 600 * HOUR;
    await later.reporting.settle();
    expect(await later.store.find(id)).toBeUndefined();
  });

  test('those that are invented are kept once, and what waits of them is made as any other', async () => {
    const { reporting, store } = await platform();
    for (const _ of [1, 2]) {
      await keepInvented(store, START);
      await reporting.work();
    }
    const { data } = await reporting.page('admin@example.mx', { page: 1, size: 10 });
    expect(data.map(({ status }) => status)).toEqual(['READY', 'READY', 'CANCELLED', 'EXPIRED', 'FAILED']);
    expect(data[1]).toMatchObject({ dateRange: '2026-11-27_2026-11-27', createdAt: '2026-11-28T06:00:00-06:00' });
    const schedules = await reporting.schedules('FINANZAS');
    expect(schedules.map(({ paused, lastReport }) => [paused, lastReport?.status])).toEqual([
      [false, 'FAILED'],
      [false, 'READY'],
      [true, undefined],
    ]);
  });

  test('a schedule runs once at its hour, whoever looks, for its recipients; paused or changed meanwhile it says so', async () => {
    const kept = await platform();
    const planned = await kept.reporting.plan(plannedFor(), keyed());
    expect(planned).toMatchObject({ nextRunAt: '2026-11-30T06:00:00-06:00', version: 1, lastReport: null });
    const id = 'scheduleId' in planned ? planned.scheduleId : '';
    kept.clock.at = Date.UTC(2026, 10, 30, 12);
    const other = kept.open();
    await Promise.all([kept.reporting.settle(), other.settle(), kept.reporting.settle()]);
    // Either may have it.
    await Promise.all([kept.reporting.work(), other.work()]);
    const { data } = await kept.reporting.page(teo.email, { page: 1, size: 10 });
    expect(data.map(({ name, dateRange }) => [name, dateRange])).toEqual([
      ['Canales, 23/11/2026 – 29/11/2026', '2026-11-23_2026-11-29'],
    ]);
    expect(await kept.reporting.file(data[0]?.reportId ?? '', teo)).toBeDefined();
    const [listed] = await kept.reporting.schedules('TELCEL');
    expect(listed).toMatchObject({ nextRunAt: '2026-12-07T06:00:00-06:00', lastReport: { status: 'READY' } });
    const paused = plannedFor({ paused: true, version: 1 });
    expect(await kept.reporting.replan(id, paused, eva)).toMatchObject({ paused: true, nextRunAt: null, version: 2 });
    expect(await kept.reporting.replan(id, paused, eva)).toMatchObject({ conflict: { version: 2 } });
    kept.clock.at += 30 * 24 * HOUR;
    await kept.reporting.settle();
    expect(await kept.reporting.page(eva.email, { page: 1, size: 10 })).toMatchObject({ total: 1 });
    expect(await kept.reporting.unplan(id, 1, eva)).toMatchObject({ conflict: { version: 2 } });
    expect(await kept.reporting.unplan(id, 2, eva)).toMatchObject({ scheduleId: id });
    expect(await kept.reporting.schedules('ADMINISTRATOR')).toEqual([]);
    expect((await kept.trail.of('reportSchedule', id)).map(({ action }) => action)).toEqual([
      'DELETE',
      'PAUSE',
      'CREATE',
    ]);
  });
}
