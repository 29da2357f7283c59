import { HttpResponse, http } from 'msw';
import { apiBase } from '~/shared/config/env';
import { network } from '~/testing/page-network';

export type Answer = () => Response | Promise<Response>;

/** Two servers, cobros-01 and cobros-02: gives the answers one after the other, the last one again, and counts the requests; `at` is the last one's moment. */
export function answerInTurn(...answers: [Answer, ...Answer[]]) {
  const calls = { count: 0, at: 0 };
  network.use(
    http.get(`${apiBase}/server`, () => HttpResponse.json([{ name: 'cobros-01' }, { name: 'cobros-02' }])),
    http.get(`${apiBase}/server/:name`, () => {
      const answer = answers[Math.min(calls.count, answers.length - 1)] ?? answers[0];
      calls.count += 1;
      calls.at = Date.now();
      return answer() as HttpResponse<null>;
    }),
  );
  return calls;
}
