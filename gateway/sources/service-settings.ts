import type { ConfiguredService } from '../config-services';
import type { ServiceSettings } from '../rules/service';

/** A service as it is configured, without who checks it. */
export function settingsOf({ id, name, type, tags, limitMs, dependsOn, servers }: ConfiguredService): ServiceSettings {
  return { serviceId: id, name, type, tags, limitMs, dependsOn, servers };
}
