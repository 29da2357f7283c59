import { ChangeHistory } from '~/shared/audit/change-history';
import { toText } from '~/shared/format/read-value';
import { Moment, shown } from '~/shared/record/cells';
import { STATUSES, termOf } from '../terms';
import { copy } from './copy';

const FIELDS = [
  {
    ...{ name: 'status', label: copy.fields.status },
    show: (value: unknown) => termOf(STATUSES, toText(value))?.label ?? shown(toText(value)),
  },
];

/** Who has sent it again, and why. */
export function DeliveryChanges({ id }: { id: string }) {
  return <ChangeHistory entity="notification" entityId={id} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
