import { clsx } from 'clsx';
import { Select } from '~/shared/ui/form/select';

interface CountTab {
  label: string;
  isOn: boolean;
  /** How many there are, as text; undefined until it is known. */
  count: string | undefined;
  title?: string | undefined;
  onChoose: () => void;
}

interface CountTabsProps {
  /** What is chosen here, for those who cannot see the group. */
  legend: string;
  tabs: readonly CountTab[];
  /** Larger, and underlined: the first of two rows. */
  main?: boolean;
  /** On a phone a select instead of rows of tabs. */
  small?: boolean;
}

const LOOKS = {
  main: { all: 'min-h-9 border-b-2 px-3', on: 'border-primary text-primary', off: 'border-transparent text-muted' },
  small: { all: 'min-h-8 rounded-lg px-1.5', on: 'bg-primary-soft text-primary', off: 'text-muted hover:bg-sunken' },
};

/** One press for a part of the list, with how many each has under the other filters. */
export function CountTabs({ legend, tabs, main, small }: CountTabsProps) {
  const look = LOOKS[main ? 'main' : 'small'];
  const row = (
    <fieldset
      className={clsx(
        'mb-3 flex min-w-0 flex-wrap',
        main ? 'gap-x-1 border-b border-line' : 'gap-x-0.5 gap-y-1',
        small && 'max-sm:hidden',
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {tabs.map(({ label, isOn, count, title, onChoose }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          title={title}
          onClick={onChoose}
          className={clsx(
            'inline-flex items-center gap-1.5 text-sm font-medium',
            look.all,
            isOn ? look.on : [look.off, 'hover:text-ink'],
          )}
        >
          {label}
          {/* As wide before the response as after it: the tabs stay where they are. */}
          <span className={clsx('min-w-[5ch] text-left text-xs', isOn ? 'font-semibold' : 'text-muted')}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
  if (!small) return row;
  return (
    <>
      {row}
      <Select
        aria-label={legend}
        value={tabs.findIndex(({ isOn }) => isOn)}
        onChange={({ target }) => tabs[Number(target.value)]?.onChoose()}
        className="mb-3 sm:hidden"
      >
        {tabs.map(({ label, count }, index) => (
          <option key={label} value={index}>
            {[label, count].filter(Boolean).join(' ')}
          </option>
        ))}
      </Select>
    </>
  );
}
