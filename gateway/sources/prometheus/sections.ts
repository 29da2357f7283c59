import { elastic } from './elastic';
import type { SectionReader } from './figures';
import { kafka } from './kafka';
import { CPU_CORES, CPU_SHARE, cpu, filesystem, memory, network, process } from './machine';
import { mongo } from './mongo';
import { mysql } from './mysql';
import { NGINX_CURRENT, nginx } from './nginx';
import { redis } from './redis';
import { type Series, samplesOf } from './samples';

/** By their keys in the report. */
const SECTIONS: Readonly<Record<string, SectionReader>> = {
  filesystem,
  redis,
  mongo,
  kafka,
  mysql,
  nginx,
  cpu,
  memory,
  process,
  network,
  elastic,
};

const COMPUTED = new Set([CPU_CORES, CPU_SHARE, NGINX_CURRENT]);
const metrics = new Set(Object.values(SECTIONS).flatMap((section) => section.metrics));
const names = ['up', ...metrics].filter((metric) => !COMPUTED.has(metric)).join('|');

/**
 * The queries of a report, by the name of what is computed, '' for samples as they are: few, since each costs Prometheus
 * and the network the same again.
 * @param selector what picks the server's series
 * @param window that holds two samples at least
 */
export function queriesOf(selector: string, window: string): Record<string, string> {
  return {
    '': `{${selector},__name__=~"${names}"}`,
    [CPU_SHARE]: `avg by(mode)(rate(node_cpu_seconds_total{${selector}}[${window}])) * 100`,
    [CPU_CORES]: `count(node_cpu_seconds_total{${selector},mode="idle"})`,
    [NGINX_CURRENT]: `idelta(nginx_http_requests_total{${selector}}[${window}])`,
  };
}

/** The sections of a report; those that nothing watches are missing. */
export function sectionsOf(series: Series): Record<string, unknown> {
  const sections = Object.entries(SECTIONS).map(([key, section]) => [key, section.read(series)]);
  return Object.fromEntries(sections.filter(([, content]) => content !== undefined));
}

/** How many exporters of the server Prometheus asks, and how many of them answer. */
export function targetsOf(series: Series): { asked: number; answering: number } {
  const targets = samplesOf(series, 'up');
  return { asked: targets.length, answering: targets.filter(({ value }) => value === '1').length };
}
