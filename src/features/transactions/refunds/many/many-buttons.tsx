import { Button } from '~/shared/ui/button';
import { onIntent } from '~/shared/ui/lazy-part';
import type { Refund } from '../api/refund';
import { copy } from './copy';
import { commonDeeds, type ManyDeed } from './many-acts';
import { ManyRefundsDialog } from './many-refunds-dialog-part';

interface ManyButtonsProps {
  refunds: readonly Refund[];
  onChoose: (deed: ManyDeed) => void;
}

/** What every selected refund allows, each with their count. */
export function ManyButtons({ refunds, onChoose }: ManyButtonsProps) {
  return commonDeeds(refunds).map((deed) => (
    <Button
      key={deed}
      size="sm"
      variant={deed === 'APPROVE' || deed === 'RETRY' ? 'primary' : 'secondary'}
      {...onIntent(ManyRefundsDialog)}
      onClick={() => onChoose(deed)}
    >
      {copy.effect(deed, refunds.length)}
    </Button>
  ));
}
