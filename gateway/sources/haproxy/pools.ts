import type { BalancerReading } from '../../balancer-ports';
import { isoDate } from '../../rules/mexico-time';
import type { AdminStatus, NodeStatus, ReadNode } from '../../wire/balancer';
import type { createRates, Rate } from './rates';

type Row = Readonly<Record<string, string>>;

const BACKEND = 'BACKEND';

/** Of `srv_admin_state`, by whoever gives commands or by the configuration. */
const FORCED = { maintenance: 0x01 | 0x04, drain: 0x08 };

/** A figure, 0 where there is none. */
const count = (text: string | undefined) => Number(text) || 0;

const maybeCount = (text: string | undefined) => (text ? count(text) : null);

const nameOf = ({ pxname, svname }: Row) => `${pxname}/${svname}`;

/** What `show stat` and `show servers state` tell, by the names of HAProxy's configuration. */
export function readPools(
  rows: readonly Row[],
  states: readonly Row[],
  now: number,
  rates: ReturnType<typeof createRates>,
): BalancerReading {
  const stateOf = new Map(states.map((row) => [`${row.be_name}/${row.srv_name}`, row]));
  const rateOf = rates(now, new Map(rows.map((row) => [nameOf(row), countedOf(row)])));
  const servers = rows.filter(({ svname }) => svname !== BACKEND);
  const pools = rows
    .filter(({ svname }) => svname === BACKEND)
    .map((pool) => {
      const nodes = servers
        .filter(({ pxname }) => pxname === pool.pxname)
        .map((row) => nodeOf(row, stateOf.get(nameOf(row)) ?? {}, now, rateOf(nameOf(row))));
      const poolId = pool.pxname ?? '';
      const rate = rateOf(nameOf(pool));
      return {
        ...{ poolId, name: poolId, algorithm: pool.algo || null, nodes },
        requestRate: rate?.perSecond ?? count(pool.rate),
        errorRate: rate?.errors ?? null,
      };
    })
    // One that only redirects or shows statistics.
    .filter(({ nodes }) => nodes.length > 0);
  const follows = servers.flatMap((row) => (row.tracked ? [[nameOf(row), row.tracked] as const] : []));
  return { pools, follows: new Map(follows) };
}

/** Of HTTP its requests and 5xx, else connections and those that failed. */
function countedOf({ mode, req_tot, hrsp_5xx, stot, econ, eresp }: Row) {
  if (mode === 'http') return { requests: count(req_tot), failures: count(hrsp_5xx) };
  return { requests: count(stot), failures: count(econ) + count(eresp) };
}

function nodeOf(row: Row, state: Row, now: number, rate: Rate | undefined): ReadNode {
  const name = row.svname ?? '';
  const weight = count(state.srv_uweight ?? row.uweight);
  const status = statusOf(row);
  return {
    ...{ nodeId: name, name, ...addressOf(row.addr ?? ''), status, weight },
    adminStatus: adminStatusOf(count(state.srv_admin_state)),
    backup: row.bck === '1',
    configuredWeight: maybeCount(state.srv_iweight),
    // Sessions of the last second, as long as there is nothing to compare with.
    requestRate: rate?.perSecond ?? count(row.rate),
    currentSessions: count(row.scur),
    maxSessions: count(row.smax),
    sessionLimit: maybeCount(row.slim),
    queued: count(row.qcur),
    totalRequests: countedOf(row).requests,
    bytesIn: count(row.bin),
    bytesOut: count(row.bout),
    // Counted at frontends alone.
    requestErrors: maybeCount(row.ereq),
    connectionErrors: count(row.econ),
    responseErrors: count(row.eresp),
    retries: count(row.wretr),
    lastChange: row.lastchg ? isoDate(now - count(row.lastchg) * 1000) : null,
    downtimeSeconds: maybeCount(row.downtime),
    checkResult: checkOf(row),
    // What people have made of it: a check that fails while somebody fills in a form holds up nobody.
    version: `${state.srv_admin_state ?? ''}-${weight}`,
  };
}

/** 'UP 1/3', 'DOWN 1/2', 'MAINT (via …)' and the like begin with what they are. */
function statusOf({ status = '', throttle }: Row): NodeStatus {
  if (status.startsWith('MAINT')) return 'MAINT';
  if (status.startsWith('DOWN')) return 'DOWN';
  // A check has said that it wants no new sessions.
  if (status.startsWith('DRAIN') || status.startsWith('NOLB')) return 'DRAIN';
  return throttle && count(throttle) < 100 ? 'STARTING' : 'UP';
}

/** What somebody has ordered, as bits: one that is DOWN tells of no drain but here. */
function adminStatusOf(bits: number): AdminStatus {
  if (bits & FORCED.maintenance) return 'MAINT';
  return bits & FORCED.drain ? 'DRAIN' : 'UP';
}

/** '192.0.2.1:80', '[2001:db8::1]:80'. */
function addressOf(text: string): { ip: string; port: number } {
  const colon = text.lastIndexOf(':');
  return {
    ip: text.slice(0, colon === -1 ? undefined : colon).replace(/^\[|\]$/g, ''),
    port: count(text.slice(colon + 1)),
  };
}

/** 'L7OK · 200 · 4 ms', 'L4CON · Connection refused'; a check under way has a star before its last result. */
function checkOf({ check_status = '', check_code, last_chk, check_duration }: Row): string | null {
  if (check_status === '') return null;
  const said = check_code || last_chk;
  return [check_status.replace(/^\* /, ''), said, check_duration && `${check_duration} ms`].filter(Boolean).join(' · ');
}
