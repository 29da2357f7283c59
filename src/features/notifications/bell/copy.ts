import { formatCount } from '~/shared/format/numbers';

/** Texts of the bell. */
export const copy = {
  label: (unread: number, more: string | undefined) =>
    ['Avisos', unread > 0 && `${formatCount(unread)} sin leer`, more].filter(Boolean).join(', '),
  title: 'Avisos',
  most: '9+',
  none: 'No hay avisos para ti.',
  unread: 'Sin leer',
  read: 'Marcar como leído',
  readAll: 'Marcar todos como leídos',
  until: (date: string) => `Hasta el ${date}`,
  notKept: 'No se pudo marcar como leído. Inténtalo de nuevo.',
};
