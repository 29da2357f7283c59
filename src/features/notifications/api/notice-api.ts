/** Notices. GET notification/notice, …/all, …/{id}/reader · POST notification/notice · PUT …/{id}, …/{id}/read */

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ignored, json, request } from '~/shared/api/client';
import { withoutEnd } from '~/shared/api/live';
import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

/** What others publish is seen within this time, ms; not asked while the tab is hidden or after a failure. */
const LIVE = 60_000;

const told = { title: toText, text: toText, severity: toText, validFrom: toText, validUntil: toText };

const readOwn = membersOf({ ...told, read: flagOf });
const readPerson = membersOf({ email: toText, name: toText });
const readMembers = membersOf({
  ...told,
  roles: (value) => listOf(value, toText),
  status: toText,
  createdBy: readPerson,
  updatedAt: toText,
  version: integerOf,
  readCount: integerOf,
});

export interface OwnNotice extends ReturnType<typeof readOwn> {
  noticeId: string;
}

export interface Notice extends ReturnType<typeof readMembers> {
  noticeId: string;
}

const withId =
  <T>(read: (value: unknown) => T) =>
  (value: unknown): (T & { noticeId: string }) | null => {
    const noticeId = toText(fieldsOf(value).noticeId);
    return noticeId === null ? null : { noticeId, ...read(value) };
  };

/** @returns null without an id */
export const parseNotice = withId(readMembers);

function readNotice(value: unknown): Notice {
  const notice = parseNotice(value);
  if (!notice) throw new Error('no notice');
  return notice;
}

const listIn = (value: unknown): readonly unknown[] => {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no list of notices');
  return data;
};

const pathOf = (id: string) => `notification/notice/${encodeURIComponent(id)}`;

export const noticeQueries = {
  /** Those that are valid for whoever asks. */
  own: () =>
    queryOptions({
      queryKey: ['own-notices'],
      queryFn: ({ signal }) =>
        request(
          { path: 'notification/notice', signal, aside: true },
          json((answer) => ({
            notices: listOf(listIn(answer), withId(readOwn)),
            unread: integerOf(fieldsOf(answer).unread),
          })),
        ),
      staleTime: LIVE / 2,
      ...withoutEnd(LIVE),
    }),
  all: () =>
    queryOptions({
      queryKey: ['notices'],
      queryFn: ({ signal }) =>
        request(
          { path: 'notification/notice/all', signal },
          json((answer) => listOf(listIn(answer), parseNotice)),
        ),
    }),
  readers: (id: string) =>
    queryOptions({
      queryKey: ['notice-readers', id],
      queryFn: ({ signal }) =>
        request(
          { path: `${pathOf(id)}/reader`, signal },
          json((answer) => listOf(listIn(answer), membersOf({ name: toText, role: toText, date: toText }))),
        ),
    }),
};

export interface NoticeDraft {
  title: string;
  text: string;
  severity: string;
  roles: readonly string[];
  /** ISO 8601. */
  validFrom: string;
  validUntil: string;
  draft: boolean;
}

export const noticeWrites = {
  publish: (body: NoticeDraft, key: string) =>
    request({ method: 'POST', path: 'notification/notice', body, key }, json(readNotice)),
  change: (id: string, body: NoticeDraft & { version: number }) =>
    request({ method: 'PUT', path: pathOf(id), body }, json(readNotice)),
  all: () =>
    request(
      { path: 'notification/notice/all' },
      json((answer) => listOf(listIn(answer), parseNotice)),
    ),
  read: (id: string) => request({ method: 'PUT', path: `${pathOf(id)}/read` }, ignored),
};

/** All that tells of notices is old once one has changed or was read. */
export function noticesChanged(client: QueryClient): void {
  for (const queryKey of [['notices'], ['own-notices'], ['notice-readers'], ['audit', 'notice']])
    void client.invalidateQueries({ queryKey });
}
