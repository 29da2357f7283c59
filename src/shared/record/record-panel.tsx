import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Loader } from '~/shared/ui/feedback/loader';
import { Tabs, tabId } from '~/shared/ui/tabs';

export interface RecordPanelProps<Tab extends string | undefined>
  extends Pick<ComponentProps<typeof Tabs<Tab>>, 'label' | 'tabs' | 'tab' | 'onTab'> {
  titleId: string;
  /** Between the tabs and what they show. */
  notices?: ReactNode;
  children: (tab: Tab | undefined) => ReactNode;
}

/** The parts of a record, one of them shown: the first where the address names none that it has. One alone has no tab. */
export function RecordPanel<Tab extends string | undefined>(props: RecordPanelProps<Tab>) {
  const { titleId, label, tabs, onTab, notices, children } = props;
  const panelId = `${titleId}-panel`;
  const tab = tabs.find((one) => one.tab === props.tab)?.tab;
  return (
    <>
      {tabs.length > 1 && <Tabs {...{ label, tabs, panelId, onTab }} tab={tab as Tab} />}
      {notices}
      <div
        id={panelId}
        {...(tabs.length > 1
          ? { role: 'tabpanel', 'aria-labelledby': tabId(panelId, tab) }
          : { role: 'group', 'aria-labelledby': titleId })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel of text that scrolls must be reached by the keyboard
        tabIndex={0}
        className="min-h-40 flex-1 overflow-y-auto px-5 py-4 -outline-offset-2"
      >
        <Suspense fallback={<Loader size="section" />}>{children(tab)}</Suspense>
      </div>
    </>
  );
}
