import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alertsLink } from '~/session/links';
import { CardBody } from '~/shared/ui/card-body';
import { Panel } from '~/shared/ui/panel';
import { alertQueries } from '../api/alert-api';
import { copy } from '../copy';
import { WorstAlerts } from './worst-alerts';

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
        {({ groups }) => <WorstAlerts groups={groups} />}
      </CardBody>
    </Panel>
  );
}
