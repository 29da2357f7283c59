import { type ServerReports, SourceAway } from '../../ports';
import { platformDate } from '../../rules/mexico-time';
import { type Connection, query } from './query';
import { queriesOf, sectionsOf, targetsOf } from './sections';

export interface PrometheusSource extends Connection {
  /** The label of the targets that names their server. */
  label: string;
  /** What rates are taken over, such as '1m'; two scrapes at least. */
  window: string;
}

/** Reports of the servers that a Prometheus watches: every value of a label that its targets bear now. */
export function createPrometheusReports(source: PrometheusSource): ServerReports {
  const { label, window } = source;
  return {
    async list() {
      const servers = await query(source, `group by(${label})(up{${label}!=""})`);
      return servers.map(({ labels }) => labels[label] ?? '').sort();
    },

    async read(server, now) {
      // PromQL's strings have the escapes of JSON's.
      const queries = Object.entries(queriesOf(`${label}=${JSON.stringify(server)}`, window));
      const answers = await Promise.all(queries.map(([computed, promql]) => query(source, promql, computed)));
      const series = answers.flat();
      const { asked, answering } = targetsOf(series);
      if (asked === 0) return undefined;
      if (answering === 0)
        throw new SourceAway(`none of its ${asked} exporters answers`, { source: `server ${server}` });
      return { date: platformDate(now), server, ...sectionsOf(series) };
    },
  };
}
