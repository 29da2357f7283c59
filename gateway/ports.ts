import type { Acts } from './acts/acts';
import type { Alerts } from './alerts/alerts';
import type { Backups } from './backups/backups';
import type { Balancer } from './balancer/balancer';
import type { Channels } from './channels/channels';
import type { AlertIntake, Intake } from './intake-ports';
import type { Notifications } from './notifications/notifications';
import type { Promotions } from './promotions/promotions';
import type { Refunds } from './refunds/refunds';
import type { ReportedOperations } from './report-ports';
import type { Reporting } from './reporting/reporting';
import type { OperationFilter } from './rules/operation-filter';
import type { Page } from './rules/paging';
import type { Role } from './rules/roles';
import type { SessionOrigin } from './rules/session-origin';
import type { Comparison, Refusal, StatisticQuery } from './rules/statistic-query';
import type { TraceSearch } from './rules/trace-search';
import type { Services } from './services/services';
import type { Trail } from './trail-ports';
import type { Transactions } from './transactions/transactions';
import type { OwnAccount } from './users/own-account';
import type { Users } from './users/users';
import type { Vault } from './vault/vault';
import type { Operation, OperationDetail, OperationOption, OperationPage, Statistic, Summary } from './wire/operations';
import type { TraceOption } from './wire/traces';

// What the app asks of the world around it; each host hands it adapters. Moments are epoch ms.

/** Somebody who may sign in. */
export interface Account {
  id: string;
  email: string;
  name: string;
  lastName: string;
  job: string;
  role: Role;
  /** The password is temporary: the console asks for another before anything else. */
  changePassword: boolean;
}

/** Too many attempts: how long to wait, in seconds; the app answers 429. */
export interface Limited {
  retryAfter: number;
}

/** A password is null where it could not be read; `address` is that of the caller, for limits. */
export interface Accounts {
  /** The account that a password opens; undefined for a wrong one, and all the same for somebody unknown. */
  signIn(
    email: string,
    password: string | null,
    address: string,
    origin?: SessionOrigin,
  ): Promise<Account | Limited | undefined>;
  byId(id: string): Promise<Account | undefined>;
  /** @returns the account as it then stands, or which of the two passwords was not taken */
  changePassword(
    id: string,
    current: string | null,
    next: string | null,
    origin?: SessionOrigin,
  ): Promise<Account | Limited | 'current' | 'next'>;
  /**
   * Takes a temporary password for whom the e-mail names; nobody learns whether it names anybody.
   * @returns 'unreadable' only where that may be told
   */
  recover(email: string, password: string | null, address: string): Promise<Limited | 'unreadable' | undefined>;
}

/** What a client is handed: the token, and when it ends. */
export interface IssuedToken {
  token: string;
  expiry: number;
}

/** Whose a token is; whether its expiry is past is for the app to say. */
export interface Session {
  accountId: string;
  expiry: number;
  /** Where it is known with the session. */
  account?: Account | undefined;
}

interface Refused {
  refused: string;
  /** Nothing can be had with it any more: signed out, also from elsewhere, or the account is disabled. */
  ended?: boolean;
}

export interface Sessions {
  open(accountId: string, origin?: SessionOrigin): Promise<IssuedToken>;
  /** @returns the session, or why the token is none */
  find(token: string): Promise<Session | Refused>;
  /** @returns undefined when the token may not be renewed any more */
  renew(token: string): Promise<IssuedToken | undefined>;
  end(token: string): Promise<void>;
  /** Ends all other sessions of the same account: its password has changed. */
  endOthers(token: string): Promise<void>;
}

/** Reads passwords as they travel (spec 3.3). */
interface PasswordCipher {
  /** @returns null for anything that was not encrypted for this platform */
  decrypt(hex: unknown): Promise<string | null>;
}

/** The disk is full: nothing more can be kept; the app answers 507. */
export class StorageFull extends Error {}

/** A source that should answer and does not, such as a server that is away; the app answers 503. */
export class SourceAway extends Error {
  /** Which one, for whoever runs the platform. */
  readonly source: string;
  constructor(message: string, { source = 'source', cause }: { source?: string; cause?: unknown } = {}) {
    super(message, { cause });
    this.source = source;
  }
}

