import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { SearchParams } from '../address/search-params';
import { visibleText } from '../format/visible-text';
import { cleanWords } from '../masking/clean-id';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { SearchBox } from '../ui/form/search-box';
import { Select } from '../ui/form/select';
import { ActiveFilters, useUndo } from './filter-chips';
import { listCopy } from './list-copy';

/** A filter of which one value is chosen. */
interface SearchChoice {
  key: string;
  /** What stands for none. */
  any: string;
  value: string | undefined;
  values: readonly (readonly [code: string, label: string])[];
  /** What its chip says, where that is not what is chosen here. */
  text?: string;
}

interface SearchCardProps {
  search: {
    setFilters: (filters: SearchParams) => void;
    removeFilters: (none: SearchParams) => void;
    clear: () => void;
    steps: Parameters<typeof useUndo>[0];
  };
  words: ComponentProps<typeof SearchBox>['words'] & { filters: Readonly<Record<string, string>> };
  /** What was searched for in words. */
  q: string | undefined;
  choices: readonly SearchChoice[];
  /** Chips of filters that have controls of their own. */
  others?: readonly { key: string; text: string }[];
  /** @returns why it cannot be searched for */
  onSearch?: (text: string) => string | undefined;
  /** Beside the box, also on a phone. */
  beside?: ReactNode;
  /** Behind the choices. */
  children?: ReactNode;
}

/** The whole search of a list: the box, the choices (on a phone on demand), and what is active. */
export function SearchCard({ search, words, q, choices, others = [], onSearch, beside, children }: SearchCardProps) {
  const { setFilters, removeFilters, clear, steps } = search;
  const undo = useUndo(steps);
  const [more, setMore] = useState(false);
  const known = choices.map(({ value, values, ...choice }) => {
    const options =
      !value || values.some(([code]) => code === value) ? values : [...values, [value, visibleText(value)]];
    return { ...choice, value, options, text: choice.text ?? options.find(([code]) => code === value)?.[1] ?? '' };
  });
  const chips = [{ key: 'q', text: visibleText(q ?? '') }, ...known, ...others]
    .filter(({ text }) => text !== '')
    .map(({ key, text }) => ({ key, text, label: words.filters[key] ?? '' }));
  const folded = !more && 'max-sm:hidden';
  return (
    <Card role="search" className={clsx('mb-4 p-4', chips.length === 0 && 'print:hidden')}>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SearchBox
          words={words}
          variant="secondary"
          className="basis-60"
          onSearch={onSearch ?? ((text) => void setFilters({ q: cleanWords(text).text }))}
        />
        {beside}
        <Button className="min-h-9.5 sm:hidden" aria-expanded={more} onClick={() => setMore(!more)}>
          <SlidersHorizontal aria-hidden className="size-4" />
          {listCopy.moreFilters(chips.length)}
        </Button>
        {known.map(({ key, any, value, options }) => (
          <Select
            key={key}
            aria-label={words.filters[key]}
            value={value ?? ''}
            onChange={({ target }) => setFilters({ [key]: target.value })}
            className={clsx(any.length > 16 ? 'sm:w-52' : 'w-44!', 'max-sm:w-full!', folded)}
          >
            <option value="">{any}</option>
            {options.map(([code, label]) => (
              <option key={code} value={code}>
                {label}
              </option>
            ))}
          </Select>
        ))}
        {children && <div className={clsx('contents', folded)}>{children}</div>}
      </div>
      <ActiveFilters
        chips={chips}
        onRemove={({ key, label }) => {
          undo.offer(listCopy.removed(label));
          removeFilters({ [key]: '' });
        }}
        onClear={() => {
          undo.offer(listCopy.cleared);
          clear();
        }}
      />
    </Card>
  );
}
