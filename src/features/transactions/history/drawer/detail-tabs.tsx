import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { mayDo } from '~/session/access';
import { formatCount } from '~/shared/format/numbers';
import type { OperationDetail } from '../api/operation-detail';
import type { DetailTab } from '../search/history-search';
import { copy } from './copy';

interface DetailTabsProps {
  tabs: readonly Tab[];
  tab: DetailTab;
  /** Id of the panel that they fill. */
  panelId: string;
  onTab: (tab: DetailTab) => void;
}

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

export function tabId(panelId: string, tab: DetailTab): string {
  return `${panelId}-${tab ?? 'resumen'}`;
}

/** Tabs as ARIA has them: one is in the order of the page, the arrows lead to the others. */
export function DetailTabs({ tabs, tab, panelId, onTab }: DetailTabsProps) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const index = tabs.findIndex((one) => one.tab === tab);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: tabs.length - 1 }[event.key];
    const next = tabs[edge ?? (step === undefined ? -1 : (index + step + tabs.length) % tabs.length)];
    if (!next) return;
    event.preventDefault();
    onTab(next.tab);
    document.getElementById(tabId(panelId, next.tab))?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={copy.parts}
      onKeyDown={press}
      className="flex shrink-0 flex-wrap border-b border-line px-3.5"
    >
      {tabs.map(({ tab: one, label, count }) => (
        <button
          key={label}
          id={tabId(panelId, one)}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
          className={clsx(
            '-mb-px inline-flex min-h-9 items-center gap-1.5 border-b-2 px-1.5 text-sm font-medium -outline-offset-2',
            one === tab ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {label}
          {count !== undefined && count > 0 && <span className="text-xs">{formatCount(count)}</span>}
        </button>
      ))}
    </div>
  );
}
