import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure, FigureFormat } from '~/shared/format/figures';
import type { SampleBuffer } from '../samples/sample-buffer';
import type { AvailabilityRule } from './availability';
import type { LayoutKit, Span } from './layout-kit';
import type { MetricSpec } from './read-metrics';

/** Metrics of one of several things in a section (a mount point, an instance), or of the section itself with part ''. */
interface MetricGroup {
  part: string;
  metrics: readonly MetricSpec<string, FigureFormat | 'gb'>[];
  values: Readonly<Record<string, Figure>>;
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
