import { useBellAlerts } from '~/features/alerts/watch/bell-alerts';
import { Bell } from '~/features/notifications/bell/bell';

/** The bell of who may see alerts: these above the notices. */
export function AlertBell() {
  return <Bell more={useBellAlerts()} />;
}
