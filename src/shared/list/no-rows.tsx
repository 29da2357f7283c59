import { FileQuestion, type LucideIcon, SearchX } from 'lucide-react';
import { EmptyCard } from '../ui/feedback/empty-card';
import { listCopy } from './list-copy';

interface NoRowsProps {
  /** Of the page: how many match, on whatever page. */
  total: number;
  search: { goToPage: (page: number) => void };
  /** Whether the search leaves anything out. */
  isFiltered: boolean;
  /** Shows all. */
  onClear: () => void;
  icon: LucideIcon;
  words: Readonly<Record<'noMatch' | 'clear' | 'nothing', string>> & { nothingYet?: string | undefined };
}

/** In the place of rows: a page that has none, filters that nothing matches, or what will stand here. */
export function NoRows({ total, search, isFiltered, onClear, icon, words }: NoRowsProps) {
  if (total > 0) return <NoSuchPage search={search} />;
  if (isFiltered) return <EmptyCard icon={SearchX} title={words.noMatch} action={words.clear} onAct={onClear} />;
  return <EmptyCard icon={icon} title={words.nothing} hint={words.nothingYet} />;
}

/** A page that rows have left, and the way to the first. */
export function NoSuchPage({ search }: Pick<NoRowsProps, 'search'>) {
  const { beyondPages: title, firstPage: action } = listCopy;
  return <EmptyCard icon={FileQuestion} title={title} action={action} onAct={() => search.goToPage(1)} />;
}
