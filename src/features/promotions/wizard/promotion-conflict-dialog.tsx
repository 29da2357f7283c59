import { useQuery } from '@tanstack/react-query';
import { auditQuery } from '~/shared/audit/audit-api';
import { platformDate } from '~/shared/format/platform-date';
import { shown } from '~/shared/record/cells';
import { compareVersions, mergeVersions } from '~/shared/write/compare-versions';
import { ConflictDialog } from '~/shared/write/conflict-dialog';
import type { Promotion, PromotionTerms } from '../api/promotion';
import { comparedTerms } from '../terms';
import { copy } from './copy';

interface PromotionConflictProps {
  was: Promotion;
  theirs: Promotion;
  mine: PromotionTerms;
  onSave: (merged: PromotionTerms) => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** What somebody else saved meanwhile beside what is being written; each clash is chosen. */
export function PromotionConflict({ was, theirs, mine, ...ways }: PromotionConflictProps) {
  const { data: changes } = useQuery(auditQuery('promotion', was.promotionId));
  const fields = comparedTerms(mine.type).filter(({ name }) => name in mine);
  const last = changes?.[0];
  return (
    <ConflictDialog
      {...ways}
      open
      who={shown(last?.userName ?? theirs.updatedBy.name ?? copy.someone)}
      date={platformDate(last?.date ?? theirs.updatedAt)}
      record={copy.record(shown(was.name))}
      versions={{ opened: was.version ?? 0, saved: theirs.version ?? 0 }}
      comparison={compareVersions(fields, { ...was }, { ...theirs }, { ...mine })}
      onSave={(choices) => {
        const versions = { was: { ...was }, theirs: { ...theirs }, mine: { ...theirs, ...mine } };
        ways.onSave(mergeVersions(fields, versions, choices));
      }}
    />
  );
}
