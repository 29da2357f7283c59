/**
 * One's own account. The calls are our proposal; a platform that differs needs changes here alone.
 *
 * GET, PUT account · GET, PUT account/preference · GET, DELETE account/session
 * DELETE account/session/{sessionId} · GET account/activity
 */
import { queryOptions } from '@tanstack/react-query';
import { ignored, json, request } from '~/shared/api/client';
import { lacksCall } from '~/shared/api/lacks-call';
import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';
import type { PersonChange } from '~/shared/person/person-dialog';

const readMembers = membersOf({
  ...{ name: toText, lastName: toText, job: toText, createdAt: toText, lastAccess: toText },
  version: integerOf,
});

/** Who one is, as the account has it. */
export type OwnProfile = ReturnType<typeof readMembers>;

/** @returns null without a version, without which nothing can be changed */
export function parseProfile(value: unknown): OwnProfile | null {
  const profile = readMembers(value);
  return profile.version === null ? null : profile;
}

/** @throws Error when the answer is no account */
function readProfile(value: unknown): OwnProfile {
  const profile = parseProfile(value);
  if (!profile) throw new Error('no account');
  return profile;
}

const readNotices = membersOf({ alerts: toText, notices: toText, reports: flagOf });

/** What reaches one in the bell. */
export type NoticeChoice = ReturnType<typeof readNotices>;

/** What the platform keeps of how somebody likes things; what is kept of the console is not looked at here. */
export interface AccountPreference {
  notices: NoticeChoice;
  console: Readonly<Record<string, unknown>> | null;
}

function readPreference(value: unknown): AccountPreference {
  const { notices, console } = fieldsOf(value);
  return { notices: readNotices(notices), console: console ? fieldsOf(console) : null };
}

const readSession = membersOf({
  device: toText,
  network: toText,
  begunAt: toText,
  lastUsed: toText,
  isCurrent: flagOf,
});

/** A session of one's own that is open. */
export interface OwnSession extends ReturnType<typeof readSession> {
  sessionId: string;
}

const readActivity = membersOf({
  ...{ date: toText, kind: toText, device: toText, network: toText },
  ...{ entity: toText, entityId: toText, action: toText },
});

/** Something that happened to one's account, or that one did. */
export type Activity = ReturnType<typeof readActivity>;

/** @throws Error when the answer is no list */
const rowsOf =
  <T>(read: (item: unknown) => T | null) =>
  (answer: unknown): T[] => {
    const { data } = fieldsOf(answer);
    if (!Array.isArray(data)) throw new Error('no list');
    return listOf(data, read);
  };

function parseSession(value: unknown): OwnSession | null {
  const sessionId = toText(fieldsOf(value).sessionId);
  return sessionId === null ? null : { sessionId, ...readSession(value) };
}

// A failure of these takes no page away from whoever types a password.
const fetchSessions = (signal?: AbortSignal) =>
  request({ path: 'account/session', ...(signal && { signal }), aside: true }, json(rowsOf(parseSession)));

const fetchProfile = (signal?: AbortSignal) =>
  request({ path: 'account', ...(signal && { signal }), aside: true }, json(readProfile));

export const ownQueries = {
  profile: queryOptions({ queryKey: ['account', 'profile'], queryFn: ({ signal }) => fetchProfile(signal) }),
  preference: queryOptions({
    queryKey: ['account', 'preference'],
    queryFn: ({ signal }) => request({ path: 'account/preference', signal, aside: true }, json(readPreference)),
  }),
  sessions: queryOptions({ queryKey: ['account', 'sessions'], queryFn: ({ signal }) => fetchSessions(signal) }),
  activity: queryOptions({
    queryKey: ['account', 'activity'],
    queryFn: ({ signal }) => request({ path: 'account/activity', signal, aside: true }, json(rowsOf(readActivity))),
  }),
};

/** Whether a session, or all but the one that asks, is open no more; undefined while it is. */
export async function askEnded(sessionId: string | undefined): Promise<true | undefined> {
  const open = await fetchSessions();
  const isOpen = open.some((one) => (sessionId === undefined ? one.isCurrent === false : one.sessionId === sessionId));
  return isOpen ? undefined : true;
}

/** Ends one session, or all but the one that asks; one that is open no more has ended too. */
export async function endSessions(sessionId: string | undefined): Promise<true> {
  const path = sessionId === undefined ? 'account/session' : `account/session/${encodeURIComponent(sessionId)}`;
  try {
    await request({ method: 'DELETE', path }, ignored);
  } catch (failure) {
    if (!lacksCall(failure) || !(await askEnded(sessionId))) throw failure;
  }
  return true;
}

/** Changes who one is, in the version that was seen. */
export const saveProfile = ({ reason: _, ...body }: PersonChange) =>
  request({ method: 'PUT', path: 'account', body }, json(readProfile));

/** What became of a change whose answer was lost: the account where it says the same now. */
export async function askProfile({ name, lastName, job }: PersonChange): Promise<OwnProfile | undefined> {
  const now = await fetchProfile();
  return now.name === name && now.lastName === lastName && now.job === job ? now : undefined;
}

/** Keeps a part in place of the one before; the same twice is once. */
export const savePreference = (parts: Partial<AccountPreference>) =>
  request({ method: 'PUT', path: 'account/preference', body: parts, aside: true }, json(readPreference));
