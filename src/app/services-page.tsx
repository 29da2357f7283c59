import { ServicesScreen } from '~/features/services/services-screen';

/** Services, and what other features know of them. */
export function ServicesPage() {
  return <ServicesScreen />;
}
