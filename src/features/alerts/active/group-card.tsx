import { clsx } from 'clsx';
import { Boxes, ChevronDown, ChevronRight, type LucideIcon, Server, Split } from 'lucide-react';
import { useId, useState } from 'react';
import { MISSING } from '~/shared/copy';
import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import type { Alert, AlertGroup } from '../api/alert';
import { copy } from '../copy';
import type { AlertSearch } from '../search/alert-search';
import { Lasting, SeverityBadge, StatusBadge, sourceTypeText, ValueOverLimit } from '../terms';

const ICONS: Readonly<Record<string, LucideIcon>> = { server: Server, service: Boxes, channel: Split, node: Server };

/** The alerts of one source; the first few sources begin unfolded. */
export function GroupCard({ group, isFirst, search }: { group: AlertGroup; isFirst: boolean; search: AlertSearch }) {
  const id = useId();
  const [isOpen, setOpen] = useState(isFirst);
  const { alerts, severity, count } = group;
  const [source, sourceType] = [group.source ?? '', group.sourceType ?? ''];
  const [Icon, Chevron] = [ICONS[sourceType] ?? Boxes, isOpen ? ChevronDown : ChevronRight];
  const name = safeText(source) || MISSING;
  return (
    <Card className="overflow-hidden">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 w-full flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2 text-left -outline-offset-2 hover:bg-sunken"
        >
          <Chevron aria-hidden className="size-4 text-muted" />
          <Icon aria-hidden className="size-4 text-muted" />
          <bdi className="min-w-0 font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-sm text-muted">{sourceTypeText(sourceType)}</span>
          <span className="ml-auto flex items-center gap-2.5">
            <SeverityBadge severity={severity} />
            <span className="text-sm text-muted">{copy.alerts(count ?? alerts.length)}</span>
          </span>
        </button>
      </h2>
      <ul id={id} hidden={!isOpen}>
        {isOpen && alerts.map((alert) => <AlertRow key={alert.alertId} alert={alert} search={search} />)}
        {isOpen && count !== null && count > alerts.length && (
          <li className="border-t border-line px-3.5 py-2">
            <Button
              variant="link"
              size="sm"
              onClick={() =>
                search.goTo({ vista: 'historial', dateRange: 'todo', source, sourceType, status: OPEN_STATUSES })
              }
            >
              {copy.seeAll(count, name)}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

const OPEN_STATUSES = 'ACTIVE,ACKNOWLEDGED,SILENCED';

/** One alert; the whole row opens its details. */
function AlertRow({ alert, search }: { alert: Alert; search: AlertSearch }) {
  const { alertId } = alert;
  const name = safeText(alert.name) || MISSING;
  const isOpen = search.open === alertId;
  return (
    <li className="border-t border-line">
      <button
        type="button"
        data-record={alertId}
        data-alert={alertId}
        aria-haspopup="dialog"
        aria-label={[copy.open(name), safeText(alert.source)].join(', ')}
        onClick={() => search.openAlert(alertId)}
        className={clsx(
          'grid w-full grid-cols-[1fr_auto] items-center justify-items-start gap-x-4 gap-y-1 border-l-3 px-3.5 py-2.5 text-left -outline-offset-2 sm:grid-cols-[7rem_1fr_auto]',
          isOpen ? 'border-primary bg-primary-soft' : 'border-transparent hover:bg-sunken',
        )}
      >
        <SeverityBadge severity={alert.severity} />
        <span className="max-sm:order-3 max-sm:col-span-2">
          <bdi className="block font-semibold wrap-anywhere">{name}</bdi>
          <span className="text-sm text-muted">
            <ValueOverLimit alert={alert} /> · <Lasting alert={alert} />
          </span>
        </span>
        <span className="flex flex-col items-end gap-1 text-right text-sm text-muted">
          <StatusBadge status={alert.status} />
          <Held alert={alert} />
        </span>
      </button>
    </li>
  );
}

/** Who works on it, or until when it is silenced. */
export function Held({ alert: { status, silencedUntil, assignee } }: { alert: Alert }) {
  if (status === 'SILENCED') {
    const [, ...time] = platformDate(silencedUntil).split(' ');
    return <span className="whitespace-nowrap">{copy.until(time.join(' '))}</span>;
  }
  return <bdi>{assignee ? safeText(assignee.name) || MISSING : copy.unassigned}</bdi>;
}
