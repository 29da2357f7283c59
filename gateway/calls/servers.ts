import { failure, jsonAnswer } from '../answers';
import type { Ports } from '../ports';
import type { Answer } from './caller';

/** The list of servers and what each reports (spec 19.2). */
export function serverAnswers({ reports }: Ports): Record<'GET /server' | 'GET /server/{name}', Answer> {
  return {
    'GET /server': async () => jsonAnswer((await reports.list()).map((name) => ({ name }))),
    'GET /server/{name}': async ({ request, now }) => {
      const report = await reports.read(request.param('name') ?? '', now);
      return report ? jsonAnswer(report) : failure(404, 'Server not found');
    },
  };
}
