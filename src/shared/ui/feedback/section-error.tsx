import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SectionErrorProps {
  title: string;
  message: string;
  /** What the reader can do about it, for example a button 'Reintentar'. */
  actions?: ReactNode;
  /** Above what is still shown instead of in its place: in a line. */
  compact?: boolean;
}

/** The section error panel of spec 15.1: a title and a message, in the place of what could not be shown. */
export function SectionError({ title, message, actions, compact = false }: SectionErrorProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tone="danger"
      className={clsx(
        'flex rounded-xl border border-line bg-surface shadow-card',
        compact
          ? 'mb-4 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5'
          : 'flex-col items-center gap-3 px-6 py-12 text-center',
      )}
    >
      <span
        className={clsx(
          'flex items-center justify-center rounded-lg bg-danger-soft text-danger',
          compact ? 'size-7' : 'size-11',
        )}
      >
        <CircleAlert aria-hidden className={compact ? 'size-4' : 'size-5'} />
      </span>
      <h2 id={id} className="text-card font-semibold">
        {title}
      </h2>
      <p role="alert" className="text-muted">
        {message}
      </p>
      {actions}
    </section>
  );
}
