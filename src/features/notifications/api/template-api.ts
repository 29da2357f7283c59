/** Templates. GET notification/template, …/{id} · PUT …/{id} · POST …/{id}/preview, …/{id}/test */

import { queryOptions } from '@tanstack/react-query';
import { json, request } from '~/shared/api/client';
import { fieldsOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readPerson = membersOf({ email: toText, name: toText });
const personOf = (value: unknown) => (value ? readPerson(value) : null);

const readMembers = membersOf({
  event: toText,
  type: toText,
  subject: toText,
  body: (value) => toText(value) ?? '',
  variables: (value) => listOf(value, toText),
  version: integerOf,
  updatedBy: personOf,
  updatedAt: toText,
});

/** What is written to somebody when something happens. */
export interface Template extends ReturnType<typeof readMembers> {
  templateId: string;
}

/** @returns null without an id */
export function parseTemplate(value: unknown): Template | null {
  const templateId = toText(fieldsOf(value).templateId);
  return templateId === null ? null : { templateId, ...readMembers(value) };
}

const readVersion = membersOf({
  version: integerOf,
  subject: toText,
  body: (value) => toText(value) ?? '',
  updatedBy: personOf,
  updatedAt: toText,
  reason: toText,
});

export interface TemplateDetail extends Template {
  /** Newest first. */
  versions: ReturnType<typeof readVersion>[];
}

function readTemplate(value: unknown): TemplateDetail {
  const template = parseTemplate(value);
  if (!template) throw new Error('no template');
  return { ...template, versions: listOf(fieldsOf(value).versions, readVersion) };
}

const pathOf = (id: string) => `notification/template/${encodeURIComponent(id)}`;

export const templateQueries = {
  list: () =>
    queryOptions({
      queryKey: ['templates'],
      queryFn: ({ signal }) =>
        request(
          { path: 'notification/template', signal },
          json((answer) => {
            const { data } = fieldsOf(answer);
            if (!Array.isArray(data)) throw new Error('no list of templates');
            return listOf(data, parseTemplate);
          }),
        ),
    }),
  one: (id: string) =>
    queryOptions({
      queryKey: ['template', id],
      queryFn: ({ signal }) => request({ path: pathOf(id), signal }, json(readTemplate)),
    }),
};

export interface TemplateDraft {
  subject: string | null;
  body: string;
}

export const templateWrites = {
  save: (id: string, body: TemplateDraft & { version: number; reason: string }) =>
    request({ method: 'PUT', path: pathOf(id), body }, json(readTemplate)),
  read: (id: string) => request({ path: pathOf(id) }, json(readTemplate)),
  preview: (id: string, body: TemplateDraft) =>
    request(
      { method: 'POST', path: `${pathOf(id)}/preview`, body },
      json(membersOf({ subject: toText, body: (value) => toText(value) ?? '' })),
    ),
  test: (id: string, body: TemplateDraft, key: string) =>
    request({ method: 'POST', path: `${pathOf(id)}/test`, body, key }, json(membersOf({ notificationId: toText }))),
};
