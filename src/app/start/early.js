// The end of the built theme.js: what the first moments of the page need beside the theme.

// The last key or click: early-input.ts does it again.
document.onkeydown = document.onclick = (event) => {
  document.early = event;
};
// Names of the fields that were left: early-press.ts tells the console.
document.left = new Set();
document.addEventListener('focusout', ({ target }) => document.left.add(target.name));

const root = document.documentElement.dataset;
// See scripts/vite/first-styles.ts.
root.early = '';
const { start, styles, signedIn } = dataset;
// Who is signed in waits for more than the login's files.
if (root.session) for (const href of signedIn.split(' ')) fetchEarly({ rel: 'modulepreload', href });
// On a first visit the typeface would share the line with the console, which lets it come (console.tsx).
else if (first) root.typeface = 'later';

// The first frame has the words and the fields, the next one the picture (scripts/vite/first-styles.ts). The console, which
// would hold up either where it is here already, is run after that, once its styles are here. Who is signed in sees no
// login, and a page that nobody looks at is not painted.
const afterFrame = (next) => {
  if (root.session || document.hidden) next();
  else requestAnimationFrame(() => setTimeout(next));
};
const begin = () => {
  root.words = 'painted';
  const styled = new Promise((onload) => fetchEarly({ rel: 'stylesheet', href: styles, onload, onerror: onload }));
  Promise.all([styled, new Promise(afterFrame)])
    .then(() => import(start))
    .catch(tellNotStarted);
};
// Says so on the page (login-frame.tsx): what else would is not here.
const tellNotStarted = () => {
  root.started = 'no';
  document.querySelector('#not-started button').onclick = () => location.reload();
};
const settle = () => afterFrame(begin);
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', settle);
else settle();
