import { platformDate } from '~/shared/format/platform-date';
import { safeText } from '~/shared/masking/safe-text';
import { ActNotice } from '~/shared/write/act-notice';
import { ConflictDialog } from '~/shared/write/conflict';
import { forgetDraft } from '~/shared/write/draft';
import { currentOf } from '~/shared/write/outcome';
import { useAct } from '~/shared/write/use-act';
import { type AlertDetail, readAlert } from '../api/alert';
import { statusText } from '../terms';
import { drawerCopy as copy } from './copy';
import type { Deed, Meant } from './deeds';

interface DeedConflictDialogProps {
  deed: Deed;
  /** Of the act, by which it is known. */
  name: string;
  was: AlertDetail;
  theirs: AlertDetail;
  /** How it was to stand. */
  mine: Meant;
  reason: string;
  send: (reason: string, version: number) => Promise<AlertDetail>;
  onDone: (alert: AlertDetail) => void;
  /** Somebody else was faster once more. */
  onConflict: (current: AlertDetail) => void;
  /** Theirs stands. */
  onTake: () => void;
  onClose: () => void;
}

const personOf = ({ assignee }: Meant) => safeText(assignee?.name ?? '') || copy.nobody;

function stateOf({ status, silencedUntil }: Meant): string {
  const isSilent = status === 'SILENCED' && silencedUntil !== null;
  return isSilent ? copy.silentUntil(platformDate(silencedUntil)) : statusText(status);
}

const text = (value: unknown) => String(value);

/** What of an alert a deed sets at once can only be taken or kept at once. */
const TOGETHER: readonly Deed[] = ['TAKE', 'RELEASE', 'ASSIGN'];

/** Somebody else has changed the alert first: theirs beside what was meant, and one press does one's own to what is now. */
export function DeedConflictDialog(props: DeedConflictDialogProps) {
  const { deed, name, was, theirs, mine, reason, send, onDone, onConflict, onTake, onClose } = props;
  const { alertId } = was;
  const act = useAct<string, AlertDetail>({
    name,
    send: (typed) => send(typed, theirs.version ?? 0),
    onDone: (now) => {
      forgetDraft(name);
      onDone(now);
    },
  });
  const together = TOGETHER.includes(deed);
  const membersOf = (one: Meant, notes: number) => ({
    ...(together ? { state: `${stateOf(one)} · ${personOf(one)}` } : { state: stateOf(one), assignee: personOf(one) }),
    notes: copy.noteCount(notes),
  });
  const fields = [
    { name: 'state', label: copy.fields.status, show: text },
    ...(together ? [] : [{ name: 'assignee', label: copy.fields.assignee, show: text }]),
    { name: 'notes', label: copy.notes, show: text },
  ];
  const compared = (one: AlertDetail) => membersOf(one, one.notes.length);
  const save = (merged: ReturnType<typeof compared>) => {
    if (merged.state === compared(theirs).state) return onTake();
    act.run(reason).catch((failure: unknown) => {
      const current = currentOf(failure);
      if (current !== undefined) onConflict(readAlert(current));
    });
  };
  return (
    <ConflictDialog
      conflict={{ base: was, theirs, close: onClose }}
      trail={['alert', alertId]}
      record={safeText(was.name) || copy.alert}
      fields={fields}
      membersOf={compared}
      mine={membersOf(mine, was.notes.length)}
      lost={theirs.actions.includes(deed) ? undefined : copy.lost(stateOf(theirs).toLowerCase())}
      onSave={save}
      onDiscard={() => {
        forgetDraft(name);
        onTake();
      }}
    >
      {(theirs.reason || reason) && (
        <p className="mt-3 text-muted">
          {theirs.reason && copy.theirReason(safeText(theirs.reason))} {reason && copy.ownReason(safeText(reason))}
        </p>
      )}
      <div className="mt-3 empty:hidden">
        <ActNotice act={act} hidden={currentOf(act.failure) !== undefined} />
      </div>
    </ConflictDialog>
  );
}
