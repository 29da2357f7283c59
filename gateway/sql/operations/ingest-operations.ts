import { sql } from 'kysely';
import type { IngestReport, Lines } from '../../intake-ports';
import { withActs } from '../../rules/act';
import { withRefunds } from '../../rules/refund-balance';
import type { Sender } from '../../rules/sender';
import type { OperationOption } from '../../wire/operations';
import { ownActs } from '../acts/own-acts';
import { checkSender, ingestLines, optionsOf } from '../ingest';
import { insertAll } from '../insert-all';
import { LineFault, readLine } from '../line-faults';
import { countUses } from '../promotions/count-uses';
import { ownRefunds } from '../refunds/own-refunds';
import type { Database } from '../tables';
import { type OperationLine, operationLine } from './operation-line';
import { takeOperationsTurn } from './operations-turn';

const optionMembers = {
  channels: 'channel',
  banks: 'bank',
  errorCodes: 'errorCode',
} as const satisfies Record<OperationOption, keyof OperationLine>;

/**
 * Takes states of operations. One that is not later than what is known changes nothing; a later one replaces it for
 * whoever asks from now on, while a run that began before still reads the state of its beginning.
 */
export function ingestOperations(db: Database, lines: Lines, now: number, sender?: Sender): Promise<IngestReport> {
  const moment = new Date(now);
  return ingestLines(
    db,
    lines,
    (value) => {
      const line = readLine(operationLine, value);
      checkSender(sender, line);
      return line;
    },
    (operations) =>
      db.transaction().execute(async (step) => {
        await takeOperationsTurn(step);
        const options = optionsOf(optionMembers, operations);
        if (options.length > 0)
          await step
            .insertInto('operationOption')
            .values(options)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        const known = await step
          .selectFrom('operation')
          .where('replacedAt', '=', infinity)
          .where(
            'operationId',
            'in',
            operations.map(({ operationId }) => operationId),
          )
          .select(['operationId', 'updatedAt', 'recordedAt', 'channel'])
          .execute();
        if (sender?.channel && known.some(({ channel }) => channel !== sender.channel))
          throw new LineFault('La operación es de otro canal.');
        const fresh = latest(operations, new Map(known.map((row) => [row.operationId, row.updatedAt.getTime()])));
        if (fresh.length === 0) return 0;
        const ids = fresh.map(({ operationId }) => operationId);
        // What was told at the same moment nobody has read; what another told since then this one takes the place of.
        const { numDeletedRows } = await step
          .deleteFrom('operation')
          .where('operationId', 'in', ids)
          .where('recordedAt', '>=', moment)
          .executeTakeFirstOrThrow();
        // What those had replaced ends at this moment too; where there are none, the index of what stands finds all.
        await step
          .updateTable('operation')
          .set({ replacedAt: moment })
          .where('operationId', 'in', ids)
          .where((column) =>
            numDeletedRows > 0n ? column('replacedAt', '>', moment) : column('replacedAt', '=', infinity),
          )
          .execute();
        // Services need not know of what was done here.
        const [acts, refunds] = [await ownActs(step, ids), await ownRefunds(step, ids)];
        const ofOne = <T extends { operationId: string }>(own: readonly T[], { operationId }: OperationLine) =>
          own.filter((one) => one.operationId === operationId);
        await store(
          step,
          fresh.map((line) => withRefunds(withActs({ ...line, version: 1 }, ofOne(acts, line)), ofOne(refunds, line))),
          moment,
        );
        await countUses(step, fresh);
        return fresh.length;
      }),
  );
}

const infinity = sql<Date>`'infinity'`;

/** The last state of each operation, where it is later than the known one. */
function latest(operations: readonly OperationLine[], known: Map<string, number>): OperationLine[] {
  const found = new Map<string, OperationLine>();
  for (const operation of operations) {
    const updatedAt = Date.parse(operation.updatedAt);
    if (updatedAt <= (known.get(operation.operationId) ?? Number.NEGATIVE_INFINITY)) continue;
    known.set(operation.operationId, updatedAt);
    found.set(operation.operationId, operation);
  }
  return [...found.values()];
}

type Told = OperationLine & { version: number };

async function store(step: Database, operations: readonly Told[], recordedAt: Date): Promise<void> {
  const state = operations.map((operation) => {
    const { customerPhone: phone, customerEmail, promotionDiscount: _, ...told } = operation;
    const { attempts, events, refunds, reference, notes, version, ...members } = told;
    const { provider = null, latencyMs = null } = attempts.at(-1) ?? {};
    return { ...members, provider, latencyMs, phone, email: customerEmail?.toLowerCase() ?? null, recordedAt };
  });
  const details = operations.map(({ operationId, attempts, events, refunds, reference, notes, version }) => {
    return { operationId, recordedAt, attempts, events, refunds, reference, notes, version };
  });
  await insertAll(step, 'operation', state);
  await insertAll(step, 'operationDetail', details);
}
