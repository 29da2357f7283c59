/**
 * A signal that aborts with a TimeoutError after so many ms. AbortSignal.timeout would do, but leaves its timer behind
 * and keeps a clock of its own, which no test can turn.
 */
export function timeLimit(ms: number): { signal: AbortSignal; lift: () => void } {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException('Too late', 'TimeoutError')), ms);
  return { signal: controller.signal, lift: () => clearTimeout(timer) };
}
