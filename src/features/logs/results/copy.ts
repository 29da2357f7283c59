import { formatCount } from '~/shared/format/numbers';

/** Texts about an answer that has the newest entries alone. */
export const truncatedCopy = {
  /** While they arrive nobody knows how many they are. */
  newest: 'Se muestran las más recientes',
  truncated: (count: number, total: number | undefined) =>
    `Se muestran las ${formatCount(count)} más recientes${total === undefined ? '' : ` de ${formatCount(total)}`}`,
  /** @param first, last days as dd/mm/yyyy */
  onlyDays: (first: string, last: string) =>
    first === last ? `Ver solo el ${first}` : `Ver solo del ${first} al ${last}`,
  outside: (count: number, all: number) =>
    `La plataforma respondió también con otros minutos: de ${formatCount(all)} ${all === 1 ? 'registro se muestra' : 'registros se muestran'} ${formatCount(count)}`,
  perhapsMore: 'Solo envió los más recientes: puede haber más',
  allMinutes: 'Ver todos',
  noFewerDays: 'Agrega otro filtro para ver las demás.',
};
