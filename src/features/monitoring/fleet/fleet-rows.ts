import { attemptText } from '~/shared/format/freshness';
import { failureText } from '../api/empty-report';
import type { ServerReport } from '../api/report';
import { type Assessment, assess } from '../health/assessment';
import type { Level } from '../health/level-badge';
import type { Thresholds } from '../health/thresholds';
import type { SampleBuffer } from '../samples/sample-buffer';
import { fleetCopy } from './copy';

/** What a query of the fleet knows about its server. */
export interface FleetResult {
  data: ServerReport | undefined;
  error: Error | null;
  isFetching: boolean;
  failureCount: number;
  dataUpdatedAt: number;
  errorUpdatedAt: number;
  errorUpdateCount: number;
}

/** One server of the fleet as it is drawn. */
export interface FleetRow {
  name: string;
  level: Level;
  /** Why, in a line; '' when all is well. */
  note: string;
  /** Null while the server has not answered, and when it no longer does. */
  seen: { report: ServerReport; assessment: Assessment } | null;
  /** The last answer, good or bad, epoch ms; 0 for none yet. */
  at: number;
}

export type LevelGroups = readonly (readonly [level: Level, rows: readonly FleetRow[]])[];

interface CachedAssessment {
  at: number;
  errors: number;
  thresholds: Thresholds;
  assessment: Assessment | null;
}

const LEVELS: readonly Level[] = ['down', 'failure', 'degraded', 'pending', 'well'];

/**
 * Turns results into rows and caches the assessment per server: of two hundred servers a refresh assesses only those
 * that answered.
 */
export function createFleetRows() {
  const cache = new Map<string, CachedAssessment>();
  const rows = new Map<string, FleetRow>();

  /** @param trying whether an interval asks again by itself: only then tries are counted (spec 6.6) */
  return (
    name: string,
    result: FleetResult,
    { thresholds, trying }: { thresholds: Thresholds; trying: boolean },
    ringOf: (name: string) => SampleBuffer,
  ): FleetRow => {
    const before = cache.get(name);
    const fresh = before?.at !== result.dataUpdatedAt;
    const memory: CachedAssessment = {
      at: result.dataUpdatedAt,
      errors: fresh ? result.errorUpdateCount - (result.error ? 1 : 0) : before.errors,
      thresholds,
      assessment:
        !fresh && before.thresholds === thresholds
          ? before.assessment
          : result.data
            ? assess(result.data, ringOf(name), thresholds)
            : null,
    };
    cache.set(name, memory);
    const row = rowOf(name, result, memory, trying);
    const kept = rows.get(name);
    // The same object for the same row, so that it is not drawn again.
    if (kept && kept.at === row.at && kept.level === row.level && kept.note === row.note) {
      if (kept.seen?.assessment === row.seen?.assessment) return kept;
    }
    rows.set(name, row);
    return row;
  };
}

function rowOf(name: string, result: FleetResult, { assessment, errors }: CachedAssessment, trying: boolean): FleetRow {
  const at = Math.max(result.dataUpdatedAt, result.errorUpdatedAt);
  if (result.error) {
    const text = failureText(result.error);
    const note = trying ? `${text} ${attemptText(Math.max(1, result.errorUpdateCount - errors))}` : text;
    return { name, level: 'down', note, seen: null, at };
  }
  if (result.isFetching && result.failureCount > 0) {
    return { name, level: 'pending', note: fleetCopy.emptyOnce, seen: null, at };
  }
  if (!result.data || !assessment) return { name, level: 'pending', note: '', seen: null, at };
  const { level, findings, hints } = assessment;
  const note = [...findings.map(({ text }) => text), ...hints].join(' · ');
  return { name, level, note, seen: { report: result.data, assessment }, at };
}

/** Rows of each level that occurs, the worst first; in it those with more findings first, then the order of the list. */
export function byLevel(rows: readonly FleetRow[]): LevelGroups {
  const count = ({ seen }: FleetRow) => seen?.assessment.findings.length ?? 0;
  return LEVELS.map(
    (level) => [level, rows.filter((row) => row.level === level).sort((a, b) => count(b) - count(a))] as const,
  ).filter(([, group]) => group.length > 0);
}

/** Places of the list that share a block. */
const BLOCK = 20;

/**
 * The rows in their order, in blocks of which a change lays out and paints one. Which block a row is in follows from its
 * level and, as long as nothing was found that would place it, from its place in the list: so it stays there.
 */
export function inBlocks(rows: readonly FleetRow[]): [key: string, rows: FleetRow[]][] {
  const places = new Map(rows.map(({ name }, index) => [name, Math.floor(index / BLOCK)]));
  const blocks = new Map<string, FleetRow[]>();
  for (const row of worstFirst(byLevel(rows))) {
    const key = `${row.level} ${row.seen?.assessment.findings.length ? 'found' : places.get(row.name)}`;
    blocks.set(key, [...(blocks.get(key) ?? []), row]);
  }
  return [...blocks];
}

/** All rows of the groups in one list. */
export function worstFirst(groups: LevelGroups): readonly FleetRow[] {
  return groups.flatMap(([, rows]) => rows);
}

/**
 * The rows shown, a step nearer to those wanted: each that differs costs the page elements and layout, so only the first
 * few are taken.
 */
export function nextSlice(shown: readonly FleetRow[], wanted: readonly FleetRow[], most: number): readonly FleetRow[] {
  const before = new Map(shown.map((row) => [row.name, row]));
  let left = most;
  return wanted.map((row) => {
    const old = before.get(row.name);
    if (!old || old === row) return row;
    left -= 1;
    return left < 0 ? old : row;
  });
}
