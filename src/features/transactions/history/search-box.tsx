import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { controlStyle } from '../../../shared/ui/control-style';
import { SEARCH, SEARCH_LABEL, SEARCH_PLACEHOLDER } from './copy';
import { type ReadWords, readWords } from './search-words';

/** One box for any id and for words; Enter turns what it understands into filters. */
export function SearchBox({ onSearch }: { onSearch: (words: ReadWords) => void }) {
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSearch(readWords(text));
    setText('');
  };
  return (
    <form onSubmit={search} autoComplete="off" className="flex min-w-0 flex-1 basis-96 gap-2">
      <span className="relative min-w-0 flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={SEARCH_LABEL}
          placeholder={SEARCH_PLACEHOLDER}
          maxLength={200}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={`${controlStyle} pl-9 text-ellipsis`}
        />
      </span>
      <Button type="submit" variant="primary" className="min-h-9.5">
        {SEARCH}
      </Button>
    </form>
  );
}
