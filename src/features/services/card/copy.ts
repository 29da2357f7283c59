import { formatCount } from '~/shared/format/numbers';

/** Texts of services on the dashboard and in the palette. */
export const copy = {
  title: 'Servicios',
  all: 'Ver todos',
  wrong: (count: number) => (count === 1 ? '1 con problemas' : `${formatCount(count)} con problemas`),
  well: 'Todos responden bien.',
  others: (count: number) => (count === 1 ? '1 operativo' : `${formatCount(count)} operativos`),
  since: (date: string) => `desde ${date}`,
};
