// What the platform answers while something is measured: the same bytes for the console and for the page by hand.
import { jsonText } from '../../gateway/answers.ts';
import { healthyServer } from '../../mocks/servers/usual.ts';
import { traceLog } from '../../mocks/traces/trace-log.ts';

/** How many rounds are measured. */
export const RUNS = Number(process.env.RUNS ?? 15);

/** Of what is quick, and moves more from round to round. */
export const MANY_RUNS = 2 * RUNS;

/** A moment of a day in the middle of its work. */
const NOW = Date.UTC(2026, 10, 27, 22);
const TIMES = 100;
const PAGE = 10;

const padded = (index: number) => String(index).padStart(3, '0');

/** Every round chooses servers that nobody asked for before; a large one reports a hundred times as much. */
export const servers = { usual: 'servidor', large: 'grande' } as const;
export const serverName = (kind: keyof typeof servers, index: number) => `${servers[kind]}-${padded(index)}`;
const names = Object.values(servers).flatMap((kind) =>
  Array.from({ length: MANY_RUNS + 3 }, (_, index) => ({ name: `${kind}-${padded(index)}` })),
);

/** Told apart by what they did, which a row shows: one page for each round. */
export const operationOf = (index: number) => `paso-${padded(index)}`;
const entries = traceLog(NOW)
  .filter(({ entry }) => entry.request && entry.response)
  .slice(0, PAGE * (MANY_RUNS + 2))
  .map(({ entry }, index) => ({ ...entry, operation: operationOf(index) }));

const trace = jsonText({ data: entries });

/** Stands for a server's name in an answer that is made once. */
const NAME = 'NAME';

/** What is chosen in a report is the first thing of its first section, which bears the server's name. */
function report(large: boolean): string {
  const usual = healthyServer(NAME, NOW);
  const whole = large
    ? Object.fromEntries(Object.entries(usual).map(([key, value]) => [key, timesAsMany(value)]))
    : usual;
  const [first, ...others] = whole.filesystem as Record<string, unknown>[];
  return jsonText({ ...whole, filesystem: [{ ...first, mountPoint: `/${NAME}` }, ...others] });
}

const reports: Record<string, string> = { [servers.usual]: report(false), [servers.large]: report(true) };

/** Lists a hundred times as long, also those within a section; their members stay apart by their first text. */
function timesAsMany(value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.from({ length: TIMES }, (_, time) => value.map((member) => renamed(member, time))).flat();
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, timesAsMany(member)]));
}

function renamed(member: Record<string, unknown>, time: number): Record<string, unknown> {
  const [key, text] = Object.entries(member).find(([, value]) => typeof value === 'string') ?? [];
  return key === undefined || time === 0 ? member : { ...member, [key]: `${text}-${time}` };
}

/** The answer to what a page asks, by its path; undefined leaves it to the simulated platform. */
export function answerTo(path: string): string | undefined {
  if (path.endsWith('/trace')) return trace;
  if (path.endsWith('/server')) return JSON.stringify(names);
  const [, name = '', kind = ''] = /\/server\/((\w+)-\d+)$/.exec(path) ?? [];
  return reports[kind]?.replaceAll(NAME, name);
}
