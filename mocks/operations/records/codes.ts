import { approvedStatuses, declinedStatuses } from '../../../gateway/rules/statuses';
import { denials } from '../../traces/cards';
import type { PaymentMethod } from '../../traces/order-plan';

/** The values of each member that a filter compares; columns hold their place in these lists. */

export const methods = ['OXXO', 'STORE', 'CARD', 'SPEI', 'SICATEL'] as const satisfies readonly PaymentMethod[];

export const channels = ['APP', 'IVR', 'KIOSCO', 'TIENDA', 'USSD', 'WEB'] as const;

/** By the place of a status in the list. */
export const isApproved = (status: number) => status < approvedStatuses.length;
export const isDeclined = (status: number) =>
  status >= approvedStatuses.length && status < approvedStatuses.length + declinedStatuses.length;

export const risks = ['GREEN', 'YELLOW', 'RED'] as const;

export const authentications = ['THREE_D_SECURE', 'MANUAL', 'DIRECT'] as const;

/** In the lists below the place 0 means 'none', which no filter finds. */
export const brands = ['', 'VISA', 'MASTERCARD', 'AMEX', 'CARNET'] as const;

export const banks = [
  '',
  'BBVA',
  'Banamex',
  'Santander',
  'Banorte',
  'HSBC',
  'BanCoppel',
  'Banco Azteca',
  'Scotiabank',
  'Inbursa',
  'Nu',
] as const;

export const promotions = ['', 'DOBLE-SALDO', 'REDES-ILIMITADAS', 'BUEN-FIN', 'AGUINALDO'] as const;

/** Messages of the declines, by code. One of the codes is in no catalogue, as its message says. */
const messages: Readonly<Record<string, string>> = {
  ...denials,
  '59': 'Riesgo alto',
  '68': 'Tiempo de espera agotado con el adquirente',
  '91': 'Banco emisor no disponible',
  '96': 'Falla en el sistema del emisor',
  '3DS-N': '3DS no autenticado por el emisor',
  '1203': 'El número no existe',
  '1204': 'Tiempo de espera agotado en SICATEL',
  '1205': 'Saldo insuficiente',
};

export const errorCodes = ['', ...Object.keys(messages).sort()];

/** What a decline's code means to the one who sent it; a transfer's 14 is not a card's. */
export function errorMessage(code: string, method?: PaymentMethod): string | null {
  return code === '14' && method === 'SPEI' ? 'CLABE inválida' : (messages[code] ?? null);
}
