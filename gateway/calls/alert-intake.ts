import type { HonoRequest } from 'hono';
import { failure, failureForNow, jsonAnswer } from '../answers';
import { type Ports, SourceAway } from '../ports';
import { bearerOf } from '../rules/bearer';
import { BrokenBody, LargeBody, wholeBody } from './body-lines';

/** What one message may hold, bytes: some thousand alerts. */
const BODY_LIMIT = 16_000_000;

const copy = {
  closed: 'Este Atalaya no recibe alertas. Para recibirlas, nombra un Alertmanager y su token en la configuración.',
  token: 'El token no es el de sources.alertmanager.',
  large: 'El mensaje pesa más de 16 MB. Limítalo con max_alerts: lo que falte se pregunta.',
  odd: 'El cuerpo no es un mensaje de Alertmanager.',
  away: 'La base de datos no responde. Envía lo mismo otra vez en unos segundos: repetirlo no duplica nada.',
};

/** The webhook of an Alertmanager: the same message twice is one. */
export function alertIntakeAnswer({ alertIntake }: Ports) {
  return async (request: HonoRequest): Promise<Response> => {
    if (!alertIntake) return failure(404, copy.closed);
    if (!alertIntake.isToken(bearerOf(request.header('Authorization')) ?? '')) return failure(401, copy.token);
    try {
      const { body } = request.raw;
      const alerts = await alertIntake.take(parsed(body ? await wholeBody(body, BODY_LIMIT) : ''));
      return alerts === undefined ? failure(400, copy.odd) : jsonAnswer({ alerts });
    } catch (error) {
      if (error instanceof LargeBody) return failure(413, copy.large);
      if (error instanceof BrokenBody) return failure(400, copy.odd);
      if (!(error instanceof SourceAway)) throw error;
      return failureForNow(503, copy.away);
    }
  };
}

function parsed(text: string | Error): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
