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
