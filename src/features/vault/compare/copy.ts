/** Texts of the comparison of two environments. */
export const copy = {
  title: 'Comparar entornos',
  text: 'Solo lo publicado. De los secretos se sabe si son iguales, nunca cuáles son.',
  environment: 'Comparar con',
  failed: 'No se pudo comparar.',
  same: (count: number) => (count === 1 ? '1 igual en ambos' : `${count} iguales en ambos`),
  differ: (count: number) => (count === 1 ? '1 diferencia' : `${count} diferencias`),
  none: 'No hay diferencias.',
  kinds: { ONLY_HERE: 'Solo aquí', ONLY_THERE: 'Solo allá', DIFFERENT: 'Distinta' },
  here: 'Aquí',
  there: 'Allá',
  secret: 'secreto',
  close: 'Cerrar',
};
