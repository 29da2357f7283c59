import { usePlatformDay } from '~/session/platform-day';
import type { SearchParams } from '~/shared/address/search-params';
import { type Readers, unreadParts } from '~/shared/address/unread-parts';
import { without } from '~/shared/list/list-address';
import { listAddress, useListSearch } from '~/shared/list/list-search';
import { cleanId } from '~/shared/masking/clean-id';
import { resolvePeriod, writeRange } from '~/shared/period/period';
import type { BackupFilters } from '../api/backup-api';
import { copy } from '../copy';

/** Columns that the platform sorts by. */
export const SORTABLE = ['startedAt', 'name', 'sizeBytes', 'retentionUntil'];

const LIST = listAddress({
  sortable: SORTABLE,
  defaultSort: { field: 'startedAt', descending: true },
  rowKeys: ['respaldo', 'detalle', 'nuevo', 'programacion'],
});

/** Parts of the details; undefined is the backup. */
export type DetailTab = 'cambios' | undefined;

const isOn = (text: string) => text === '1';
const readers: Readers = {
  q: (text) => /\S/.test(text),
  source: (text) => Object.hasOwn(copy.sources, text),
  type: (text) => Object.hasOwn(copy.types, text),
  status: (text) => Object.hasOwn(copy.statusLabels, text),
  periodo: (text) => Object.hasOwn(copy.periods, text),
  ...LIST.readers,
  respaldo: () => true,
  detalle: (text) => text === 'cambios',
  nuevo: isOn,
  programacion: isOn,
};

function opened(search: SearchParams, backupId: string | undefined, page?: number): SearchParams {
  const placed = without(page === undefined ? search : LIST.onPage(search, page), 'nuevo', 'programacion');
  return backupId === undefined ? without(placed, 'respaldo', 'detalle') : { ...placed, respaldo: backupId };
}

/** The search in the address and the ways to change it; each filter holds one value. */
export function useBackupSearch() {
  const list = useListSearch(LIST);
  const today = usePlatformDay();
  const { params } = list;
  const { open, amend, close } = list.steps;
  const { q, source, type, status, periodo } = params;
  const range = resolvePeriod(periodo, today);
  const filters: BackupFilters = Object.fromEntries(
    Object.entries({ q, source, type, status, dateRange: range && writeRange(range) }).flatMap(([key, value]) =>
      value?.trim() ? [[key, value.trim()]] : [],
    ),
  );
  return {
    ...list,
    filters,
    period: periodo,
    open: params.respaldo && cleanId(params.respaldo).text,
    tab: (params.detalle === 'cambios' ? 'cambios' : undefined) as DetailTab,
    running: params.nuevo === '1',
    planning: params.programacion === '1',
    unread: unreadParts(params, readers),
    openBackup: (backupId: string) => open((current) => opened(current, backupId)),
    closeBackup: () => close((current) => opened(current, undefined)),
    moveTo: (backupId: string, page?: number) => amend((current) => opened(current, backupId, page)),
    showTab: (tab: DetailTab) => amend((current) => (tab ? { ...current, detalle: tab } : without(current, 'detalle'))),
    run: () => open((current) => ({ ...opened(current, undefined), nuevo: '1' })),
    closeRun: () => close((current) => without(current, 'nuevo')),
    plan: () => open((current) => ({ ...opened(current, undefined), programacion: '1' })),
    closePlan: () => close((current) => without(current, 'programacion')),
  };
}

export type BackupSearch = ReturnType<typeof useBackupSearch>;
