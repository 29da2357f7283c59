import { build, type Plugin, type Rolldown } from 'vite';
import { drawLoginFrame } from '../../scripts/vite/build-plugins.ts';
import { ENVIRONMENTS, type Environment } from '../../src/shared/config/env-values.ts';

/**
 * Beside index.html, which knows what the build knows and asks for no file, one page per environment for deployments with
 * a configuration file: its bar, icon and session key are right before any script, the file is asked for with the styles,
 * and src/app/start/config-start.ts reads it before the console runs. deploy/start.sh serves the one that the file names.
 */
export function configPages(environment: Environment): Plugin {
  return {
    name: 'atalaya:config-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('The build has no page.');
        const fileName = await emitStart(this);
        for (const other of ENVIRONMENTS) {
          const source = pageOf(String(page.source), {
            built: [environment, await drawLoginFrame(environment)],
            other: [other, await drawLoginFrame(other)],
            start: fileName,
          });
          this.emitFile({ type: 'asset', fileName: `index.${other}.html`, source });
        }
      },
    },
  };
}

/** Bundled apart: a file shared with the console would be run with it. */
async function emitStart(context: Rolldown.PluginContext): Promise<string> {
  const { output } = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: 'src/app/start/config-start.ts' },
    },
  })) as Rolldown.RolldownOutput;
  if (output.length !== 1) context.error('The start with a configuration file must be one file.');
  context.emitFile({ type: 'asset', fileName: output[0].fileName, source: output[0].code });
  return output[0].fileName;
}

interface PageParts {
  built: [environment: Environment, frame: string];
  other: [environment: Environment, frame: string];
  start: string;
}

function pageOf(html: string, { built, other, start }: PageParts): string {
  const steps: [from: string | RegExp, to: string | ((found: string, address: string) => string)][] = [
    [`data-environment="${built[0]}"`, `data-environment="${other[0]}"`],
    [`/favicon-${built[0]}.svg`, `/favicon-${other[0]}.svg`],
    [built[1], other[1]],
    [/data-start="([^"]+)"/, (_, address) => `data-start="/${start}" data-console="${address}"`],
    [
      '<link rel="modulepreload" ',
      '<link rel="preload" as="fetch" crossorigin href="/config.json">\n    ' +
        `<link rel="modulepreload" crossorigin href="/${start}">\n    <link rel="modulepreload" `,
    ],
  ];
  return steps.reduce((text, [from, to]) => {
    const holds = typeof from === 'string' ? text.includes(from) : from.test(text);
    if (!holds) throw new Error(`The page no longer holds ${from}.`);
    return typeof to === 'string' ? text.replace(from, () => to) : text.replace(from, to);
  }, html);
}
