/** The figures of what blackbox_exporter says, by a short name; each sample of an answer has one as its label `figure`. */
type Figures = Readonly<Record<string, string>>;

const SUCCESS = 'probe_success';
const SECONDS = 'probe_duration_seconds';

/** All of them in one question. */
const together = (figures: Figures) =>
  Object.entries(figures)
    .map(([figure, promql]) => `label_replace(${promql}, "figure", "${figure}", "", "")`)
    .join(' or ');

/** What is asked of the targets that bear one of some values of a label; `interval` is in seconds. */
export function probeQueries(label: string, targets: readonly string[], interval: number) {
  const escaped = targets.map((target) => target.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  // PromQL's strings have the escapes of JSON's.
  const chosen = `{${label}=~${JSON.stringify(escaped.join('|'))}}`;
  const sum = (promql: string) => `sum by(${label})(${promql})`;
  const counts = (of: 'sum' | 'count', metric: string, over: string) => sum(`${of}_over_time(${metric}[${over}])`);
  const answered = `(${SECONDS}${chosen} and ${SUCCESS}${chosen} == 1)`;
  const success = SUCCESS + chosen;
  return {
    /** Each target, as it is now; its age is by Prometheus' own clock. */
    current: together({
      up: success,
      age: `time() - timestamp(${success})`,
      seconds: SECONDS + chosen,
      status: `probe_http_status_code${chosen}`,
      ends: `probe_ssl_earliest_cert_expiry${chosen}`,
    }),
    /** Each value of the label over a while: how many checks there were, how many of them were answered, and how slowly. */
    sums: together({
      hourUp: counts('sum', success, '1h'),
      hourAll: counts('count', success, '1h'),
      dayUp: counts('sum', success, '24h'),
      dayAll: counts('count', success, '24h'),
      monthUp: counts('sum', success, '30d'),
      monthAll: counts('count', success, '30d'),
      seconds: counts('sum', answered, `24h:${interval}s`),
      answers: counts('count', answered, `24h:${interval}s`),
    }),
    /** Each target, to be asked at moments of a distance (s): a check that failed since the moment before counts, however many did not. */
    beats: (step: number) =>
      together({
        up: `(min_over_time(${success}[${step}s]) or ${success} * 1)`,
        seconds: `(max_over_time(${SECONDS}${chosen}[${step}s]) or ${SECONDS}${chosen} * 1)`,
      }),
  };
}
