import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alertLink } from '~/session/links';
import { MISSING } from '~/shared/copy';
import { safeText } from '~/shared/masking/safe-text';
import { CardBody, quietLink } from '~/shared/ui/card-body';
import { Held } from '../active/group-card';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';
import { Lasting, SeverityBadge } from '../terms';

/** The active alerts of a source, by any of its names, since when and who has each, for the record of that source. */
export function SourceAlerts({ sources }: { sources: readonly string[] }) {
  const query = useQuery(alertQueries.groups({ source: sources }));
  return (
    <CardBody query={query} title={copy.card} className="min-h-8">
      {({ groups }) => {
        const alerts = groups.flatMap((group) => group.alerts);
        if (alerts.length === 0) return <p className="text-muted">{copy.cardNone}</p>;
        return (
          <ul>
            {alerts.map((alert) => (
              <li key={alert.alertId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
                <SeverityBadge severity={alert.severity} />
                <Link {...alertLink(alert.alertId)} className={`font-semibold wrap-anywhere ${quietLink}`}>
                  {safeText(alert.name) || MISSING}
                </Link>
                <span className="ml-auto text-sm text-muted">
                  <Lasting alert={alert} /> · <Held alert={alert} />
                </span>
              </li>
            ))}
          </ul>
        );
      }}
    </CardBody>
  );
}
