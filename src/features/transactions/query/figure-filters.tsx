import { useQuery } from '@tanstack/react-query';
import { PAYMENT_METHODS, unknownCode } from '../codes/codes';
import { FilterSelect } from './filter-select';
import type { OperationFilters } from './filters';
import { optionsQuery } from './options-query';
import type { DayRange } from './period';
import { PeriodChoice } from './period-choice';

const METHODS = Object.entries(PAYMENT_METHODS).map(([code, { label }]) => [code, label] as const);

interface FigureFiltersProps {
  label: string;
  /** The period as the address has it. */
  period: string;
  range: DayRange;
  today: string;
  filters: OperationFilters;
  /** A key of the address and its new values; none leaves it out. */
  onChange: (key: 'dateRange' | 'channel' | 'paymentMethod', values: readonly string[], typing?: boolean) => void;
}

/** Period, channel and method: what dashboard and statistics are asked about. */
export function FigureFilters({ label, period, range, today, filters, onChange }: FigureFiltersProps) {
  const channels = useQuery(optionsQuery('channels'));
  return (
    <search aria-label={label} className="mb-4 flex flex-wrap items-start gap-3 print:hidden">
      <PeriodChoice
        value={period}
        range={range}
        today={today}
        onChange={(value, typing) => onChange('dateRange', [value], typing)}
      />
      <FilterSelect
        label="Canal"
        all="Todos los canales"
        options={(channels.data ?? []).map((name) => [name, name] as const)}
        values={filters.channel ?? []}
        onChange={(values) => onChange('channel', values)}
      />
      <FilterSelect
        label="Método"
        all="Todos los métodos"
        options={METHODS}
        values={filters.paymentMethod ?? []}
        nameOf={unknownCode}
        onChange={(values) => onChange('paymentMethod', values)}
      />
    </search>
  );
}
