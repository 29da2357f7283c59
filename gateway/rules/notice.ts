import type { Notice, OwnNotice } from '../wire/notifications';
import type { Person } from '../wire/refunds';
import { lengthOf, textOf } from './act-request';
import { isoDate, sentMoment } from './mexico-time';
import { readVersion } from './refund-request';
import { type Role, roles } from './roles';
import type { Refusal } from './statistic-query';

const severities = ['INFO', 'WARNING', 'CRITICAL'] as const;
const LONGEST_TITLE = 80;
const LONGEST_TEXT = 600;

/** A notice to the people of some roles, as it is kept; moments are epoch ms. */
export interface StoredNotice {
  noticeId: string;
  title: string;
  text: string;
  severity: (typeof severities)[number];
  roles: readonly Role[];
  validFrom: number;
  /** No longer valid at this moment. */
  validUntil: number;
  isDraft: boolean;
  /** E-mail of whom alone it is for, whatever the roles; null where it is for those. */
  person: string | null;
  createdBy: Person;
  updatedAt: number;
  version: number;
}

export type NoticeStatus = 'DRAFT' | 'SCHEDULED' | 'ACTIVE' | 'EXPIRED';

export interface NoticeRead {
  noticeId: string;
  email: string;
  name: string;
  role: string;
  date: number;
}

function noticeStatus({ isDraft, validFrom, validUntil }: StoredNotice, now: number): NoticeStatus {
  if (isDraft) return 'DRAFT';
  if (validUntil <= now) return 'EXPIRED';
  return validFrom > now ? 'SCHEDULED' : 'ACTIVE';
}

/** Whether somebody is told of it now. */
export const isFor = (notice: StoredNotice, { email, role }: { email: string; role: Role }, now: number) =>
  noticeStatus(notice, now) === 'ACTIVE' &&
  (notice.person === null ? notice.roles.includes(role) : notice.person.toLowerCase() === email.toLowerCase());

export function noticeAnswer(notice: StoredNotice, readCount: number, now: number): Notice {
  const { isDraft: _, person: __, validFrom, validUntil, updatedAt, ...members } = notice;
  return {
    ...members,
    ...{ validFrom: isoDate(validFrom), validUntil: isoDate(validUntil), updatedAt: isoDate(updatedAt) },
    ...{ status: noticeStatus(notice, now), readCount },
  };
}

export function ownNotice(
  { noticeId, title, text, severity, validFrom, validUntil }: StoredNotice,
  read: boolean,
): OwnNotice {
  const valid = { validFrom: isoDate(validFrom), validUntil: isoDate(validUntil) };
  return { noticeId, title, text, severity, ...valid, read };
}

/** What somebody writes; without a version it is a new one. */
export type NoticeRequest = Pick<
  StoredNotice,
  'title' | 'text' | 'severity' | 'roles' | 'validFrom' | 'validUntil' | 'isDraft'
> & { version: number | null };

type Body = Readonly<Record<string, unknown>>;

/** Reads the body of a notice. @param isNew whether there is no version to be seen */
export function readNotice(body: Body, isNew: boolean): NoticeRequest | Refusal {
  const fields: Refusal['fields'] = [];
  const fault = (field: string, message: string) => void fields.push({ field, message });
  const [title, text] = [textOf(body.title), textOf(body.text)];
  if (title === '') fault('title', 'Escribe el título.');
  if (lengthOf(title) > LONGEST_TITLE) fault('title', `El título tiene más de ${LONGEST_TITLE} caracteres.`);
  if (text === '') fault('text', 'Escribe el aviso.');
  if (lengthOf(text) > LONGEST_TEXT) fault('text', `El aviso tiene más de ${LONGEST_TEXT} caracteres.`);
  const severity = severities.find((one) => one === body.severity);
  if (!severity) fault('severity', 'Elige la severidad.');
  const wanted = Array.isArray(body.roles) ? roles.filter((role) => (body.roles as unknown[]).includes(role)) : [];
  if (wanted.length === 0) fault('roles', 'Elige al menos un rol.');
  const [validFrom, validUntil] = [sentMoment(body.validFrom), sentMoment(body.validUntil)];
  if (Number.isNaN(validFrom)) fault('validFrom', 'Di desde cuándo vale.');
  if (Number.isNaN(validUntil)) fault('validUntil', 'Di hasta cuándo vale.');
  if (validUntil <= validFrom) fault('validUntil', 'El fin debe ser después del inicio.');
  const version = isNew ? null : readVersion(body.version, 'Di qué versión del aviso viste.');
  if (version !== null && typeof version !== 'number') fields.push(...version.fields);
  if (fields.length > 0 || !severity) return { fields };
  return {
    ...{ title, text, severity, roles: wanted, validFrom, validUntil },
    isDraft: body.draft === true,
    version: typeof version === 'number' ? version : null,
  };
}
