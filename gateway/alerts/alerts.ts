import type { AlertStore, AlertUnit, SilenceKeeper } from '../alert-ports';
import type { Actor } from '../refunds/refunds';
import { type AlertDeed, type AlertRecord, type StoredAlert, statusAt } from '../rules/alert';
import type { AlertFilter } from '../rules/alert-filter';
import type { Assignment, RuleDraft, StatusChange } from '../rules/alert-request';
import { firingsOf, type StoredRule } from '../rules/alert-rule';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import type { Deed } from '../trail-ports';

type NotDone<T> =
  | { refused: Refusal['fields'] }
  /** As it stands instead. */
  | { conflict: T; message: string }
  | { unknown: true };

export type AlertOutcome = { alert: AlertRecord } | NotDone<AlertRecord>;
export type RuleOutcome = { rule: StoredRule } | { gone: true } | NotDone<StoredRule>;

interface Surroundings {
  store: AlertStore;
  clock: { now(): number };
  /** Who raises alerts and has the rules; absent where both is done here. */
  keeper?: SilenceKeeper | undefined;
}

/** How long the samples are that a rule is tried on, ms. */
const TRIED = 3_600_000;

const changed = 'Otro usuario modificó este registro';

/** Alerts, and what people do with them. */
export type Alerts = ReturnType<typeof createAlerts>;

