import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { formatCount } from '~/shared/format/numbers';

interface Tab<Name> {
  tab: Name;
  label: string;
  count?: number;
  /** Its count comes with a response: it has room for it before, so that the tabs stay where they are. */
  isAwaited?: boolean;
}

interface TabsProps<Name> {
  label: string;
  tabs: readonly Tab<Name>[];
  tab: Name;
  /** Id of the panel that they fill. */
  panelId: string;
  onTab: (tab: Name) => void;
  /** Of a whole screen, with whose title they begin; else of a record. */
  ofScreen?: boolean;
}

export const tabId = (panelId: string, tab: string | undefined) => `${panelId}-${tab ?? 'resumen'}`;

/** Tabs as ARIA has them: one is in the order of the page, the arrows lead to the others. */
export function Tabs<Name extends string | undefined>(props: TabsProps<Name>) {
  const { label, tabs, tab, panelId, onTab, ofScreen } = props;
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
      aria-label={label}
      onKeyDown={press}
      className={clsx('flex shrink-0 flex-wrap border-b border-line', !ofScreen && 'px-3.5')}
    >
      {tabs.map(({ tab: one, label: text, count = 0, isAwaited }) => (
        <button
          key={text}
          id={tabId(panelId, one)}
          type="button"
          role="tab"
          aria-selected={one === tab}
          aria-controls={panelId}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
          className={clsx(
            '-mb-px inline-flex min-h-9 items-center gap-1.5 border-b-2 text-sm font-medium -outline-offset-2',
            ofScreen ? 'px-3' : 'px-1.5',
            one === tab ? 'border-primary text-primary' : 'border-transparent text-muted hover:text-ink',
          )}
        >
          {text}
          {(isAwaited || count > 0) && (
            <span className={clsx('text-left text-xs', isAwaited && 'min-w-6')}>{count > 0 && formatCount(count)}</span>
          )}
        </button>
      ))}
    </div>
  );
}
