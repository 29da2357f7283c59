import type { LucideIcon } from 'lucide-react';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  hint?: string | undefined;
}

/** Nothing to show, and what to do about it. */
export function EmptyState({ icon: Icon, title, hint }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <span className="flex size-11 items-center justify-center rounded-lg bg-neutral-soft text-neutral">
        <Icon aria-hidden className="size-5" />
      </span>
      <p className="text-card font-semibold">{title}</p>
      {hint && <p className="max-w-prose text-muted">{hint}</p>}
    </div>
  );
}
