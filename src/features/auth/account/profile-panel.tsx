import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PencilLine, UserRound } from 'lucide-react';
import { useState } from 'react';
import { parseExpiration } from '~/session/expiry';
import { readSession, sessionStarted } from '~/session/session-store';
import { isSamePerson, type SessionUser } from '~/session/user';
import { MISSING } from '~/shared/copy';
import { formatDate } from '~/shared/format/dates';
import { platformDate } from '~/shared/format/platform-date';
import { usePreferences } from '~/shared/storage/preferences';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { BeforeData } from '~/shared/write/before-data';
import { copy } from './copy';
import { askProfile, type OwnProfile, ownQueries, parseProfile, saveProfile } from './own-account-api';
import { Panel } from './panel';

const PersonDialog = lazyDialog(() =>
  import('~/shared/person/person-dialog').then((module) => module.PersonDialog<OwnProfile, OwnProfile>),
);

/** Who is signed in, since when and until when, and the change of it where the platform has one. */
export function ProfilePanel({ user }: { user: SessionUser }) {
  const { hourFormat } = usePreferences();
  const client = useQueryClient();
  const toast = useToast();
  const query = useQuery(ownQueries.profile);
  const [isEditing, setEditing] = useState(false);
  const end = parseExpiration(user.tokenExpiration);
  const { data } = query;
  const rows = [
    [copy.name, data?.name ?? user.name],
    [copy.lastName, data?.lastName ?? user.lastName],
    [copy.job, data?.job ?? user.job],
    [copy.email, user.email],
    [copy.role, user.role],
    [copy.createdAt, platformDate(data?.createdAt ?? null, hourFormat)],
    [copy.lastAccess, platformDate(data?.lastAccess ?? null, hourFormat)],
    [copy.sessionEnd, end === null ? '' : formatDate(end, hourFormat)],
  ];
  const close = () => setEditing(false);
  const onDone = (now: OwnProfile) => {
    close();
    client.setQueryData(ownQueries.profile.queryKey, now);
    void client.invalidateQueries({ queryKey: ['account', 'activity'] });
    // Another tab may have renewed the token while this call was under way.
    const kept = readSession();
    const { name, lastName, job } = now;
    if (kept && isSamePerson(kept.email, user.email))
      sessionStarted({ ...kept, name: name ?? kept.name, lastName: lastName ?? kept.lastName, job: job ?? kept.job });
    toast.show('success', copy.profileSaved);
  };
  return (
    <Panel title={copy.profile} icon={UserRound}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
        {rows.map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-2 first:border-t-0">
            <dt className="text-muted">{label}</dt>
            <dd className="text-right font-semibold">
              <bdi>{value?.trim() || MISSING}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {data || query.isFetching ? (
        <Button className="mt-3" disabled={!data} {...onIntent(PersonDialog)} onClick={() => setEditing(true)}>
          <PencilLine aria-hidden className="size-4" />
          {copy.edit}
        </Button>
      ) : (
        <BeforeData query={query} title={copy.profile} failed={copy.profileFailed} lacking={copy.profileLacking} />
      )}
      {isEditing && data && (
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
    </Panel>
  );
}
