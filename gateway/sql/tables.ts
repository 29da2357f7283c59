import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely';
import type { StoredAccount, StoredRecovery } from '../ports';
import type { Operation, OperationDetail, OperationOption } from '../wire/operations';
import type { TraceEntry, TraceOption } from '../wire/traces';

/** Written as text or as a moment, read as a moment. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type MaybeMoment = ColumnType<Date | null, Date | string | null, Date | string | null>;

type Nullable<T> = { [K in keyof T]-?: undefined extends T[K] ? Exclude<T[K], undefined> | null : T[K] };

interface TraceTable extends Nullable<Omit<TraceEntry, 'date' | 'order'>> {
  id: string;
  at: Moment;
  position: Generated<number>;
  orderId: string | null;
}

type Moments = 'date' | 'expiresAt' | 'updatedAt';

interface OperationTable extends Omit<Operation, Moments | 'customerPhone' | 'customerEmail'> {
  recordedAt: Moment;
  replacedAt: Moment;
  date: Moment;
  expiresAt: MaybeMoment;
  updatedAt: Moment;
  authentication: Generated<string>;
  /** In full, to be searched for; answers mask them. */
  phone: string | null;
  email: string | null;
}

type Parts = Omit<OperationDetail, keyof Operation>;

interface DetailTable extends Parts {
  operationId: string;
  recordedAt: Moment;
}

interface OptionTable<L> {
  list: L;
  value: string;
}

interface TokenTable {
  hash: string;
  sessionId: string;
  expiry: Moment;
  renewedAt: MaybeMoment;
  successor: string | null;
  successorExpiry: MaybeMoment;
}

/** Columns by table; names are in snake case in the database. */
export interface Tables {
  migration: { name: string; at: Generated<Date> };
  trace: TraceTable;
  traceOption: OptionTable<TraceOption>;
  operation: OperationTable;
  operationDetail: DetailTable;
  operationOption: OptionTable<OperationOption>;
  account: StoredAccount & { isDisabled: Generated<boolean> };
  recovery: Omit<StoredRecovery, 'expiry'> & { expiry: Moment };
  session: { id: string; accountId: string; begun: Moment };
  sessionToken: TokenTable;
  platformKey: { isOnly: Generated<boolean>; privatePem: string };
  demonstrationDay: { day: Moment; toldUntil: MaybeMoment };
  attempt: { position: GeneratedAlways<number>; key: string; at: Moment };
}

export type Database = Kysely<Tables>;
