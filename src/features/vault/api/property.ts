import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const content = { version: integerOf, value: toText, note: toText, fingerprint: toText };

const readContent = membersOf(content);

export type Content = ReturnType<typeof readContent>;

const readPerson = membersOf({ email: toText, name: toText });

const readMembers = membersOf({
  ...content,
  key: toText,
  service: toText,
  type: toText,
  status: toText,
  published: (value: unknown) => (typeof value === 'object' && value !== null ? readContent(value) : null),
  lastVersion: integerOf,
  updatedBy: readPerson,
  updatedAt: toText,
  isOwn: flagOf,
  actions: (value: unknown) => listOf(value, toText),
});

/** A property of the platform, as it was written last. */
export interface Property extends ReturnType<typeof readMembers> {
  propertyId: string;
}

/** @returns null without an id, by which alone it can be told from others */
export function parseProperty(value: unknown): Property | null {
  const propertyId = toText(fieldsOf(value).propertyId);
  return propertyId === null ? null : { propertyId, ...readMembers(value) };
}

/** @throws Error when the answer is no property */
export function readProperty(value: unknown): Property {
  const property = parseProperty(value);
  if (!property) throw new Error('no property');
  return property;
}

export const readProperties = (value: unknown) => listOf(fieldsOf(value).data, parseProperty);

const readDraft = membersOf({ name: toText, count: integerOf, isOwn: flagOf });

/** @throws Error when the answer is no page */
export function parsePage(value: unknown, asked: { page: number; size: number }) {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of properties');
  const counts = Object.entries(fieldsOf(sent.statusCounts)).map(([name, count]) => [name, integerOf(count)]);
  return {
    properties: listOf(sent.data, parseProperty),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    statusCounts: Object.fromEntries(counts) as Readonly<Record<string, number | null>>,
    count: integerOf(sent.count),
    secretCount: integerOf(sent.secretCount),
    services: listOf(sent.services, toText),
    environments: listOf(sent.environments, toText),
    drafts: listOf(sent.drafts, readDraft),
  };
}

export type PropertyPage = ReturnType<typeof parsePage>;

const readVersionMembers = membersOf({
  ...content,
  state: toText,
  reason: toText,
  createdBy: readPerson,
  createdAt: toText,
});

/** What a property said once; one without a number can be neither named nor restored. */
export interface PropertyVersion extends ReturnType<typeof readVersionMembers> {
  version: number;
}

export function readVersions(value: unknown): PropertyVersion[] {
  return listOf(fieldsOf(value).data, (one): PropertyVersion | null => {
    const members = readVersionMembers(one);
    return members.version === null ? null : { ...members, version: members.version };
  });
}

const readDifference = membersOf({
  ...{ key: toText, service: toText, type: toText, difference: toText, here: toText, there: toText },
});

export function readComparison(value: unknown) {
  const sent = fieldsOf(value);
  return {
    environment: toText(sent.environment),
    same: integerOf(sent.same),
    differences: listOf(sent.data, readDifference),
  };
}

/** A secret for as long as it may be shown; it is kept nowhere. @throws Error when the answer is none */
export function readRevealed(value: unknown): { value: string; version: number | null } {
  const sent = fieldsOf(value);
  if (typeof sent.value !== 'string') throw new Error('no secret');
  return { value: sent.value, version: integerOf(sent.version) };
}
