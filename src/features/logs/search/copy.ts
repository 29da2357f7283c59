/** Texts of the dates that a copied link carries. */
export const copy = {
  linkDates: '¿Qué fechas lleva el enlace?',
  relativeHint: 'Las relativas se cuentan desde el día en que se abra.',
  fixedDates: (range: string) => `Fijas: ${range}`,
  relativeDates: (relative: string) => {
    const days = relative.slice(0, -1);
    return days === '1' ? 'Relativas: el mismo día' : `Relativas: últimos ${days} días`;
  },
};
