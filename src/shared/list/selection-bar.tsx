import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { CLEAR_SELECTION } from './list-copy';

interface SelectionBarProps {
  label: string;
  /** How many rows are selected, and what they come to. */
  text: string;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
}

/** Stands above the rows while some of them are selected. */
export function SelectionBar({ label, text, onClear, children }: SelectionBarProps) {
  return (
    <section
      aria-label={label}
      className="mb-3 flex flex-wrap items-center gap-2 rounded-lg bg-primary-soft px-3 py-2 text-primary"
    >
      <p role="status" className="mr-2 font-medium">
        {text}
      </p>
      {children}
      <Button variant="link" size="sm" onClick={onClear}>
        {CLEAR_SELECTION}
      </Button>
    </section>
  );
}
