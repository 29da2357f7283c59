import { MISSING } from '../copy';
import { formatCount } from '../format/numbers';
import { CountTabs } from '../ui/count-tabs';

interface StatusTabsProps {
  words: Readonly<Record<'statuses' | 'allStatuses', string>>;
  /** What people call each status, in order. */
  labels: Readonly<Record<string, string>>;
  /** How many each has under the other filters; undefined until it is known. */
  counts: Readonly<Record<string, number | null>> | undefined;
  /** Those that 'all' leaves out. */
  apart?: readonly string[];
  /** Undefined is all. */
  chosen: string | undefined;
  /** @param status '' is all */
  onChoose: (status: string) => void;
}

const text = (count: number | null) => (count === null ? MISSING : formatCount(count));

/** The states of a list's records, each a press away. */
export function StatusTabs({ words, labels, counts, apart = [], chosen, onChoose }: StatusTabsProps) {
  // Who counts at all leaves out what there is none of.
  const none = counts && Object.keys(counts).length > 0 ? 0 : null;
  const codes = Object.keys(labels);
  const countOf = (code: string) => {
    const count = counts?.[code];
    return count === undefined ? none : count;
  };
  const all = codes.filter((code) => !apart.includes(code)).map(countOf);
  const sum = all.includes(null) ? null : all.reduce<number>((total, count) => total + (count ?? 0), 0);
  const tab = (code: string, label: string, count: number | null) => ({
    label,
    isOn: code === (chosen ?? ''),
    count: counts && text(count),
    onChoose: () => onChoose(code),
  });
  return (
    <CountTabs
      small
      legend={words.statuses}
      tabs={[tab('', words.allStatuses, sum), ...codes.map((code) => tab(code, labels[code] ?? code, countOf(code)))]}
    />
  );
}
