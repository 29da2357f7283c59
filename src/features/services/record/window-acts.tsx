import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import type { ServiceDetail } from '../api/service';
import { serviceChanged } from '../api/service-api';
import { copy as words } from './copy';
import { MaintenanceDialog } from './maintenance-dialog-part';

const copy = words.maintenance;

const EndDialog = lazyDialog(() => import('./end-dialog').then((module) => module.EndDialog));

interface WindowActsProps {
  service: ServiceDetail;
  /** Says what was done where it stays: with its window this goes. */
  say: (text: string) => void;
}

/** Changes the window of a service, or ends it. */
export function WindowActs({ service, say }: WindowActsProps) {
  const client = useQueryClient();
  const [doing, setDoing] = useState<'edit' | 'end'>();
  const close = () => setDoing(undefined);
  return (
    <div className="mt-1 flex flex-wrap gap-2 print:hidden">
      <Button
        variant="link"
        size="sm"
        className="-ml-2"
        {...onIntent(MaintenanceDialog)}
        onClick={() => setDoing('edit')}
      >
        {copy.edit}
      </Button>
      <Button variant="link" size="sm" {...onIntent(EndDialog)} onClick={() => setDoing('end')}>
        {service.maintenance?.open ? copy.end : copy.cancel}
      </Button>
      {doing === 'edit' && <MaintenanceDialog service={service} onDone={() => say(copy.saved)} onClose={close} />}
      {doing === 'end' && (
        <EndDialog
          service={service}
          onDone={(now, text) => {
            say(text);
            close();
            serviceChanged(client, now);
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
