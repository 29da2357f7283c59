import { useQueryClient } from '@tanstack/react-query';
import { PencilLine, RotateCcw, Upload } from 'lucide-react';
import { useState } from 'react';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import type { Property } from '../api/property';
import { propertiesChanged, propertyWrites } from '../api/property-api';
import { keyOf } from '../terms';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));
const PropertyDialog = lazyDialog(() => import('../write/property-dialog').then((module) => module.PropertyDialog));

type Plain = 'DELETE' | 'RECOVER' | 'RESTORE';

interface PropertyActsProps {
  property: Property;
  /** A version that could be had back. */
  chosen: number | undefined;
  onDrafts: (act: 'publish' | 'discard') => void;
}

/** What can be done to a property, by the platform's word. Its key is the property. */
export function PropertyActs({ property, chosen, onDrafts }: PropertyActsProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Plain | 'EDIT'>();
  const [said, setSaid] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { propertyId, actions, version } = property;
  const may = (act: string) => actions.includes(act);
  const close = () => {
    setAsked(undefined);
    setChanged(false);
  };
  const done = (act: Plain | 'EDIT') => {
    close();
    setSaid(copy.done[act]);
    propertiesChanged(client);
  };
  const restore = chosen !== undefined && chosen !== version && may('RESTORE') ? chosen : undefined;
  const next = (property.lastVersion ?? 0) + 1;
  const send = (act: Plain, reason: string) => {
    const body = { version: version ?? 0, reason };
    if (act === 'DELETE') return propertyWrites.remove(propertyId, body);
    if (act === 'RECOVER') return propertyWrites.recover(propertyId, body);
    return propertyWrites.restore(propertyId, { ...body, from: restore ?? 0 });
  };
  const isDone = (act: Plain, now: Property) => {
    if (act === 'RESTORE') return now.isOwn && (now.lastVersion ?? 0) >= next;
    return (now.status === 'DELETED') === (act === 'DELETE');
  };
  const label = (act: Plain) => (act === 'RESTORE' ? copy.restore(restore ?? 0, next) : copy.acts[act]);
  const button = (act: Plain, variant?: 'danger') => (
    <Button
      size="sm"
      className={FOOT}
      {...(variant && { variant })}
      {...onIntent(ActDialog)}
      onClick={() => setAsked(act)}
    >
      {act !== 'DELETE' && <RotateCcw aria-hidden className="size-4" />}
      {label(act)}
    </Button>
  );
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {restore !== undefined && button('RESTORE')}
      {may('PUBLISH') && (
        <Button size="sm" className={FOOT} onClick={() => onDrafts('publish')}>
          <Upload aria-hidden className="size-4" />
          {copy.acts.PUBLISH}
        </Button>
      )}
      {may('EDIT') && (
        <Button size="sm" className={FOOT} {...onIntent(PropertyDialog)} onClick={() => setAsked('EDIT')}>
          <PencilLine aria-hidden className="size-4" />
          {copy.acts.EDIT}
        </Button>
      )}
      {may('DISCARD') && (
        <Button size="sm" className={FOOT} onClick={() => onDrafts('discard')}>
          {copy.acts.DISCARD}
        </Button>
      )}
      {may('RECOVER') && button('RECOVER')}
      {may('DELETE') && button('DELETE', 'danger')}
      <p role="status" className="w-full text-sm text-muted empty:hidden">
        {said}
      </p>
      {asked === 'EDIT' && <PropertyDialog property={property} onDone={() => done('EDIT')} onClose={close} />}
      {asked !== undefined && asked !== 'EDIT' && (
        <ActDialog
          key={asked}
          open
          title={`${label(asked)}: ${keyOf(property)}`}
          text={copy.texts[asked]}
          effect={label(asked)}
          danger={asked === 'DELETE'}
          reason="required"
          act={{
            name: `property.${asked} ${propertyId}`,
            send: (reason: string) => send(asked, reason),
            ask: async () => {
              const now = await propertyWrites.read(propertyId);
              return isDone(asked, now) ? now : undefined;
            },
          }}
          onDone={() => done(asked)}
          onConflict={() => {
            propertiesChanged(client);
            setChanged(true);
          }}
          onClose={close}
        >
          {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
        </ActDialog>
      )}
    </footer>
  );
}
