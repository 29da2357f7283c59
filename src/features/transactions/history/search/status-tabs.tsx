import { clsx } from 'clsx';
import { MISSING } from '~/shared/copy';
import { formatCount } from '~/shared/format/numbers';
import type { StatusCounts } from '../api/operation-page';
import { ALL_STATUSES, STATUS_TABS } from '../copy';

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

interface StatusTabsProps {
  /** Statuses that are asked for; none for all. */
  applied: readonly string[] | undefined;
  /** Undefined until the first response, and where the platform tells none. */
  counts: StatusCounts | undefined;
  onChoose: (statuses: readonly string[]) => void;
}

/** One press for a status, with how many operations each has under the other filters. */
export function StatusTabs({ applied, counts, onChoose }: StatusTabsProps) {
  const tabs = [{ label: ALL_STATUSES, statuses: [] as readonly string[], hint: undefined }, ...STATUS_GROUPS];
  return (
    <fieldset className="mb-3 flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{STATUS_TABS}</legend>
      {tabs.map(({ label, statuses, hint }) => {
        const isOn = isApplied(statuses, applied);
        return (
          <button
            key={label}
            type="button"
            aria-pressed={isOn}
            title={counts && hint?.(counts)}
            onClick={() => onChoose(statuses)}
            className={clsx(
              'inline-flex min-h-8 items-center gap-1.5 rounded-lg px-2.5 text-sm font-medium',
              isOn ? 'bg-primary-soft text-primary' : 'text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {label}
            {/* As wide before the response as after it: the tabs stay where they are. */}
            <span className={clsx('min-w-[5ch] text-left text-xs', isOn ? 'font-semibold' : 'text-muted')}>
              {counts ? countText(statuses, counts) : ''}
            </span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** How many have one of the statuses, of all for none: '---' where one of the counts cannot be read. */
function countText(statuses: readonly string[], counts: StatusCounts): string {
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
export function isApplied(statuses: readonly string[], applied: readonly string[] = []): boolean {
  return statuses.length === applied.length && statuses.every((status) => applied.includes(status));
}
