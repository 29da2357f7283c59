import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

/** A surface with a hairline and one soft shadow. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={clsx('rounded-xl border border-line bg-surface shadow-card', className)} {...rest} />;
}
