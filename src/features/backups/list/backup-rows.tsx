import { Repeat, ShieldCheck, X } from 'lucide-react';
import { createContext, useContext } from 'react';
import type { RowButtonsProps } from '~/shared/list/list-row';
import { OpenButton } from '~/shared/record/open-button';
import { RecordRows } from '~/shared/record/record-rows';
import { Button } from '~/shared/ui/button';
import type { Backup, BackupPage } from '../api/backup';
import { copy } from '../copy';
import { nameOf } from '../terms';
import type { ActAsked } from '../write/act-asked';
import type { BackupSearch } from './backup-search';
import { BACKUPS } from './columns';

interface BackupRowsProps {
  found: BackupPage;
  search: BackupSearch;
  onPage: (page: number) => void;
  onAct: (asked: ActAsked) => void;
}

/** One page of backups. */
export function BackupRows({ found, search, onPage, onAct }: BackupRowsProps) {
  return (
    <Asking value={onAct}>
      <RecordRows
        {...{ list: BACKUPS, rows: found.backups, found, search, onPage }}
        onOpen={search.openBackup}
        onClose={search.closeBackup}
        Buttons={RowButtons}
      />
    </Asking>
  );
}

/** Rows keep their buttons for good: what these ask for comes this way. */
const Asking = createContext<(asked: ActAsked) => void>(() => undefined);

/** What a row offers first; the record has the rest. */
const OFFERED = [
  { act: 'CANCEL', icon: X },
  { act: 'REPEAT', icon: Repeat },
  { act: 'VERIFY', icon: ShieldCheck },
] as const;

function RowButtons(props: RowButtonsProps<Backup, string>) {
  const { row, tabIndex } = props;
  const ask = useContext(Asking);
  const isVerified = row.verification?.status === 'GOOD';
  const offered = OFFERED.find(({ act }) => row.actions.includes(act) && !(act === 'VERIFY' && isVerified));
  return (
    <>
      {offered && (
        <Button
          size="sm"
          tabIndex={tabIndex}
          aria-label={copy.actOf(copy.acts[offered.act], nameOf(row))}
          onClick={() => ask({ act: offered.act, backup: row })}
        >
          <offered.icon aria-hidden className="size-4" />
          {copy.acts[offered.act]}
        </Button>
      )}
      <OpenButton {...props} label={() => copy.detailsLabel(nameOf(row))} />
    </>
  );
}
