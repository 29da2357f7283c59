import { readFileSync, writeFileSync } from 'node:fs';
import { minifySync, type Plugin, type Rolldown, runnerImport } from 'vite';
import type { Environment } from '../../src/shared/config/env-values.ts';
import { withLightIcons } from './icons.ts';

/** Calls alone go through the worker: every file of a page, a hundred of them, would ask the page whether it is one. */
const ROUTES = `addEventListener('install', (event) =>
  event.addRoutes?.({ condition: { not: { requestDestination: '' } }, source: 'network' }));
`;
const mockWorker = () => ROUTES + readFileSync('mocks/public/mockServiceWorker.js', 'utf8');

/** Puts the simulated platform's service worker beside a demo build; a production build never sees it. */
export function copyMockWorker(outDir: string): Plugin {
  return {
    name: 'atalaya:copy-mock-worker',
    apply: 'build',
    closeBundle: () => writeFileSync(`${outDir}/mockServiceWorker.js`, mockWorker()),
  };
}

/** Serves the worker in development and in browser tests without copying it anywhere. */
export function serveMockWorker(): Plugin {
  return {
    name: 'atalaya:serve-mock-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(mockWorker());
      });
    },
  };
}

/** The page names its environment, and with it its icon, before any script runs. */
export function environmentInPage(environment: string): Plugin {
  return {
    name: 'atalaya:environment-in-page',
    transformIndexHtml: (html) => html.replaceAll('%ENVIRONMENT%', environment),
  };
}

/** The style sheet is asked for before the console, which shares its way; and what index.html explains stays here. */
export function styleSheetFirst(): Plugin {
  return {
    name: 'atalaya:style-sheet-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        const sheet = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
        if (!sheet) throw new Error('The built page has no style sheet.');
        const plain = html.replace(/\s*<!-- [A-Z].* -->/g, '').replace(sheet, '');
        return plain.replace(/\s*<script type="module"/, (script) => sheet + script);
      },
    },
  };
}

/** A runner has no pipeline for style sheets, and the frame needs their names alone. */
const withoutStyles: Plugin = {
  name: 'atalaya:without-styles',
  enforce: 'pre',
  resolveId: (source) => (source.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? '' : undefined),
};

type Frames = { loginFrame: (environment: Environment) => string; notStarted: () => string };

let frames: Promise<Frames> | undefined;

function loadFrames(): Promise<Frames> {
  frames ??= runnerImport<Frames>('/src/app/start/login-frame.tsx', {
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [withoutStyles],
  }).then(({ module }) => module);
  return frames;
}

export async function drawLoginFrame(environment: Environment): Promise<string> {
  return withLightIcons((await loadFrames()).loginFrame(environment));
}

/** What the page says where the console's own files cannot be had. */
export async function drawNotStarted(): Promise<string> {
  return withLightIcons((await loadFrames()).notStarted());
}

/**
 * The built page holds the login's frame, so that the first paint waits for no script. It is drawn by the product's own
 * components, in a runner of its own: nothing of it is in the bundle.
 */
export function loginFrameInPage(environment: Environment): Plugin {
  return {
    name: 'atalaya:login-frame-in-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const frame = await drawLoginFrame(environment);
        return html.replace('<div id="root"></div>', `<div id="root">${frame}</div>${await drawNotStarted()}`);
      },
    },
  };
}

/** All chunks that some of the named ones load at once, and they themselves. */
function filesOf(bundle: Rolldown.OutputBundle, names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (fileName: string) => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && names.includes(chunk.name)) add(chunk.fileName);
  }
  return files;
}

/** How index.html asks for the early script. */
export const THEME = 'src="/src/app/start/theme.js"';
const TYPEFACE = /inter-[^/]*\.woff2$/;
const MODULE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * What runs before the first paint is one file of the build, named by what it holds: a second visit asks for none of it
 * again. src/app/start/typeface.js stands at its beginning, early.js at its end; it knows what the signed in load, and starts
 * the console, which the page only asks for, and after what the first paint needs.
 */
export function earlyInTheme(): Plugin {
  let theme = '';
  return {
    name: 'atalaya:early-in-theme',
    apply: 'build',
    generateBundle() {
      const source = ['typeface', 'theme', 'early'].map((name) => readFileSync(`src/app/start/${name}.js`, 'utf8'));
      const { code } = minifySync('theme.js', source.join(''));
      theme = this.getFileName(this.emitFile({ type: 'asset', name: 'theme.js', source: code }));
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const early = filesOf(bundle, ['console']);
        const files = [...filesOf(bundle, ['app', 'session-layout'])].filter((file) => !early.has(file));
        const signedIn = files.map((file) => `/${file}`).join(' ');
        const address = MODULE.exec(html)?.[1];
        const typeface = Object.keys(bundle).find((file) => TYPEFACE.test(file));
        if (!html.includes(THEME) || !address) throw new Error('The page does not run the theme and the console.');
        if (!typeface) throw new Error('The typeface of the first paint is not in the bundle.');
        return html
          .replace(
            THEME,
            `src="/${theme}" data-start="${address}" data-signed-in="${signedIn}" data-typeface="/${typeface}"`,
          )
          .replace(MODULE, `<link rel="modulepreload" fetchpriority="low" crossorigin href="${address}">`);
      },
    },
  };
}

const RUNTIME_IMPORT = /^import\{([^}]*)\}from"\.\/rolldown-runtime-[\w-]+\.js";/;

/**
 * Rolldown keeps its half kilobyte of interop helpers in a chunk of its own, which would cost the sign-in one more
 * request. The start chunk gets a copy on a line before its own; later screens still import the file.
 */
export function helpersInStart(): Plugin {
  return {
    name: 'atalaya:helpers-in-start',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const start = chunks.find(({ name }) => name === 'console');
      const runtime = chunks.find(({ name }) => name === 'rolldown-runtime');
      const statement = start ? RUNTIME_IMPORT.exec(start.code) : null;
      const exported = /export\{([^}]*)\};?\s*$/.exec(runtime?.code ?? '');
      if (!start || !runtime || !statement || !exported)
        this.error('The chunks are no longer those this step expects.');
      const members = (list: string) => list.split(',').map((pair) => pair.split(' as '));
      const imported = members(statement[1] ?? '').map(([name, local]) => `${name}:${local ?? name}`);
      const returned = members(exported[1] ?? '').map(([local, name]) => `${name ?? local}:${local}`);
      const helpers = runtime.code.slice(0, exported.index);
      // Blanks keep the columns, and one more line the rows, of the source map.
      const blanks = ' '.repeat(statement[0].length);
      start.code = `var {${imported}}=(()=>{${helpers.trim()}return{${returned}}})();\n${blanks}${start.code.slice(statement[0].length)}`;
      if (start.map) start.map.mappings = `;${start.map.mappings}`;
      start.imports = start.imports.filter((file) => file !== runtime.fileName);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/\s*<script[^>]*rolldown-runtime[^>]*><\/script>|\s*<link[^>]*rolldown-runtime[^>]*>/g, ''),
    },
  };
}
