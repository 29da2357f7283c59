import { expect, test } from 'vitest';
import type { AlertStore, SilenceKeeper } from '../alert-ports';
import { SourceAway } from '../ports';
import type { AlertRecord, StoredAlert } from '../rules/alert';
import { alertCounts, foldedAlerts, readAlertFilter, sliceAlerts } from '../rules/alert-filter';
import type { RuleDraft, StatusChange } from '../rules/alert-request';
import type { Trail } from '../trail-ports';
import { createAlerts } from './alerts';
import { inventedAlerts } from './demonstration-alerts';

export const NOW = Date.UTC(2026, 10, 27, 18, 30);
const HOUR = 3_600_000;

const lucia = { email: 'lucia.luna@example.mx', name: 'Lucía Luna', role: 'SOPORTE', ip: '192.0.2.1' } as const;
const mario = { ...lucia, email: 'mario@example.mx', name: 'Mario Prueba' };

export interface AlertPlace {
  store: AlertStore;
  trail: Trail;
  /** These are what a source says. */
  told(alerts: readonly AlertRecord[]): Promise<void>;
}

const draft: RuleDraft = {
  ...{ name: 'CPU muy alta', metric: 'cpu.used', comparison: 'ABOVE', threshold: 70, hysteresis: 5, sources: [] },
  recipients: ['guardia@example.mx'],
  ...{ durationSeconds: 60, severity: 'WARNING', quietFrom: null, quietUntil: null, isEnabled: true },
};

/** What a list has of one. */
function listed(alert: StoredAlert): StoredAlert {
  const { samples: _, notes: _notes, labels: _labels, ...members } = alert as AlertRecord;
  return members;
}

