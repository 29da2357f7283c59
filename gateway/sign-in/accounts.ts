import type { Account, Accounts, Clock } from '../ports';
import { attemptLimits, networkOf } from '../rules/attempt-limits';
import { RECOVERY_LIFE } from '../rules/expiry';
import { isNewPassword } from '../rules/new-password';
import type { SessionOrigin } from '../rules/session-origin';
import type { AccountStore, AttemptLog, Mail, SessionStore, StoredAccount } from '../sign-in-ports';
import type { AccountEventKind } from '../wire/account';
import { beginAttempt } from './attempts';
import { hashPassword, verifyPassword } from './passwords';
import { recoveryMail } from './recovery-mail';
import { hashToken, newToken } from './tokens';

interface Surroundings {
  store: AccountStore;
  sessions: Pick<SessionStore, 'removeAccount'>;
  attempts: AttemptLog;
  mail: Mail;
  clock: Clock;
  /** Where the link of a recovery leads; its token is put behind it. */
  recoveryLink: string;
  /** Told of what goes wrong after somebody has had the answer. */
  reportFault(error: unknown): void;
  passwords?: { hash: typeof hashPassword; verify: typeof verifyPassword };
}

export interface SignInAccounts extends Accounts {
  /** Opens the link of a mail, once: the temporary password counts from now on, and every session ends. @returns whose it is, if the link is good */
  openRecovery(token: string): Promise<Account | undefined>;
}

/** Accounts with hashed passwords; nothing in an answer, nor the time that it takes, tells whether there is one. */
export function createAccounts(surroundings: Surroundings): SignInAccounts {
  const { store, sessions, attempts, mail, clock, recoveryLink, reportFault } = surroundings;
  const { hash, verify } = surroundings.passwords ?? { hash: hashPassword, verify: verifyPassword };
  /** Verified where nobody has the e-mail; no password is empty. */
  const nobody = hash(newToken());

  const verified = async (known: StoredAccount | undefined, password: string | null) => {
    const matches = await verify(password ?? '', known?.passwordHash ?? (await nobody));
    return known !== undefined && password !== null && matches;
  };
  const keepRecovery = async (account: StoredAccount, passwordHash: string) => {
    const token = newToken();
    const expiry = clock.now() + RECOVERY_LIFE;
    await store.keepRecovery({ linkHash: hashToken(token), accountId: account.id, passwordHash, expiry });
    return token;
  };

  const note = (
    id: string,
    kind: AccountEventKind,
    { device, network }: SessionOrigin = { device: null, network: null },
  ) => store.note(id, { kind, at: clock.now(), device, network });

  return {
    async signIn(email, password, address, origin) {
      const key = `account ${normal(email)}`;
      const limits = { [key]: attemptLimits.account, [`address ${networkOf(address)}`]: attemptLimits.address };
      const attempt = await beginAttempt(attempts, clock, limits);
      if ('retryAfter' in attempt) return attempt;
      const known = await store.byEmail(normal(email));
      if (!(await verified(known, password)) || !known) {
        // What only an account has done for it is not waited for.
        if (known) note(known.id, 'SIGN_IN_FAILED', origin).catch(reportFault);
        return undefined;
      }
      await attempt.forget();
      return plain(known);
    },

    async byId(id) {
      const known = await store.byId(id);
      return known && plain(known);
    },

    async changePassword(id, current, next, origin) {
      const attempt = await beginAttempt(attempts, clock, { [`change ${id}`]: attemptLimits.account });
      if ('retryAfter' in attempt) return attempt;
      const known = await store.byId(id);
      if (!(await verified(known, current)) || !known) return 'current';
      await attempt.forget();
      if (!isNewPassword(next, current ?? '')) return 'next';
      await store.setPassword(id, await hash(next), false);
      await note(id, 'PASSWORD_CHANGED', origin);
      return { ...plain(known), changePassword: false };
    },

    async recover(email, password, address) {
      const limits = {
        [`recovery ${normal(email)}`]: attemptLimits.recovery,
        [`address ${networkOf(address)}`]: attemptLimits.address,
      };
      const attempt = await beginAttempt(attempts, clock, limits);
      if ('retryAfter' in attempt) return attempt;
      const [known, passwordHash] = [await store.byEmail(normal(email)), await hash(password ?? newToken())];
      if (!known || !password) return undefined;
      // Nor is this waited for.
      keepRecovery(known, passwordHash)
        .then((token) => mail.send(recoveryMail(known, password, recoveryLink + token)))
        .catch(reportFault);
      return undefined;
    },

    async openRecovery(token) {
      const recovery = await store.takeRecovery(hashToken(token));
      if (!recovery || clock.now() >= recovery.expiry) return undefined;
      await store.setPassword(recovery.accountId, recovery.passwordHash, true);
      await note(recovery.accountId, 'PASSWORD_RECOVERED');
      await sessions.removeAccount(recovery.accountId);
      const known = await store.byId(recovery.accountId);
      return known && plain(known);
    },
  };
}

/** E-mails are compared without regard to case. */
function normal(email: string): string {
  return email.trim().toLowerCase();
}

function plain({ passwordHash: _, ...account }: StoredAccount): Account {
  return account;
}
