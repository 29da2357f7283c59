import { SourceAway } from '../../ports';
import { toNumber } from '../numbers';
import { hostOf, type TargetState } from './probes';
import type { PrometheusSource } from './reports';

/** How long a probe may take (s), and how much longer its answer. */
const PROBE = 10;
const PATIENCE = (PROBE + 2) * 1000;

const away = (message: string, cause?: unknown) =>
  new SourceAway(`blackbox_exporter: ${message}`, { source: 'blackbox', cause });

async function fetched(fetch: typeof globalThis.fetch, url: string, headers: Record<string, string> = {}) {
  try {
    const answer = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return await answer.text();
  } catch (error) {
    throw away((error as Error).message, error);
  }
}

/**
 * Has targets probed now, as Prometheus would: with the parameters that it has for them, by the exporter that is configured,
 * whatever address Prometheus knows it by.
 */
export function createBlackbox(
  exporter: string,
  { url, label: server, fetch = globalThis.fetch }: PrometheusSource,
  label: string,
) {
  const base = exporter.replace(/\/+$/, '');
  return async (targets: readonly string[], now: number): Promise<TargetState[]> => {
    const found = scrapesIn(await fetched(fetch, `${url.replace(/\/+$/, '')}/api/v1/targets?state=active`));
    const chosen = found.filter(({ labels }) => targets.includes(labels[label] ?? ''));
    if (chosen.length === 0) throw away('Prometheus has no target of this service.');
    return Promise.all(
      chosen.map(async ({ labels, search }) => {
        const text = await fetched(fetch, `${base}/probe${search}`, {
          'X-Prometheus-Scrape-Timeout-Seconds': `${PROBE}`,
        });
        return stateIn(text, hostOf(labels, server), now);
      }),
    );
  };
}

interface Scrape {
  labels: Readonly<Record<string, string>>;
  /** The parameters of the probe. */
  search: string;
}

function scrapesIn(text: string): Scrape[] {
  try {
    const { data } = JSON.parse(text) as { data: { activeTargets: { labels: Scrape['labels']; scrapeUrl: string }[] } };
    return data.activeTargets.map(({ labels, scrapeUrl }) => ({ labels, search: new URL(scrapeUrl).search }));
  } catch (error) {
    throw away('the answer of Prometheus is not one of its API', error);
  }
}

function stateIn(text: string, host: string, at: number): TargetState {
  const figures = new Map([...text.matchAll(/^(probe_\w+) (\S+)$/gm)].map(([, name = '', value]) => [name, value]));
  const figure = (name: string) => toNumber(figures.get(name));
  if (!figures.has('probe_success')) throw away('its answer is none of a probe');
  return {
    ...{ host, at, up: figure('probe_success') === 1, version: null },
    ...{ seconds: figure('probe_duration_seconds'), status: figure('probe_http_status_code') },
    ends: figure('probe_ssl_earliest_cert_expiry') * 1000,
  };
}
