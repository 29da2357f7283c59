import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { lazyDialog, onIntent } from '~/shared/ui/lazy-part';
import { LockedButton } from '~/shared/write/locked-button';
import { type ChangedUser, parseUser, type User } from '../api/user';
import { userQueries, usersChanged, userWrites } from '../api/user-api';
import { copy as words } from '../copy';
import { fullName, roleLabel } from '../terms';
import { copy } from './copy';

const ActDialog = lazyDialog(() => import('~/shared/write/act-dialog').then((module) => module.ActDialog));
const PersonDialog = lazyDialog(() =>
  import('~/shared/person/person-dialog').then((module) => module.PersonDialog<User, ChangedUser>),
);
const RoleDialog = lazyDialog(() => import('./role-dialog').then((module) => module.RoleDialog));

/** In the order in which they stand. */
const ACTS = ['ROLE', 'EDIT', 'INVITE', 'UNBLOCK', 'RESET', 'END_SESSIONS', 'ENABLE', 'DISABLE'] as const;
type Act = (typeof ACTS)[number];
type Plain = Exclude<Act, 'ROLE' | 'EDIT'>;

function send(act: Plain, { userId, version }: User, reason: string, key: string): Promise<ChangedUser> {
  switch (act) {
    case 'INVITE':
      return userWrites.inviteAgain(userId, reason, key);
    case 'RESET':
      return userWrites.reset(userId, reason, key);
    case 'END_SESSIONS':
      return userWrites.endSessions(userId, reason, key);
    default: {
      const status = act === 'DISABLE' ? 'DISABLED' : 'ACTIVE';
      return userWrites.setStatus(userId, { status, reason, version: version ?? 0 }, key);
    }
  }
}

/** What can be done to an account, by the platform's word, and what may not, with the reason. Its key is the account. */
export function UserActs({ user }: { user: User }) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<Act>();
  const [said, setSaid] = useState('');
  const [isChanged, setChanged] = useState(false);
  const { userId, actions, locked } = user;
  const close = () => {
    setAsked(undefined);
    setChanged(false);
  };
  const kept = (now: User | null) => {
    if (now) client.setQueryData(userQueries.one(userId).queryKey, now);
    usersChanged(client, userId);
  };
  const done = (text: string) => (changed: ChangedUser) => {
    close();
    setSaid(changed.mailed === false ? words.notMailed : text);
    kept(changed);
  };
  const offered = ACTS.filter((act) => actions.includes(act) || locked[act] !== undefined);
  const part = (act: Act) => (act === 'ROLE' ? RoleDialog : act === 'EDIT' ? PersonDialog : ActDialog);
  return (
    <footer className="flex flex-wrap items-center gap-2 border-t border-line px-5 py-3 print:hidden">
      {offered.map((act) => (
        <LockedButton
          key={act}
          size="sm"
          className={FOOT}
          variant={act === 'DISABLE' && locked[act] === undefined ? 'danger' : 'secondary'}
          locked={locked[act]}
          {...onIntent(part(act))}
          onClick={() => setAsked(act)}
        >
          {copy.acts[act]}
        </LockedButton>
      ))}
      <p role="status" className="w-full text-sm text-muted empty:hidden">
        {said}
      </p>
      {asked === 'ROLE' && (
        <RoleDialog user={user} onDone={(now) => done(copy.roleChanged(roleLabel(now.role)))(now)} onClose={close} />
      )}
      {asked === 'EDIT' && (
        <PersonDialog
          reasoned
          title={copy.editTitle}
          text={fullName(user)}
          record={copy.record(fullName(user))}
          {...{ person: user, userId, parse: parseUser }}
          act={{ name: `user.EDIT ${userId}`, send: (body, key) => userWrites.change(userId, body, key) }}
          onConflict={kept}
          onDone={done(copy.saved)}
          onClose={close}
        />
      )}
      {asked !== undefined && asked !== 'ROLE' && asked !== 'EDIT' && (
        <ActDialog
          key={asked}
          open
          title={copy.acts[asked]}
          text={copy.texts[asked]}
          effect={copy.acts[asked]}
          danger={asked === 'DISABLE' || asked === 'RESET'}
          reason="required"
          act={{
            name: `user.${asked} ${userId}`,
            send: (reason: string, key: string) => send(asked, user, reason, key),
          }}
          onDone={(answer) => done(copy.done[asked])(answer as ChangedUser)}
          onConflict={(current) => {
            kept(parseUser(current));
            setChanged(true);
          }}
          onClose={close}
        >
          {isChanged && <AlertBox variant="warning">{copy.changedMeanwhile}</AlertBox>}
        </ActDialog>
      )}
    </footer>
  );
}
