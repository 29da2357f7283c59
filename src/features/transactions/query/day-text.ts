import { monthLabel } from '~/shared/format/dates';

const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'];

/** Name of the weekday of a day (yyyy-mm-dd). */
export function weekday(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';
}

/** 'Viernes 27 de noviembre de 2026'. */
export function longDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [name = ''] = monthLabel(month, year).toLowerCase().split(' ');
  return `${weekday(day)} ${date} de ${name} de ${year}`;
}
