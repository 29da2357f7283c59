import { clsx } from 'clsx';
import { Check, TriangleAlert, X } from 'lucide-react';
import { softTone } from '../../shared/ui/tone';

export type LightLevel = 'failure' | 'degraded' | 'well';

const looks = {
  failure: { icon: X, tone: 'danger' },
  degraded: { icon: TriangleAlert, tone: 'warning' },
  well: { icon: Check, tone: 'success' },
} as const;

/** One light: a sign on its ground, so that it says the same without colour. */
export function Light({ level, className }: { level: LightLevel; className?: string }) {
  const { icon: Icon, tone } = looks[level];
  return (
    <span
      data-tone={tone}
      className={clsx('flex size-6 shrink-0 items-center justify-center rounded-md', softTone[tone], className)}
    >
      <Icon aria-hidden className="size-3.5 overflow-visible" />
    </span>
  );
}
