import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'link' | 'icon';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary px-4 font-medium enabled:hover:brightness-110 disabled:opacity-55',
  danger: 'bg-danger text-on-danger px-4 font-medium enabled:hover:brightness-110 disabled:opacity-55',
  secondary:
    'border border-line-strong bg-surface text-ink px-4 font-medium enabled:hover:bg-sunken disabled:border-line disabled:text-faint',
  link: 'text-primary px-2 font-medium enabled:hover:underline disabled:text-faint',
  icon: 'text-muted enabled:hover:bg-sunken enabled:hover:text-ink w-9 disabled:text-faint',
};

/** At the foot of a dialog or drawer on a phone: as high as a thumb, as wide as there is room. */
export const FOOT = 'max-sm:min-h-11 max-sm:grow';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** 'sm' fits into a row or a card's heading; both are larger than the 24 px target. */
  size?: 'sm' | 'md';
}

/** Something that can be done: on paper it is not drawn. */
export function Button({ variant = 'secondary', size = 'md', className, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={clsx(
        'inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-lg text-sm print:hidden',
        size === 'md' ? 'min-h-9' : 'min-h-7',
        variants[variant],
        className,
      )}
      {...rest}
    />
  );
}
