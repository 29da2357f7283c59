import { toText } from '~/shared/format/read-value';
import { ConflictDialog } from '~/shared/write/conflict';
import type { Conflict } from '~/shared/write/use-conflict';
import type { Property } from '../api/property';
import { plainValue } from '../plain-value';
import { isSecret, keyOf } from '../terms';
import { copy } from './copy';

/** What somebody typed beside what another one has saved. */
export interface Mine {
  value: string;
  note: string;
  /** Whether a secret of one's own is to be saved; what it is stands in the form alone. */
  isSecretMine: boolean;
}

/** Of a secret what stands for it: its fingerprint, or that it was typed just now. */
const TYPED = 'typed';

interface PropertyConflictDialogProps {
  conflict: Conflict<Property | undefined>;
  mine: Mine;
  onSave: (mine: Mine) => void;
  onDiscard: () => void;
}

/** Somebody else saved this property first. */
export function PropertyConflictDialog({ conflict, mine, onSave, onDiscard }: PropertyConflictDialogProps) {
  const { base: was, theirs } = conflict;
  if (!was || !theirs) return null;
  const secret = isSecret(was);
  const show = (value: unknown) => {
    const text = toText(value);
    if (!secret) return plainValue(text);
    return text === TYPED ? copy.typedSecret : copy.secretOf(text ?? '');
  };
  const membersOf = ({ value, fingerprint, note }: Property) => ({
    value: (secret ? fingerprint : value) ?? '',
    note: note ?? '',
  });
  const ownSecret = mine.isSecretMine ? TYPED : membersOf(was).value;
  return (
    <ConflictDialog
      conflict={conflict}
      by={theirs.updatedBy.name}
      at={theirs.updatedAt}
      record={copy.record(keyOf(was))}
      version={theirs.lastVersion}
      fields={[
        { name: 'value', label: copy.compared.value, show },
        { name: 'note', label: copy.compared.note, show: (value: unknown) => plainValue(toText(value) || null) },
      ]}
      membersOf={membersOf}
      mine={{ value: secret ? ownSecret : mine.value, note: mine.note }}
      lost={theirs.status === 'DELETED' ? copy.deleted : undefined}
      onSave={({ value, note }) => onSave({ note, value: secret ? '' : value, isSecretMine: value === TYPED })}
      onDiscard={onDiscard}
    />
  );
}
