import { formatCount } from '~/shared/format/numbers';

/** Texts of the details of an operation. */
export const copy = {
  close: 'Cerrar',
  previous: 'Operación anterior',
  next: 'Operación siguiente',
  notInList: 'Fuera de la página de la lista',
  copyId: 'Copiar id',
  copyLink: 'Copiar enlace',
  showTraces: 'Ver trazas',
  copied: 'Copiado',
  parts: 'Partes del detalle',
  detailFailed: 'No se pudo consultar la operación.',
  notFound: 'Operación no encontrada',
  notFoundHint: 'Revisa que el id esté completo.',
  similar: '¿Buscabas una de estas?',
  noAttempts: 'No hay intentos registrados.',
  noEvents: 'No hay eventos registrados.',
  noRefunds: 'No hay devoluciones.',
  nothingReturned: 'No se ha devuelto nada.',
  noOrder: 'La operación no tiene orden.',
  notInDictionary: 'No está en el diccionario',
  unknownCodeNext: 'Se muestra como llegó. Escala a Soporte con el enlace de la operación.',
  responsible: 'Responsable',
  whatToSay: 'Qué sigue',
  title: (operationId: string) => `Operación ${operationId}`,
  /** @param place from 1, among all matches */
  position: (place: number, total: number) => `${formatCount(place)} de ${formatCount(total)}`,
  notFoundText: (operationId: string) => `No existe la operación ${operationId}.`,
};
