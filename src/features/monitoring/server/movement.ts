import { MISSING } from '~/shared/copy';
import { formatBytes, formatNonZero } from '~/shared/format/numbers';
import { formatPercent } from '~/shared/format/percent';
import type { Points } from '~/shared/ui/sparkline';
import { levelsOf, ratesOf } from '../samples/rates';
import type { SampleBuffer, SampleValue } from '../samples/sample-buffer';

/** Below this the decimals count. */
const FEW = 10;

/** One line of the movement: what moves, its points and how its last value is written. */
export interface MovementRow {
  label: string;
  points: Points;
  resets: number;
  unit: 'percent' | 'perSecond' | 'bytesPerSecond';
}

interface Counter {
  label: string;
  key: RegExp;
  unit: MovementRow['unit'];
}

/** The loopback moves nothing in or out of the machine. */
const LINK = 'network/(?!lo/)[^/]*(?:/[^/]+)*';

const counters: readonly Counter[] = [
  { label: 'Solicitudes nginx', key: /^nginx\/\/requests$/, unit: 'perSecond' },
  { label: 'Comandos redis', key: /^redis\/.*\/commandsProcessed$/, unit: 'perSecond' },
  { label: 'Consultas mysql', key: /^mysql\/\/queries$/, unit: 'perSecond' },
  { label: 'Solicitudes mongo', key: /^mongo\/\/activity\.requests$/, unit: 'perSecond' },
  { label: 'Offsets kafka', key: /^kafka\/.*\/offset$/, unit: 'perSecond' },
  { label: 'Entrada de red', key: new RegExp(`^${LINK}/bytesIn$`), unit: 'bytesPerSecond' },
  { label: 'Salida de red', key: new RegExp(`^${LINK}/bytesOut$`), unit: 'bytesPerSecond' },
  { label: 'Errores de red', key: new RegExp(`^${LINK}/errors(?:In|Out)$`), unit: 'perSecond' },
];

/** The lines that the samples of a server allow, in a fixed order. */
export function movementRows({ at, series }: SampleBuffer): readonly MovementRow[] {
  const found = new Map<Counter, (readonly SampleValue[])[]>();
  for (const [key, values] of Object.entries(series)) {
    const counter = counterOf(key);
    if (!counter) continue;
    const all = found.get(counter);
    if (all) all.push(values);
    else found.set(counter, [values]);
  }
  const cpu = series['cpu//total'];
  const used = series['memory//ram.used'];
  const total = series['memory//ram.total'];
  const share = used?.map((value, index) => {
    const all = Number(total?.[index] ?? 0);
    return value === null || all <= 0 ? null : (Number(value) / all) * 100;
  });
  return [
    ...(cpu ? [{ label: 'CPU total', points: levelsOf(at, cpu), resets: 0, unit: 'percent' as const }] : []),
    ...(share ? [{ label: 'Memoria en uso', points: levelsOf(at, share), resets: 0, unit: 'percent' as const }] : []),
    ...counters.flatMap((counter) => {
      const all = found.get(counter);
      if (!all) return [];
      const { points, resets } = ratesOf(at, all);
      return [{ label: counter.label, points, resets: resets.length, unit: counter.unit }];
    }),
  ];
}

/** Which counter a key belongs to: thousands of keys are the same from sample to sample. */
const known = new Map<string, Counter | undefined>();
const MOST_KNOWN = 20_000;

function counterOf(key: string): Counter | undefined {
  if (!known.has(key)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(
      key,
      counters.find((counter) => counter.key.test(key)),
    );
  }
  return known.get(key);
}

/** The last point with its unit; a gap at the end says nothing rather than something old. What moves never reads as still. */
export function lastText({ points, unit }: Pick<MovementRow, 'points' | 'unit'>): string {
  const last = points.at(-1) ?? null;
  if (last === null) return MISSING;
  if (unit === 'percent') return formatPercent(last);
  if (unit === 'bytesPerSecond') return `${formatBytes(last < FEW ? last : Math.round(last))}/s`;
  return `${formatNonZero(last, 0, last < FEW ? 2 : 0)} /s`;
}
