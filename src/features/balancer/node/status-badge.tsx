import { visibleText } from '~/shared/format/visible-text';
import { Badge } from '~/shared/ui/feedback/badge';
import { statusLook } from '../pools/statuses';

/** How a node stands, as picture and word. */
export function StatusBadge({ status }: { status: string | null }) {
  const {
    label,
    tone,
    icon: Icon,
  } = statusLook(status) ?? {
    label: visibleText(status ?? '---'),
    tone: 'neutral' as const,
    icon: undefined,
  };
  return (
    <Badge tone={tone}>
      {Icon && <Icon aria-hidden className="size-3.5" />}
      {label}
    </Badge>
  );
}
