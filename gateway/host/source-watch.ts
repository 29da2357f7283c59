import type { SourceWatch } from '../ports';
import type { Journal } from './journal';
import type { Metrics } from './metrics';

/** Writes down once that a source is away and why, and once that it is back. */
export function createSourceWatch(journal: Journal, metrics: Pick<Metrics, 'sourceAway'>): SourceWatch {
  const away = new Map<string, number>();
  return {
    away({ source, message }) {
      if (away.has(source)) return;
      away.set(source, performance.now());
      metrics.sourceAway(source, true);
      journal.warn('source-away', { source, reason: message });
    },
    back(source) {
      const since = away.get(source);
      if (since === undefined) return;
      away.delete(source);
      metrics.sourceAway(source, false);
      journal.note('source-back', { source, seconds: Math.round((performance.now() - since) / 1000) });
    },
  };
}