export function createAlerts({ store, clock, keeper }: Surroundings) {
  /** Does something to an alert that somebody saw in a version. */
  const act = (
    alertId: string,
    { deed, version, reason }: { deed: AlertDeed; version: number; reason: string },
    actor: Actor,
    change: (alert: AlertRecord, now: number) => Promise<Partial<AlertRecord>> | Partial<AlertRecord>,
  ): Promise<AlertOutcome> => {
    const now = clock.now();
    return store
      .change(alertId, now, async ({ alert, put }): Promise<AlertOutcome> => {
        if (!alert) return { unknown: true };
        if (alert.version !== version) return { conflict: alert, message: changed };
        if (alert.endedAt !== null) return { conflict: alert, message: 'La alerta ya terminó.' };
        const next = { ...alert, ...(await change(alert, now)), version: version + 1 };
        await put(next, deedOf(deed, alert, next, actor, reason, now));
        return { alert: next };
      })
      .catch(notKept<AlertOutcome>);
  };

  const changeRule = (
    ruleId: string | undefined,
    version: number | undefined,
    actor: Actor,
    change: (rule: StoredRule | undefined, now: number) => Partial<StoredRule> | undefined,
  ): Promise<RuleOutcome> => {
    const now = clock.now();
    return store.changeRule(ruleId, now, async ({ rule, nextId, put }): Promise<RuleOutcome> => {
      if (ruleId !== undefined && !rule) return { unknown: true };
      if (rule && rule.version !== version) return { conflict: rule, message: changed };
      const members = change(rule, now);
      const { email, name } = actor;
      const next = members && {
        ...({ ...rule, ...members } as StoredRule),
        ruleId: rule?.ruleId ?? (await nextId()),
        ...{ updatedBy: { email, name }, updatedAt: now, version: (rule?.version ?? 0) + 1 },
      };
      const action = next ? (rule ? 'UPDATE' : 'CREATE') : 'DELETE';
      const [before, after] = differing(told(rule), told(next));
      await put(next, {
        ...{ user: email, userName: name, role: actor.role, ip: actor.ip || null, entity: 'alertRule' },
        ...{ entityId: (next ?? rule)?.ruleId ?? '', action, before, after, reason: null },
      });
      return next ? { rule: next } : { gone: true };
    });
  };

  return {
    setStatus: (alertId: string, { deed, until, reason, version }: StatusChange, actor: Actor) =>
      act(alertId, { deed, version, reason }, actor, async (alert, now) => {
        const person = { email: actor.email, name: actor.name };
        const isSilenced = statusAt(alert, now) === 'SILENCED';
        if (until !== null) await keeper?.silence(alert, until, person, reason);
        else if (isSilenced) await keeper?.unsilence(alert);
        switch (deed) {
          case 'TAKE':
            return { isTaken: true, assignee: person, silencedUntil: null, reason };
          case 'RELEASE':
            return { isTaken: false, assignee: null, silencedUntil: null, reason };
          case 'SILENCE':
            return { silencedUntil: until, reason };
          case 'RESOLVE':
            return { endedAt: now, silencedUntil: null, reason };
        }
      }),

    async assign(alertId: string, { email, reason, version }: Assignment, actor: Actor): Promise<AlertOutcome> {
      const assignee = (await store.assignees()).find((each) => each.email === email) ?? null;
      if (email !== '' && !assignee)
        return { refused: [{ field: 'assignee', message: 'Esa persona no atiende alertas.' }] };
      return act(alertId, { deed: 'ASSIGN', version, reason }, actor, () => {
        return { assignee, isTaken: assignee !== null, ...(reason && { reason }) };
      });
    },

    /** The same key of the same person is the same note. */
    note: (alertId: string, text: string, key: string, actor: Actor): Promise<AlertOutcome> => {
      const now = clock.now();
      const fingerprint = JSON.stringify([alertId, text]);
      return store
        .change(alertId, now, async (unit: AlertUnit): Promise<AlertOutcome> => {
          const before = await unit.claim(actor.email, key);
          const { alert } = unit;
          if (before && before.fingerprint !== fingerprint)
            return { refused: [{ field: 'Idempotency-Key', message: 'Esta clave ya se usó para otra cosa.' }] };
          if (!alert) throw new NotKept<AlertOutcome>({ unknown: true });
          if (before) return { alert };
          const author = { email: actor.email, name: actor.name };
          const next = { ...alert, notes: [...alert.notes, { date: now, author, text }], version: alert.version + 1 };
          await unit.keepAnswer(actor.email, key, { fingerprint, answer: {} });
          await unit.put(next, deedOf('NOTE', alert, next, actor, text, now));
          return { alert: next };
        })
        .catch(notKept<AlertOutcome>);
    },

    createRule: (draft: RuleDraft, actor: Actor) => changeRule(undefined, undefined, actor, () => draft),
    updateRule: (ruleId: string, draft: RuleDraft, version: number, actor: Actor) =>
      changeRule(ruleId, version, actor, () => draft),
    deleteRule: (ruleId: string, version: number, actor: Actor) => changeRule(ruleId, version, actor, () => undefined),

    /** What a rule would have made of the samples of the last hour. */
    async trial(rule: RuleDraft) {
      const now = clock.now();
      const samples = await store.samples(rule.metric, now - TRIED, now);
      const sources = [...samples]
        .filter(([source]) => rule.sources.length === 0 || rule.sources.includes(source))
        .map(([source, own]) => ({ source, samples: own, firings: firingsOf(rule, own) }))
        .sort((one, other) => other.firings.length - one.firings.length);
      return { from: now - TRIED, to: now, sources };
    },

    find: (alertId: string) => store.find(alertId, clock.now()),
    page: (filter: AlertFilter, slice: Parameters<AlertStore['page']>[1]) => store.page(filter, slice, clock.now()),
    folded: (filter: AlertFilter) => store.folded(filter, clock.now()),
    assignees: () => store.assignees(),
    rules: () => (keeper ? keeper.rules() : store.rules()),
    /** Whether rules are kept here. */
    editable: keeper === undefined,
  };
}

/** What the trail keeps of how an alert stands. */
function stateOf(alert: StoredAlert, now: number) {
  const { assignee, silencedUntil } = alert;
  return {
    status: statusAt(alert, now),
    assignee: assignee?.name ?? null,
    silencedUntil: silencedUntil === null ? null : new Date(silencedUntil).toISOString(),
  };
}

type Members = Readonly<Record<string, unknown>>;

/** The members that differ, as they were and as they became. */
function differing(before: Members, after: Members): [Members, Members] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null),
  );
  const part = (whole: Members) => Object.fromEntries(keys.map((key) => [key, whole[key] ?? null]));
  return [part(before), part(after)];
}

function told(rule: StoredRule | undefined): Members {
  if (!rule) return {};
  const { ruleId: _, updatedBy: _by, updatedAt: _at, version: _version, ...members } = rule;
  return members;
}

function deedOf(
  action: string,
  before: StoredAlert,
  after: StoredAlert,
  { email, name, role, ip }: Actor,
  reason: string,
  now: number,
): Deed {
  const [was, is] = differing(stateOf(before, now), stateOf(after, now));
  return {
    ...{ user: email, userName: name, role, ip: ip || null, entity: 'alert', entityId: after.alertId, action },
    ...{ before: was, after: is, reason: reason || null },
  };
}
