import { failure, jsonAnswer, noContent } from '../answers';
import type { Ports } from '../ports';
import { mediaTypes } from '../reporting/file';
import type { Reporting } from '../reporting/reporting';
import { readReport } from '../reporting/request';
import { readPage } from '../rules/paging';
import { fileName } from '../rules/report';
import { type Answer, type Caller, queryOf, readBody } from './caller';
import { keyOf, missingKey, notDone, refusal } from './notifications';
import { actorOf } from './refunds';

type ReportCall =
  | 'GET /report'
  | 'GET /report/types'
  | 'POST /report/preview'
  | 'POST /report'
  | 'GET /report/{reportId}/file'
  | 'POST /report/{reportId}/cancel'
  | 'DELETE /report/{reportId}';

const copy = {
  absent: 'Este Atalaya no hace reportes.',
  file: 'Ese reporte no tiene archivo.',
};

/** Answers where reports are made; elsewhere 404. */
export const ofReporting =
  (reporting: Reporting | undefined) =>
  (answer: (reporting: Reporting, caller: Caller) => Promise<Response>): Answer =>
  (caller) =>
    reporting ? answer(reporting, caller) : failure(404, copy.absent);

/** Reports: what there is, what it would show, those that are made and their files. */
export function reportAnswers({ reporting }: Ports): Record<ReportCall, Answer> {
  const having = ofReporting(reporting);
  const idOf = ({ request }: Caller) => request.param('reportId')?.toUpperCase() ?? '';
  return {
    'GET /report': having(async ({ page, wake }, { request, account }) => {
      wake();
      const { page: number, size } = readPage(queryOf(request));
      return jsonAnswer(await page(account.email, { page: number, size }));
    }),
    'GET /report/types': having(async ({ types }, { account }) => jsonAnswer({ data: types(account.role) })),
    'POST /report/preview': having(async ({ preview }, { request, account }) => {
      const body = await readBody(request);
      const asked = readReport(body, account.role);
      if ('fields' in asked) return refusal(asked);
      return jsonAnswer(await preview(asked, typeof body.groupBy === 'string' ? body.groupBy : ''));
    }),
    'POST /report': having(async (kept, caller) => {
      const key = keyOf(caller);
      if (key === undefined) return missingKey();
      const asked = readReport(await readBody(caller.request), caller.account.role);
      if ('fields' in asked) return refusal(asked);
      return outcomeAnswer(await kept.request(asked, { key, actor: actorOf(caller) }));
    }),
    'GET /report/{reportId}/file': having(async (kept, caller) => {
      const found = await kept.file(idOf(caller), actorOf(caller));
      if (!found) return failure(404, copy.file);
      const headers = {
        'Content-Type': mediaTypes[found.report.format],
        'Content-Length': String(found.report.sizeBytes),
        'Content-Disposition': `attachment; filename="${fileName(found.report)}"`,
      };
      return new Response(streamOf(found.parts), { headers });
    }),
    'POST /report/{reportId}/cancel': having(async (kept, caller) =>
      outcomeAnswer(await kept.cancel(idOf(caller), actorOf(caller))),
    ),
    'DELETE /report/{reportId}': having(async (kept, caller) => {
      const outcome = await kept.remove(idOf(caller), actorOf(caller));
      return 'reportId' in outcome ? noContent() : outcomeAnswer(outcome);
    }),
  };
}

/** Bytes that are read when whoever downloads them wants them. */
function streamOf(parts: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = parts[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await reader.next();
        if (done) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: async () => void (await reader.return?.()),
    },
    { highWaterMark: 0 },
  );
}

/** What was done, or why it was not. */
export function outcomeAnswer(outcome: object): Response {
  const isUndone = ['refused', 'unknown', 'conflict'].some((why) => why in outcome);
  return isUndone ? notDone(outcome as Parameters<typeof notDone>[0]) : jsonAnswer(outcome);
}
