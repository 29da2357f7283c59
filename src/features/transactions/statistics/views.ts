import type { SearchParams } from '~/shared/address/search-params';
import type { Readers } from '~/shared/address/unread-parts';
import type { Grouping } from '../codes/code-label';
import { lookUp } from '../codes/codes';
import { copy } from './copy';

export type Measure = 'operations' | 'collected' | 'approval' | 'declined' | 'refunded';

interface Tab {
  label: string;
  /** As the call names it. */
  metric: string;
  /** The first one stands without a word in the address. */
  measures: readonly Measure[];
  groupings: readonly Grouping[];
  /** Whether it may be seen without groups; the first grouping stands for no word otherwise. */
  plain: boolean;
}

const ALL: readonly Grouping[] = ['paymentMethod', 'cardBrand', 'channel', 'risk', 'authentication', 'bank'];

/** The views of the statistics by their names in the address. */
export const TABS = {
  volumen: {
    label: copy.views.volumen,
    metric: 'volume',
    measures: ['operations', 'collected'],
    groupings: ALL,
    plain: true,
  },
  aprobacion: { label: copy.views.aprobacion, metric: 'approval', measures: ['approval'], groupings: ALL, plain: true },
  metodos: {
    label: copy.views.metodos,
    metric: 'methods',
    measures: ['operations', 'collected', 'approval'],
    groupings: ['paymentMethod', 'cardBrand', 'bank'],
    plain: false,
  },
  canales: {
    label: copy.views.canales,
    metric: 'channels',
    measures: ['operations', 'collected', 'approval'],
    groupings: ['channel'],
    plain: false,
  },
  rechazos: {
    label: copy.views.rechazos,
    metric: 'declines',
    measures: ['declined'],
    groupings: ['errorCode', ...ALL],
    plain: true,
  },
  devoluciones: {
    label: copy.views.devoluciones,
    metric: 'refunds',
    measures: ['refunded'],
    groupings: ALL,
    plain: true,
  },
  riesgo: {
    label: copy.views.riesgo,
    metric: 'risk',
    measures: ['operations', 'approval', 'declined'],
    groupings: ['risk', 'authentication'],
    plain: false,
  },
} as const satisfies Record<string, Tab>;

export type TabName = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as TabName[];

export const COMPARISONS = ['previous', 'lastYear'] as const;
type Comparison = (typeof COMPARISONS)[number];

export interface View {
  name: TabName;
  tab: Tab;
  measure: Measure;
  groupBy: Grouping | undefined;
  compare: Comparison | undefined;
}

/** What of an address says how to look: of its own tab alone. */
export function viewReaders(search: SearchParams): Readers {
  const { tab } = readView(search);
  return {
    tab: (name) => lookUp(TABS, name) !== undefined,
    medida: (text) => tab.measures.some((measure) => measure === text),
    groupBy: (text) => tab.groupings.some((grouping) => grouping === text),
    compare: (text) => COMPARISONS.some((comparison) => comparison === text),
  };
}

/** The view of an address; what it does not say, or says of no tab, stands for the first choice. */
export function readView(search: SearchParams): View {
  const name = lookUp(TABS, search.tab) ? (search.tab as TabName) : 'volumen';
  const tab: Tab = TABS[name];
  const first = tab.measures[0] ?? 'operations';
  return {
    name,
    tab,
    measure: tab.measures.find((measure) => measure === search.medida) ?? first,
    groupBy:
      tab.groupings.find((grouping) => grouping === search.groupBy) ?? (tab.plain ? undefined : tab.groupings[0]),
    compare: COMPARISONS.find((comparison) => comparison === search.compare),
  };
}

/** The address of another tab: filters, period and comparison go along, what only the old tab asks does not. */
export function searchOfTab(search: SearchParams, name: TabName): SearchParams {
  const { tab: _tab, medida: _measure, groupBy: _groupBy, ...rest } = search;
  return name === 'volumen' ? rest : { ...rest, tab: name };
}
