import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { softTone, type Tone } from './alert-box';

interface BadgeProps {
  tone: Tone;
  children: ReactNode;
  className?: string;
  title?: string;
}

/** A word or number on a soft ground; the tone only underlines what the text already says. */
export function Badge({ tone, children, className, title }: BadgeProps) {
  return (
    <span
      data-tone={tone}
      title={title}
      className={clsx(
        'inline-flex min-h-5 items-center gap-1 whitespace-nowrap rounded-full px-2 text-xs font-semibold',
        softTone[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
