import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { readSession, sessionStarted } from '~/session/session-store';
import { isSamePerson } from '~/session/user';
import { platformDate } from '~/shared/format/platform-date';
import { usePreferences } from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import { askProfile, type OwnProfile, ownQueries, parseProfile, saveProfile } from './own-account-api';
import { copy as words } from './own-copy';
import { ProfileRows } from './profile-rows';

const copy = words.profile;

const PersonDialog = lazyDialog(() =>
  import('~/shared/person/person-dialog').then((module) => module.PersonDialog<OwnProfile, OwnProfile>),
);

/** Since when there is the account, when it was last used, and the change of what it says of its owner. */
export function ProfileAccount({ email }: { email: string }) {
  const { hourFormat } = usePreferences();
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery(ownQueries.profile);
  const [isEditing, setEditing] = useState(false);
  const { data } = query;
  // No more room than the rows will take: what stands below would move.
  if (!data && (query.isFetching || !query.error)) return <Loader size="line" />;
  if (!data) return <BeforeData query={query} title={copy.title} failed={copy.failed} lacking={copy.lacking} />;
  const close = () => setEditing(false);
  const onDone = (now: OwnProfile) => {
    close();
    client.setQueryData(ownQueries.profile.queryKey, now);
    void client.invalidateQueries({ queryKey: ['account', 'activity'] });
    // Another tab may have renewed the token while this call was under way.
    const kept = readSession();
    const { name, lastName, job } = now;
    if (kept && isSamePerson(kept.email, email))
      sessionStarted({ ...kept, name: name ?? kept.name, lastName: lastName ?? kept.lastName, job: job ?? kept.job });
    toast.show('success', copy.saved);
  };
  return (
    <>
      <ProfileRows
        rows={[
          [copy.createdAt, platformDate(data.createdAt, hourFormat)],
          [copy.lastAccess, platformDate(data.lastAccess, hourFormat)],
        ]}
      />
      <Button className="mt-3" {...onIntent(PersonDialog)} onClick={() => setEditing(true)}>
        <PencilLine aria-hidden className="size-4" />
        {copy.edit}
      </Button>
      {isEditing && (
        <PersonDialog
          title={copy.edit}
          record={copy.ownRecord}
          person={data}
          act={{ name: 'account.EDIT', send: saveProfile, ask: askProfile }}
          parse={parseProfile}
          onConflict={(now) => client.setQueryData(ownQueries.profile.queryKey, now)}
          onDone={onDone}
          onClose={close}
        />
      )}
    </>
  );
}
