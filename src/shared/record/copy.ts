import { formatCount } from '../format/numbers';

/** Texts of one record beside its list. */
export const copy = {
  position: (position: number, total: number) => `${formatCount(position)} de ${formatCount(total)}`,
  close: 'Cerrar',
  back: 'Volver',
  link: 'Copiar enlace',
};
