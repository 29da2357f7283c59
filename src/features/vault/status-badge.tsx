import { Check, type LucideIcon, PencilLine, Trash2 } from 'lucide-react';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { copy } from './copy';
import { statusLabel, termOf } from './terms';

const LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  PUBLISHED: { tone: 'success', icon: Check },
  DRAFT: { tone: 'warning', icon: PencilLine },
  DELETED: { tone: 'neutral', icon: Trash2 },
};

/** The status; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const look = termOf(LOOKS, status);
  const Icon = look?.icon;
  return (
    <Badge tone={look?.tone ?? 'neutral'}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {statusLabel(status)}
    </Badge>
  );
}
