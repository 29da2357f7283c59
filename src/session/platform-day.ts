import { useFromClock } from '~/shared/hooks/use-now';
import { platformDay } from '~/shared/period/period';
import { serverNow } from './server-clock';

const read = () => platformDay(serverNow());

/** The platform's day, yyyy-mm-dd; at its midnight what is drawn and asked becomes that of the new one. */
export function usePlatformDay(): string {
  return useFromClock(read);
}
