import { formatCount } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { visibleText } from '~/shared/format/visible-text';
import { copy } from './history/copy';
import { statusLook } from './pools/statuses';

/** What people change of a node, as they read it. */
export const FIELDS = [
  {
    name: 'status' as const,
    label: copy.status,
    show: (value: unknown) => statusLook(value)?.label ?? visibleText(String(value)),
  },
  {
    name: 'returnsAt' as const,
    label: copy.returnsAt,
    show: (value: unknown) => (value === null ? copy.byHand : platformDate(toText(value))),
  },
  {
    name: 'weight' as const,
    label: copy.weight,
    show: (value: unknown) => (typeof value === 'number' ? formatCount(value) : visibleText(String(value))),
  },
];
