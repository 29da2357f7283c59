import { formatCount } from '../format/numbers';

/** Texts of what was done to a record. */
export const copy = {
  title: 'Historial de cambios',
  field: 'Campo',
  before: 'Antes',
  after: 'Después',
  empty: 'Nadie ha cambiado nada todavía.',
  failed: 'No se pudo consultar el historial de cambios.',
  lacking: 'El historial de cambios necesita una consulta que este entorno no tiene. Lo demás de la pantalla funciona.',
  forbidden: 'Tu rol no puede ver el historial de cambios.',
  system: 'Sistema',
  did: (action: string) => `hizo ${action}`,
  count: (count: number) =>
    count === 1 ? '1 cambio, el más nuevo arriba' : `${formatCount(count)} cambios, el más nuevo arriba`,
  show: (count: number) => (count === 1 ? 'Ver 1 nuevo' : `Ver ${formatCount(count)} nuevos`),
  reason: (reason: string) => `Motivo: «${reason}»`,
  version: (before: string, after: string) => `versión ${before} → ${after}`,
};
