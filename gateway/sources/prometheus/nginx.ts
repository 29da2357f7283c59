import { difference, filled, integer, metricsOf, type SectionReader, type Table } from './figures';
import { living, samplesOf } from './samples';

/** Computed by a query of its own: requests since the scrape before. */
export const NGINX_CURRENT = 'nginx:current';

const TABLE: Table = {
  requests: integer('nginx_http_requests_total'),
  accepts: integer('nginx_connections_accepted'),
  handled: integer('nginx_connections_handled'),
  dropped: difference('nginx_connections_accepted', 'nginx_connections_handled'),
  writing: integer('nginx_connections_writing'),
  current: integer(NGINX_CURRENT),
  waiting: integer('nginx_connections_waiting'),
  reading: integer('nginx_connections_reading'),
  active: integer('nginx_connections_active'),
};

export const nginx: SectionReader = {
  metrics: ['nginx_up', 'node_uname_info', ...metricsOf(TABLE)],
  read(series) {
    const own = living(series, 'nginx_up');
    if (!own) return own;
    const [label, machine] = [samplesOf(own, 'nginx_up')[0], samplesOf(series, 'node_uname_info')[0]];
    return { hostname: label?.labels.hostname ?? machine?.labels.nodename, ...filled(TABLE, own) };
  },
};
