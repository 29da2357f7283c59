import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AuthenticationBadge, RiskBadge, StatusBadge, YesNo } from '~/features/transactions/codes/badges';
import { CARD_BRANDS, lookUp } from '~/features/transactions/codes/codes';
import { safeFields } from '~/features/transactions/parts/safe-fields';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { softTone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { OperationDetail } from '../api/operation-detail';
import { RefundedAmount } from '../list/refunded-amount';
import { copy } from './copy';
import type { Explanation } from './explanation';
import { explain } from './explanation';
import { returnedOf } from './returned';

type Fact = readonly [label: string, value: ReactNode];

/** What happened in words, then what is known of the operation, then what its method knows it by. */
export function Summary({ operation }: { operation: OperationDetail }) {
  const sent = operation.errorMessage ?? operation.attempts.at(-1)?.errorMessage ?? null;
  return (
    <>
      <ExplanationCard told={explain(operation, serverNow())} sent={sent} />
      <Facts title={copy.facts.operation} facts={generalFacts(operation)} />
      <Facts {...methodFacts(operation)} />
    </>
  );
}

function generalFacts(operation: OperationDetail): Fact[] {
  const { customerPhone, customerEmail } = safeFields(operation);
  return [
    [copy.facts.amount, formatMoney(operation.amount, operation.currency)],
    [
      copy.facts.refunded,
      <RefundedAmount key="returned" operation={operation} amount={returnedOf(operation).amount} />,
    ],
    [copy.facts.status, <StatusBadge key="status" status={operation.status} />],
    [copy.facts.reconciled, <YesNo key="reconciled" flag={operation.reconciled} />],
    [copy.facts.order, id(operation.orderId)],
    [copy.facts.operation, id(operation.operationId)],
    [copy.facts.date, <Moment key="date" value={operation.date} />],
    [copy.facts.updated, <Moment key="updated" value={operation.updatedAt} />],
    [copy.facts.channel, shown(operation.channel)],
    [copy.facts.risk, <RiskBadge key="risk" risk={operation.risk} />],
    [copy.facts.providerReference, id(operation.providerReference)],
    [copy.facts.attempts, operation.attemptCount ?? MISSING],
    [copy.facts.phone, shown(customerPhone)],
    [copy.facts.email, shown(customerEmail)],
    [copy.facts.promotion, shown(operation.promotionCode)],
    [copy.facts.currency, shown(operation.currency)],
  ];
}

/** The block of its method; another method has the reference alone. */
function methodFacts(operation: OperationDetail): { title: string; facts: Fact[] } {
  const { reference, paymentMethod } = operation;
  const number: Fact = [copy.facts.reference, id(reference.number ?? operation.providerReference)];
  switch (paymentMethod) {
    case 'CARD':
      return {
        title: copy.facts.card,
        facts: [
          [copy.facts.brand, lookUp(CARD_BRANDS, operation.cardBrand) ?? MISSING],
          [copy.facts.last4, operation.cardLast4 === null ? MISSING : id(`•••• ${operation.cardLast4}`)],
          [copy.facts.bank, shown(operation.bank)],
          [copy.facts.authorization, id(operation.authorizationCode)],
          [
            copy.facts.authentication,
            <AuthenticationBadge key="mode" threeDSecure={operation.threeDSecure} manual={operation.manual} />,
          ],
        ],
      };
    case 'SPEI':
      return {
        title: 'SPEI',
        facts: [
          [copy.facts.trackingKey, id(reference.trackingKey)],
          number,
          [copy.facts.senderBank, shown(reference.senderBank)],
          [copy.facts.receiverBank, shown(reference.receiverBank)],
          [copy.facts.clabe, id(reference.clabe)],
        ],
      };
    case 'OXXO':
    case 'STORE':
      return {
        title: paymentMethod === 'OXXO' ? 'OXXO' : copy.facts.store,
        facts: [
          number,
          [copy.facts.expiry, <Moment key="expiry" value={reference.expiresAt ?? operation.expiresAt} />],
          [copy.facts.branch, shown(reference.branch)],
        ],
      };
    case 'SICATEL':
      return { title: 'SICATEL', facts: [[copy.facts.folio, id(reference.folio)]] };
    default:
      return { title: copy.facts.method, facts: [number] };
  }
}

function id(text: string | null) {
  return <bdi className="font-mono text-xs">{shown(text)}</bdi>;
}

/** What happened, whose matter it is, and what support says next. A code that no dictionary has is shown as sent. */
function ExplanationCard({ told, sent }: { told: Explanation; sent: string | null }) {
  const { tone, title, text, code, decline } = told;
  return (
    <section aria-label={copy.whatHappened} data-tone={tone} className={clsx('rounded-xl px-4 py-3', softTone[tone])}>
      <h3 className="text-card font-semibold">{title}</h3>
      <div className="mt-1 flex flex-col gap-1 text-ink">
        {text && <p>{text}</p>}
        {code !== undefined && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              {copy.code} <bdi className="font-mono font-semibold">{safeText(code)}</bdi>:{' '}
              {decline?.meaning ?? (safeText(sent) || copy.noMeaning)}
            </span>
            {!decline && <Badge tone="warning">{copy.notInDictionary}</Badge>}
          </p>
        )}
        {decline && (
          <p>
            {copy.responsible}: <strong className="font-semibold">{decline.party}</strong>
          </p>
        )}
        {code !== undefined && (
          <p>
            {copy.whatToSay}: {decline?.next ?? copy.unknownCodeNext}
          </p>
        )}
      </div>
    </section>
  );
}

/** Labels left, values right; two columns where there is room. */
function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="mb-2 text-card font-semibold">{title}</h3>
      <dl className="grid gap-x-8 @md:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
