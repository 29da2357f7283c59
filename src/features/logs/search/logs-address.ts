import { addressOf } from '~/shared/address/address-of';
import type { SearchParams } from '~/shared/address/search-params';

/** The address of a question under the path of the logs that is open now. */
export function logsAddress(search: SearchParams): string {
  return addressOf(window.location.hash.slice(1).split('?')[0] || '/logs', search);
}
