import { ChangeHistory } from '~/shared/audit/change-history';
import { toText } from '~/shared/format/read-value';
import { Moment, shown } from '~/shared/record/cells';
import { roleLabel, statusLabel } from '../terms';
import { copy } from './copy';

const flag = (value: unknown) => (typeof value === 'boolean' ? (value ? copy.yes : copy.no) : shown(null));
const level = (value: unknown) => copy.levels[String(value)] ?? shown(toText(value));

const shows: Readonly<Record<string, (value: unknown) => string>> = {
  role: (value) => roleLabel(toText(value)),
  status: (value) => statusLabel(toText(value)),
  ...{ changePassword: flag, reports: flag, alerts: level, notices: level },
};

const FIELDS = Object.entries(copy.changeFields).map(([name, label]) => ({
  ...{ name, label },
  show: (value: unknown) => shows[name]?.(value) ?? shown(toText(value)),
}));

/** What was done to an account, with each value before and after. */
export function UserChanges({ id }: { id: string }) {
  return <ChangeHistory entity="user" entityId={id} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
