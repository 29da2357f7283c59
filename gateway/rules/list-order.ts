/** Orders two values of rows; what is not known comes last, whichever way. */
export function compare(one: string | number | null, other: string | number | null, ascending: boolean): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'es');
  return ascending ? order : -order;
}

/** A text as it is searched: without accents, in lower case. */
export const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
