import type { OperationPage } from './operation-page';

/** A tab: its label and the statuses that it asks for; none asks for all. */
export interface StatusGroup {
  label: string;
  statuses: readonly string[];
  /** Said in the tooltip where one label stands for several statuses. */
  hint?: (counts: OperationPage['statusCounts']) => string;
}

/** Labels of section 4; the two that read 'Rechazado' are one tab, whose tooltip tells them apart. */
export const STATUS_GROUPS: readonly StatusGroup[] = [
  { label: 'Pagado', statuses: ['SUCCESS'] },
  { label: 'Aceptado', statuses: ['ACCEPTED'] },
  { label: 'Pendiente', statuses: ['PENDING'] },
  {
    label: 'Rechazado',
    statuses: ['DENIED', 'REJECTED'],
    hint: (counts) =>
      `Por el banco o el método (DENIED): ${counts.DENIED ?? 0} · Por la plataforma (REJECTED): ${counts.REJECTED ?? 0}`,
  },
  { label: 'Error', statuses: ['ERROR'] },
  { label: 'Expirado', statuses: ['EXPIRATED'] },
  { label: 'Revisión', statuses: ['REVIEW'] },
  { label: 'Reembolsado', statuses: ['REFUND'] },
];

export function countOf(statuses: readonly string[], counts: OperationPage['statusCounts']): number {
  const keys = statuses.length === 0 ? Object.keys(counts) : statuses;
  return keys.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
}

/** Whether just these statuses are asked for. */
export function isAsked(statuses: readonly string[], asked: readonly string[] = []): boolean {
  return statuses.length === asked.length && statuses.every((status) => asked.includes(status));
}
