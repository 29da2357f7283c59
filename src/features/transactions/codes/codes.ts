import { Barcode, CreditCard, Landmark, type LucideIcon, Smartphone, Store } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { visibleText } from '~/shared/format/visible-text';
import type { Tone } from '~/shared/ui/feedback/alert-box';

type Codes<T> = Readonly<Record<string, T>>;

/** What people read for a code, and the colour that underlines it. */
export interface Term {
  label: string;
  tone: Tone;
}

/** Transaction status badges of spec 9.1. */
export const STATUSES: Codes<Term> = {
  SUCCESS: { label: 'Pagado', tone: 'success' },
  ACCEPTED: { label: 'Aceptado', tone: 'success' },
  ERROR: { label: 'Error', tone: 'danger' },
  DENIED: { label: 'Rechazado', tone: 'danger' },
  REJECTED: { label: 'Rechazado', tone: 'danger' },
  PENDING: { label: 'Pendiente', tone: 'info' },
  EXPIRATED: { label: 'Expirado', tone: 'neutral' },
  REVIEW: { label: 'Revisión', tone: 'warning' },
  REFUND: { label: 'Reembolsado', tone: 'primary' },
};

/** Risk levels of spec 9.2. */
export const RISKS: Codes<Term> = {
  GREEN: { label: 'Bajo', tone: 'success' },
  YELLOW: { label: 'Medio', tone: 'warning' },
  RED: { label: 'Alto', tone: 'danger' },
};

/** Payment methods of spec 9.3. */
export const PAYMENT_METHODS: Codes<{ label: string; icon: LucideIcon }> = {
  OXXO: { label: 'OXXO', icon: Barcode },
  STORE: { label: 'Tienda', icon: Store },
  CARD: { label: 'Tarjeta', icon: CreditCard },
  SPEI: { label: 'SPEI', icon: Landmark },
  SICATEL: { label: 'SICATEL', icon: Smartphone },
};

/** Card brands of spec 9.4. */
export const CARD_BRANDS: Codes<string> = { MASTERCARD: 'Mastercard', VISA: 'Visa', AMEX: 'American Express' };

/** What stands for a brand that is none of them. */
export const OTHER_CARD = 'Otra tarjeta';

/** The group of the operations without a code. */
export const NO_VALUE = 'Sin valor';

/** How filters and groups call the modes of spec 9.5. */
export const AUTHENTICATIONS: Codes<string> = { THREE_D_SECURE: '3DSecure', MANUAL: 'Manual', DIRECT: 'Directa' };

export interface AuthenticationFlags {
  threeDSecure?: boolean | null | undefined;
  manual?: boolean | null | undefined;
}

/** Authentication mode of spec 9.5: 3DSecure comes before manual, and without either it is direct. */
export function authenticationMode({ threeDSecure, manual }: AuthenticationFlags): Term {
  if (threeDSecure === true) return { label: '3DSecure', tone: 'info' };
  return { label: manual === true ? 'Manual' : 'Directa', tone: 'neutral' };
}

/** The yes/no flag of spec 9.6; what is no flag is '---'. */
export function yesNo(flag: unknown): string {
  if (typeof flag !== 'boolean') return MISSING;
  return flag ? 'Sí' : 'No';
}

/** Label and tone of a status; undefined for any other, which is shown as '---'. */
export const statusTerm = (code: unknown) => lookUp(STATUSES, code);

/** Label and tone of a risk level; undefined for any other, which is shown as '---'. */
export const riskTerm = (code: unknown) => lookUp(RISKS, code);

/** Label and icon of a payment method; undefined for any other, which is shown as '---'. */
export const paymentMethod = (code: unknown) => lookUp(PAYMENT_METHODS, code);

/** The entry of a code; undefined for any value that is not a key of the table, 'constructor' included. */
export function lookUp<T>(table: Codes<T>, code: unknown): T | undefined {
  return typeof code === 'string' && Object.hasOwn(table, code) ? table[code] : undefined;
}

/**
 * A code that is in no table, where several of them must be told apart: '--- (CODE)', and '---' without one (spec 9.7).
 */
export function unknownCode(code: string | null): string {
  return code === null || code.trim() === '' ? MISSING : `${MISSING} (${visibleText(code)})`;
}
