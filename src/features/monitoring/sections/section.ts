import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetricFormat } from '~/shared/format/metric-value';
import type { MetricValue } from '~/shared/format/read-value';
import type { UsageBar } from '~/shared/ui/usage-bar';
import type { SampleBuffer } from '../samples/sample-buffer';
import type { Entry, MetricSpec, MetricValues } from './read-metrics';

/** Columns of the grid that a card takes. */
export type Span = 1 | 2 | 3;

/**
 * What layouts are made of. It is handed to them, since the fleet judges sections without drawing any: only the report
 * of a server loads it (server/layout-kit).
 */
export interface LayoutKit {
  MetricList<K extends string>(props: MetricListProps<K>): ReactNode;
  KeyMetric<K extends string>(props: KeyMetricProps<K>): ReactNode;
  MetricTable<K extends string>(props: MetricTableProps<K>): ReactNode;
  PartGrid<T>(props: PartGridProps<T>): ReactNode;
  PartCard(props: PartCardProps): ReactNode;
  UsageBar: typeof UsageBar;
}

export interface MetricListProps<K extends string> {
  metrics: readonly MetricSpec<K>[];
  values: MetricValues<K>;
  /** A long list in a wide card stands in rows of two or three. */
  wide?: boolean;
}

export interface KeyMetricProps<K extends string> {
  metric: MetricSpec<K>;
  values: MetricValues<K>;
}

export interface MetricTableProps<K extends string> {
  caption: string;
  columns: readonly MetricSpec<K>[];
  items: readonly Entry<K>[];
}

export interface PartGridProps<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

export interface PartCardProps {
  title: string;
  /** Said before the title, for what the title alone does not tell. */
  kind?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** Redis is healthy with this many entries, no more and no fewer, readable or not (spec 6.3). */
export const REDIS_ENTRIES = 3;

/** How a section's icon is chosen (spec 6.3). */
export type AvailabilityRule = 'red-when-empty' | 'three-entries' | 'always-green';

/** Metrics of one of several things in a section (a mount point, an instance), or of the section itself with part ''. */
interface MetricGroup {
  part: string;
  metrics: readonly MetricSpec<string, MetricFormat | 'gb'>[];
  values: Readonly<Record<string, MetricValue>>;
}

/** A threshold that a person may move: its default, its bounds and what the dialog calls it. */
export interface Threshold {
  preset: number;
  min: number;
  max: number;
  label: string;
}

/** 'failure' is a red icon or the threshold of a full disk, 'degraded' any other threshold (spec 6.9). */
export type FindingLevel = 'degraded' | 'failure';
export type Found = readonly [level: FindingLevel, text: string];

export interface FindingContext<T extends string = string> {
  samples: SampleBuffer;
  thresholds: Readonly<Record<T, number>>;
  /** Takes what is worth knowing without being a finding. */
  hints: string[];
}

/**
 * All that the console knows of one section of a report. Its texts stand here, not in copy.ts. Methods, so that a list of
 * sections can be walked: what their `data` is, only `read` knows.
 */
export interface Section<K extends string = string, D = unknown, T extends string = string> {
  /** In the report, and in addresses. */
  key: K;
  title: string;
  icon: LucideIcon;
  /** How its icon is chosen (spec 6.3). */
  availability: AvailabilityRule;
  /** Null for a section without content or of the wrong type. Never throws. */
  read(value: unknown): D | null;
  /** Its metrics in the order of the screen: samples, comparison and ticket are made of them. */
  metrics(data: D): readonly MetricGroup[];
  /** Columns of a card with data, where there are three; an empty one takes one. */
  width(data: D): Span;
  /** What the card shows. */
  layout(data: D, kit: LayoutKit): ReactNode;
  /** Width of its column in the fleet's table, a class. */
  column: `xxl:${string}`;
  /** Names are unique among all sections: they are kept under them. */
  thresholds?: Readonly<Record<T, Threshold>>;
  /** What is found beyond the icon. */
  findings?(data: D, context: FindingContext<T>): readonly (Found | null)[];
  /** Metrics whose samples its findings or the movement read: of a fleet no others are kept. */
  sampled?: readonly string[];
  /** What a red or an empty section says of itself, if not '… llegó sin datos'. */
  unavailable?(data: D | null): string;
}

/** A section as it is written; only infers its types. */
export const defineSection = <K extends string, D, T extends string = never>(section: Section<K, D, T>) => section;

/** @param data what the section holds, null when it is empty */
export function isAvailable(rule: AvailabilityRule, data: unknown): boolean {
  if (rule === 'always-green') return true;
  if (rule === 'three-entries') return Array.isArray(data) && data.length === REDIS_ENTRIES;
  return data !== null;
}

/** A section that stays green although it is empty says so in a badge (spec 6.3). */
export function needsNoDataBadge(rule: AvailabilityRule, data: unknown): boolean {
  return rule === 'always-green' && data === null;
}
