import type { AlertRecord } from '../../rules/alert';
import type { Person } from '../../wire/refunds';
import { type AskAlertmanager, listOf, membersOf, textsOf, wordsOf } from './api';

interface Silence {
  id: string;
  until: number;
  comment: string;
}

/** Those that silence now. */
export async function activeSilences(ask: AskAlertmanager): Promise<Map<string, Silence>> {
  const all = listOf(await ask('GET', '/silences'));
  return new Map(
    all
      .filter(({ status }) => membersOf(status).state === 'active')
      .map(({ id, endsAt, comment }) => [
        String(id),
        { id: String(id), until: Date.parse(String(endsAt)), comment: wordsOf(comment) },
      ]),
  );
}

/** Those of exactly the labels of an alert. */
async function silencesOf({ labels }: AlertRecord, ask: AskAlertmanager): Promise<string[]> {
  const wanted = JSON.stringify(Object.entries(labels).sort());
  return listOf(await ask('GET', '/silences'))
    .filter(({ status, matchers }) => {
      const all = listOf(matchers);
      if (membersOf(status).state !== 'active' || all.some(({ isRegex, isEqual }) => isRegex || isEqual === false))
        return false;
      return JSON.stringify(all.map(({ name, value }) => Object.values(textsOf({ name, value }))).sort()) === wanted;
    })
    .map(({ id }) => String(id));
}

/** Silences an alert and no sibling of it: all of its labels must match. One that is there gets another end. */
export async function silence(
  alert: AlertRecord,
  { until, by, reason, now }: { until: number; by: Person; reason: string; now: number },
  ask: AskAlertmanager,
): Promise<void> {
  const [id] = await silencesOf(alert, ask);
  const matchers = Object.entries(alert.labels).map(([name, value]) => ({
    name,
    value,
    isRegex: false,
    isEqual: true,
  }));
  const [startsAt, endsAt] = [now, until].map((moment) => new Date(moment).toISOString());
  await ask('POST', '/silences', {
    ...(id && { id }),
    matchers,
    startsAt,
    endsAt,
    createdBy: by.email,
    comment: reason,
  });
}

/** Ends the silences of an alert; those that cover others besides are theirs. */
export async function unsilence(alert: AlertRecord, ask: AskAlertmanager): Promise<void> {
  for (const id of await silencesOf(alert, ask)) await ask('DELETE', `/silence/${encodeURIComponent(id)}`);
}
