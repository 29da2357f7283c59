import type { Account } from '../ports';
import type { Letter } from '../sign-in-ports';

/** The letter that brings a temporary password (spec 3.5). */
export function recoveryMail({ email, name }: Account, password: string, link: string): Letter {
  return {
    to: email,
    subject: 'Tu contraseña temporal de Atalaya',
    text: `Hola, ${name}:

Alguien pidió una contraseña nueva para tu cuenta de Atalaya. Esta es temporal:

    ${password}

Para que empiece a valer, abre este enlace en los próximos 30 minutos. Solo funciona una vez:

    ${link}

Al entrar con ella, Atalaya te pedirá que elijas otra. Mientras no abras el enlace, tu contraseña de siempre sigue
valiendo; si no fuiste tú quien la pidió, no hagas nada.
`,
  };
}
