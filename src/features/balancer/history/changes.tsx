import { ChangeHistory } from '~/shared/audit/change-history';
import { formatCount } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { visibleText } from '~/shared/format/visible-text';
import { Moment } from '~/shared/record/cells';
import { statusLook } from '../pools/statuses';
import { copy } from './copy';

const FIELDS = [
  {
    name: 'status',
    label: copy.status,
    show: (value: unknown) => statusLook(value)?.label ?? visibleText(String(value)),
  },
  {
    name: 'returnsAt',
    label: copy.returnsAt,
    show: (value: unknown) => (value === null ? copy.byHand : platformDate(toText(value))),
  },
  {
    name: 'weight',
    label: copy.weight,
    show: (value: unknown) => (typeof value === 'number' ? formatCount(value) : visibleText(String(value))),
  },
];

/** What was done to a node, or to all of them. */
export function Changes({ entityId }: { entityId?: string }) {
  return <ChangeHistory entity="balancer" entityId={entityId} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
