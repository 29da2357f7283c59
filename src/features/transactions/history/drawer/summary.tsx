import { AuthenticationBadge, RiskBadge, StatusBadge, YesNo } from '~/features/transactions/codes/badges';
import { CARD_BRANDS, lookUp } from '~/features/transactions/codes/codes';
import { serverNow } from '~/session/server-clock';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import type { OperationDetail } from '../api/operation-detail';
import { safeFields } from '../api/safe-text';
import { Moment, shown } from '../list/operation-cell';
import { RefundedAmount } from '../list/refunded-amount';
import { explain } from './explain';
import { ExplanationCard } from './explanation-card';
import { type Fact, Facts } from './facts';
import { returnedOf } from './returned';

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
