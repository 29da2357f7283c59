import type { MemoryLedger } from '../trail/memory-ledger';
import type { KeptAnswer } from '../trail-ports';
import type { IssueStore, StoredAttention } from '../transaction-ports';

/** What was said of issues, for as long as the process lasts. */
export function createMemoryIssueStore(candidates: IssueStore['candidates'], ledger: MemoryLedger): IssueStore {
  const kept = new Map<string, StoredAttention>();
  let turn: Promise<unknown> = Promise.resolve();
  return {
    candidates,
    attentions: async (ids) => ids.flatMap((id) => kept.get(id) ?? []),
    change(issueId, now, work) {
      const run = turn.then(async () => {
        const deeds: (() => void)[] = [];
        const outcome = await work({
          attention: kept.get(issueId),
          claim: async (email, key) => ledger.answers.get(`${email} ${key}`) as KeptAnswer<string> | undefined,
          keepAnswer: async (email, key, answer) =>
            void deeds.push(() => ledger.answers.set(`${email} ${key}`, answer)),
          put: async (attention, deed) =>
            void deeds.push(() => {
              kept.set(issueId, attention);
              ledger.write(deed, now);
            }),
        });
        for (const deed of deeds) deed();
        return outcome;
      });
      turn = run.catch(() => undefined);
      return run;
    },
  };
}
