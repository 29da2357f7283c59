import type { Account } from '../ports';
import type { Letter } from '../sign-in-ports';

interface Access {
  password: string;
  link: string;
}

const steps = ({ password, link }: Access, until: string) => `Tu contraseña temporal es:

    ${password}

Para que empiece a valer, abre este enlace antes del ${until}. Solo funciona una vez:

    ${link}

Después entra con tu correo y esa contraseña: Atalaya te pedirá que elijas otra.
`;

/** The letter that invites somebody. */
export function invitationLetter({ email, name }: Account, access: Access, until: string): Letter {
  return {
    to: email,
    subject: 'Tu invitación a Atalaya',
    text: `Hola, ${name}:

Te invitaron a usar Atalaya con este correo. ${steps(access, until)}
Si no esperabas esta invitación, no hagas nada.
`,
  };
}

/** The letter to somebody whose password was taken away. */
export function resetLetter({ email, name }: Account, access: Access, until: string): Letter {
  return {
    to: email,
    subject: 'Tu contraseña de Atalaya se restableció',
    text: `Hola, ${name}:

Una persona que administra Atalaya restableció tu contraseña: la anterior ya no vale y tus sesiones se cerraron.
${steps(access, until)}`,
  };
}
