import { ChangeHistory } from '~/shared/audit/change-history';
import { toText } from '~/shared/format/read-value';
import { Moment } from '~/shared/record/cells';
import { plainValue } from '../plain-value';
import { statusLabel, typeLabel } from '../terms';
import { copy } from './copy';

const shows: Readonly<Record<string, (value: unknown) => string>> = {
  type: (value) => typeLabel(toText(value)),
  status: (value) => statusLabel(toText(value)),
};

const FIELDS = Object.entries(copy.changeFields).map(([name, label]) => ({
  ...{ name, label },
  show: (value: unknown) => shows[name]?.(value) ?? plainValue(value === null ? null : String(value)),
}));

/** What was done to a property, who had its secret shown, and why. */
export function PropertyChanges({ id }: { id: string }) {
  return <ChangeHistory entity="property" entityId={id} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
