import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { SourceAway } from '../ports';

/** Where the links of recovery mails lead; a token follows. */
export const recoveryPath = '/recuperar/';

const style = readFileSync(new URL('./recovery-page.css', import.meta.url), 'utf8');
const STYLE_PATH = `${recoveryPath}estilo.css`;

/** Neither scripts nor anything of another origin; unlike the console it sends a form. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const copy = {
  title: 'Contraseña temporal',
  ask: 'Al continuar, la contraseña temporal que te enviamos sustituye a la anterior, si la había, y se cierran tus sesiones.',
  button: 'Usar la contraseña temporal',
  gone: 'Este enlace ya no vale: se usó, venció o pediste otro después. Pide uno nuevo con «Olvidé la contraseña».',
  away: 'Atalaya no puede atender el enlace en este momento. Vuelve a intentarlo en unos minutos.',
  toLogin: 'Ir al inicio de sesión',
};

/**
 * The page behind the link of a recovery mail. Opening it changes nothing, since scanners of mail open links; its button does.
 * @param openRecovery takes the token of a link; resolves to nothing when it is not good
 */
export function recoveryPages(openRecovery: (token: string) => Promise<unknown>): Hono {
  const pages = new Hono();
  const route = `${recoveryPath}:token{[\\w-]+}` as const;
  pages.get(STYLE_PATH, () => new Response(style, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }));
  pages.get(route, () =>
    page(200, `<p>${copy.ask}</p><form method="post"><button type="submit">${copy.button}</button></form>`),
  );
  pages.post(route, async ({ req }) => {
    try {
      return (await openRecovery(req.param('token')))
        ? new Response(null, { status: 303, headers: { Location: '/' } })
        : page(410, `<p>${copy.gone}</p><p><a href="/">${copy.toLogin}</a></p>`);
    } catch (error) {
      if (!(error instanceof SourceAway)) throw error;
      return page(503, `<p>${copy.away}</p>`);
    }
  });
  return pages;
}

function page(status: number, content: string): Response {
  const html = `<!doctype html>
<html lang="es-MX">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex, nofollow" />
    <meta name="color-scheme" content="light dark" />
    <title>${copy.title} · Atalaya</title>
    <link rel="stylesheet" href="${STYLE_PATH}" />
  </head>
  <body><main><h1>${copy.title}</h1>${content}</main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}
