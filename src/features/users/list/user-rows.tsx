import { ExportButton, lazyExport } from '~/shared/list/export-button';
import { RecordRows } from '~/shared/record/record-rows';
import type { UserPage } from '../api/user';
import { USERS } from './columns';
import type { UserSearch } from './user-search';

const UsersExport = lazyExport(async () => (await import('./export-users')).exportPlan);

interface UserRowsProps {
  found: UserPage;
  search: UserSearch;
  onPage: (page: number) => void;
}

/** One page of accounts. */
export function UserRows({ found, search, onPage }: UserRowsProps) {
  const { filters, sort } = search;
  return (
    <RecordRows
      {...{ list: USERS, rows: found.users, found, search, onPage }}
      onOpen={search.openUser}
      onClose={search.closeUser}
      buttons={<ExportButton Dialog={UsersExport} subject={{ total: found.total, filters, sort }} size="sm" />}
    />
  );
}
