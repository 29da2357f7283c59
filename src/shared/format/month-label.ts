import { MISSING } from '../copy';

const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
];

/** Label of 'Mes del Año', 'Enero del 2026' (spec 13.8); month 1 to 12, any other is '---'. */
export function monthLabel(month: number, year: number): string {
  const name = MONTHS[month - 1];
  return name === undefined ? MISSING : `${name} del ${year}`;
}
