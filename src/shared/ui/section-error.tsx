import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface SectionErrorProps {
  title: string;
  message: string;
  /** What the reader can do about it, for example a button 'Reintentar'. */
  actions?: ReactNode;
}

/** The section error panel of section 2: a title and a message, in the place of what could not be shown. */
export function SectionError({ title, message, actions }: SectionErrorProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tone="danger"
      className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-6 py-12 text-center shadow-card"
    >
      <span className="flex size-11 items-center justify-center rounded-lg bg-danger-soft text-danger">
        <CircleAlert aria-hidden className="size-5" />
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
