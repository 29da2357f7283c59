import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { IngestReport, Lines } from '../../intake-ports';
import type { Sender } from '../../rules/sender';
import type { TraceOption } from '../../wire/traces';
import { logRange } from '../housekeeping';
import { checkSender, ingestLines, optionsOf } from '../ingest';
import { LineFault, readLine } from '../line-faults';
import type { Database } from '../tables';

const text = z.nullish(z.string());
const object = z.nullish(z.record(z.string(), z.unknown()));

/** A line: an entry as GET /trace sends it, its moment with an offset, and what its sender calls it. */
const lineForm = z.object({
  id: z.optional(z.string()),
  at: z.iso.datetime({ offset: true }),
  service: z.string(),
  operation: z.string(),
  hostName: z.string(),
  ip: z.string(),
  server: text,
  order: text,
  serviceType: text,
  channel: text,
  logType: text,
  code: text,
  elapsedMs: z.nullish(z.number()),
  message: text,
  request: object,
  response: object,
});

/** The column of each option list. */
const optionMembers = {
  servers: 'server',
  hostnames: 'hostName',
  services: 'service',
  channels: 'channel',
  logTypes: 'logType',
} as const satisfies Record<TraceOption, keyof z.infer<typeof lineForm>>;

/** Whoever stores entries beside waits for this number to be free. */
const TURN = 7_105_266;

/** Takes entries of the log. One that was taken before is known by its id or, without one, by its line being the same. */
export function ingestTraces(db: Database, lines: Lines, now: number, sender?: Sender): Promise<IngestReport> {
  const { from, until } = logRange(now);
  return ingestLines(
    db,
    lines,
    (value, line) => {
      const { id = line, ...entry } = readLine(lineForm, value);
      checkSender(sender, entry);
      const at = Date.parse(entry.at);
      if (at < from || at >= until) throw new LineFault(`at cae fuera de los meses que se guardan: ${entry.at}.`);
      return { ...entry, key: keyOf(id), at: new Date(at).toISOString(), line };
    },
    (entries) =>
      db.transaction().execute(async (step) => {
        // Two that store the same ids in another order would wait for one another.
        await sql`select pg_advisory_xact_lock(${TURN})`.execute(step);
        const options = optionsOf(optionMembers, entries);
        if (options.length > 0)
          await step
            .insertInto('traceOption')
            .values(options)
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        // The lines themselves: what is parsed has lost the digits of large numbers.
        const lines = entries.map(({ key, at, line }) => `{"key":"${key}","at":"${at}","line":${line}}`);
        const { rows } = await sql<{ stored: number }>`
          with taken as (
            insert into trace (id, at, service, operation, host_name, ip, server, order_id, service_type, channel, log_type,
              code, elapsed_ms, message, request, response)
            select (entry->>'key')::uuid, (entry->>'at')::timestamptz, line->>'service', line->>'operation', line->>'hostName',
              line->>'ip', line->>'server', line->>'order', line->>'serviceType', line->>'channel', line->>'logType',
              line->>'code', (line->>'elapsedMs')::double precision, line->>'message',
              nullif(line->'request', 'null'), nullif(line->'response', 'null')
            from jsonb_array_elements(${`[${lines.join()}]`}::text::jsonb) with ordinality as given (entry, place),
              lateral (select entry->'line') as inside (line)
            order by place
            on conflict do nothing returning 1
          ) select count(*) as stored from taken`.execute(step);
        return rows[0]?.stored ?? 0;
      }),
  );
}

/** Sixteen bytes, as short as a key can be that stands for any text. */
function keyOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
