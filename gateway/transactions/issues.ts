import type { Acts } from '../acts/acts';
import { isoDate } from '../rules/mexico-time';
import { NotKept, notKept } from '../rules/not-kept';
import type { Refusal } from '../rules/statistic-query';
import {
  type AttentionRequest,
  type FoundIssue,
  type IssueFilter,
  issueIdOf,
  issuesOf,
  providerWord,
  readIssueFilter,
} from '../rules/transaction-issue';
import type { Actor } from '../trail-ports';
import type { IssueStore, StoredAttention } from '../transaction-ports';
import { type AskedIssue, type IssuePage, issueTypes, type TransactionIssue } from '../wire/transactions';

interface Surroundings {
  store: IssueStore;
  /** Absent where there is nobody to ask. */
  acts?: Pick<Acts, 'sync' | 'ability'> | undefined;
  clock: { now(): number };
}

/** Who does something, and the key of that request. */
export interface Keyed {
  key: string;
  actor: Actor;
}

export type IssueOutcome =
  | TransactionIssue
  | { conflict: TransactionIssue }
  | { refused: Refusal['fields'] }
  | { unknown: true };

/** How many are asked about side by side. */
const TOGETHER = 10;

const copy = { usedKey: 'Esta clave ya se usó para otra solicitud.' };

/** The longest time of which issues are known by their id. */
const known = (now: number) => {
  const day = (back: number) => isoDate(now - back * 86_400_000).slice(0, 10);
  return readIssueFilter(new URLSearchParams({ dateRange: `${day(30)}_${day(0)}` }), now) as IssueFilter;
};

/** What somebody has to look at, and what was said of it. */
export function createIssues({ store, acts, clock }: Surroundings) {
  const find = async ({ range }: Pick<IssueFilter, 'range'>, now: number) => {
    const { operations, truncated } = await store.candidates(range, now);
    const found = issuesOf(operations, now);
    const said = await store.attentions(found.map(issueIdOf));
    const attentions = new Map(said.map((attention) => [attention.issueId, attention]));
    const issues = found.map((issue) => answerOf(issue, attentions.get(issueIdOf(issue)), now));
    return { issues, truncated };
  };
  const one = async (issueId: string, now: number) =>
    (await find(known(now), now)).issues.find((issue) => issue.issueId === issueId);

  return {
    async page(filter: IssueFilter, { page, size }: { page: number; size: number }): Promise<IssuePage> {
      const now = clock.now();
      const { issues, truncated } = await find(filter, now);
      const all = issues.filter(({ attended }) => attended === filter.attended);
      const wanted = filter.types.length === 0 ? all : all.filter(({ type }) => filter.types.includes(type));
      const countOf = (type: string) => all.filter((issue) => issue.type === type).length;
      return {
        data: wanted.slice((page - 1) * size, page * size),
        ...{ page, size, total: wanted.length },
        typeCounts: Object.fromEntries(issueTypes.map((type) => [type, countOf(type)])) as IssuePage['typeCounts'],
        ...{ truncated, generatedAt: isoDate(now) },
      };
    },

    async attend(issueId: string, request: AttentionRequest, { key, actor }: Keyed): Promise<IssueOutcome> {
      const now = clock.now();
      const issue = await one(issueId, now);
      if (!issue) return { unknown: true };
      const fingerprint = JSON.stringify([issueId, request]);
      const { email, name, role, ip } = actor;
      const { attended, comment, version } = request;
      const outcome = await store
        .change(issueId, now, async (unit): Promise<'done' | 'stale' | { refused: Refusal['fields'] }> => {
          const before = await unit.claim(email, key);
          if (before?.fingerprint === fingerprint) return 'done';
          if (before) return { refused: [{ field: 'Idempotency-Key', message: copy.usedKey }] };
          if ((unit.attention?.version ?? 1) !== version) throw new NotKept('stale' as const);
          await unit.keepAnswer(email, key, { fingerprint, answer: issueId });
          const said = { issueId, attended, comment, by: { email, name }, at: now, version: version + 1 };
          await unit.put(said, {
            ...{ user: email, userName: name, role, ip: ip || null, entity: 'transactionIssue', entityId: issueId },
            action: attended ? 'ATTEND' : 'REOPEN',
            before: { attended: unit.attention?.attended ?? false, version },
            after: { attended, version: version + 1 },
            reason: comment || null,
          });
          return 'done';
        })
        .catch(notKept<'stale'>);
      if (typeof outcome === 'object') return outcome;
      const current = await one(issueId, now);
      if (!current) return { unknown: true };
      return outcome === 'stale' ? { conflict: current } : current;
    },

    /** Asks the provider about several; undefined where there is nobody to ask. */
    async ask(issueIds: readonly string[], { key, actor }: Keyed): Promise<AskedIssue[] | undefined> {
      if (!acts?.ability.ask) return undefined;
      const now = clock.now();
      const open = new Map((await find(known(now), now)).issues.map((issue) => [issue.issueId, issue]));
      const askOne = async (issueId: string): Promise<AskedIssue> => {
        // One that was asked about with this key may have left the list since.
        const operationId = open.get(issueId)?.operationId ?? issueId.slice(issueId.indexOf('-') + 1);
        const outcome = await acts.sync({ operationId, key: `${key}:${operationId}`, actor });
        if ('operation' in outcome) {
          const { operation, changed } = outcome;
          return { issueId, result: changed ? 'CHANGED' : 'SAME', platformStatus: operation.status };
        }
        return { issueId, result: 'silent' in outcome ? 'SILENT' : 'UNKNOWN', platformStatus: null };
      };
      const asked: AskedIssue[] = [];
      for (let done = 0; done < issueIds.length; done += TOGETHER)
        asked.push(...(await Promise.all(issueIds.slice(done, done + TOGETHER).map(askOne))));
      return asked;
    },
  };
}

function answerOf(issue: FoundIssue, said: StoredAttention | undefined, now: number): TransactionIssue {
  const { operationId, orderId, date, amount, currency, paymentMethod, status } = issue.operation;
  return {
    ...{ issueId: issueIdOf(issue), type: issue.type, operationId, otherOperationIds: [...issue.others] },
    ...{ orderId, date, amount, currency, paymentMethod, platformStatus: status, providerStatus: providerWord(issue) },
    ageMinutes: Math.max(0, Math.floor((now - Date.parse(date)) / 60_000)),
    attended: said?.attended ?? false,
    comment: said?.comment || null,
    attendedBy: said?.by ?? null,
    attendedAt: said ? isoDate(said.at) : null,
    version: said?.version ?? 1,
  };
}
