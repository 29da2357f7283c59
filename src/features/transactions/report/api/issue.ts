import { fieldsOf, flagOf, integerOf, listOf, membersOf } from '~/shared/api/members';
import { toText } from '~/shared/format/read-value';

const readMembers = membersOf({
  type: toText,
  operationId: toText,
  otherOperationIds: (value) => listOf(value, toText),
  orderId: toText,
  date: toText,
  amount: integerOf,
  currency: toText,
  paymentMethod: toText,
  platformStatus: toText,
  providerStatus: toText,
  ageMinutes: integerOf,
  attended: flagOf,
  comment: toText,
  attendedBy: membersOf({ email: toText, name: toText }),
  attendedAt: toText,
  version: integerOf,
});

/** An operation that somebody has to look at; what is not known is null. */
export interface Issue extends ReturnType<typeof readMembers> {
  issueId: string;
}

/** @returns null without an id, by which alone it can be told from others */
function parseIssue(value: unknown): Issue | null {
  const issueId = toText(fieldsOf(value).issueId);
  return issueId === null ? null : { issueId, ...readMembers(value) };
}

/** @throws Error when the answer is none */
export function readIssue(value: unknown): Issue {
  const issue = parseIssue(value);
  if (!issue) throw new Error('no issue');
  return issue;
}

export interface IssuePage {
  issues: Issue[];
  page: number;
  size: number;
  total: number;
  typeCounts: Readonly<Record<string, number | null>>;
  /** Whether only the newest were looked at. */
  truncated: boolean | null;
}

/** @throws Error when the answer is no page */
export function parseIssues(value: unknown, asked: { page: number; size: number }): IssuePage {
  const sent = fieldsOf(value);
  const total = integerOf(sent.total);
  if (!Array.isArray(sent.data) || total === null || total < 0) throw new Error('no page of issues');
  return {
    issues: listOf(sent.data, parseIssue),
    page: integerOf(sent.page) ?? asked.page,
    size: integerOf(sent.size) ?? asked.size,
    total,
    truncated: flagOf(sent.truncated),
    typeCounts: Object.fromEntries(
      Object.entries(fieldsOf(sent.typeCounts)).map(([type, count]) => [type, integerOf(count)]),
    ),
  };
}

const readAskedMembers = membersOf({ issueId: toText, result: toText, platformStatus: toText });
export type AskedIssue = ReturnType<typeof readAskedMembers>;

/** @throws Error when the answer is no list */
export function readAsked(value: unknown): AskedIssue[] {
  const { data } = fieldsOf(value);
  if (!Array.isArray(data)) throw new Error('no answers');
  return listOf(data, readAskedMembers);
}
