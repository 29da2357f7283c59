import { formatCount } from '~/shared/format/numbers';

/** Texts of what waits for authorization, outside of its screen. */
export const copy = {
  mark: 'por autorizar',
  overdueMark: 'Espera más de 24 h',
  overdue: (count: number) => (count === 1 ? '1 espera más de 24 h' : `${formatCount(count)} esperan más de 24 h`),
  title: 'Devoluciones por autorizar',
  count: (count: number) => formatCount(count),
  all: 'Ver todas',
  none: 'No hay devoluciones por autorizar.',
  asked: (name: string) => `La pidió ${name}`,
};
