import { clsx } from 'clsx';

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
}

const LOOKS = {
  main: { all: 'min-h-9 border-b-2 px-3', on: 'border-primary text-primary', off: 'border-transparent text-muted' },
  small: { all: 'min-h-8 rounded-lg px-2.5', on: 'bg-primary-soft text-primary', off: 'text-muted hover:bg-sunken' },
};

/** One press for a part of the list, with how many each has under the other filters. */
export function CountTabs({ legend, tabs, main }: CountTabsProps) {
  const look = LOOKS[main ? 'main' : 'small'];
  return (
    <fieldset className={clsx('mb-3 flex min-w-0 flex-wrap gap-1', main && 'border-b border-line')}>
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
}
