import { SourceAway, type SourceWatch } from '../ports';

/** Tells whoever runs the platform whether a source answers, by what becomes of each question to it. */
export function tellingOf(source: string, watch: SourceWatch) {
  return async <T>(answer: Promise<T>): Promise<T> => {
    try {
      const value = await answer;
      watch.back(source);
      return value;
    } catch (error) {
      if (error instanceof SourceAway) watch.away(error);
      throw error;
    }
  };
}
