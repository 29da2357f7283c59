import { ChangeHistory } from '~/shared/audit/change-history';
import { Moment } from '~/shared/record/cells';
import { copy } from './copy';

const FIELDS = [
  { name: 'attended', label: copy.isAttended, show: (value: unknown) => (value === true ? copy.yes : copy.no) },
];

/** Who attended which operation, with what note, and who took it back. */
export function IssueChanges() {
  return <ChangeHistory entity="transactionIssue" fields={FIELDS} deeds={copy.deeds} Moment={Moment} />;
}
