import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AuthenticationBadge, RiskBadge, StatusBadge, YesNo } from '~/features/transactions/codes/badges';
import { CARD_BRANDS, lookUp } from '~/features/transactions/codes/codes';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { Badge } from '~/shared/ui/feedback/badge';
import { softTone } from '~/shared/ui/feedback/tone';
import type { OperationDetail } from '../api/operation-detail';
import { safeFields, safeText } from '../api/safe-text';
import { Moment, shown } from '../list/operation-cell';
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
      <Facts title="Operación" facts={generalFacts(operation)} />
      <Facts {...methodFacts(operation)} />
    </>
  );
}

function generalFacts(operation: OperationDetail): Fact[] {
  const { customerPhone, customerEmail } = safeFields(operation);
  return [
    ['Monto', formatMoney(operation.amount, operation.currency)],
    ['Devuelto', <RefundedAmount key="returned" operation={operation} amount={returnedOf(operation).amount} />],
    ['Estado', <StatusBadge key="status" status={operation.status} />],
    ['Conciliado', <YesNo key="reconciled" flag={operation.reconciled} />],
    ['Orden', id(operation.orderId)],
    ['Operación', id(operation.operationId)],
    ['Fecha', <Moment key="date" value={operation.date} />],
    ['Actualizado', <Moment key="updated" value={operation.updatedAt} />],
    ['Canal', shown(operation.channel)],
    ['Riesgo', <RiskBadge key="risk" risk={operation.risk} />],
    ['Referencia del proveedor', id(operation.providerReference)],
    ['Intentos', operation.attemptCount ?? MISSING],
    ['Teléfono', shown(customerPhone)],
    ['Correo', shown(customerEmail)],
    ['Promoción', shown(operation.promotionCode)],
    ['Moneda', shown(operation.currency)],
  ];
}

/** The block of its method; another method has the reference alone. */
function methodFacts(operation: OperationDetail): { title: string; facts: Fact[] } {
  const { reference, paymentMethod } = operation;
  const number: Fact = ['Referencia', id(reference.number ?? operation.providerReference)];
  switch (paymentMethod) {
    case 'CARD':
      return {
        title: 'Tarjeta',
        facts: [
          ['Marca', operation.cardBrand === null ? MISSING : cardName(operation.cardBrand)],
          ['Terminación', operation.cardLast4 === null ? MISSING : id(`•••• ${operation.cardLast4}`)],
          ['Banco', shown(operation.bank)],
          ['Autorización', id(operation.authorizationCode)],
          [
            'Autenticación',
            <AuthenticationBadge key="mode" threeDSecure={operation.threeDSecure} manual={operation.manual} />,
          ],
        ],
      };
    case 'SPEI':
      return {
        title: 'SPEI',
        facts: [
          ['Clave de rastreo', id(reference.trackingKey)],
          number,
          ['Banco emisor', shown(reference.senderBank)],
          ['Banco receptor', shown(reference.receiverBank)],
          ['CLABE', id(reference.clabe)],
        ],
      };
    case 'OXXO':
    case 'STORE':
      return {
        title: paymentMethod === 'OXXO' ? 'OXXO' : 'Tienda',
        facts: [
          number,
          ['Vencimiento', <Moment key="expiry" value={reference.expiresAt ?? operation.expiresAt} />],
          ['Sucursal', shown(reference.branch)],
        ],
      };
    case 'SICATEL':
      return { title: 'SICATEL', facts: [['Folio', id(reference.folio)]] };
    default:
      return { title: 'Método', facts: [number] };
  }
}

function cardName(brand: string): string {
  return lookUp(CARD_BRANDS, brand) ?? MISSING;
}

function id(text: string | null) {
  return <bdi className="font-mono text-xs">{shown(text)}</bdi>;
}

/** What happened, whose matter it is, and what support says next. A code that no dictionary has is shown as sent. */
function ExplanationCard({ told, sent }: { told: Explanation; sent: string | null }) {
  const { tone, title, text, code, decline } = told;
  return (
    <section aria-label="Qué pasó" data-tone={tone} className={clsx('rounded-xl px-4 py-3', softTone[tone])}>
      <h3 className="text-card font-semibold">{title}</h3>
      <div className="mt-1 space-y-1 text-ink">
        {text && <p>{text}</p>}
        {code !== undefined && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              Código <bdi className="font-mono font-semibold">{safeText(code)}</bdi>:{' '}
              {decline?.meaning ?? (safeText(sent) || 'sin descripción')}
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
      <dl className="grid gap-x-8 sm:grid-cols-2">
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
