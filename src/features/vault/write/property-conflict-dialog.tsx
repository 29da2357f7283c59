import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { type Choices, compareVersions, mergeVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
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
  was: Property;
  theirs: Property;
  mine: Mine;
  onSave: (mine: Mine) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** Somebody else saved this property first. */
export function PropertyConflictDialog({ was, theirs, mine, onSave, onDiscard, onClose }: PropertyConflictDialogProps) {
  const secret = isSecret(was);
  const show = (value: unknown) => {
    const text = toText(value);
    if (!secret) return plainValue(text);
    return text === TYPED ? copy.typedSecret : copy.secretOf(text ?? '');
  };
  const fields = [
    { name: 'value', label: copy.compared.value, show },
    { name: 'note', label: copy.compared.note, show: (value: unknown) => plainValue(toText(value) || null) },
  ];
  const membersOf = ({ value, fingerprint, note }: Property) => ({
    value: (secret ? fingerprint : value) ?? '',
    note: note ?? '',
  });
  const [before, saved] = [membersOf(was), membersOf(theirs)];
  const typed = { value: secret ? (mine.isSecretMine ? TYPED : before.value) : mine.value, note: mine.note };
  const save = (choices: Choices) => {
    const { value, note } = mergeVersions(fields, { was: before, theirs: saved, mine: typed }, choices);
    onSave({ note, value: secret ? '' : value, isSecretMine: value === TYPED });
  };
  return (
    <ConflictDialog
      open
      who={theirs.updatedBy.name ?? copy.someone}
      date={platformDate(theirs.updatedAt)}
      record={copy.record(keyOf(was))}
      versions={{ opened: was.version ?? 0, saved: theirs.lastVersion ?? 0 }}
      comparison={compareVersions(fields, before, saved, typed)}
      lost={theirs.status === 'DELETED' ? copy.deleted : undefined}
      onSave={save}
      onDiscard={onDiscard}
      onClose={onClose}
    />
  );
}
