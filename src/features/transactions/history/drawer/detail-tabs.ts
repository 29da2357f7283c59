import { mayDo } from '~/session/access';
import type { OperationDetail } from '../api/operation-detail';
import type { DetailTab } from '../search/history-search';
import { copy } from './copy';

interface Tab {
  tab: DetailTab;
  label: string;
  count?: number;
}

/** The parts of the details that this operation has; an unknown or missing part of an address is the summary. */
export function tabsOf({ events, attempts, refunds, notes, actions }: OperationDetail, role: string): Tab[] {
  return [
    { tab: undefined, label: copy.tabs.summary },
    { tab: 'linea', label: copy.tabs.timeline, count: events.length },
    { tab: 'intentos', label: copy.tabs.attempts, count: attempts.length },
    { tab: 'devoluciones', label: copy.tabs.refunds, count: refunds.length },
    { tab: 'historia', label: copy.tabs.orderTimeline },
    ...(notes.length > 0 || actions.includes('NOTE')
      ? [{ tab: 'notas', label: copy.tabs.notes, count: notes.length } as const]
      : []),
    ...(mayDo(role, 'read changes') ? [{ tab: 'cambios', label: copy.tabs.changes } as const] : []),
  ];
}
