import { Barcode, CreditCard, Landmark, type LucideIcon, Smartphone, Store } from 'lucide-react';
import { lookUp } from './vocabulary';

export interface PaymentMethod {
  label: string;
  icon: LucideIcon;
}

/** Payment methods of spec 9.3. */
export const PAYMENT_METHODS: Readonly<Record<string, PaymentMethod>> = {
  OXXO: { label: 'OXXO', icon: Barcode },
  STORE: { label: 'Tienda', icon: Store },
  CARD: { label: 'Tarjeta', icon: CreditCard },
  SPEI: { label: 'SPEI', icon: Landmark },
  SICATEL: { label: 'SICATEL', icon: Smartphone },
};

/** Label and icon of a payment method; undefined for any other, which is shown as '---'. */
export function paymentMethod(code: unknown): PaymentMethod | undefined {
  return lookUp(PAYMENT_METHODS, code);
}
