import type { ReactNode } from 'react';
import { PaymentMethodLabel } from '~/features/transactions/codes/badges';
import { lookUp, unknownCode } from '~/features/transactions/codes/codes';
import { REFUND_REASONS, REFUND_TYPES } from '~/features/transactions/codes/refund-codes';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import type { Person, Refund } from '../api/refund';
import { RefundWay } from '../refund-badge';
import { copy } from './copy';

type Fact = readonly [label: string, value: ReactNode];

const id = (text: string | null) => <bdi className="font-mono text-xs">{shown(text)}</bdi>;

/** A person by name, and whether that is oneself. */
function PersonName({ person, email }: { person: Person; email: string }) {
  return (
    <span>
      <bdi>{safeText(person.name) || MISSING}</bdi>{' '}
      {person.email === email && <span className="text-muted">{copy.you}</span>}
    </span>
  );
}

/** What is known of a refund. */
export function refundFacts(refund: Refund, email: string): Fact[] {
  const { beneficiary, approvedBy, decisionComment, providerReference } = refund;
  const { facts } = copy;
  return [
    [facts.amount, formatMoney(refund.amount, refund.currency)],
    [facts.type, lookUp(REFUND_TYPES, refund.type) ?? unknownCode(refund.type)],
    [facts.reason, lookUp(REFUND_REASONS, refund.reasonCode) ?? unknownCode(refund.reasonCode)],
    ...(refund.comment ? [[facts.comment, <bdi key="comment">{safeText(refund.comment)}</bdi>] as const] : []),
    [facts.order, id(refund.orderId)],
    [facts.operation, id(refund.operationId)],
    [facts.method, <PaymentMethodLabel key="method" method={refund.paymentMethod} />],
    [facts.way, <RefundWay key="way" refund={refund} />],
    ...(beneficiary
      ? [
          [facts.holder, <bdi key="holder">{shown(beneficiary.name)}</bdi>] as const,
          [facts.clabe, id(beneficiary.clabe)] as const,
        ]
      : []),
    [facts.date, <Moment key="date" value={refund.date} />],
    [facts.updated, <Moment key="updated" value={refund.updatedAt} />],
    [facts.requested, <PersonName key="requested" person={refund.requestedBy} email={email} />],
    [
      refund.status === 'DECLINED' ? facts.declined : facts.decided,
      approvedBy ? (
        <PersonName key="decided" person={approvedBy} email={email} />
      ) : refund.status === 'REQUESTED' ? (
        copy.nobodyYet
      ) : (
        MISSING
      ),
    ],
    ...(decisionComment ? [[facts.decision, <bdi key="decision">{safeText(decisionComment)}</bdi>] as const] : []),
    ...(providerReference ? [[facts.reference, id(providerReference)] as const] : []),
  ];
}

/** Labels left, values right; two columns where there is room. */
export function Facts({ facts, narrow }: { facts: readonly Fact[]; narrow?: boolean }) {
  return (
    <dl className={narrow ? 'grid' : 'grid gap-x-8 @md:grid-cols-2'}>
      {facts.map(([label, value]) => (
        <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right font-medium break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