/** What holds of alerts wherever they are kept; Lucía may work on them. */
export function alertTests(placeOf: () => AlertPlace): void {
  const invented = inventedAlerts(NOW);
  let number = 0;
  /** One that nobody has taken, of its own source. */
  const opened = async (keeper?: SilenceKeeper) => {
    number += 1;
    const { store, trail, told } = placeOf();
    const [pattern] = invented;
    if (!pattern) throw new Error('none');
    const alert = { ...pattern, alertId: `propia-${number}`, source: `propio-${number}`, notes: [] };
    await told([alert]);
    const clock = { now: () => NOW };
    return { id: alert.alertId, alerts: createAlerts({ store, clock, keeper }), trail };
  };
  const change = (deed: StatusChange['deed'], version: number, until: number | null = null): StatusChange => {
    return { deed, version, until, reason: `Por ${deed}` };
  };

  test('one is taken, silenced, noted once for a key and resolved, each by its version; the trail keeps it', async () => {
    const { id, alerts, trail } = await opened();
    expect(await alerts.setStatus(id, change('TAKE', 1), lucia)).toMatchObject({
      alert: { isTaken: true, assignee: { name: 'Lucía Luna' }, version: 2 },
    });
    expect(await alerts.setStatus(id, change('TAKE', 1), mario)).toMatchObject({ conflict: { version: 2 } });
    expect(await alerts.setStatus(id, change('SILENCE', 2, NOW + HOUR), mario)).toMatchObject({
      alert: { silencedUntil: NOW + HOUR, reason: 'Por SILENCE', version: 3 },
    });
    const noted = [
      await alerts.note(id, 'Uno', `clave-${id}`, lucia),
      await alerts.note(id, 'Uno', `clave-${id}`, lucia),
    ];
    for (const each of noted) expect(each).toMatchObject({ alert: { notes: [{ text: 'Uno' }], version: 4 } });
    expect(await alerts.note(id, 'Otra', `clave-${id}`, lucia)).toMatchObject({ refused: [{}] });
    expect(await alerts.assign(id, { email: 'nadie@example.mx', reason: '', version: 4 }, lucia)).toMatchObject({
      refused: [{ field: 'assignee' }],
    });
    expect(await alerts.assign(id, { email: lucia.email, reason: '', version: 4 }, mario)).toMatchObject({
      alert: { assignee: { email: lucia.email }, reason: 'Por SILENCE' },
    });
    expect(await alerts.setStatus(id, change('RESOLVE', 5), lucia)).toMatchObject({
      alert: { endedAt: NOW, silencedUntil: null },
    });
    expect(await alerts.setStatus(id, change('TAKE', 6), lucia)).toMatchObject({ conflict: { endedAt: NOW } });
    expect(await alerts.find(id)).toMatchObject({ notes: [{ date: NOW, author: { name: 'Lucía Luna' } }], version: 6 });
    expect((await trail.of('alert', id)).map(({ action }) => action)).toEqual([
      ...['RESOLVE', 'ASSIGN', 'NOTE', 'SILENCE', 'TAKE'],
    ]);
    expect(await alerts.setStatus('ninguna\0', change('TAKE', 1), lucia)).toEqual({ unknown: true });
  });

  test('of two who take the same version at once one is told of the other', async () => {
    const { id, alerts } = await opened();
    const outcomes = await Promise.all([lucia, mario].map((who) => alerts.setStatus(id, change('TAKE', 1), who)));
    expect(outcomes.filter((outcome) => 'conflict' in outcome)).toHaveLength(1);
  });

  test('whoever raises it is told of a silence and of its end; where it is away nothing is kept', async () => {
    const heard: string[] = [];
    const { id, alerts, trail } = await opened({
      async silence(_, until, by, reason) {
        if (reason === 'Por SILENCE' && until === NOW + 2 * HOUR) throw new SourceAway('x');
        heard.push(`${by.name} ${reason}`);
      },
      unsilence: async () => void heard.push('ended'),
      rules: async () => [],
    });
    await expect(alerts.setStatus(id, change('SILENCE', 1, NOW + 2 * HOUR), lucia)).rejects.toThrow(SourceAway);
    expect(await alerts.find(id)).toMatchObject({ silencedUntil: null, version: 1 });
    await alerts.setStatus(id, change('SILENCE', 1, NOW + HOUR), lucia);
    await alerts.setStatus(id, change('RELEASE', 2), lucia);
    expect(heard).toEqual(['Lucía Luna Por SILENCE', 'ended']);
    expect(await trail.of('alert', id)).toHaveLength(2);
  });

  test('pages, counts and folds are those of the rule, by every filter', async () => {
    const { store, told } = placeOf();
    await told(invented);
    const sources = [...new Set(invented.map(({ source }) => source))];
    for (const query of [
      ...['', 'q=REDIS', 'q=a%00', 'mine=true', 'status=ACTIVE&status=SILENCED', 'severity=INFO', 'sourceType=channel'],
      ...['ruleId=R023', 'dateRange=2026-11-20_2026-11-25', 'status=RESOLVED&severity=CRITICAL', 'source=autorizador'],
    ]) {
      const read = readAlertFilter(new URLSearchParams(query), lucia.email);
      if (!read) throw new Error(query);
      // Those of the other tests stand beside them.
      const filter = read.sources.length > 0 ? read : { ...read, sources };
      for (const ascending of [true, false]) {
        const slice = { page: 1, size: 17, ascending };
        const expected = sliceAlerts(invented, filter, slice, NOW);
        const found = await store.page(filter, slice, NOW);
        expect(found.alerts.map(listed), query).toEqual(expected.alerts.map(listed));
        expect(alertCounts(found.kinds, filter), query).toEqual(alertCounts(expected.kinds, filter));
      }
      const expected = foldedAlerts(invented, filter, NOW);
      const { groups, kinds } = await store.folded(filter, NOW);
      expect(
        groups.map(({ alerts }) => alerts.map(listed)),
        query,
      ).toEqual(expected.groups.map(({ alerts }) => alerts.map(listed)));
      expect(alertCounts(kinds, filter), query).toEqual(alertCounts(expected.kinds, filter));
    }
    const noted = invented.find(({ notes, isTaken }) => isTaken && notes.length > 0);
    expect(await store.find(noted?.alertId ?? '', NOW)).toEqual(noted);
  });

  test('rules are written, changed by their version and taken away; no id is used twice', async () => {
    const { store, trail } = placeOf();
    const alerts = createAlerts({ store, clock: { now: () => NOW } });
    const made = await alerts.createRule(draft, lucia);
    if (!('rule' in made)) throw new Error('not made');
    const { ruleId } = made.rule;
    expect(await alerts.updateRule(ruleId, { ...draft, threshold: 75 }, 1, mario)).toMatchObject({
      rule: { threshold: 75, version: 2, updatedBy: { name: 'Mario Prueba' } },
    });
    expect(await alerts.updateRule(ruleId, draft, 1, lucia)).toMatchObject({ conflict: { version: 2 } });
    expect((await alerts.rules()).find((rule) => rule.ruleId === ruleId)).toMatchObject({ threshold: 75 });
    expect(await alerts.deleteRule(ruleId, 2, lucia)).toEqual({ gone: true });
    expect(await alerts.deleteRule(ruleId, 2, lucia)).toEqual({ unknown: true });
    const next = await alerts.createRule(draft, lucia);
    expect('rule' in next && next.rule.ruleId > ruleId).toBe(true);
    expect((await trail.of('alertRule', ruleId)).map(({ action, before }) => [action, before])).toMatchObject([
      ['DELETE', { threshold: 75 }],
      ['UPDATE', { threshold: 70 }],
      ['CREATE', {}],
    ]);
  });
}
