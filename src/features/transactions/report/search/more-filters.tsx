import { useState } from 'react';
import { cleanWords } from '~/shared/masking/clean-id';
import { sensitiveKind } from '~/shared/masking/sensitive-text';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import { controlStyle, Field } from '~/shared/ui/form/field';
import { Select } from '~/shared/ui/form/select';
import type { ReportFilters } from '../api/report-api';
import { copy } from '../copy';

const TYPED = ['operation', 'code', 'slowerThan'] as const;

interface MoreFiltersProps {
  filters: ReportFilters;
  onFilters: (filters: Record<string, string>) => void;
}

/** The filters that are typed, and the method. */
export function MoreFilters({ filters, onFilters }: MoreFiltersProps) {
  const [typed, setTyped] = useState(() => Object.fromEntries(TYPED.map((key) => [key, filters[key] ?? ''])));
  const errorOf = (key: (typeof TYPED)[number]) => {
    const text = typed[key] ?? '';
    if (key === 'slowerThan') return /^\d{0,7}$/.test(text.trim()) ? undefined : copy.wholeMs;
    return sensitiveKind(text) ? copy.personalField : undefined;
  };
  const wrong = TYPED.some((key) => errorOf(key) !== undefined);
  return (
    <Card className="mt-3 p-4">
      <form
        noValidate
        className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-[repeat(4,minmax(0,1fr))_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) onFilters(Object.fromEntries(TYPED.map((key) => [key, cleanWords(typed[key] ?? '').text])));
        }}
      >
        <Field label={copy.filters.paymentMethod}>
          {(control) => (
            <Select
              {...control}
              value={filters.paymentMethod ?? ''}
              onChange={({ target }) => onFilters({ paymentMethod: target.value })}
            >
              <option value="">{copy.any.paymentMethod}</option>
              {Object.entries(copy.methods).map(([code, label]) => (
                <option key={code} value={code}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {TYPED.map((key) => (
          <Field key={key} label={copy.filters[key]} error={errorOf(key)}>
            {(control) => (
              <input
                {...control}
                value={typed[key]}
                inputMode={key === 'slowerThan' ? 'numeric' : undefined}
                onChange={({ target }) => setTyped({ ...typed, [key]: target.value })}
                className={controlStyle}
              />
            )}
          </Field>
        ))}
        <Button type="submit" className="min-h-9.5 xl:mt-6.5" disabled={wrong}>
          {copy.apply}
        </Button>
      </form>
    </Card>
  );
}
