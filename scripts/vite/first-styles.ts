import type { Plugin, Rolldown } from 'vite';

/** Where that starts which may be drawn before the first screen behind the sign-in, whose code brings the whole sheet. */
const DRAWN_FIRST = ['src/main.tsx', 'src/app/app-start.ts', 'src/features/auth/recovery/recover-password-modal.tsx'];

/**
 * The page asks for a sheet that lacks the utilities of later screens: nothing is painted before it is here. Those come
 * with the whole sheet, which Vite loads before any screen; it repeats all rules of elements in their order, so none changes places.
 */
export function firstStyles(): Plugin {
  let whole = '';
  let reference = '';
  let first = '';
  return {
    name: 'atalaya:first-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sheet = Object.values(bundle).find(({ fileName }) => /^assets\/console-.*\.css$/.test(fileName));
      if (sheet?.type !== 'asset') return this.error('The console has no style sheet.');
      whole = sheet.fileName;
      const all = String(sheet.source);
      const source = withoutUnused(all, wordsOf(this));
      // A second rule for the same typeface would have it loaded anew, under what is already drawn with it.
      sheet.source = all.replace(/@font-face\{[^}]*\}/g, '');
      reference = this.emitFile({ type: 'asset', name: 'first.css', source });
      first = this.getFileName(reference);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!html.includes(whole) || first === '') throw new Error('The page does not ask for the whole sheet.');
        return html.replace(whole, first);
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
  return new Set(code.join(' ').split(/[\s"'`]+/));
}

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

/** The rules and groups of a minified sheet, one after the other. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: brace, index } of text.matchAll(/\\.|[{}]/g)) {
    if (brace === '{') depth += 1;
    if (brace !== '}') continue;
    depth -= 1;
    if (depth !== 0) continue;
    blocks.push(text.slice(start, index + 1));
    start = index + 1;
  }
  return blocks;
}
