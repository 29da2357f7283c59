import { Check, type LucideIcon, PencilLine, Trash2 } from 'lucide-react';
import { shown } from '~/shared/record/cells';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { Property } from './api/property';
import { copy } from './copy';

export const SECRET = 'SECRET';

const LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  PUBLISHED: { tone: 'success', icon: Check },
  DRAFT: { tone: 'warning', icon: PencilLine },
  DELETED: { tone: 'neutral', icon: Trash2 },
};

export const STATUSES = Object.keys(copy.statusLabels) as (keyof typeof copy.statusLabels)[];
export const TYPES = Object.keys(copy.types) as (keyof typeof copy.types)[];

/** What a table has for a code; undefined for any value that is not one of its keys. */
function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const typeLabel = (type: string | null) => termOf(copy.types, type) ?? shown(type);
export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);

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

export const isSecret = ({ type }: Pick<Property, 'type'>) => type === SECRET;

/** A key as it may be read; it is no secret. */
export const keyOf = ({ key, propertyId }: Pick<Property, 'key' | 'propertyId'>) => shown(key ?? propertyId);
