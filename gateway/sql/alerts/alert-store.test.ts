import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { alertLetters } from '../../alerts/alert-letters';
import { type AlertPlace, alertTests, NOW } from '../../alerts/alert-tests.fixture';
import { inventedAlerts } from '../../alerts/demonstration-alerts';
import type { AlertNews } from '../../rules/alert-news';
import { firstRules } from '../../rules/alert-rule';
import { createSqlNotificationStore } from '../notifications/notification-store';
import { sqlNames, sqlStoresIn } from '../sign-in/sql-stores.fixture';
import type { Database } from '../tables';
import { createSqlTrail } from '../trail/trail';
import { createSqlAlertStore } from './alert-store';
import { createSqlAlertWatchStore } from './alert-watch-store';
import { forgetAlerts } from './forget-alerts';

const lucia = {
  id: 'lucia',
  email: 'lucia.luna@example.mx',
  name: 'Lucía',
  lastName: 'Luna',
  job: '',
  passwordHash: 'x',
};
const account = { ...lucia, role: 'SOPORTE', changePassword: false } as const;

/** One of them writes to somebody. */
const RULES = firstRules(NOW).map((rule) =>
  rule.ruleId === 'R006' ? { ...rule, recipients: ['guardia@example.mx'] } : rule,
);

describe.each(sqlNames)('alerts in %s', (name) => {
  const stores = sqlStoresIn(name);
  let db: Database;
  let place: AlertPlace;
  beforeAll(async () => {
    db = (await stores([account])).db;
    const watched = createSqlAlertWatchStore(db);
    await watched.prepare(RULES);
    const news: Omit<AlertNews, 'alerts'> = {
      ...{ origin: 'prueba', isAll: false, askedAt: NOW, patience: 0, tellsSilences: false },
    };
    place = {
      ...{ store: createSqlAlertStore(db), trail: createSqlTrail(db) },
      told: (alerts) => watched.tell({ ...news, alerts }),
    };
  }, 120_000);
  alertTests(() => place);

  const find = async (source: string) => {
    const filter = { range: null, statuses: [], severities: [], sourceTypes: [], ruleIds: [], text: '', assignee: '' };
    const { alerts } = await place.store.page(
      { ...filter, sources: [source] },
      { page: 1, size: 9, ascending: false },
      NOW,
    );
    return alerts;
  };

  test('one gateway watches at a time; what it reads raises an alert with the minutes before, and ends it', async () => {
    const watched = createSqlAlertWatchStore(db, alertLetters);
    expect((await place.store.rules()).slice(0, 9)).toEqual(RULES);
    let now = NOW - 600_000;
    const round = async (value: number, isLate = false) => {
      now += 15_000;
      const turns = await Promise.all([watched.takeTurn(now, 12_000), watched.takeTurn(now + 1, 12_000)]);
      expect(turns.filter(Boolean)).toHaveLength(1);
      const turn = turns[0] ? now : now + 1;
      const reading = { metric: 'memory.used', source: 'mio', sourceType: 'server', at: now, value };
      await watched.judge([reading], isLate ? turn - 15_000 : turn);
    };
    for (let count = 0; count < 9; count += 1) await round(count < 2 ? 60 : 97);
    expect(await find('mio')).toEqual([]);
    await round(99, true);
    expect(await find('mio')).toEqual([]);
    await round(98);
    const [alert] = await find('mio');
    expect(alert).toMatchObject({ ruleId: 'R006', value: 98, threshold: 95, endedAt: null, version: 1 });
    const every = { range: null, types: [], statuses: [], httpStatuses: [], text: '', events: ['alerta.nueva'] };
    const letters = await createSqlNotificationStore(db).page(every, { page: 1, size: 9, ascending: true });
    expect(letters.rows).toMatchObject([{ type: 'EMAIL', destination: 'guardia@example.mx', status: 'QUEUED' }]);
    const record = await place.store.find(alert?.alertId ?? '', NOW);
    expect(record?.samples.map(({ value }) => value)).toEqual([60, 60, 97, 97, 97, 97, 97, 97, 97, 98]);
    expect((await place.store.samples('memory.used', NOW - 3_600_000, NOW)).get('mio')).toHaveLength(10);
    await round(80);
    expect(await find('mio')).toMatchObject([{ endedAt: expect.any(Number), version: 2 }]);
    // A clock that was put back a day keeps nobody from it.
    expect(await watched.takeTurn(NOW - 86_400_000, 12_000)).toBe(true);
    await watched.prepare([{ ...firstRules(NOW)[0], ruleId: 'R999' } as never]);
    expect((await place.store.rules()).map(({ ruleId }) => ruleId)).not.toContain('R999');
  });

  test('the same news twice are one; what is missing ends; services in maintenance are silent for so long', async () => {
    const watched = createSqlAlertWatchStore(db);
    const [pattern] = inventedAlerts(NOW).filter(({ source }) => source === 'adquirente-norte');
    if (!pattern) throw new Error('none');
    const alert = { ...pattern, alertId: 'noticia', source: 'noticioso', notes: [], silencedUntil: null };
    const tell = (alerts: AlertNews['alerts'], askedAt: number) =>
      watched.tell({ origin: 'otra', alerts, askedAt, isAll: true, patience: 0, tellsSilences: true });
    for (const at of [NOW, NOW, NOW + 1]) await tell([alert], at);
    expect(await find('noticioso')).toMatchObject([{ version: 1, eventCount: 1 }]);
    expect([...(await watched.known(['noticia', 'nada']))]).toEqual(['noticia']);
    expect(await watched.troubled()).toContain('noticioso');
    await watched.hush('noticioso', NOW + 60_000);
    await tell([alert], NOW + 2);
    expect(await find('noticioso')).toMatchObject([{ version: 1, silencedUntil: NOW + 60_000 }]);
    const folded = await place.store.folded(
      {
        ...{ range: null, statuses: ['SILENCED'], severities: [], sourceTypes: [], sources: ['noticioso'] },
        ruleIds: [],
        text: '',
        assignee: '',
      },
      NOW,
    );
    expect(folded.groups).toHaveLength(1);
    await expect(sql`delete from alert where alert_id = 'noticia'`.execute(db)).rejects.toThrow('Nothing of alert');
    await tell([], NOW + 3);
    expect(await find('noticioso')).toMatchObject([{ endedAt: NOW + 3, version: 2 }]);
  });

  test('one that ended long ago goes with its notes; nothing takes away one of this month, nor what was noted', async () => {
    const [pattern] = inventedAlerts(NOW);
    if (!pattern) throw new Error('none');
    const now = Date.now();
    const ended = (alertId: string, days: number) => {
      const endedAt = now - days * 86_400_000;
      const note = { date: endedAt, author: { email: 'a@example.mx', name: 'A' }, text: 'x' };
      return { ...pattern, alertId, source: 'pasado', startedAt: endedAt - 1, endedAt, notes: [note] };
    };
    const alerts = [ended('vieja', 400), ended('reciente', 20)];
    await createSqlAlertWatchStore(db).tell({
      ...{ origin: 'pasada', alerts, askedAt: now, isAll: false, patience: 0, tellsSilences: false },
    });
    const refused = [
      'delete from alert',
      'delete from alert_note',
      'truncate alert_note',
      "update alert_note set text = ''",
    ];
    for (const statement of refused) await expect(sql.raw(statement).execute(db)).rejects.toThrow('Nothing of alert');
    await forgetAlerts(db, new Date(now - 397 * 86_400_000));
    expect((await find('pasado')).map(({ alertId }) => alertId)).toEqual(['reciente']);
    expect((await place.store.find('reciente', now))?.notes).toHaveLength(1);
  });
});
