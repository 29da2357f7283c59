import { users } from '../accounts/users';

/** Who asks for refunds and decides about them: those who may sign in, and two more who once could. People are invented. */
export const refundPeople = [
  ...users
    .filter(({ role }) => role === 'ADMINISTRATOR')
    .map(({ email, name, lastName }) => ({ email, name: `${name} ${lastName}` })),
  { email: 'gabriela.montes@example.mx', name: 'Gabriela Montes' },
  { email: 'hector.salinas@example.mx', name: 'Héctor Salinas' },
];

const first = ['Ana', 'Luis', 'María', 'José', 'Sofía', 'Carlos', 'Elena', 'Jorge', 'Paula', 'Ramón', 'Inés'] as const;
const last = [
  'López',
  'García',
  'Hernández',
  'Cruz',
  'Ramírez',
  'Flores',
  'Mendoza',
  'Reyes',
  'Ortiz',
  'Nava',
] as const;

/** The invented holder of an account that money goes back to. */
export const holderOf = (number: number) =>
  `${first[number % first.length]} ${last[number % last.length]} ${last[Math.floor(number / 7) % last.length]}`;

const WEIGHTS = [3, 7, 1];

/** An account at a bank that does not exist, with the digit that checks it. */
export function clabeOf(number: number): string {
  const digits = `999180${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce(
    (total, digit, place) => total + ((Number(digit) * (WEIGHTS[place % 3] ?? 0)) % 10),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
