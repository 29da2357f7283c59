// `npm run size`: builds in memory, weighs what each screen loads, and fails above the budgets, or where something has
// grown over the baseline. `npm run size -- --write` agrees to what is now; no budget is lifted by that.
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { grownOver, readBaseline, writeBaseline } from './bench/baseline.ts';

/**
 * kB = 1000 bytes of gzip, as a browser's network panel counts. The chart library has a budget of its own: it comes with
 * the one screen that draws, and is not counted as that screen's code.
 */
const BUDGET = {
  initialScript: 100,
  initialStyle: 3.5,
  startStyle: 6,
  app: 37,
  style: 12,
  forge: 32,
  chart: 23,
  screen: 25,
  requests: 6,
};
const CHART_LIBRARY = 'uplot';

/** 50 bytes: what a renamed import may cost a chunk of any size. */
const GROWTH = { share: 0.02, slack: 0.05 };

type Chunk = Rolldown.OutputChunk;

const result = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput;
const chunks = new Map(
  result.output.filter((file): file is Chunk => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
);
const assets = result.output.filter((file) => file.type === 'asset');

const kilobytes = (source: string | Uint8Array) => gzipSync(source, { level: 9 }).length / 1000;

/** A chunk and all that it imports statically. */
function closure(fileName: string, seen = new Set<string>()): Set<string> {
  const chunk = chunks.get(fileName);
  if (!chunk || seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunk.imports) closure(imported, seen);
  return seen;
}

const weigh = (names: Iterable<string>) =>
  [...names]
    .filter((name) => chunks.get(name)?.name !== CHART_LIBRARY)
    .reduce((sum, name) => sum + kilobytes(chunks.get(name)?.code ?? ''), 0);

const html = String(assets.find((file) => file.fileName === 'index.html')?.source ?? '');
/** Everything the page names: scripts, theme script, style, what else is drawn at first, font, icon. */
const linked = [...html.matchAll(/(?:src|href|data-styles)="\/([^"]+)"/g)].map(([, name]) => name ?? '');
const initial = new Set(linked.flatMap((name) => [...closure(name)]));
if (initial.size === 0) throw new Error('The page names no script of the build.');
const layout = [...chunks.values()].find((chunk) => chunk.name === 'session-layout');
if (!layout) throw new Error('The layout around the screens is not in a file of its own.');
/** Router and client, which come when the login is touched. */
const app = [...chunks.values()].find((chunk) => chunk.name === 'app');
if (!app) throw new Error('The router is not in a file of its own.');
const afterTouch = new Set([...initial, ...closure(app.fileName)]);
const afterSignIn = new Set([...afterTouch, ...closure(layout.fileName)]);

/** Whether somebody may wait for it: a screen, or a part that loads on demand. */
const isLoaded = (chunk: Chunk) => chunk.isDynamicEntry || chunk === layout || chunk === app;

/** What is there already when a chunk loads: sign-in and shell, and of a part all that each place has which opens it. */
const bases = new Map<Chunk, Set<string>>();
const closures = new Map([...chunks.values()].filter(isLoaded).map((chunk) => [chunk, closure(chunk.fileName)]));
const openers = new Map(
  [...closures.keys()].map((chunk) => [
    chunk,
    [...closures].filter(([, names]) =>
      [...names].some((name) => chunks.get(name)?.dynamicImports.includes(chunk.fileName)),
    ),
  ]),
);
for (const chunk of closures.keys()) bases.set(chunk, new Set(chunks.keys()));
bases.set(app, initial);
bases.set(layout, afterTouch);
// A part may be opened from another part: each round takes away what one of its places does not have, until none does.
for (let changed = true; changed; ) {
  changed = false;
  for (const [chunk, places] of openers) {
    if (chunk === app || chunk === layout) continue;
    const base = bases.get(chunk) ?? new Set();
    const has = ([place, names]: [Chunk, Set<string>], name: string) => names.has(name) || bases.get(place)?.has(name);
    const kept = [...base].filter((name) => afterSignIn.has(name) || places.every((place) => has(place, name)));
    changed ||= kept.length < base.size;
    bases.set(chunk, new Set(kept));
  }
}

/** Where the chunk's first module lies, since several are named alike. */
function nameOf({ facadeModuleId, name }: Chunk): string {
  return facadeModuleId?.match(/\/src\/(?:features\/)?(.+)\.tsx?$/)?.[1] ?? name;
}

const style = assets.filter((file) => file.fileName.endsWith('.css')).map((file) => kilobytes(file.source));
/** What the page is drawn with, and what comes once it is painted. */
const [startStyle, firstStyle] = ['start', 'first'].map((name) =>
  kilobytes(assets.find(({ fileName }) => linked.includes(fileName) && fileName.includes(`/${name}-`))?.source ?? ''),
);

const library = [...chunks.values()].filter(({ name }) => name === CHART_LIBRARY);
if (library.length !== 1) throw new Error('The chart library is not in a file of its own.');
const chartUsers = [...chunks.values()].filter(({ imports }) => imports.includes(library[0]?.fileName ?? ''));

const rows = [
  { what: '/login: JavaScript', kB: weigh(initial), limit: BUDGET.initialScript },
  { what: '/login: CSS', kB: firstStyle ?? 0, limit: BUDGET.initialStyle },
  { what: '/login: CSS once it is painted', kB: startStyle ?? 0, limit: BUDGET.startStyle },
  { what: 'all styles', kB: Math.max(0, ...style), limit: BUDGET.style },
  ...library.map(({ name, code }) => ({ what: `${name} (library)`, kB: kilobytes(code), limit: BUDGET.chart })),
  ...[...chunks.values()]
    .filter(isLoaded)
    .map((chunk) => {
      const own = [...closure(chunk.fileName)].filter((name) => !bases.get(chunk)?.has(name));
      const limit = { rsa: BUDGET.forge, app: BUDGET.app }[chunk.name] ?? BUDGET.screen;
      return { what: nameOf(chunk), kB: weigh(own), limit };
    })
    .sort((a, b) => b.kB - a.kB),
];

console.table(rows.map(({ what, kB, limit }) => ({ what, 'gzip kB': Number(kB.toFixed(1)), limit })));
// The page itself, what it names, and what its scripts import without being named.
const requests = 1 + new Set([...linked, ...initial]).size;
console.log(`/login: ${requests} requests (limit ${BUDGET.requests})`);

const over = rows.filter(({ kB, limit }) => kB > limit).map(({ what }) => what);
if (requests > BUDGET.requests) over.push('requests');
if (chartUsers.some(({ name }) => name !== 'line-chart')) over.push('the chart library outside the chart');
if ([...initial].some((name) => /forge/.test(chunks.get(name)?.moduleIds.join() ?? '')))
  over.push('node-forge in the first load');
if (over.length > 0) console.error(`Over budget: ${over.join(', ')}`);

const sizes = Object.fromEntries(rows.map(({ what, kB }) => [what, Number(kB.toFixed(2))]));
if (process.argv.includes('--write')) writeBaseline('size', sizes);
const grown = grownOver(readBaseline('size'), sizes, GROWTH);
if (grown.length > 0) {
  console.error(`Grown over the baseline (gzip kB):\n  ${grown.join('\n  ')}`);
  console.error('If it is worth it: npm run size -- --write, and commit the baseline with the change.');
}
process.exit(over.length + grown.length > 0 ? 1 : 0);
