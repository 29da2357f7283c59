import { BalancerScreen } from '~/features/balancer/balancer-screen';
import { lazyPart } from '~/shared/ui/lazy-part';

const BESIDE = {
  Alerts: lazyPart(() => import('~/features/alerts/watch/source-alerts').then((module) => module.SourceAlerts)),
};

/** The balancer, and what other features know of its nodes. */
export function BalancerPage() {
  return <BalancerScreen beside={BESIDE} />;
}
