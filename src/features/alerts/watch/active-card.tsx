import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alertLink, alertsLink } from '~/session/links';
import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { Held } from '../active/group-card';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';
import { Lasting, SeverityBadge } from '../terms';

/** So many sources are named, those with the worst alerts. */
const SHOWN = 5;

/** What is wrong now, since when and who has it, for other screens. */
export function ActiveCard() {
  const query = useQuery(alertQueries.groups());
  return (
    <Panel
      title={copy.card}
      note={query.data && copy.alerts(query.data.alertCount ?? 0)}
      actions={
        <Link {...alertsLink()} className="rounded px-1 font-medium text-primary hover:underline">
          {copy.cardAll}
        </Link>
      }
    >
      <CardBody query={query} title={copy.card} className="min-h-32">
        {({ groups }) =>
          groups.length === 0 ? (
            <p className="text-muted">{copy.cardNone}</p>
          ) : (
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
          )
        }
      </CardBody>
    </Panel>
  );
}
