import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import type { MaintenanceWindow, Service } from '../api/service';
import { copy as listCopy } from '../copy';
import { shownMs, shownPercent } from '../list/figures';
import { statusLabel, typeLabel } from '../statuses';
import { copy } from './copy';

/** From when to when, by the platform's clock. */
export const windowTimes = ({ from, to }: MaintenanceWindow) =>
  copy.maintenance.times(platformDate(from), platformDate(to));

/** A service in a few sentences, for a message to somebody. */
export function summaryText(service: Service): string {
  const { name, type, status, message, since, errors1h, certificateDays, maintenance, causes } = service;
  const words = copy.summary;
  return [
    words.head(safeText(name), typeLabel(type), statusLabel(status)),
    safeText(message),
    causes.length > 0 && copy.because(causes.map((cause) => safeText(cause.name)).join(', ')),
    since !== null && words.since(platformDate(since)),
    words.response(shownMs(service.responseMs), shownMs(service.averageMs24h)),
    words.uptime(shownPercent(service.uptime24h), shownPercent(service.uptime30d)),
    errors1h !== null && words.errors(errors1h),
    certificateDays !== null && words.certificate(listCopy.days(certificateDays)),
    maintenance && words.maintenance(windowTimes(maintenance), safeText(maintenance.reason)),
  ]
    .filter(Boolean)
    .join(' ');
}
