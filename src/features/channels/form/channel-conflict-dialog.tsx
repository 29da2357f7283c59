import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '~/shared/audit/audit-api';
import { platformDate } from '~/shared/format/platform-date';
import { shown } from '~/shared/record/cells';
import { compareVersions, mergeVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
import type { Channel, ChannelTerms } from '../api/channel';
import { COMPARED } from '../record/compared';
import { copy } from '../record/copy';
import { nameOf } from '../terms';
import { membersOf, termsIn } from './channel-form';

interface ChannelConflictProps {
  was: Channel;
  theirs: Channel;
  mine: ChannelTerms;
  onSave: (merged: ChannelTerms) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** What somebody else saved meanwhile beside what is being written; each clash is chosen. */
export function ChannelConflict({ was, theirs, mine, ...ways }: ChannelConflictProps) {
  const { data: changes } = useQuery(auditQuery('channel', was.channelId));
  const last = changes?.[0];
  const versions = { was: membersOf(was), theirs: membersOf(theirs), mine: membersOf(mine) };
  const fields = COMPARED.filter(({ name }) => name in versions.mine);
  return (
    <ConflictDialog
      {...ways}
      open
      who={shown(last?.userName ?? theirs.updatedBy.name ?? copy.someone)}
      date={platformDate(last?.date ?? theirs.updatedAt)}
      record={copy.record(nameOf(was))}
      versions={{ opened: was.version ?? 0, saved: theirs.version ?? 0 }}
      comparison={compareVersions(fields, versions.was, versions.theirs, versions.mine)}
      onSave={(choices) => ways.onSave(termsIn(mergeVersions(fields, versions, choices)))}
    />
  );
}
