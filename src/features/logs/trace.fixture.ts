import { apiBase } from '~/shared/config/env';

/** Where GET trace is answered. */
export const traceUrl = `${apiBase}/trace`;

/** An entry with the fields that every entry has. */
export function traceEntry(members: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    date: '14/10/2026 09:12:07 AM',
    service: 'cobros',
    operation: 'confirmar',
    hostName: 'nodo-07.example.mx',
    ip: '198.51.100.7',
    order: 'PED-1007',
    ...members,
  };
}

export function traceEntries(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => traceEntry({ operation: `operacion-${index + 1}` }));
}

type Answer = () => Response | Promise<Response>;

/**
 * Answers GET trace with the given answers, one after the other, the last one again.
 * @returns the handler and the queries that it received
 */
export function traceAnswers(...answers: Answer[]) {
  const queries: Record<string, string>[] = [];
  const handler = ({ request }: { request: Request }) => {
    const answer = answers[Math.min(queries.length, answers.length - 1)];
    queries.push(Object.fromEntries(new URL(request.url).searchParams));
    return answer?.();
  };
  return { handler, queries };
}

export const found =
  (...entries: unknown[]): Answer =>
  () =>
    Response.json({ data: entries });

/** A response as the exact text, for digits and keys that an object literal would not keep. */
export const foundText =
  (text: string): Answer =>
  () =>
    new Response(text, { headers: { 'Content-Type': 'application/json' } });
