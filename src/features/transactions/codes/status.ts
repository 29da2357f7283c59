import { lookUp, type Term } from './vocabulary';

/** Transaction status badges of spec 9.1. */
export const STATUSES: Readonly<Record<string, Term>> = {
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

/** Label and tone of a status; undefined for any other, which is shown as '---'. */
export function statusTerm(code: unknown): Term | undefined {
  return lookUp(STATUSES, code);
}
