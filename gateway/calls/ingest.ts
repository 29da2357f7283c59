import type { HonoRequest } from 'hono';
import { failure, failureForNow, jsonAnswer } from '../answers';
import { type Ports, SourceAway, StorageFull } from '../ports';
import { bearerOf } from '../rules/bearer';
import type { IngestCall } from '../rules/roles';
import { alertIntakeAnswer } from './alert-intake';
import { BrokenBody, bodyLines, LargeBody } from './body-lines';

/** What one request may hold, bytes, unpacked. */
const BODY_LIMIT = 64_000_000;

const copy = {
  closed:
    'Este Atalaya no recibe datos. Para recibirlos, arráncalo con ATALAYA_INGEST_TOKEN o crea la llave de un canal.',
  token: 'El token no es el de ATALAYA_INGEST_TOKEN ni la llave vigente de un canal.',
  disabled: 'El canal de esta llave está inactivo.',
  encoding: 'El cuerpo debe venir sin comprimir o en gzip.',
  large: 'La petición pesa más de 64 MB. Envíala en partes: repetir líneas que ya se guardaron no las duplica.',
  broken: 'El cuerpo llegó incompleto o su gzip está dañado. Envíalo otra vez: repetir líneas no las duplica.',
  away: 'La base de datos no responde. Envía lo mismo otra vez en unos segundos: repetir líneas no las duplica.',
  full: 'No queda espacio en el disco de Atalaya. Libera espacio y envía lo mismo otra vez.',
};

/** @param id of the request */
type IngestAnswer = (request: HonoRequest, id?: string) => Promise<Response>;

/** What services deliver, in lines of JSON, and what an Alertmanager tells. */
export function ingestAnswers(ports: Ports): Record<IngestCall, IngestAnswer> {
  const { intake } = ports;
  const taking =
    (kind: 'traces' | 'operations'): IngestAnswer =>
    async (request, id) => {
      if (!intake) return failure(404, copy.closed);
      const sender = await intake.senderOf(bearerOf(request.header('Authorization')) ?? '');
      if (sender === 'closed') return failure(404, copy.closed);
      if (sender === 'unknown') return failure(401, copy.token);
      if (sender === 'disabled') return failure(403, copy.disabled);
      const encoding = request.header('Content-Encoding') ?? 'identity';
      if (!/^(gzip|identity)$/i.test(encoding)) return failure(415, copy.encoding);
      if (Number(request.header('Content-Length') ?? 0) > BODY_LIMIT) return failure(413, copy.large);
      const { body } = request.raw;
      const bytes = /gzip/i.test(encoding) ? body?.pipeThrough(new DecompressionStream('gzip')) : body;
      try {
        return jsonAnswer(await intake.take(kind, bytes ? bodyLines(bytes, BODY_LIMIT) : [], sender, id));
      } catch (error) {
        if (error instanceof LargeBody) return failure(413, copy.large);
        if (error instanceof BrokenBody) return failure(400, copy.broken);
        if (error instanceof StorageFull) return failure(507, copy.full);
        if (!(error instanceof SourceAway)) throw error;
        return failureForNow(503, copy.away);
      }
    };
  return {
    'POST /ingest/traces': taking('traces'),
    'POST /ingest/operations': taking('operations'),
    'POST /ingest/alerts': alertIntakeAnswer(ports),
  };
}
