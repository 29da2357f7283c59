import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import { server } from '../hosts/server';
import { contentOf } from './document';
import { exampleOf, type Variant } from './examples';

/** Lets every call be answered by an example of the document; hands back what was asked. */
export function answerWith(apiBase: string, call: string, variant: Variant): URL[] {
  const [method = '', path = ''] = call.split(' ');
  const schema = contentOf(method, path, 200)?.['application/json']?.schema ?? {};
  const requests: URL[] = [];
  server.use(
    http.all(`${apiBase}/*`, ({ request }) => {
      requests.push(new URL(request.url));
      expect(request.method).toBe(method);
      return HttpResponse.json(exampleOf(schema, variant) as object);
    }),
  );
  return requests;
}

/** Where a value holds nothing: null, undefined, NaN, an empty list. */
export function gapsIn(value: unknown, at = ''): string[] {
  if (value === null || value === undefined || Number.isNaN(value)) return [at];
  if (typeof value !== 'object') return [];
  const entries = value instanceof Map ? [...value] : Object.entries(value);
  if (entries.length === 0) return [at];
  return entries.flatMap(([key, member]) => gapsIn(member, `${at}/${key}`));
}
