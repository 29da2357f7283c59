import { clsx } from 'clsx';
import type { Tone } from './feedback/alert-box';

interface UsageBarProps {
  /** What is being used, for example 'Uso de /var'. */
  label: string;
  /** 0-100; beyond that the bar stops at its end. Null, when it cannot be told, leaves it empty. */
  percent: number | null;
  /** The percentage in words, as shown beside the bar. */
  text: string;
  tone: Tone;
}

const fill: Record<Tone, string> = {
  success: 'bg-success',
  info: 'bg-info',
  warning: 'bg-warning-fill',
  danger: 'bg-danger',
  primary: 'bg-primary',
  neutral: 'bg-neutral',
};

/** A meter of how full something is; the number always stands beside it, for colour alone says nothing. */
export function UsageBar({ label, percent, text, tone }: UsageBarProps) {
  const width = Math.min(100, Math.max(0, percent ?? 0));
  return (
    // biome-ignore lint/a11y/useSemanticElements: no browser lets the tones of the design colour a native meter alike
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={width}
      aria-valuetext={text}
      data-tone={tone}
      className="h-2 overflow-hidden rounded-full bg-neutral-soft"
    >
      <div
        className={clsx('h-full rounded-full forced-color-adjust-none', fill[tone])}
        style={{ width: `${width}%` }}
      />
    </div>
  );
}
