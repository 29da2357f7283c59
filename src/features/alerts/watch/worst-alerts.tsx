import { Link } from '@tanstack/react-router';
import { alertLink } from '~/session/links';
import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { quietLink } from '~/shared/ui/card-body';
import { Held } from '../active/group-card';
import type { AlertGroup } from '../api/alert';
import { copy } from '../copy';
import { Lasting, SeverityBadge } from '../terms';

/** So many sources are named, those with the worst alerts. */
const SHOWN = 5;

/** The worst alert of each source, since when and who has it. */
export function WorstAlerts({ groups }: { groups: readonly AlertGroup[] }) {
  if (groups.length === 0) return <p className="text-muted">{copy.cardNone}</p>;
  return (
    <ul className="flex flex-col">
      {groups.slice(0, SHOWN).flatMap(({ alerts: [alert] }) =>
        alert ? (
          <li
            key={alert.alertId}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <SeverityBadge severity={alert.severity} />
            <span className="min-w-0 flex-1 basis-48">
              <Link {...alertLink(alert.alertId)} className={`font-semibold wrap-anywhere ${quietLink}`}>
                {safeText(alert.name) || MISSING}
              </Link>
              <bdi className="block text-sm text-muted">{safeText(alert.source) || MISSING}</bdi>
            </span>
            <span className="text-right text-sm text-muted">
              <Lasting alert={alert} /> · <Held alert={alert} />
            </span>
          </li>
        ) : (
          []
        ),
      )}
    </ul>
  );
}
