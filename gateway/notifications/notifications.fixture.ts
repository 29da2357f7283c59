import { expect, test } from 'vitest';
import type { StoredDelivery } from '../rules/delivery';
import type { NoticeRequest } from '../rules/notice';
import type { NotificationFilter } from '../rules/notification-filter';
import { hangingTests } from './hanging-tests.fixture';
import { ana, type Kept, platformOf, START, statusesOf } from './notification-platform.fixture';

const every: NotificationFilter = { range: null, types: [], events: [], statuses: [], httpStatuses: [], text: '' };
const asked = (key: string) => ({ key: `clave-${key}`, actor: ana });

/** What must hold wherever notifications are kept. */
export function notificationTests(open: () => Promise<Kept>) {
  const platform = async (count = 3, code = 500) => platformOf(await open(), count, code);
  hangingTests(open);

  test('one is sent again by its own id, once for a key, and the trail says who and why', async () => {
    const it = await platform(1);
    const [id = ''] = it.ids;
    it.destination.code = 200;
    const first = await it.deliveries.resend(id, 'Se recuperó', asked('1'));
    expect(first).toMatchObject({ notificationId: id, status: 'QUEUED' });
    await it.work();
    await it.deliveries.resend(id, 'Se recuperó', asked('1'));
    await it.work();
    expect(it.calls).toEqual([id]);
    expect(await it.store.find(id)).toMatchObject({ status: 'DELIVERED', nextAttemptAt: null, tries: 1 });
    const trail = await it.ledger.of('notification', id);
    expect(trail).toMatchObject([
      { user: ana.email, action: 'RESEND', reason: 'Se recuperó', before: { status: 'FAILED' } },
    ]);
    expect(await it.deliveries.resend(id, 'Otro motivo', asked('1'))).toMatchObject({
      refused: [{ field: 'Idempotency-Key' }],
    });
  });

  test('what is in the queue is not put there again, and nobody sends what does not exist', async () => {
    const it = await platform(0);
    const id = await it.put({ nextAttemptAt: START + 60_000 });
    expect(await it.deliveries.resend(id, 'x', asked('1'))).toMatchObject({ conflict: { notificationId: id } });
    expect(await it.deliveries.resend('NTF-X', 'x', asked('2'))).toEqual({ unknown: true });
  });

  test('many are sent again, oldest first, no more than the limit, no more in a second than the pace', async () => {
    const it = await platform(5, 200);
    const many = await it.deliveries.resendMany({ filter: every, limit: 4, pace: 2, reason: 'x' }, asked('1'));
    expect(many).toMatchObject({ total: 4, pace: 2 });
    const resendId = 'resendId' in many ? many.resendId : '';
    for (const [seconds, sent] of [
      [0, 1],
      [0.6, 2],
      [1, 3],
      [9, 4],
    ] as const) {
      it.clock.at = START + seconds * 1000;
      await it.work();
      await it.work();
      expect(it.calls.length, `${seconds} s`).toBe(sent);
    }
    expect(it.calls).toEqual(it.ids.slice(0, 4));
    expect(await it.deliveries.progress(resendId)).toMatchObject({ total: 4, done: 4, delivered: 4, failed: 0 });
    expect(await statusesOf(it)).toEqual(['DELIVERED', 'DELIVERED', 'DELIVERED', 'DELIVERED', 'FAILED']);
    const none = { ...every, text: 'nada' };
    expect(await it.deliveries.resendMany({ filter: none, limit: 4, pace: 2, reason: 'x' }, asked('2'))).toMatchObject({
      refused: [{ field: 'limit' }],
    });
  });

  test('what nothing carries is cancelled and says so; what nobody wrote the end of is tried again by the same id', async () => {
    const it = await platform(0);
    const id = await it.put({ type: 'SMS', destination: '5512345678' });
    await it.work();
    expect(await it.store.find(id)).toMatchObject({
      status: 'CANCELLED',
      errorMessage: expect.stringContaining('SMS'),
    });
  });

  test('whoever ends in the middle of an attempt leaves it to be made again by the same id, and it says so', async () => {
    const it = await platform(0, 200);
    const id = await it.put();
    const taken = await it.store.take(START, 60_000);
    expect(taken).toMatchObject({ delivery: { notificationId: id }, interrupted: null });
    await it.work();
    expect(it.calls).toEqual([]);
    it.clock.at = START + 60_000;
    await it.work();
    if ((await it.store.find(id))?.attempts.length === 0) return;
    expect(await it.store.find(id)).toMatchObject({ status: 'RETRYING', attempts: [{ outcome: 'UNKNOWN' }] });
    it.clock.at = START + 180_000;
    await it.work();
    expect(it.calls).toEqual([id]);
    expect((await it.store.find(id))?.status).toBe('DELIVERED');
  });

  test('who asked for it again while it was sent has asked for it: the attempt is kept, and it is due once more', async () => {
    const it = await platform(1);
    const [id = ''] = it.ids;
    const taken = (await it.store.change(START, (unit) => unit.delivery(id))) as StoredDelivery;
    const again = { status: 'QUEUED', nextAttemptAt: START + 60_000, tries: 0, version: taken.version + 1 } as const;
    await it.store.change(START, (unit) => unit.putDelivery({ ...taken, ...again }));
    await it.store.finish(taken, { ...taken, attempts: [{} as never], version: 99, status: 'FAILED' });
    const after = await it.store.find(id);
    expect([after?.status, after?.nextAttemptAt, after?.attempts.length]).toEqual(['QUEUED', START + 60_000, 1]);
  });

  test('templates: versions, conflict, preview and a test to whoever asks', async () => {
    const { templates, store, work, ledger } = await platform(0);
    const id = 'pago.confirmado.EMAIL';
    const change = { subject: 'Hola {{orden}}', body: 'Gracias', version: 1, reason: 'Más corto' };
    expect(await templates.change(id, change, ana)).toEqual({ done: true });
    expect(await templates.change(id, { ...change, body: 'Otro' }, ana)).toMatchObject({
      conflict: { version: 2, body: 'Gracias' },
    });
    const read = await templates.read(id);
    expect(read).toMatchObject({
      version: 2,
      updatedBy: { name: 'Ana Prueba' },
      versions: [{ version: 2 }, { version: 1 }],
    });
    expect((await templates.list()).find(({ templateId }) => templateId === id)?.version).toBe(2);
    expect(templates.preview(change).subject).toBe('Hola ORD-20261127-000001');
    const sent = await templates.test(id, change, asked('1'));
    await work();
    expect(await store.find('notificationId' in sent ? sent.notificationId : '')).toMatchObject({
      ...{ type: 'EMAIL', destination: ana.email, subject: '[Prueba] Hola ORD-20261127-000001', status: 'SENT' },
    });
    expect((await ledger.of('template', id)).map(({ action }) => action)).toEqual(['TEST', 'EDIT']);
  });

  test('notices: for the roles and the time that they name, drafts for nobody, read once by each', async () => {
    const { notices, clock } = await platform(0);
    const notice: NoticeRequest = {
      ...{ title: 'SPEI', text: 'Tarda', severity: 'WARNING', roles: ['SOPORTE'], isDraft: true, version: null },
      ...{ validFrom: START, validUntil: START + 3_600_000 },
    };
    const draft = await notices.publish(notice, asked('1'));
    expect(await notices.publish(notice, asked('1'))).toEqual(draft);
    const noticeId = 'noticeId' in draft ? draft.noticeId : '';
    expect((await notices.own(ana.email, 'SOPORTE')).unread).toBe(0);
    const published = { ...notice, isDraft: false, version: 1 };
    expect(await notices.change(noticeId, published, ana)).toMatchObject({ status: 'ACTIVE', version: 2 });
    expect(await notices.change(noticeId, published, ana)).toMatchObject({ conflict: { version: 2 } });
    expect((await notices.own('x@ejemplo.mx', 'TELCEL')).data).toEqual([]);
    expect(await notices.own(ana.email, 'SOPORTE')).toMatchObject({ unread: 1, data: [{ noticeId, read: false }] });
    const critical = { alerts: 'INFO', notices: 'CRITICAL', reports: true } as const;
    expect((await notices.own(ana.email, 'SOPORTE', critical)).unread).toBe(0);
    expect(await notices.read(noticeId, { ...ana, role: 'TELCEL' })).toBe(false);
    for (let times = 0; times < 2; times += 1) expect(await notices.read(noticeId, ana)).toBe(true);
    expect(await notices.own(ana.email, 'SOPORTE')).toMatchObject({ unread: 0, data: [{ read: true }] });
    expect(await notices.readers(noticeId)).toMatchObject([{ name: 'Ana Prueba', role: 'SOPORTE' }]);
    expect((await notices.all())[0]?.readCount).toBe(1);
    clock.at = START + 3_600_000;
    expect((await notices.own(ana.email, 'SOPORTE')).data).toEqual([]);
    expect((await notices.all())[0]?.status).toBe('EXPIRED');
  });

  test('what the platform tells some roles stands for as long as it is so, and is nobody’s to change', async () => {
    const { notices } = await platform(0);
    const late = { noticeId: 'MYSQL', title: 'Atrasado', text: 'MySQL', severity: 'CRITICAL' } as const;
    const say = (...said: (typeof late)[]) => notices.stand('RESPALDO', ['SOPORTE'], said);
    const own = async () => (await notices.own(ana.email, 'SOPORTE')).data;
    await say(late);
    const [{ noticeId = '' } = {}] = await own();
    expect(await notices.read(noticeId, ana)).toBe(true);
    await say(late);
    expect(await own()).toMatchObject([{ title: 'Atrasado', severity: 'CRITICAL', read: true }]);
    expect((await notices.own('x@ejemplo.mx', 'TELCEL')).data).toEqual([]);
    expect(await notices.all()).toEqual([]);
    const request = { ...late, roles: ['TELCEL' as const], isDraft: false, version: 1 };
    const times = { validFrom: START, validUntil: START + 1 };
    expect(await notices.change(noticeId, { ...request, ...times }, ana)).toEqual({ unknown: true });
    await say({ ...late, noticeId: 'MONGO' as never });
    expect(await own()).toMatchObject([{ read: false }]);
    await say();
    expect(await own()).toEqual([]);
  });
}
