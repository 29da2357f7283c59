import type { ReactNode } from 'react';
import type { UsageBar } from '~/shared/ui/usage-bar';
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
