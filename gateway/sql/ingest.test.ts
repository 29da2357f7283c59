import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { midnightOf } from '../rules/mexico-time';
import { openDatabase } from './database';
import { ingestOperations } from './operations/ingest-operations';
import { operationText } from './operations/operation-text.fixture';
import { hasPostgres, startPostgres } from './postgres-server.fixture';
import type { Database } from './tables';
import { ingestTraces } from './traces/ingest-traces';
import { createSqlTraceLog } from './traces/trace-log';

const NOW = midnightOf(2026, 11, 27);

const trace = (more: object = {}) =>
  JSON.stringify({ at: new Date(NOW).toISOString(), service: 's', operation: 'o', hostName: 'h', ip: '::1', ...more });

const operation = (id: string, more: object = {}) => operationText(id, { date: new Date(NOW).toISOString(), ...more });

/** More than an index can hold, and nothing that could be made shorter. */
const endless = Array.from({ length: 2000 }, (_, index) => (index * 7919).toString(36)).join('');

const embedded = { name: 'PGlite', start: async () => ({ url: undefined, stop: async () => undefined }) };
const server = { name: 'PostgreSQL', start: startPostgres };

describe.each(hasPostgres ? [embedded, server] : [embedded])('$name', ({ start }) => {
  let db: Database;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const place = await start();
    stop = place.stop;
    db = await openDatabase(place, NOW);
  }, 120_000);
  afterAll(async () => {
    await db.destroy();
    await stop();
  });
  const search = (order: string) => createSqlTraceLog(db).search({ days: null, equal: { order } }, NOW);

  test('a channel tells of what is its own, also of one that others told of; in a pause of nothing new', async () => {
    const web = { channel: 'WEB', pausedSince: null };
    await ingestOperations(db, [operation('C1', { channel: 'APP' }), operation('C2', { channel: 'WEB' })], NOW);
    const later = { updatedAt: '2026-11-27T13:00:00-06:00' };
    const lines = [
      operation('C1', { channel: 'WEB', ...later }),
      operation('C2', { channel: 'WEB', ...later, status: 'DENIED' }),
      operation('C3', { channel: 'APP' }),
      operation('C4', { channel: 'WEB' }),
    ];
    expect(await ingestOperations(db, lines, NOW + 1, web)).toEqual({
      ...{ stored: 2, lines: 4 },
      faults: [
        { line: 1, message: 'La operación es de otro canal.' },
        { line: 3, message: 'channel no es el de la llave: WEB.' },
      ],
    });
    const stood = await db
      .selectFrom('operation')
      .where('operationId', '=', 'C1')
      .select(['channel', 'replacedAt'])
      .execute();
    expect(stood.map(({ channel }) => channel)).toEqual(['APP']);
    const paused = { channel: 'WEB', pausedSince: Date.parse('2026-11-27T12:00:00-06:00') };
    const [before, since] = ['2026-11-27T11:59:59-06:00', '2026-11-27T12:00:00-06:00'];
    const halted = [
      operation('C5', { channel: 'WEB', date: before }),
      operation('C6', { channel: 'WEB', date: since }),
    ];
    expect(await ingestOperations(db, halted, NOW + 2, paused)).toMatchObject({
      stored: 1,
      faults: [{ line: 2, message: 'La operación empezó con el canal en pausa.' }],
    });
    const steps = [trace({ id: 'k1', channel: 'R' }), trace({ id: 'k2', channel: 'APP' }), trace({ id: 'k3' })];
    const told = await ingestTraces(db, steps, NOW, { ...paused, channel: 'R' });
    expect([told.stored, told.faults.map(({ line }) => line)]).toEqual([1, [2, 3]]);
  });

  test('what is wrong with a line is said in a sentence', async () => {
    const lines = [
      trace({ service: undefined }),
      trace({ ip: 7 }),
      trace({ at: '2026-11-27' }),
      trace({ elapsedMs: '7', request: [] }),
      trace({ response: { deep: ['\ud800'] } }),
      '[]',
      '"x',
      new Error('La línea pesa más de 1 MB.'),
    ];
    const { stored, faults } = await ingestTraces(db, lines, NOW);
    expect([stored, faults.map(({ message }) => message)]).toEqual([
      0,
      [
        'service falta.',
        'ip debe ser un texto.',
        'at debe ser una fecha ISO 8601 con su zona, como 2026-11-27T12:30:05-06:00.',
        'elapsedMs debe ser un número.',
        'Un texto tiene un carácter que no se puede guardar.',
        'La línea debe ser un objeto.',
        'La línea no es JSON.',
        'La línea pesa más de 1 MB.',
      ],
    ]);
    const wrong = [{ amount: 1.5 }, { amount: -1 }, { customerEmail: 'ana' }, { cardLast4: '12' }, { channel: '' }];
    const told = await ingestOperations(
      db,
      wrong.map((more, index) => operation(`F${index}`, more)),
      NOW,
    );
    expect(told.faults.map(({ message }) => message)).toEqual([
      'amount debe ser un número entero.',
      'amount debe ser 0 o más.',
      'customerEmail debe ser un correo.',
      'cardLast4 debe ser de la forma /^\\d{4}$/.',
      'channel está vacío.',
    ]);
  });

  test('members that nobody knows are ignored', async () => {
    const line = trace({ id: 'm', order: 'ORD-M', __proto__: null, other: { a: 1 }, constructor: 'x' });
    expect(await ingestTraces(db, [line], NOW)).toMatchObject({ stored: 1, faults: [] });
    let text = '';
    for await (const part of (await search('ORD-M')).parts) text += part;
    expect(JSON.parse(text)).toEqual({
      ...{ date: '27/11/2026 12:00:00 AM', service: 's', operation: 'o', hostName: 'h', ip: '::1', order: 'ORD-M' },
    });
  });

  test('bodies keep all digits of their numbers, and what is null is left out', async () => {
    const line = trace({ order: 'ORD-N', message: null, request: { a: 1 }, response: null });
    await ingestTraces(db, [line.replace('"a":1', '"a":12345678901234567890.10,"b":null')], NOW);
    const parts = [];
    for await (const part of (await search('ORD-N')).parts) parts.push(part);
    expect(parts).toEqual([
      expect.stringMatching(/"order":"ORD-N","request":\{"a": 12345678901234567890\.10, "b": null\}\}$/),
    ]);
  });

  test('a line that the database refuses leaves the others alone, and its values are offered to nobody', async () => {
    const lines = Array.from({ length: 20 }, (_, index) => trace({ id: `r${index}`, order: 'ORD-R', channel: 'R' }));
    lines.splice(11, 1, trace({ id: 'r11', order: endless, channel: 'REFUSED' }));
    const { stored, faults } = await ingestTraces(db, lines, NOW);
    expect([stored, faults]).toEqual([
      19,
      [{ line: 12, message: 'La base de datos no acepta alguno de sus valores.' }],
    ]);
    expect(await createSqlTraceLog(db).options('channels')).toEqual(['R']);
    const large = trace({ id: 'r20', order: 'ORD-R', request: { a: 1 } }).replace('"a":1', '"a":1e999999');
    const deep = trace({ id: 'r21', request: { a: 1 } }).replace(
      '"a":1',
      `"a":${'['.repeat(99_999)}${']'.repeat(99_999)}`,
    );
    const odd = await ingestTraces(db, [large, trace({ id: 'r22', order: 'ORD-R' }), deep], NOW);
    expect([odd.stored, odd.faults.map(({ line }) => line)]).toEqual([1, [1, 3]]);
    const states = [operation('R1'), operation('R2', { amount: 1e15, date: '0000-01-01T00:00:00Z' }), operation('R3')];
    const told = await ingestOperations(db, states, NOW);
    expect([told.stored, told.faults.map(({ line }) => line)]).toEqual([2, [2]]);
  });

  test('two who send the same at once, in another order, store it once', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => trace({ id: `t${index}`, order: 'ORD-T' }));
    const states = Array.from({ length: 1500 }, (_, index) => operation(`T${index}`));
    const [one, other, first, second] = await Promise.all([
      ingestTraces(db, lines, NOW),
      ingestTraces(db, lines.toReversed(), NOW),
      ingestOperations(db, states, NOW),
      ingestOperations(db, states.toReversed(), NOW),
    ]);
    expect([one.stored + other.stored, await (await search('ORD-T')).total()]).toEqual([3000, 3000]);
    expect(first.stored + second.stored).toBe(1500);
  });
});
