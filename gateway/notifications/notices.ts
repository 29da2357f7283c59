import type { NotificationStore } from '../notification-ports';
import type { Actor } from '../refunds/refunds';
import { isoDate } from '../rules/mexico-time';
import { isFor, type NoticeRequest, noticeAnswer, ownNotice, type StoredNotice } from '../rules/notice';
import { noPreference, reaches } from '../rules/preference';
import type { Role } from '../rules/roles';
import type { NoticePreference } from '../wire/account';
import type { Notice, NoticeReader, OwnNotice } from '../wire/notifications';
import { newId } from './new-delivery';
import { deedOf, type Keyed, type NotDone, once } from './once';

interface Surroundings {
  store: NotificationStore;
  clock: { now(): number };
}

/** Who signs what the platform tells by itself. */
const PLATFORM = { email: '', name: 'Atalaya' };

const CHANGED = 'Otro usuario modificó este registro';

/** How long one of the platform stands where nobody says that it is over, ms. */
const STANDS = 30 * 86_400_000;

/** What the platform tells the people of some roles for as long as it is so. */
export type StandingNotice = Pick<StoredNotice, 'noticeId' | 'title' | 'text' | 'severity'>;

const isOfPeople = ({ person, createdBy }: StoredNotice) => person === null && createdBy.email !== PLATFORM.email;

/** What the trail keeps of a notice. */
const told = ({ title, text, severity, roles, validFrom, validUntil, isDraft, version }: StoredNotice) => ({
  ...{ title, text, severity, roles, draft: isDraft, version },
  ...{ validFrom: isoDate(validFrom), validUntil: isoDate(validUntil) },
});

/** Notices to the people of some roles, and who has read them. */
export function createNotices({ store, clock }: Surroundings) {
  const answer = (notice: StoredNotice, reads: readonly { noticeId: string }[]): Notice =>
    noticeAnswer(notice, reads.filter(({ noticeId }) => noticeId === notice.noticeId).length, clock.now());

  return {
    /** Those that are valid for whoever asks, and that person wants to be told. */
    async own(
      email: string,
      role: Role,
      wanted: NoticePreference = noPreference.notices,
    ): Promise<{ data: OwnNotice[]; unread: number }> {
      const now = clock.now();
      const [notices, reads] = await Promise.all([store.notices(), store.reads({ email })]);
      const data = notices
        .filter((notice) => isFor(notice, { email, role }, now))
        .filter(({ severity, person }) => reaches(wanted, severity, person !== null))
        .map((notice) =>
          ownNotice(
            notice,
            reads.some(({ noticeId }) => noticeId === notice.noticeId),
          ),
        );
      return { data, unread: data.filter(({ read }) => !read).length };
    },

    /** Those that people publish for roles. */
    async all(): Promise<Notice[]> {
      const [notices, reads] = await Promise.all([store.notices(), store.reads({})]);
      return notices.filter(isOfPeople).map((notice) => answer(notice, reads));
    },

    async publish(request: NoticeRequest, asked: Keyed): Promise<Notice | NotDone> {
      const { version: _, ...members } = request;
      const done = await once<{ noticeId: string }, NotDone>({ store, clock }, asked, members, async (unit) => {
        const now = clock.now();
        const { email, name } = asked.actor;
        const notice: StoredNotice = {
          ...members,
          ...{ noticeId: newId('AVI', now), person: null, createdBy: { email, name }, updatedAt: now, version: 1 },
        };
        await unit.putNotice(notice);
        await unit.write(
          deedOf(asked.actor, {
            ...{ entity: 'notice', entityId: notice.noticeId, action: notice.isDraft ? 'DRAFT' : 'PUBLISH' },
            ...{ before: {}, after: told(notice), reason: null },
          }),
        );
        return { noticeId: notice.noticeId };
      });
      if (!('noticeId' in done)) return done;
      const notice = (await store.notices()).find(({ noticeId }) => noticeId === done.noticeId);
      return notice ? answer(notice, []) : { unknown: true };
    },

    /** Tells one person something of their own work; of the same id it is one notice. */
    tell: (
      notice: Pick<StoredNotice, 'noticeId' | 'title' | 'text' | 'validFrom' | 'validUntil'> & { person: string },
    ) =>
      store.change(clock.now(), (unit) =>
        unit.putNotice({
          ...{ severity: 'INFO', roles: [], isDraft: false, createdBy: PLATFORM, updatedAt: clock.now(), version: 1 },
          ...notice,
        }),
      ),

    /** Of what the platform tells some roles about one matter what is said now stands, and all else of it ends. */
    async stand(matter: string, to: readonly Role[], said: readonly StandingNotice[]): Promise<void> {
      const now = clock.now();
      const wanted = said.map((one) => ({ ...one, noticeId: `AVI-${matter}-${one.noticeId}` }));
      const standing = (await store.notices()).filter(
        ({ noticeId, validUntil }) => noticeId.startsWith(`AVI-${matter}-`) && validUntil > now,
      );
      const fresh = wanted.filter(({ noticeId }) => !standing.some((one) => one.noticeId === noticeId));
      const over = standing.filter(({ noticeId }) => !wanted.some((one) => one.noticeId === noticeId));
      if (fresh.length + over.length === 0) return;
      const made = { roles: to, person: null, isDraft: false, createdBy: PLATFORM, updatedAt: now, version: 1 };
      await store.change(now, async (unit) => {
        for (const one of fresh) await unit.putNotice({ ...made, ...one, validFrom: now, validUntil: now + STANDS });
        for (const one of over) await unit.putNotice({ ...one, validUntil: now, updatedAt: now });
      });
    },

    async change(noticeId: string, request: NoticeRequest, actor: Actor): Promise<Notice | NotDone<Notice>> {
      const reads = await store.reads({ noticeId });
      return store.change(clock.now(), async (unit): Promise<Notice | NotDone<Notice>> => {
        const before = await unit.notice(noticeId);
        if (!before || !isOfPeople(before)) return { unknown: true };
        if (before.version !== request.version) return { conflict: answer(before, reads), message: CHANGED };
        const after: StoredNotice = {
          ...{ ...before, ...request },
          ...{ updatedAt: clock.now(), version: before.version + 1 },
        };
        await unit.putNotice(after);
        await unit.write(
          deedOf(actor, {
            ...{ entity: 'notice', entityId: noticeId, action: before.isDraft && !after.isDraft ? 'PUBLISH' : 'EDIT' },
            ...{ before: told(before), after: told(after), reason: null },
          }),
        );
        return answer(after, reads);
      });
    },

    /** @returns false where there is no such notice for whoever asks */
    async read(noticeId: string, { email, name, role }: Actor): Promise<boolean> {
      const now = clock.now();
      const notice = (await store.notices()).find((each) => each.noticeId === noticeId);
      if (!notice || !isFor(notice, { email, role: role as Role }, now)) return false;
      await store.putRead({ noticeId, email, name, role, date: now });
      return true;
    },

    async readers(noticeId: string): Promise<NoticeReader[] | undefined> {
      const known = (await store.notices()).some((each) => each.noticeId === noticeId);
      const reads = known ? await store.reads({ noticeId }) : [];
      return known ? reads.map(({ name, role, date }) => ({ name, role, date: isoDate(date) })) : undefined;
    },
  };
}
