import { failure, jsonAnswer } from '../../gateway/answers';
import type { Call } from '../../gateway/rules/roles';
import type { SessionScenario } from '../scenarios';
import { brokenAnswer, proxyPage } from './answers';

type Failure = (answer: Response) => Response | Promise<Response>;

const badGateway = () => proxyPage(502, 'Bad Gateway');

/** What calls answer in a scenario of a session, in place of a success. */
const failures: Partial<Record<SessionScenario, Partial<Record<Call, Failure>>>> = {
  'lista-error': { 'GET /server': brokenAnswer },
  'lista-html': { 'GET /server': badGateway },
  'lista-vacia': { 'GET /server': () => jsonAnswer([]) },
  'lista-no-lista': { 'GET /server': async (answer) => jsonAnswer({ servers: await answer.json() }) },
  'opciones-rotas': {
    'GET /trace/servers': brokenAnswer,
    'GET /trace/hostnames': badGateway,
    'GET /trace/services': () => jsonAnswer({ services: ['autorizador'] }),
    'GET /trace/channels': () => jsonAnswer(null),
    'GET /trace/logTypes': () => jsonAnswer('INFO,ERROR'),
  },
  'refresca-401': { 'POST /auth/refresh': () => failure(401, 'Token not renewable') },
  'refresca-500': { 'POST /auth/refresh': brokenAnswer },
  'refresca-html': { 'POST /auth/refresh': badGateway },
  'cierre-500': { 'DELETE /auth/session': brokenAnswer },
  'cierre-401': { 'DELETE /auth/session': () => failure(401, 'Token not valid') },
};

/** The scenario's answer in place of a success; undefined where it leaves that alone. */
export function sessionAnswer(scenario: SessionScenario | '', call: Call, answer: Response) {
  return scenario === '' ? undefined : failures[scenario]?.[call]?.(answer);
}
