import { CircleAlert, Search } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { REQUIRED } from '~/shared/copy';
import { cleanWords } from '~/shared/masking/clean-id';
import { controlStyle } from '~/shared/ui/form/field';
import { SubmitButton } from '~/shared/ui/form/submit-button';

interface SearchBoxProps {
  words: Readonly<Record<'searchLabel' | 'searchPlaceholder' | 'search', string>>;
  /** @returns why it cannot be searched for; undefined once it is, and the box is empty again */
  onSearch: (text: string) => Promise<string | undefined> | string | undefined;
  /** Somebody is about to type. */
  onFocus?: () => void;
  variant?: 'primary' | 'secondary';
  className?: string;
}

/** One box for whatever people know of a record; what is wrong with it is told at it. */
export function SearchBox({ words, onSearch, onFocus, variant = 'primary', className }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState('');
  // Nobody has to search: an empty box is wrong only once it was written in or sent.
  const [touched, setTouched] = useState(false);
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const empty = cleanWords(text).text === '';
  const error = fault ?? (touched && empty ? REQUIRED : undefined);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    setTouched(empty);
    if (empty) return field.current?.focus();
    const found = await onSearch(text);
    setFault(found);
    if (found !== undefined) return field.current?.focus();
    setText('');
  };
  return (
    <form noValidate onSubmit={search} autoComplete="off" className={`min-w-0 flex-1 ${className}`}>
      <div className="flex gap-2">
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={field}
            type="search"
            aria-label={words.searchLabel}
            aria-invalid={error !== undefined}
            aria-describedby={error ? id : undefined}
            placeholder={words.searchPlaceholder}
            maxLength={200}
            onFocus={onFocus}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setTouched(true);
              setFault(undefined);
            }}
            className={`${controlStyle} pl-9 text-ellipsis`}
          />
        </span>
        <SubmitButton variant={variant} className="min-h-9.5">
          {words.search}
        </SubmitButton>
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
