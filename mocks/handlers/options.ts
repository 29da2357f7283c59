import { http } from 'msw';
import { traceOptions } from '../traces/hosts';
import { failure, jsonAnswer, proxyPage } from './answers';
import { guarded } from './guard';
import type { PlatformMemory } from './memory';

type OptionList = keyof typeof traceOptions;

/** The five option lists of the log filters (spec 19.2). */
export function optionHandlers(base: string, { revoked }: PlatformMemory) {
  return (Object.keys(traceOptions) as OptionList[]).map((list) =>
    http.get(
      `${base}/trace/${list}`,
      guarded({ revoked, call: `GET /trace/${list}` }, ({ token }) =>
        token.scenario === 'opciones-rotas' ? broken[list]() : jsonAnswer(traceOptions[list]),
      ),
    ),
  );
}

/** Scenario 'opciones-rotas': each list fails in a way of its own. */
const broken: Record<OptionList, () => Response> = {
  servers: () => failure(500, 'Internal server error'),
  hostnames: () => proxyPage(502, 'Bad Gateway'),
  services: () => jsonAnswer({ services: ['autorizador'] }),
  channels: () => jsonAnswer(null),
  logTypes: () => jsonAnswer('INFO,ERROR'),
};
