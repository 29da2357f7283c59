import { Ban, Check, Coins, Eye, Headset, LockKeyhole, type LucideIcon, Mail, Shield } from 'lucide-react';
import { shown } from '~/shared/record/cells';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import type { User } from './api/user';
import { copy } from './copy';

const STATUS_LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'success', icon: Check },
  INVITED: { tone: 'info', icon: Mail },
  BLOCKED: { tone: 'danger', icon: LockKeyhole },
  DISABLED: { tone: 'neutral', icon: Ban },
};

const ROLE_ICONS: Record<keyof typeof copy.roles, LucideIcon> = {
  ADMINISTRATOR: Shield,
  SOPORTE: Headset,
  FINANZAS: Coins,
  TELCEL: Eye,
};

/** What a table has for a code; undefined for any value that is not one of its keys. */
function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const roleLabel = (role: string | null) => termOf(copy.roles, role) ?? shown(role);
export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);

/** The status; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const { tone = 'neutral', icon: Icon } = termOf(STATUS_LOOKS, status) ?? {};
  return (
    <Badge tone={tone as Tone}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {statusLabel(status)}
    </Badge>
  );
}

export function RoleBadge({ role }: { role: string | null }) {
  const Icon = termOf(ROLE_ICONS, role);
  return (
    <Badge tone={Icon === Shield ? 'primary' : 'neutral'}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {roleLabel(role)}
    </Badge>
  );
}

/** An e-mail, which breaks before its @ and not within a word. */
export function Email({ email }: { email: string | null }) {
  const [name, ...rest] = shown(email).split(/(?=@)/);
  return (
    <bdi className="wrap-anywhere">
      {name}
      <wbr />
      {rest.join('')}
    </bdi>
  );
}

/** First and last name, as far as they are known. */
export function fullName({ name, lastName, email }: Record<'name' | 'lastName' | 'email', string | null>): string {
  return shown([name, lastName].filter(Boolean).join(' ') || email);
}

/** A round sign with the first letters of the name; the name stands beside it. */
export function Initials({ user: { name, lastName } }: { user: User }) {
  const letters = [name, lastName].map((word) => [...(word?.trim() ?? '')][0] ?? '').join('');
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-primary-soft text-xs font-bold text-primary"
    >
      {letters.toUpperCase()}
    </span>
  );
}
