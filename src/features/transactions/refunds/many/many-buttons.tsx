import { useState } from 'react';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import type { Refund } from '../api/refund';
import { copy } from './copy';
import { commonDeeds, type ManyDeed } from './many-acts';

const ManyRefundsDialog = lazyDialog(
  () => import('./many-refunds-dialog').then((module) => module.ManyRefundsDialog),
  ({ onClose }) => onClose(false),
);

/** What every selected refund allows, each with their count. */
export function ManyButtons({ refunds, onDone }: { refunds: readonly Refund[]; onDone: () => void }) {
  const [chosen, setChosen] = useState<{ deed: ManyDeed; refunds: readonly Refund[] }>();
  return (
    <>
      {commonDeeds(chosen ? chosen.refunds : refunds).map((deed) => (
        <Button
          key={deed}
          size="sm"
          variant={deed === 'APPROVE' || deed === 'RETRY' ? 'primary' : 'secondary'}
          {...onIntent(ManyRefundsDialog)}
          onClick={() => setChosen({ deed, refunds })}
        >
          {copy.effect(deed, refunds.length)}
        </Button>
      ))}
      {chosen && (
        <ManyRefundsDialog
          {...chosen}
          onClose={(isBegun) => {
            setChosen(undefined);
            if (isBegun) onDone();
          }}
        />
      )}
    </>
  );
}
