import type { QueryClient } from '@tanstack/react-query';
import { serviceLink } from '~/session/links';
import type { NamedRecord } from '~/session/named-records';
import { safeText } from '~/shared/masking/safe-text';
import { serviceQueries } from '../api/service-api';
import { statusLabel, typeLabel } from '../statuses';

/** All services, to be found by name. */
export async function namedServices(client: QueryClient): Promise<NamedRecord[]> {
  const { services } = await client.fetchQuery(serviceQueries.names());
  return services.map(({ serviceId, name, type, status }) => ({
    label: safeText(name),
    hint: statusLabel(status),
    also: typeLabel(type),
    search: serviceLink(serviceId).search,
  }));
}
