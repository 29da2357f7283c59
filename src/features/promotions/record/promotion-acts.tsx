import { useQueryClient } from '@tanstack/react-query';
import { Copy, Pause, Pencil, Play, Square } from 'lucide-react';
import { useState } from 'react';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { type Promotion, parsePromotion } from '../api/promotion';
import { promotionQueries, promotionsChanged, promotionWrites } from '../api/promotion-api';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog<Promotion>));

type Act = keyof typeof copy.acts;

const ACTS = Object.keys(copy.acts) as Act[];
const ICONS = { PAUSE: Pause, RESUME: Play, END: Square };
const STATUSES = { PAUSE: 'PAUSED', RESUME: 'ACTIVE', END: 'EXPIRED' } as const;

interface PromotionActsProps {
  promotion: Promotion;
  onEdit: () => void;
  onDuplicate: () => void;
}

/** What can be done to a promotion as it stands, by the platform's word. */
export function PromotionActs({ promotion, onEdit, onDuplicate }: PromotionActsProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Act>();
  const [isChanged, setChanged] = useState(false);
  const [said, setSaid] = useState('');
  const { promotionId, actions } = promotion;
  const keep = (now: Promotion) => {
    client.setQueryData(promotionQueries.one(promotionId).queryKey, now);
    promotionsChanged(client, promotionId);
  };
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {ACTS.filter((act) => actions.includes(act)).map((act) => {
        const Icon = ICONS[act];
        return (
          <Button
            key={act}
            className={FOOT}
            {...onIntent(ActDialog)}
            onClick={() => {
              setSaid('');
              setChanged(false);
              setAsked(act);
            }}
          >
            <Icon aria-hidden className="size-4" />
            {copy.acts[act]}
          </Button>
        );
      })}
      <p role="status" className="mr-auto text-sm text-muted max-sm:order-first max-sm:w-full max-sm:empty:hidden">
        {said}
      </p>
      <Button className={FOOT} onClick={onDuplicate}>
        <Copy aria-hidden className="size-4" />
        {copy.duplicate}
      </Button>
      {actions.includes('EDIT') && (
        <Button variant="primary" className={FOOT} onClick={onEdit}>
          <Pencil aria-hidden className="size-4" />
          {copy.edit}
        </Button>
      )}
      {asked && (
        <ActDialog
          key={asked}
          open
          title={copy.acts[asked]}
          text={copy.texts[asked]}
          effect={copy.acts[asked]}
          danger={asked === 'END'}
          reason="required"
          act={{
            name: `promotion.${asked} ${promotionId}`,
            send: (reason: string, key: string) =>
              promotionWrites.setStatus(
                promotionId,
                { status: STATUSES[asked], reason, version: promotion.version ?? 0 },
                key,
              ),
          }}
          onDone={(now) => {
            keep(now);
            setSaid(copy.done[asked]);
            setAsked(undefined);
          }}
          onConflict={(current) => {
            const now = parsePromotion(current);
            if (now) keep(now);
            setChanged(true);
          }}
          onClose={() => setAsked(undefined)}
        >
          {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
        </ActDialog>
      )}
    </footer>
  );
}
