import { ChangeHistory } from '~/shared/audit/change-history';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { statusLabel } from '../statuses';
import { copy } from './copy';

const date = (value: unknown) => platformDate(toText(value));

const shows: Readonly<Record<string, (value: unknown) => string>> = {
  from: date,
  to: date,
  status: (value) => statusLabel(toText(value)),
};

const FIELDS = Object.entries(copy.fields).map(([name, label]) => ({
  ...{ name, label },
  show: (value: unknown) => shows[name]?.(value) ?? (safeText(toText(value)) || shown(null)),
}));

/** What was done with the service, with each value before and after. */
export function ServiceChanges({ serviceId }: { serviceId: string }) {
  return <ChangeHistory entity="service" entityId={serviceId} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
