import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { ALL_DAYS, resolvePeriod, writeRange } from '~/shared/period/period';
import type { AlertQuery } from '../api/alert-api';
import { copy } from '../copy';

const VIEWS = ['historial', 'reglas'] as const;
export type AlertView = (typeof VIEWS)[number] | undefined;

const TABS = ['cambios'] as const;
export type DetailTab = (typeof TABS)[number] | undefined;

const ROW_KEYS = ['alerta', 'detalle', 'regla'];
const DEFAULT_PERIOD = '7d';

const LIST = listAddress({
  sortable: ['date'],
  defaultSort: { field: 'date', descending: true },
  rowKeys: ROW_KEYS,
});

const oneOf = (table: object) => (text: string) => Object.hasOwn(table, text);

const readers: Readers = {
  ...LIST.readers,
  q: () => true,
  vista: (text) => VIEWS.some((view) => view === text),
  dateRange: (text) => text === ALL_DAYS || resolvePeriod(text, '2026-01-01') !== undefined,
  severity: oneOf(copy.severities),
  status: (text) => text.split(',').every(oneOf(copy.statuses)),
  mine: (text) => text === '1',
  source: () => true,
  sourceType: () => true,
  ruleId: () => true,
  alerta: () => true,
  detalle: (text) => TABS.some((tab) => tab === text),
  regla: () => true,
};

/** The search that the address holds. @param today the platform's day, yyyy-mm-dd */
function readAlertSearch(search: SearchParams, today: string) {
  const { q = '', severity = '', status = '', source = '', sourceType = '', ruleId = '' } = search;
  const view = VIEWS.find((each) => each === search.vista);
  const period = search.dateRange ?? DEFAULT_PERIOD;
  const range = resolvePeriod(period, today);
  const given = { q: q.trim(), severity, source, sourceType, ruleId, mine: search.mine === '1' ? 'true' : '' };
  const filters: AlertQuery = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const query: AlertQuery = {
    ...filters,
    ...(status && { status: status.split(',') }),
    ...(view === 'historial' && range && { dateRange: writeRange(range) }),
  };
  return {
    view,
    query,
    isFiltered: Object.keys(filters).length > 0 || status !== '',
    period,
    open: search.alerta && cleanId(search.alerta).text,
    tab: TABS.find((tab) => tab === search.detalle),
    /** Id of the rule whose form is open; '' for a new one. */
    rule: search.regla === 'nueva' ? '' : search.regla,
    ...LIST.read(search),
    unread: unreadParts(search, readers),
  };
}

/** The search in the address and the ways to change it. */
export function useAlertSearch() {
  const list = useListSearch(LIST);
  const today = usePlatformDay();
  const { open, amend, close, step } = list.steps;
  const opened = (alertId: string, page?: number) => (current: SearchParams) => ({
    ...(page === undefined ? current : LIST.onPage(current, page)),
    alerta: alertId,
  });
  return {
    ...list,
    ...readAlertSearch(list.params, today),
    today,
    showView: (view: AlertView) => step((): SearchParams => (view ? { vista: view } : {})),
    openAlert: (alertId: string) => open(opened(alertId)),
    closeAlert: () => close((current) => without(current, 'alerta', 'detalle')),
    moveTo: (alertId: string, page?: number) => amend(opened(alertId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    openRule: (ruleId: string) => open((current) => ({ ...current, regla: ruleId || 'nueva' })),
    closeRule: () => close((current) => without(current, 'regla')),
  };
}

export type AlertSearch = ReturnType<typeof useAlertSearch>;
