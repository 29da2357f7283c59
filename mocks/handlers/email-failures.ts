import { emptyAnswer, failure } from '../../gateway/answers';
import type { Call } from '../../gateway/rules/roles';
import { type EmailScenario, emailScenario } from '../scenarios';
import { brokenAnswer, proxyPage } from './answers';
import { pause } from './latency';

/** Sign-in and recovery with the e-mail of a scenario; undefined for every other one. */
export async function emailAnswer(call: Call, request: Request): Promise<Response | undefined> {
  if (call !== 'POST /auth' && call !== 'PUT /user/resetPassword') return undefined;
  const body: { email?: unknown } | null = await request
    .clone()
    .json()
    .catch(() => null);
  const scenario = typeof body?.email === 'string' ? emailScenario(body.email) : null;
  return scenario ? answers[scenario](call) : undefined;
}

const answers: Record<EmailScenario, (call: Call) => Response | Promise<Response>> = {
  error500: brokenAnswer,
  html502: () => proxyPage(502, 'Bad Gateway'),
  sinred: () => Response.error(),
  vacio200: emptyAnswer,
  async lento(call) {
    await pause(5000);
    return call === 'POST /auth' ? failure(401, 'User or password not found') : emptyAnswer();
  },
};
