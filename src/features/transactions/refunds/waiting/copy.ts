import { formatCount } from '~/shared/format/numbers';

/** Texts of what waits for authorization, outside of its screen. */
export const copy = {
  mark: 'por autorizar',
  title: 'Devoluciones por autorizar',
  count: (count: number) => formatCount(count),
  all: 'Ver todas',
  none: 'No hay devoluciones por autorizar.',
  asked: (name: string) => `La pidió ${name}`,
};
