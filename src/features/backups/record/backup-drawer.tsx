import { useQuery } from '@tanstack/react-query';
import { Repeat, ShieldCheck, Trash2, X } from 'lucide-react';
import { useId } from 'react';
import { ChangeHistory } from '~/shared/audit/change-history';
import { formatBytes } from '~/shared/format/numbers';
import { toText } from '~/shared/format/read-value';
import { safeText } from '~/shared/masking/safe-text';
import { Moment, shown } from '~/shared/record/cells';
import { RecordBody } from '~/shared/record/record-body';
import { RecordDrawer } from '~/shared/record/record-drawer';
import { useAdjacentRows } from '~/shared/record/use-adjacent-rows';
import { Button, FOOT } from '~/shared/ui/button';
import { LockedButton } from '~/shared/write/locked-button';
import type { Backup, BackupPage } from '../api/backup';
import { backupQueries } from '../api/backup-api';
import { copy as words } from '../copy';
import type { BackupSearch, DetailTab } from '../list/backup-search';
import { nameOf, StatusBadge, sourceLabel, statusLabel, triggerLabel, typeLabel, verificationLabel } from '../terms';
import type { ActAsked } from '../write/act-asked';
import { BackupFacts } from './backup-facts';
import { copy } from './copy';

const TABS = [
  { tab: undefined as DetailTab, label: copy.tabs.backup },
  { tab: 'cambios' as const, label: copy.tabs.changes },
];

const shows: Readonly<Record<string, (text: string | null) => string>> = {
  ...{ source: sourceLabel, type: typeLabel, trigger: triggerLabel, status: statusLabel },
  verification: (text) => (text === null ? words.unverified : verificationLabel(text)),
  sizeBytes: (text) => (text === null ? shown(null) : formatBytes(Number(text))),
};

const FIELDS = Object.entries(copy.changeFields).map(([name, label]) => ({
  ...{ name, label },
  show: (value: unknown) =>
    (shows[name] ?? ((text) => safeText(text ?? '')))(value === null ? null : toText(String(value))),
}));

interface BackupDrawerProps {
  id: string;
  /** The page behind it, once it is there. */
  list: BackupPage | undefined;
  search: BackupSearch;
  onAct: (asked: ActAsked) => void;
}

/** One backup beside the list; its id and its open part stand in the address. */
export function BackupDrawer({ id, list, search, onAct }: BackupDrawerProps) {
  const titleId = useId();
  const query = useQuery(backupQueries.one(id));
  const neighbours = useAdjacentRows({
    ...{ id, list, moveTo: search.moveTo },
    idsOf: ({ backups }) => backups.map(({ backupId }) => backupId),
    queryOf: (page) => backupQueries.page({ ...search, page }),
  });
  const backup = query.data ?? list?.backups.find(({ backupId }) => backupId === id);
  return (
    <RecordDrawer id={id} titleId={titleId} words={copy.list} neighbours={neighbours} onClose={search.closeBackup}>
      <header className="px-5 pb-3">
        <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          <bdi className="font-mono text-base break-all">{backup ? nameOf(backup) : shown(id)}</bdi>
          {backup && <StatusBadge status={backup.status} />}
        </h2>
        <p className="mt-1 min-h-5 text-muted">
          {backup && `${sourceLabel(backup.source)} · ${typeLabel(backup.type)} · ${triggerLabel(backup.trigger)}`}
        </p>
      </header>
      <RecordBody
        titleId={titleId}
        query={query}
        title={shown(id)}
        words={copy}
        tabs={() => TABS}
        tab={search.tab}
        onTab={search.showTab}
        foot={(data) => <Acts backup={data} onAct={onAct} />}
      >
        {(data, tab) =>
          tab === 'cambios' ? (
            <ChangeHistory entity="backup" entityId={id} fields={FIELDS} deeds={copy.deeds} Moment={Moment} />
          ) : (
            <BackupFacts backup={data} />
          )
        }
      </RecordBody>
    </RecordDrawer>
  );
}

const ACTS = [
  { act: 'CANCEL', icon: X },
  { act: 'REPEAT', icon: Repeat },
  { act: 'VERIFY', icon: ShieldCheck },
] as const;

/** What can be done with it, by the platform's word; what keeps the last good one stands beside its button. */
function Acts({ backup, onAct }: { backup: Backup; onAct: (asked: ActAsked) => void }) {
  const { actions, locked } = backup;
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {ACTS.filter(({ act }) => actions.includes(act)).map(({ act, icon: Icon }) => (
        <Button key={act} size="sm" className={FOOT} onClick={() => onAct({ act, backup })}>
          <Icon aria-hidden className="size-4" />
          {words.acts[act]}
        </Button>
      ))}
      {(actions.includes('DELETE') || locked !== null) && (
        <LockedButton
          size="sm"
          variant="danger"
          className={FOOT}
          locked={locked === null ? undefined : safeText(locked)}
          onClick={() => onAct({ act: 'DELETE', backup })}
        >
          {locked === null && <Trash2 aria-hidden className="size-4" />}
          {words.acts.DELETE}
        </LockedButton>
      )}
    </footer>
  );
}
