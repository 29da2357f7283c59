import { refundLabels } from '../rules/refund-states';
import { methods } from '../rules/template-values';

const statuses: Readonly<Record<string, string>> = {
  SUCCESS: 'Pagado',
  ACCEPTED: 'Aceptado',
  ERROR: 'Error',
  DENIED: 'Rechazado',
  REJECTED: 'Rechazado',
  PENDING: 'Pendiente',
  EXPIRATED: 'Expirado',
  REVIEW: 'Revisión',
  REFUND: 'Reembolsado',
};

/** Codes of operations and refunds as a file names them; of others the code stands. */
export function labelOf(code: string | null): string | null {
  const known: Readonly<Record<string, string>> = { ...refundLabels, ...statuses, ...methods };
  return code !== null && Object.hasOwn(known, code) ? (known[code] ?? code) : code;
}

export const yesNo = (flag: boolean) => (flag ? 'Sí' : 'No');
