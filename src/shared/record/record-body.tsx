import type { ReactNode } from 'react';
import { Loader } from '~/shared/ui/feedback/loader';
import { NotRefreshed } from '~/shared/ui/feedback/not-refreshed';
import { BeforeData } from '~/shared/write/before-data';
import { RecordPanel, type RecordPanelProps } from './record-panel';

interface RecordBodyProps<Data, Tab extends string | undefined>
  extends Omit<RecordPanelProps<Tab>, 'label' | 'tabs' | 'children'> {
  query: { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
  /** Heading of a failure. */
  title: string;
  words: Readonly<Record<'parts' | 'failed' | 'notRefreshed', string>> & { notFound?: string };
  tabs: (data: Data) => RecordPanelProps<Tab>['tabs'];
  /** In place of the usual words about a failure. */
  failure?: ((error: Error) => ReactNode) | undefined;
  children: (data: Data, tab: Tab | undefined) => ReactNode;
  /** What can be done with it. */
  foot: (data: Data) => ReactNode;
}

/** What a record's own call brings: its parts, or why there is nothing to show. */
export function RecordBody<Data, Tab extends string | undefined>(props: RecordBodyProps<Data, Tab>) {
  const { query, title, words, tabs, notices, failure, children, foot, ...panel } = props;
  const { data, error, isFetching, refetch } = query;
  if (data === undefined) {
    if (isFetching || !error) return <Loader size="section" />;
    return (
      <div className="p-5">
        {failure?.(error) ?? <BeforeData {...{ query, title }} failed={words.failed} notFound={words.notFound} />}
      </div>
    );
  }
  return (
    <>
      <RecordPanel
        {...panel}
        label={words.parts}
        tabs={tabs(data)}
        notices={
          <>
            <NotRefreshed
              query={query}
              text={words.notRefreshed}
              onRetry={() => void refetch()}
              className="mx-5 mt-3"
            />
            {notices}
          </>
        }
      >
        {(tab) => children(data, tab)}
      </RecordPanel>
      {foot(data)}
    </>
  );
}
