import type { Config } from '../../config';
import { SourceAway } from '../../ports';

export type AlertmanagerSource = Omit<NonNullable<Config['sources']['alertmanager']>, 'token' | 'tokenFile'>;

/** Asks an Alertmanager. @throws SourceAway where it does not answer, not in time, or with something else than JSON */
export type AskAlertmanager = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The second version of its API. */
export function alertmanagerApi({ url, timeoutSeconds }: AlertmanagerSource): AskAlertmanager {
  return async (method, path, body) => {
    try {
      const response = await fetch(`${url.replace(/\/+$/, '')}/api/v2${path}`, {
        ...{ method, redirect: 'error', signal: AbortSignal.timeout(timeoutSeconds * 1000) },
        ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`HTTP ${response.status}: ${text.slice(0, 200)}`);
      return text === '' ? undefined : JSON.parse(text);
    } catch (cause) {
      const { message } = cause as Error;
      throw new SourceAway(`Alertmanager: ${message}`, { source: 'alertmanager', cause });
    }
  };
}

/** Members of whatever came. */
export const membersOf = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;

export const listOf = (value: unknown) => (Array.isArray(value) ? value.map(membersOf) : []);

/** A text that a database can keep. */
export const wordsOf = (value: unknown, longest = 500): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().trim().slice(0, longest) : '';

export function textsOf(value: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(membersOf(value)).map(([name, text]) => [wordsOf(name), wordsOf(text)]));
}
