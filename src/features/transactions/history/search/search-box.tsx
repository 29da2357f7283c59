import { cleanWords } from '~/shared/masking/clean-id';
import { SearchBox as Box } from '~/shared/ui/form/search-box';
import { copy } from '../copy';
import type { ReadWords } from './search-words';

/** Comes while somebody types. */
const loadWords = () => import('./search-words');

/** One box for any id and for words; Enter turns what it understands into filters. */
export function SearchBox({ onSearch }: { onSearch: (words: ReadWords, hidden: boolean) => void }) {
  return (
    <Box
      words={copy}
      className="basis-96"
      onFocus={() => void loadWords().catch(() => undefined)}
      onSearch={async (text) => {
        const { readWords } = await loadWords();
        const words = readWords(text);
        if (words.unread?.length) return copy.unreadAmountError(words.unread);
        onSearch(words, cleanWords(text).hidden);
      }}
    />
  );
}
