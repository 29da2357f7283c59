import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import type { StatusCounts } from '../api/operation-page';

/** A tab: its label and the statuses that it asks for; none asks for all. */
export interface StatusGroup {
  label: string;
  statuses: readonly string[];
  /** Said in the tooltip where one label stands for several statuses. */
  hint?: (counts: StatusCounts) => string;
}

/** Labels of spec 9.1; the two that read 'Rechazado' are one tab, whose tooltip tells them apart. */
export const STATUS_GROUPS: readonly StatusGroup[] = [
  { label: 'Pagado', statuses: ['SUCCESS'] },
  { label: 'Aceptado', statuses: ['ACCEPTED'] },
  { label: 'Pendiente', statuses: ['PENDING'] },
  {
    label: 'Rechazado',
    statuses: ['DENIED', 'REJECTED'],
    hint: (counts) =>
      `Por el banco o el método (DENIED): ${countText(['DENIED'], counts)} · Por la plataforma (REJECTED): ${countText(['REJECTED'], counts)}`,
  },
  { label: 'Error', statuses: ['ERROR'] },
  { label: 'Expirado', statuses: ['EXPIRATED'] },
  { label: 'Revisión', statuses: ['REVIEW'] },
  { label: 'Reembolsado', statuses: ['REFUND'] },
];

/** How many have one of the statuses, of all for none: '---' where one of the counts cannot be read. */
export function countText(statuses: readonly string[], counts: StatusCounts): string {
  const keys = statuses.length === 0 ? Object.keys(counts) : statuses;
  let sum = 0;
  for (const key of keys) {
    const count = counts[key] === undefined ? 0 : counts[key];
    if (count === null) return MISSING;
    sum += count;
  }
  return formatCount(sum);
}

/** Whether just these statuses are asked for. */
export function isAsked(statuses: readonly string[], asked: readonly string[] = []): boolean {
  return statuses.length === asked.length && statuses.every((status) => asked.includes(status));
}
