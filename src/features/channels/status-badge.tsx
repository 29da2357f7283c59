import { Ban, Check, type LucideIcon, Pause } from 'lucide-react';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { copy } from './copy';
import { statusLabel, termOf } from './terms';

const LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'success', icon: Check },
  PAUSED: { tone: 'warning', icon: Pause },
  DISABLED: { tone: 'neutral', icon: Ban },
};

/** The state; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const { tone = 'neutral', icon: Icon } = termOf(LOOKS, status) ?? {};
  return (
    <Badge tone={tone as Tone}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {statusLabel(status)}
    </Badge>
  );
}
