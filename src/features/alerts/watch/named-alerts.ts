import type { QueryClient } from '@tanstack/react-query';
import type { NamedRecord } from '~/session/named-records';
import { safeText } from '~/shared/masking/safe-text';
import { alertQueries } from '../api/alert-api';
import { severityText } from '../terms';

/** The active alerts, to be found by name or by source. */
export async function namedAlerts(client: QueryClient): Promise<NamedRecord[]> {
  const { groups } = await client.fetchQuery(alertQueries.groups());
  return groups
    .flatMap(({ alerts }) => alerts)
    .map(({ alertId, name, source, severity }) => ({
      label: [safeText(name), safeText(source)].filter(Boolean).join(' · '),
      hint: severityText(severity),
      search: { alerta: alertId },
    }));
}
