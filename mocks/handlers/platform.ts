import { type App, createApp } from '../../gateway/app';
import { type Balancer, createBalancer } from '../../gateway/balancer/balancer';
import { createMemoryTurn } from '../../gateway/balancer/memory-turn';
import { createReturning } from '../../gateway/balancer/returning';
import type { Ports } from '../../gateway/ports';
import { bearerOf } from '../../gateway/rules/bearer';
import { createDemonstrationBalancer } from '../../gateway/sources/demonstration/balancer';
import { inventedReturns } from '../../gateway/sources/demonstration/balancer-pools';
import { createMemoryLedger, type MemoryLedger } from '../../gateway/trail/memory-ledger';
import type { Trail } from '../../gateway/trail-ports';
import { createMemoryIssueStore } from '../../gateway/transactions/memory-issue-store';
import { createTransactions } from '../../gateway/transactions/transactions';
import { decryptPassword } from '../accounts/decrypt';
import { users } from '../accounts/users';
import { createAccounts } from '../adapters/accounts';
import { createOwnAlerts } from '../adapters/alerts';
import { createOwnBackups } from '../adapters/backups';
import { createOwnChannels } from '../adapters/channels';
import { createMoney } from '../adapters/money';
import { createEvents, createSimulatedAccount } from '../adapters/own-account';
import { createOwnPromotions } from '../adapters/promotions';
import { createOwnReports } from '../adapters/reports';
import { createServerReports } from '../adapters/server-reports';
import { createOwnServices } from '../adapters/services';
import { createSessions } from '../adapters/sessions';
import { memoryTraceLog } from '../adapters/trace-log';
import { memorySteps } from '../adapters/transaction-book';
import { createOwnUsers } from '../adapters/users';
import { createOwnVault } from '../adapters/vault';
import { isSessionScenario, type SessionScenario } from '../scenarios';
import { callOf } from './call-of';
import { emailAnswer } from './email-failures';
import { networkPause, pause } from './latency';
import { orderAnswer } from './order-failures';
import { proxyAnswer, sleepyServer } from './server-failures';
import { sessionAnswer } from './session-failures';

/** Answers a request as the platform does; undefined for what is none of its calls. */
export type Platform = (request: Request) => Promise<Response | undefined>;

/**
 * The simulated platform: the gateway's app over adapters in memory, with the failures of the scenarios around it.
 * Whoever makes one makes its memory.
 */
export function createPlatform(basePath: string): Platform {
  const userOf = (userId: string) => people.store.users().find(({ id }) => id === userId);
  const { sessions, of, idOf } = createSessions((userId) => userOf(userId) !== undefined, {
    isChanged: (userId) =>
      userOf(userId)?.changePassword === false &&
      users.some(({ id, changePassword }) => id === userId && changePassword),
    change: (userId) => people.store.amend(userId, { changePassword: false }),
  });
  // Who may sign in, and what was done to accounts, is the same in every scenario.
  const people = createOwnUsers(systemClock, {
    count: (userId) => of(userId).length,
    end(userId) {
      for (const session of of(userId)) session.isOver = true;
    },
  });
  const events = createEvents(systemClock);
  const accounts = createAccounts(people.store, events);
  const sleepy = sleepyServer();
  const apps = new Map<string, App>();

  const appOf = (scenario: string) => {
    const known = apps.get(scenario);
    if (known) return known;
    // One trail for all that people do but to accounts.
    const ledger = createMemoryLedger();
    const ports = portsOf(scenario, ledger);
    const trail: Trail = {
      of: async (...asked) => (asked[0] === 'user' ? people.trail : ports.trail)?.of(...asked) ?? [],
    };
    const ownAccount = createSimulatedAccount({
      ...{ sessions: { of, idOf }, events, users: people.store, ledgers: [people.trail, ledger], clock: systemClock },
    });
    const app = createApp({ ...ports, trail, ownAccount, users: people.users, accounts, sessions }, basePath);
    apps.set(scenario, app);
    return app;
  };
  const scenarioOf = async (token: string | undefined): Promise<SessionScenario | ''> => {
    const session = await sessions.find(token ?? '');
    const [, name = ''] = 'accountId' in session ? session.accountId.split('+') : [];
    return isSessionScenario(name) ? name : '';
  };

  return async (request) => {
    const call = callOf(request, basePath);
    if (!call) return undefined;
    await networkPause();
    const atTheDoor = await emailAnswer(call, request);
    if (atTheDoor) return atTheDoor;
    const token = bearerOf(request.headers.get('Authorization'));
    const scenario = await scenarioOf(token);
    if (scenario === 'sin-red') return Response.error();
    if (scenario === 'lento' || (scenario === 'cierre-lento' && call === 'DELETE /auth/session')) await pause(5000);
    const answer = await appOf(scenario).fetch(request);
    if (answer.status === 503) return proxyAnswer(request);
    if (!answer.ok) return answer;
    return (
      sessionAnswer(scenario, call, answer) ??
      (await orderAnswer(call, request)) ??
      sleepy(call, request, token) ??
      answer
    );
  };
}

const systemClock = { now: () => Date.now() };

/** A part that is made once somebody asks it: what many a page never looks at takes a third of its start. */
function onDemand<T extends object>(make: () => T): T {
  let made: T | undefined;
  const part = () => {
    made ??= make();
    return made;
  };
  return new Proxy({} as T, { get: (_, name) => Reflect.get(part(), name) });
}

/** The invented balancer; nobody looks at the clock for it but who looks at it. */
function balancing(surroundings: Omit<Parameters<typeof createBalancer>[0], 'source'>): Balancer {
  const whole = { source: createDemonstrationBalancer(), ...surroundings };
  const [balancer, returnDue] = [createBalancer(whole), createReturning(whole)];
  return { ...balancer, read: () => returnDue().then(balancer.read) };
}

function portsOf(scenario: string, ledger: MemoryLedger): Omit<Ports, 'accounts' | 'sessions'> {
  // A mistake in here is for whoever runs it to see, not a failure that the console should be shown.
  const reportFault = (error: unknown) => {
    throw error;
  };
  const clock = systemClock;
  const services = createOwnServices({ ledger, clock, pause });
  const money = createMoney(scenario, clock, ledger);
  return {
    reports: createServerReports(scenario),
    traces: memoryTraceLog,
    ...money,
    transactions: createTransactions({
      book: { ...memorySteps, charges: money.charges },
      issues: createMemoryIssueStore(money.candidates, ledger),
      ...{ acts: money.acts, clock },
    }),
    reporting: createOwnReports({ ...money, ledger, clock, reportFault }),
    balancer: balancing({ turn: createMemoryTurn(ledger, inventedReturns(clock.now())), ...{ clock, reportFault } }),
    services,
    vault: onDemand(() => createOwnVault(clock, ledger)),
    backups: onDemand(() => createOwnBackups({ ledger, notices: money.notifications.notices, clock, reportFault })),
    promotions: onDemand(() => createOwnPromotions(ledger, clock)),
    channels: createOwnChannels(money.operations, ledger, clock),
    alerts: createOwnAlerts(scenario, { ledger, clock, maintenance: services }),
    cipher: { decrypt: decryptPassword },
    clock,
    reportFault,
  };
}
