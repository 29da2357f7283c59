import type { ApiRequest } from '~/shared/api/client';
import { afterPaint, SliceTimer } from '~/shared/hooks/tasks';
import { asUtf8, requestBytes } from './response-bytes';
import { PAGE_SIZE, type TraceList } from './trace-list';
import { TraceResponse } from './trace-response';

/** Read without looking at the clock, bytes: far less than a slice takes. */
const PIECE = 1 << 17;

/** A response that is shorter or quicker (ms) is shown when it is whole. */
const SHORT = 1 << 17;
const QUICK = 100;

/** A count that grows more often than this (ms) disturbs who reads. */
const PROGRESS_INTERVAL = 250;

/**
 * Asks for traces and reads them while they arrive, in short slices.
 * @param onProgress is told as soon as the first page stands, and from time to time while a large response grows
 * @throws ApiError
 */
export function readTraces(
  call: ApiRequest & { signal: AbortSignal },
  onProgress: (entries: TraceList) => void,
): Promise<TraceList> {
  return requestBytes(call, async (bytes, contentType) => {
    const answer = new TraceResponse();
    const clock = new SliceTimer();
    const startedAt = performance.now();
    let reportedAt = Number.NEGATIVE_INFINITY;

    const reportProgress = async () => {
      const now = performance.now();
      const isLong = answer.weight > SHORT || now - startedAt > QUICK;
      if (!isLong || answer.length < PAGE_SIZE || now - reportedAt < PROGRESS_INTERVAL) return;
      const isFirst = reportedAt === Number.NEGATIVE_INFINITY;
      reportedAt = now;
      onProgress(answer);
      // Whoever waits for the first rows sees them before the rest is read; the network goes on meanwhile.
      if (isFirst) await afterPaint();
    };

    const onLossy = () => {
      answer.lossy = true;
    };
    for await (const chunk of asUtf8(bytes, contentType, onLossy)) {
      for (let at = 0; at < chunk.length; at += PIECE) {
        answer.add(chunk.subarray(at, at + PIECE));
        if (clock.isOver) await clock.next(call.signal);
        await reportProgress();
      }
    }
    answer.end();
    return answer;
  });
}
