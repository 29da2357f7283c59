import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Activity, ClipboardList, Wrench } from 'lucide-react';
import { useState } from 'react';
import { alertsOfLink, tracesOfLink } from '~/session/links';
import { useSession } from '~/session/session-store';
import { useCopy } from '~/shared/toast/use-copy';
import { Button, FOOT } from '~/shared/ui/button';
import { onIntent } from '~/shared/ui/lazy-part';
import { ActNotice } from '~/shared/write/act-notice';
import { useAct } from '~/shared/write/use-act';
import type { ServiceDetail } from '../api/service';
import { serviceChanged, serviceWrites } from '../api/service-api';
import { copy as listCopy } from '../copy';
import { statusLabel } from '../statuses';
import { copy } from './copy';
import { MaintenanceDialog } from './maintenance-dialog-part';
import { summaryText } from './summary-text';

const linkLook =
  'inline-flex min-h-9 items-center justify-center rounded-lg border border-line-strong bg-surface px-4 text-sm font-medium hover:bg-sunken';

interface ServiceActsProps {
  service: ServiceDetail;
  /** What was done last. */
  said: string;
  say: (text: string) => void;
}

/** What can be done with a service, by the platform's word, and where else it is told of. Its key is the service. */
export function ServiceActs({ service, said, say }: ServiceActsProps) {
  const client = useQueryClient();
  const role = useSession(({ user }) => user?.role ?? '');
  const copyText = useCopy(listCopy);
  const [planning, setPlanning] = useState(false);
  const { serviceId, name, actions, maintenance } = service;
  const check = useAct<null, ServiceDetail>({
    name: `service.check ${serviceId}`,
    send: () => serviceWrites.check(serviceId),
    onDone: (now) => {
      serviceChanged(client, now);
      say(copy.checked(statusLabel(now.status)));
    },
  });
  return (
    <footer className="flex flex-col gap-3 border-t border-line px-5 py-3 print:hidden">
      <ActNotice act={check} />
      <div className="flex flex-wrap items-center gap-2">
        {actions.includes('CHECK') && (
          <Button variant="primary" className={FOOT} disabled={!check.ready} onClick={() => check.start(null)}>
            <Activity aria-hidden className="size-4" />
            {copy.acts.check}
          </Button>
        )}
        {actions.includes('MAINTENANCE') && !maintenance && (
          <Button className={FOOT} {...onIntent(MaintenanceDialog)} onClick={() => setPlanning(true)}>
            <Wrench aria-hidden className="size-4" />
            {copy.acts.plan}
          </Button>
        )}
        <Link {...tracesOfLink(name, role)} className={`${linkLook} ${FOOT}`}>
          {copy.acts.traces}
        </Link>
        <Link {...alertsOfLink(serviceId)} className={`${linkLook} ${FOOT}`}>
          {copy.acts.alerts}
        </Link>
        <Button className={FOOT} onClick={() => copyText(summaryText(service))}>
          <ClipboardList aria-hidden className="size-4" />
          {copy.acts.copy}
        </Button>
        <p role="status" className="text-sm text-muted max-sm:w-full max-sm:empty:hidden">
          {check.busy ? copy.checking : said}
        </p>
      </div>
      {planning && (
        <MaintenanceDialog
          service={service}
          onDone={() => say(copy.maintenance.saved)}
          onClose={() => setPlanning(false)}
        />
      )}
    </footer>
  );
}
