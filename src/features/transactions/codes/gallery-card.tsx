import { type ReactNode, useId } from 'react';

interface GalleryCardProps {
  title: string;
  /** The value of an answer and how it is shown. */
  rows: readonly (readonly [value: string, shown: ReactNode])[];
}

export function GalleryCard({ title, rows }: GalleryCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <h2 id={id} className="text-card font-semibold">
        {title}
      </h2>
      <dl className="mt-2 divide-y divide-line">
        {rows.map(([value, shown]) => (
          <div key={value} className="flex min-h-9 items-center justify-between gap-4 py-1">
            <dt className="min-w-0 font-mono text-xs text-muted">{value}</dt>
            <dd className="text-right font-medium">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
