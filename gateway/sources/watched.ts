import { type ServerReports, SourceAway, type SourceWatch } from '../ports';

/** Reports of a source that whoever runs the platform learns of when it goes and when it comes back. */
export function watched(reports: ServerReports, source: string, watch: SourceWatch): ServerReports {
  const told = async <T>(answer: Promise<T>, server?: string): Promise<T> => {
    try {
      const value = await answer;
      for (const name of [source, server]) if (name !== undefined) watch.back(name);
      return value;
    } catch (error) {
      if (error instanceof SourceAway) {
        // A server of which the source says that it is away has a source.
        if (error.source !== source) watch.back(source);
        watch.away(error);
      }
      throw error;
    }
  };
  return {
    list: () => told(reports.list()),
    read: (name, now) => told(reports.read(name, now), `server ${name}`),
  };
}
