import { Hammer } from 'lucide-react';
import { Card } from '~/shared/ui/card';
import { EmptyState } from '~/shared/ui/feedback/empty-state';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { copy } from '../copy';

/** A screen that is named and not built (spec 5.7). */
export function PendingScreen({ title }: { title: string }) {
  return (
    <>
      <ScreenTitle title={title} />
      <Card>
        <EmptyState icon={Hammer} title={copy.pending} />
      </Card>
    </>
  );
}
