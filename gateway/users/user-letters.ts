import type { StoredUser } from '../rules/user';
import type { UserLetter } from '../user-ports';

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
export function invitationLetter({ email, name }: StoredUser, access: Access, until: string): UserLetter {
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
export function resetLetter({ email, name }: StoredUser, access: Access, until: string): UserLetter {
  return {
    to: email,
    subject: 'Tu contraseña de Atalaya se restableció',
    text: `Hola, ${name}:

Una persona que administra Atalaya restableció tu contraseña: la anterior ya no vale y tus sesiones se cerraron.
${steps(access, until)}`,
  };
}
