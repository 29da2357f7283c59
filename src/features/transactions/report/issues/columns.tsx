import { Copy, GitCompareArrows, HelpCircle, Hourglass } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatDuration } from '~/shared/format/elapsed-time';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { recordList } from '~/shared/record/record-list';
import { Badge } from '~/shared/ui/feedback/badge';
import { NamedStatusBadge } from '../../codes/badges';
import type { Issue } from '../api/issue';
import { copy } from './copy';

type Column = keyof typeof copy.titles;

const LOOKS = {
  DUPLICATE: { tone: 'danger', Icon: Copy },
  MISMATCH: { tone: 'warning', Icon: GitCompareArrows },
  STUCK: { tone: 'info', Icon: Hourglass },
  UNCONFIRMED: { tone: 'neutral', Icon: HelpCircle },
} as const;

const BELOW = 'block text-xs text-muted';

/** What has to be looked at, as the list draws it. */
export const ISSUES = recordList<Issue, Column>({
  words: copy,
  idOf: ({ issueId }) => issueId,
  nameOf: ({ operationId }) => shown(operationId),
  copyOf: ({ operationId }) => operationId ?? '',
  key: 'atalaya.transactionIssues.columns',
  titles: copy.titles,
  wide: ['type', 'operation', 'amount', 'platform', 'provider', 'age'],
  narrow: ['type', 'operation', 'amount', 'platform', 'age'],
  cards: ['type', 'amount', 'operation', 'platform', 'provider', 'age'],
  // Half of a narrow card is less than its longest words.
  inCard: { type: { cell: ({ type }) => <TypeBadge type={type} className="whitespace-normal!" /> } },
  sortable: [],
  right: ['amount'],
  primary: ['type', 'operation', 'amount', 'age'],
  cell: (column, issue) => <IssueCell {...{ column, issue }} />,
});

function IssueCell({ column, issue }: { column: Column; issue: Issue }) {
  const { type, operationId, otherOperationIds, orderId, amount, currency, ageMinutes } = issue;
  switch (column) {
    case 'type':
      return <TypeBadge type={type} />;
    case 'operation':
      return (
        <>
          <bdi className="block font-mono text-xs">{[operationId, ...otherOperationIds].map(shown).join(' · ')}</bdi>
          <span className={BELOW}>{copy.reasons[type ?? '']?.(shown(orderId))}</span>
        </>
      );
    case 'amount':
      return (
        <span className="font-semibold whitespace-nowrap">
          {amount === null ? MISSING : formatMoney(amount, currency ?? undefined)}
        </span>
      );
    case 'platform':
      return <NamedStatusBadge status={issue.platformStatus} />;
    case 'provider':
      return issue.providerStatus === null ? (
        <span className="text-muted">{copy.silent}</span>
      ) : (
        <NamedStatusBadge status={issue.providerStatus} />
      );
    case 'age':
      return (
        <span className="whitespace-nowrap">
          {ageMinutes === null ? MISSING : formatDuration(ageMinutes * 60_000).replace(/ 0 s$/, '')}
        </span>
      );
    case 'attention':
      return issue.attendedAt === null ? (
        <span className="text-muted">{MISSING}</span>
      ) : (
        <>
          <span className="block">{safeText(issue.comment ?? MISSING)}</span>
          <span className={BELOW}>
            <bdi>{shown(issue.attendedBy.name)}</bdi> <Moment value={issue.attendedAt} />
          </span>
        </>
      );
  }
}

/** Why it has to be looked at. */
function TypeBadge({ type, className }: { type: string | null; className?: string }) {
  const look = LOOKS[type as keyof typeof LOOKS];
  if (!look) return <span>{shown(type)}</span>;
  return (
    <Badge tone={look.tone} {...(className && { className })}>
      <look.Icon aria-hidden className="size-3.5 shrink-0" />
      {copy.types[type as keyof typeof copy.types]}
    </Badge>
  );
}
