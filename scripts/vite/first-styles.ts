import type { Plugin, Rolldown } from 'vite';
import { ENVIRONMENTS } from '../../src/shared/config/env-values.ts';
import { drawLoginFrame, drawNotStarted, THEME } from './build-plugins.ts';
import { blocksOf, pageStyles } from './page-styles.ts';

/** Where that starts which may be drawn before the first screen behind the sign-in, whose code brings the whole sheet. */
const DRAWN_FIRST = ['src/main.tsx', 'src/app/app-start.ts', 'src/features/auth/recovery/recover-password-modal.tsx'];

/**
 * A browser that does not wait for the early script shows nothing before it has run, or it would show the other theme and a
 * login to who is signed in, and asks for no typeface; where that script is missing, what is here is better than nothing.
 */
const BEFORE_EARLY = [
  'html:not([data-early]){visibility:hidden;font-family:Inter Fallback,sans-serif;animation:0s 3s forwards shown}',
  '@keyframes shown{to{visibility:visible}}',
  // Where all files are here already the sheet is before that script has run: no style is computed, nor a font looked for, of
  // what will look otherwise. By an animation, so that a browser which cannot animate this has the rule above alone.
  'html:not([data-early]) body{animation:0s 3s backwards unread}',
  '@keyframes unread{from{content-visibility:hidden}}',
].join('');

/** The picture behind the login's words takes a fifth of the first frame's work: it comes with the next one (early.js). */
const AFTER_WORDS = 'html[data-early]:not([data-words]) [data-after-words]{display:none}';

/**
 * Of a console that cannot be had the early script tells; where that one is missing too nobody does, and after some seconds
 * nothing else is left to wait for.
 */
const NOT_STARTED = [
  'html[data-early]:not([data-started=no]) #not-started{display:none}',
  'html:not([data-early]) #not-started{visibility:hidden;animation:0s 10s forwards shown}',
  'html:not([data-early]) #not-started button{display:none}',
  '@media not (scripting){#not-started{display:none}}',
].join('');

/** What index.html holds around the login's frame. */
const SHELL = '<html><body><div id="root"></div><noscript>';

/**
 * The page asks for what draws it: nothing is painted before that is here. What else the console draws before the first
 * screen comes after that paint (early.js), and the whole sheet, which Vite loads before any screen, repeats all rules.
 */
export function firstStyles(): Plugin {
  let whole = '';
  let first = '';
  let start = '';
  return {
    name: 'atalaya:first-styles',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/console-.*\.css$/.test(fileName));
      if (sheet?.type !== 'asset') return this.error('The console has no style sheet.');
      whole = sheet.fileName;
      const all = String(sheet.source);
      const frames = await Promise.all(ENVIRONMENTS.map(drawLoginFrame));
      const notice = await drawNotStarted();
      const words = new Set([...wordsOf(this), ...wordsIn(notice)]);
      const { drawn, rest } = pageStyles(withoutUnused(all, words), SHELL + frames.join('') + notice);
      // A second rule for the same typeface would have it loaded anew, under what is already drawn with it.
      sheet.source = all.replace(/@font-face\{[^}]*\}/g, '');
      const emit = (name: string, source: string) => this.getFileName(this.emitFile({ type: 'asset', name, source }));
      first = emit('first.css', drawn + BEFORE_EARLY + AFTER_WORDS + NOT_STARTED);
      start = emit('start.css', rest);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(whole) || first === '') throw new Error('The page does not ask for the whole sheet.');
        return html.replace(whole, first).replace(THEME, `data-styles="/${start}" ${THEME}`);
      },
    },
  };
}

/** All words of the modules that are drawn first, and of what they import at once; a class is one of them. */
function wordsOf(build: Rolldown.PluginContext): Set<string> {
  const ids = [...build.getModuleIds()].filter((id) => DRAWN_FIRST.some((file) => id.endsWith(`/${file}`)));
  if (ids.length !== DRAWN_FIRST.length) build.error('What is drawn first lies elsewhere.');
  const seen = new Set(ids);
  // A set hands out what is added to it meanwhile.
  for (const id of seen) {
    for (const next of build.getModuleInfo(id)?.importedIds ?? []) if (next.includes('/src/')) seen.add(next);
  }
  const code = [...seen].map((id) => build.getModuleInfo(id)?.code ?? '');
  return new Set(wordsIn(code.join(' ')));
}

const wordsIn = (text: string) => text.split(/[\s"'`]+/);

const UTILITIES = '@layer utilities{';

/** The sheet with those utilities alone whose class is one of the words. */
function withoutUnused(sheet: string, words: ReadonlySet<string>): string {
  const start = sheet.indexOf(UTILITIES);
  if (start < 0) throw new Error('The sheet has no utilities.');
  const [layer = ''] = blocksOf(sheet.slice(start));
  return sheet.slice(0, start) + used(layer, words) + sheet.slice(start + layer.length);
}

/** A rule of a used class as it is; of a group of rules those that are used; else nothing. */
function used(block: string, words: ReadonlySet<string>): string {
  const brace = block.indexOf('{');
  const head = block.slice(0, brace);
  if (!head.startsWith('@')) return classesOf(head).some((name) => words.has(name)) ? block : '';
  const kept = blocksOf(block.slice(brace + 1, -1)).map((inner) => used(inner, words));
  return kept.some(Boolean) ? `${head}{${kept.join('')}}` : '';
}

/** Names of the utilities in a selector: the first class of each of its parts. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(/(?:^|,)\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
}
