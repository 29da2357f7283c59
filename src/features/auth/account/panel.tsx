import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface PanelProps {
  title: string;
  icon: LucideIcon;
  hint?: string;
  children: ReactNode;
}

/** One part of the account screen: a region named by its heading. */
export function Panel({ title, icon: Icon, hint, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface p-4.5 shadow-card">
      <div className="mb-4">
        <div className="flex items-center gap-2">
          <h2 id={id} className="text-card font-semibold">
            {title}
          </h2>
          <Icon aria-hidden className="ml-auto size-4 shrink-0 text-faint" />
        </div>
        {hint && <p className="mt-1 text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
