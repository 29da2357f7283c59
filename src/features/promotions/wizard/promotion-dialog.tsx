import { useQuery } from '@tanstack/react-query';
import { shown } from '~/shared/record/cells';
import { Loader } from '~/shared/ui/feedback/loader';
import { Modal } from '~/shared/ui/overlay/modal';
import { BeforeData } from '~/shared/write/before-data';
import { useLeaving } from '~/shared/write/leave-dialog';
import type { Promotion } from '../api/promotion';
import { promotionQueries } from '../api/promotion-api';
import type { Writing } from '../list/promotion-search';
import { copy } from './copy';
import { Wizard } from './wizard';

interface PromotionDialogProps extends Writing {
  onDone: (promotion: Promotion) => void;
  onClose: () => void;
}

/** A promotion, written in four steps. */
export function PromotionDialog({ kind, promotionId, onDone, onClose }: PromotionDialogProps) {
  const name = `promotion.${kind} ${promotionId}`;
  const leaving = useLeaving(name, onClose);
  const query = useQuery({ ...promotionQueries.one(promotionId), enabled: kind !== 'new' });
  const { data } = query;
  const title =
    kind === 'new' || !data
      ? copy.create
      : kind === 'copy'
        ? copy.duplicate(shown(data.name))
        : copy.edit(shown(data.name));
  return (
    <>
      <Modal title={title} open onClose={leaving.leave} guarded wide>
        {kind === 'new' || data ? (
          <Wizard
            {...{ kind, name, onDone, onClose }}
            from={kind === 'new' ? undefined : data}
            onLeave={leaving.leave}
          />
        ) : query.isFetching || !query.error ? (
          <Loader size="section" />
        ) : (
          <BeforeData query={query} title={title} failed={copy.failed} notFound={copy.notFound} />
        )}
      </Modal>
      {leaving.dialog}
    </>
  );
}
