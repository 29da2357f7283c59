import type { AlertDetail } from '../api/alert';
import type { drawerCopy } from './copy';

/** What people do to an alert. */
export type Deed = keyof typeof drawerCopy.titles;

/** How an alert stands, or is meant to. */
export type Meant = Pick<AlertDetail, 'status' | 'assignee' | 'silencedUntil'>;

/** How an alert is to stand after a deed. @param person whoever gets it @param theirs as somebody else has left it meanwhile */
export function meantBy(
  deed: Deed,
  was: AlertDetail,
  { person, until, theirs }: { person: AlertDetail['assignee']; until: string; theirs: Meant },
): Meant {
  const taken = { status: 'ACKNOWLEDGED', assignee: person, silencedUntil: null };
  switch (deed) {
    case 'TAKE':
      return taken;
    case 'RELEASE':
      return { status: 'ACTIVE', assignee: null, silencedUntil: null };
    case 'SILENCE':
      return { ...was, status: 'SILENCED', silencedUntil: until };
    case 'RESOLVE':
      return { ...was, status: 'RESOLVED', silencedUntil: null };
    case 'ASSIGN':
      // A silence goes on, whoever has the alert.
      if (theirs.status === 'SILENCED') return { ...theirs, assignee: person };
      return person ? taken : { ...taken, status: 'ACTIVE' };
    default:
      return was;
  }
}
