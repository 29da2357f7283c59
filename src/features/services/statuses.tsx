import { Check, CircleQuestionMark, LoaderCircle, type LucideIcon, TriangleAlert, Wrench, X } from 'lucide-react';
import { visibleText } from '~/shared/format/visible-text';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { copy } from './copy';

type Status = keyof typeof copy.status;

const LOOKS: Record<Status, { tone: Tone; icon: LucideIcon }> = {
  DOWN: { tone: 'danger', icon: X },
  DEGRADED: { tone: 'warning', icon: TriangleAlert },
  MAINTENANCE: { tone: 'primary', icon: Wrench },
  UNKNOWN: { tone: 'neutral', icon: CircleQuestionMark },
  PENDING: { tone: 'info', icon: LoaderCircle },
  UP: { tone: 'success', icon: Check },
};

/** From the worst to the best. */
export const STATUSES = Object.keys(LOOKS) as Status[];

const isStatus = (code: string | null): code is Status => code !== null && Object.hasOwn(LOOKS, code);

/** A status as people read it; one that is in no table names itself. */
export const statusLabel = (code: string | null) => (isStatus(code) ? copy.status[code] : visibleText(code ?? ''));

export function typeLabel(code: string | null): string {
  return copy.type[code as keyof typeof copy.type] ?? visibleText(code ?? '');
}

/** How a service stands. */
export function StatusBadge({ status }: { status: string | null }) {
  const { tone, icon: Icon } = LOOKS[isStatus(status) ? status : 'UNKNOWN'];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden className="size-3" />
      {statusLabel(status)}
    </Badge>
  );
}
