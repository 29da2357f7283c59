import type { ReactNode } from 'react';

interface ScreenTitleProps {
  title: string;
  subtitle?: ReactNode;
  /** Controls of the whole screen, at the right end. */
  children?: ReactNode;
}

/** The heading of a screen; the shell moves the focus to its h1 on each change of screen. */
export function ScreenTitle({ title, subtitle, children }: ScreenTitleProps) {
  return (
    <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 tabIndex={-1} className="text-title font-semibold tracking-tight">
          {title}
        </h1>
        {subtitle && <p className="mt-1 text-muted">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap items-center gap-3 max-sm:w-full">{children}</div>}
    </header>
  );
}
