import { RefreshCw, UserPlus } from 'lucide-react';
import { Suspense, useId } from 'react';
import { useList } from '~/shared/list/use-list';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyDialog, lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { Tabs, tabId } from '~/shared/ui/tabs';
import { LackingCall } from '~/shared/write/lacking-call';
import { userQueries } from './api/user-api';
import { copy } from './copy';
import { PeoplePart, UserDrawer } from './list/people-part';
import { type Part, useUserSearch } from './list/user-search';

const PermissionMatrix = lazyPart(() => import('./roles/permission-matrix').then((module) => module.PermissionMatrix));
const InviteDialog = lazyDialog(() => import('./record/invite-dialog').then((module) => module.InviteDialog));

/** 'Usuarios': who may use the console, and what each role may do. */
export function UsersScreen() {
  const id = useId();
  const search = useUserSearch();
  const toast = useToast();
  const { part } = search;
  const list = useList({ search, query: userQueries.page(search), Record: UserDrawer });
  const refresh = () => void list.refresh();
  const { data: found, lacking } = list;
  const counts = Object.values(found?.statusCounts ?? {});
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return (
    <>
      <ScreenTitle
        title={copy.title}
        subtitle={found ? copy.people(total, found.statusCounts.INVITED ?? 0) : copy.subtitle}
      >
        <Button title={copy.refresh} aria-label={copy.refresh} onClick={refresh}>
          <RefreshCw aria-hidden className="size-4" />
        </Button>
        {!lacking && (
          <Button {...onIntent(InviteDialog)} onClick={search.invite}>
            <UserPlus aria-hidden className="size-4" />
            {copy.invite}
          </Button>
        )}
      </ScreenTitle>
      <Tabs
        ofScreen
        label={copy.parts}
        tabs={[
          { tab: undefined as Part, label: copy.tabs.people },
          { tab: 'permisos', label: copy.tabs.roles },
        ]}
        tab={part}
        panelId={id}
        onTab={search.goToPart}
      />
      <div id={id} role="tabpanel" aria-labelledby={tabId(id, part)} className="pt-4">
        <Suspense fallback={<Loader size="section" />}>
          {part === 'permisos' ? (
            <PermissionMatrix />
          ) : lacking ? (
            <LackingCall text={copy.lacking} call="GET /user" query={list} onCheck={refresh} />
          ) : (
            <PeoplePart search={search} list={list} />
          )}
        </Suspense>
      </div>
      {search.inviting && !lacking && (
        <InviteDialog
          onDone={({ email, mailed }) =>
            mailed === false ? toast.show('warning', copy.notMailed) : toast.show('success', copy.invited(email ?? ''))
          }
          onClose={search.closeInvite}
        />
      )}
    </>
  );
}
