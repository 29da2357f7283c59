import { formatCount } from '~/shared/format/numbers';

/** Texts of what lists of operations and of refunds share. */
export const copy = {
  leastAmount: 'Monto desde',
  greatestAmount: 'Monto hasta',
  noAmount: 'Escribe un monto, por ejemplo 499.00',
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
  position: (position: number, total: number) => `${formatCount(position)} de ${formatCount(total)}`,
  close: 'Cerrar',
};