/** Told how sources are, again and again; tells it on when it changes. */
export interface SourceWatch {
  away(fault: SourceAway): void;
  back(source: string): void;
}

/** The database is away, and with it all that the platform knows. */
export class DatabaseAway extends SourceAway {
  constructor(message: string, cause: unknown) {
    super(message, { source: 'database', cause });
  }
}

/** A question that was given up because it took too long; the app answers 504. */
export class TooSlow extends Error {}

/** Report of a server (spec 19.6): its sections beside date and name. */
type ServerReport = Readonly<Record<string, unknown>>;

export interface ServerReports {
  /** Names, in the order of the list. */
  list(): Promise<readonly string[]>;
  /** @returns undefined for a server that nobody knows. @throws SourceAway when it does not answer */
  read(name: string, now: number): Promise<ServerReport | undefined>;
}

/** The newest entries that match: all, or as many as one answer can have. */
interface FoundTraces {
  /** Entries as JSON, with commas between them, newest first: a list is all of them, other parts are read when they are wanted. */
  parts: readonly string[] | AsyncIterable<string> | Iterable<string>;
  /** Whether more match. */
  truncated: boolean;
  /** How many match; undefined where counting takes too long. */
  total(): Promise<number | undefined>;
}

export interface TraceLog {
  options(list: TraceOption): Promise<readonly string[]>;
  search(search: TraceSearch, now: number): Promise<FoundTraces>;
  /** How many match; undefined where counting takes too long. */
  count(search: TraceSearch, now: number): Promise<number | undefined>;
}

export interface Operations extends Pick<ReportedOperations, 'sums' | 'all'> {
  options(list: OperationOption): Promise<readonly string[]>;
  /** As the operations stood at a moment. */
  page(filter: OperationFilter, page: Page, at: number): Promise<OperationPage>;
  summary(filter: OperationFilter, compare: Comparison | null, at: number): Promise<Summary>;
  /** @returns a refusal where the period has more buckets than a chart can show */
  statistic(filter: OperationFilter, query: StatisticQuery, at: number): Promise<Statistic | Refusal>;
  /** @param id of the operation, or of its order */
  detail(id: string, now: number): Promise<OperationDetail | undefined>;
  /** Up to five ids that differ little from one that nobody knows. */
  similar(id: string, now: number): Promise<readonly Operation['operationId'][]>;
}

export interface Clock {
  now(): number;
}

/** Everything that the app asks for. */
export interface Ports {
  accounts: Accounts;
  sessions: Sessions;
  cipher: PasswordCipher;
  reports: ServerReports;
  /** Absent where nobody checks services. */
  services?: Services | undefined;
  traces: TraceLog;
  operations: Operations;
  /** Absent where nobody tells what became of them. */
  transactions?: Transactions | undefined;
  /** Absent where nobody may deliver. */
  intake?: Intake | undefined;
  /** Absent where nobody sends money. */
  refunds?: Refunds | undefined;
  /** Absent where channels are kept elsewhere. */
  channels?: Channels | undefined;
  /** Absent where promotions are kept elsewhere. */
  promotions?: Promotions | undefined;
  /** Absent where nothing is sent to anybody outside. */
  notifications?: Notifications | undefined;
  /** Absent where nothing is done to operations. */
  acts?: Acts | undefined;
  /** Absent where there is no balancer to look at. */
  balancer?: Balancer | undefined;
  /** Absent where nothing is backed up. */
  backups?: Backups | undefined;
  /** Absent where nothing is watched. */
  alerts?: Alerts | undefined;
  /** Absent where no Alertmanager may tell. */
  alertIntake?: AlertIntake | undefined;
  /** Absent where nobody makes reports. */
  reporting?: Reporting | undefined;
  /** Absent where nobody says which sessions are open. */
  ownAccount?: OwnAccount | undefined;
  /** Absent where accounts are administrated elsewhere. */
  users?: Users | undefined;
  /** Absent where no properties are kept. */
  vault?: Vault | undefined;
  /** Absent where nobody keeps what was done. */
  trail?: Trail | undefined;
  clock: Clock;
  /** Told of every error that nobody foresaw, and in which request; the caller gets a plain 500. */
  reportFault(error: unknown, request?: string): void;
}
