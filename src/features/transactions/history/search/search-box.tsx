import { CircleAlert, Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { REQUIRED } from '~/shared/copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { controlStyle } from '~/shared/ui/form/field';
import { SubmitButton } from '~/shared/ui/form/submit-button';
import { copy } from '../copy';
import type { ReadWords } from './search-words';

/** Comes while somebody types. */
const loadWords = () => import('./search-words');

/** One box for any id and for words; Enter turns what it understands into filters. */
export function SearchBox({ onSearch }: { onSearch: (words: ReadWords, hidden: boolean) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  // Nobody has to search: an empty box is wrong only once it was written in or sent.
  const [touched, setTouched] = useState(false);
  const [unread, setUnread] = useState<readonly string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const empty = cleanWords(text).text === '';
  const error = unread.length > 0 ? copy.unreadAmountError(unread) : touched && empty ? REQUIRED : undefined;
  const search = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(empty);
    if (empty) return field.current?.focus();
    const { readWords } = await loadWords();
    const words = readWords(text);
    setUnread(words.unread ?? []);
    if (words.unread) return field.current?.focus();
    onSearch(words, cleanWords(text).hidden);
    setText('');
  };
  return (
    <form noValidate onSubmit={search} autoComplete="off" className="min-w-0 flex-1 basis-96">
      <div className="flex gap-2">
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={field}
            type="search"
            aria-label={copy.searchLabel}
            aria-invalid={error !== undefined}
            aria-describedby={error ? id : undefined}
            placeholder={copy.searchPlaceholder}
            maxLength={200}
            onFocus={() => loadWords().catch(() => undefined)}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setTouched(true);
              setUnread([]);
            }}
            className={`${controlStyle} pl-9 text-ellipsis`}
          />
        </span>
        <SubmitButton className="min-h-9.5">{copy.search}</SubmitButton>
      </div>
      {error && (
        <p id={id} className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-danger">
          <CircleAlert aria-hidden className="size-3.5 shrink-0" />
          {error}
        </p>
      )}
    </form>
  );
}
