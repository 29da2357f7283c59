import type { ServerReports } from '../ports';

/** Several sources as one, in their order; of two servers of one name the first counts. */
export function combined(sources: readonly ServerReports[]): ServerReports {
  return {
    async list() {
      const lists = await Promise.all(sources.map((source) => source.list()));
      return [...new Set(lists.flat())];
    },

    async read(name, now) {
      const failures: unknown[] = [];
      for (const source of sources) {
        try {
          const report = await source.read(name, now);
          if (report) return report;
        } catch (failure) {
          failures.push(failure);
        }
      }
      // Who is away may have been the one to know it.
      if (failures.length > 0) throw failures[0];
      return undefined;
    },
  };
}
