import { type ReactNode, useId } from 'react';
import { InGroups } from './in-groups';

interface PartCardProps {
  title: string;
  /** Said before the title, for what the title alone does not tell. */
  kind?: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One of several things inside a section: a mount point, an instance, an interface. */
export function PartCard({ title, kind, aside, children }: PartCardProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="min-w-0 rounded-lg border border-line p-3.5">
      <div className="mb-2.5 flex items-start justify-between gap-3">
        <h3 id={id} className="min-w-0 whitespace-pre-wrap font-mono text-sm font-semibold">
          {kind && <span className="font-sans font-normal text-muted">{kind} </span>}
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </article>
  );
}

interface PartGridProps<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

/** Parts side by side, as many as fit. */
export function PartGrid<T>({ items, children }: PartGridProps<T>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))] gap-3">
      <InGroups items={items} size={30}>
        {children}
      </InGroups>
    </div>
  );
}
