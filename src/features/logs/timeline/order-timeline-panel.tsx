import { useQuery } from '@tanstack/react-query';
import { CircleAlert, SearchX } from 'lucide-react';
import { Suspense, useState } from 'react';
import { LOSSY, RETRY } from '~/shared/copy';
import { listCopy } from '~/shared/list/list-copy';
import { Button } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { Loader } from '~/shared/ui/feedback/loader';
import { LossyAnswer } from '~/shared/ui/feedback/lossy-answer';
import { lazyPart } from '~/shared/ui/lazy-part';
import { logQueries } from '../api/log-queries';
import { copy } from '../copy';

const OrderTimeline = lazyPart(() => import('./order-timeline').then((module) => module.OrderTimeline));

/** The timeline of one order inside another screen, with its own search of the logs. */
export function OrderTimelinePanel({ order }: { order: string }) {
  const { data, refetch } = useQuery(logQueries.traces({ order }));
  const [open, setOpen] = useState<number>();
  if (!data || (data.kind === 'found' && !data.complete)) return <Loader size="section" />;
  if (data.kind === 'failed') {
    return (
      <div className="flex flex-col items-center pb-6">
        <EmptyState icon={CircleAlert} title={copy.notCompleted} />
        <Button onClick={() => refetch()}>{RETRY}</Button>
      </div>
    );
  }
  if (data.count === 0) return <EmptyState icon={SearchX} title={listCopy.noResults} />;
  return (
    <Suspense fallback={<Loader size="section" />}>
      {data.entries.lossy && (
        <AlertBox variant="warning" className="mb-3">
          {LOSSY}
        </AlertBox>
      )}
      <LossyAnswer value={data.entries.lossy}>
        <OrderTimeline entries={data.entries} open={open} onOpen={setOpen} embedded />
      </LossyAnswer>
    </Suspense>
  );
}
