import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';

/** Meaning of a bar, badge or alert; it is also written on the element as data-tone. */
export type Tone = 'success' | 'info' | 'warning' | 'danger' | 'primary' | 'neutral';

export const softTone: Record<Tone, string> = {
  success: 'bg-success-soft text-success',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  primary: 'bg-primary-soft text-primary',
  neutral: 'bg-neutral-soft text-neutral',
};

export type AlertVariant = 'info' | 'success' | 'danger' | 'warning';

const icons = { info: Info, success: CircleCheck, danger: CircleAlert, warning: TriangleAlert };

interface AlertBoxProps {
  variant: AlertVariant;
  children: ReactNode;
  /** Buttons that answer the alert, to the right of its text. */
  actions?: ReactNode;
  onClose?: () => void;
  className?: string;
}

/**
 * The alert box of spec 15.2 in its four variants. Danger and warning interrupt a screen reader, the others wait:
 * mount it inside a live region, or let it be one itself as here.
 */
export function AlertBox({ variant, children, actions, onClose, className }: AlertBoxProps) {
  const Icon = icons[variant];
  return (
    <div
      role={variant === 'danger' || variant === 'warning' ? 'alert' : 'status'}
      data-tone={variant}
      className={clsx('flex items-center gap-3 rounded-lg px-4 py-2.5', softTone[variant], className)}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <div className="min-w-0 flex-1 font-medium">{children}</div>
      {actions}
      {onClose && (
        <button
          type="button"
          aria-label="Cerrar aviso"
          onClick={onClose}
          className="inline-flex size-6 items-center justify-center rounded"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}
