import { ChangeHistory } from '~/shared/audit/change-history';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { statusText } from '../terms';
import { drawerCopy as copy } from './copy';

/** What was done to the alert, with each value before and after. */
export function AlertChanges({ alertId }: { alertId: string }) {
  const shows: Readonly<Record<string, (value: string | null) => string>> = {
    status: statusText,
    silencedUntil: platformDate,
  };
  const fields = Object.entries(copy.fields).map(([name, label]) => ({
    ...{ name, label },
    show: (value: unknown) => shows[name]?.(toText(value)) ?? (safeText(toText(value)) || shown(null)),
  }));
  return <ChangeHistory entity="alert" entityId={alertId} fields={fields} deeds={copy.deeds} Moment={Moment} />;
}
