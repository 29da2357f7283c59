/** Texts of the days that a list is asked for. */
export const copy = {
  period: 'Periodo',
  periods: [
    ['hoy', 'Hoy'],
    ['ayer', 'Ayer'],
    ['7d', 'Últimos 7 días'],
    ['30d', 'Últimos 30 días'],
    ['mes', 'Este mes'],
    ['todo', 'Todo'],
  ] as const,
  custom: 'Personalizado',
  allPeriod: 'Sin límite de fechas',
  days: { start: 'Fecha inicial', end: 'Fecha final' },
  noStart: 'Elige la fecha inicial',
  lateStart: (today: string) => `La fecha inicial llega hasta el ${today}`,
  endBounds: (first: string, last: string) => `La fecha final va del ${first} al ${last}`,
  reversed: 'la fecha final es anterior a la inicial',
  future: 'termina después de hoy',
  tooLong: 'abarca más de trece meses',
};
