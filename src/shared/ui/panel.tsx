import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Card } from './card';

interface PanelProps {
  title: string;
  /** After the title, quieter. */
  note?: string | undefined;
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A card beside the sections: what the console says about them. A group, for the regions are the sections alone. */
export function Panel({ title, note, actions, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card role="group" aria-labelledby={id} className={clsx('min-w-0 p-4.5', className)}>
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={id} className="text-card font-semibold">
          {title}
        </h2>
        {note && <p className="text-sm text-muted">{note}</p>}
        {actions && <div className="ml-auto flex gap-1">{actions}</div>}
      </div>
      {children}
    </Card>
  );
}
