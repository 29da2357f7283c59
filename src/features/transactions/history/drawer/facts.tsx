import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Labels left, values right; two columns where there is room. */
export function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section aria-label={title} className="mt-5">
      <h3 className="mb-2 text-card font-semibold">{title}</h3>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {facts.map(([label, value]) => (
          <div key={label} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
