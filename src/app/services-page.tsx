import { ServicesScreen } from '~/features/services/services-screen';
import { lazyPart } from '~/shared/ui/lazy-part';

const BESIDE = {
  Alerts: lazyPart(() => import('~/features/alerts/watch/source-alerts').then((module) => module.SourceAlerts)),
};

/** Services, and what other features know of them. */
export function ServicesPage() {
  return <ServicesScreen beside={BESIDE} />;
}
