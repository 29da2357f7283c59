import { formatCount } from '~/shared/format/numbers';

/** Texts of the bell. */
export const copy = {
  label: (count: number) =>
    count === 0 ? 'Avisos' : count === 1 ? 'Avisos, 1 sin leer' : `Avisos, ${formatCount(count)} sin leer`,
  title: 'Avisos',
  most: '9+',
  none: 'No hay avisos para ti.',
  unread: 'Sin leer',
  read: 'Marcar como leído',
  readAll: 'Marcar todos como leídos',
  until: (date: string) => `Hasta el ${date}`,
  notKept: 'No se pudo marcar como leído. Inténtalo de nuevo.',
};
