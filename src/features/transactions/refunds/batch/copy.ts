import { formatCount } from '~/shared/format/numbers';

const rows = (count: number) => (count === 1 ? '1 fila' : `${formatCount(count)} filas`);
const refunds = (count: number) => (count === 1 ? '1 devolución' : `${formatCount(count)} devoluciones`);

/** Texts of refunds by a file of rows. */
export const copy = {
  title: 'Devoluciones por archivo',
  intro: (most: number) =>
    `Un CSV con una devolución por fila, hasta ${formatCount(most)}. Se revisa completo antes de pedir nada, y otra persona autoriza cada devolución.`,
  columns: {
    operationId: 'Operación',
    amount: 'Monto',
    currency: 'Moneda',
    reasonCode: 'Motivo',
    comment: 'Comentario',
    holder: 'Titular',
    clabe: 'CLABE',
  },
  columnsHint: 'Moneda vacía son pesos. Titular y CLABE solo si se pagó en efectivo o por transferencia.',
  template: 'Descargar plantilla',
  templateName: 'plantilla-devoluciones.csv',
  example: [
    ['OP000000000000', '249.50', 'MXN', 'Cobro duplicado', '', '', ''],
    [
      'OP000000000001',
      '100.00',
      '',
      'Otro',
      'Acuerdo con Atención a clientes',
      'Nombre del titular',
      '999180001234567899',
    ],
  ],
  file: 'Archivo',
  fileHint: 'CSV con comas o punto y coma, de Excel o UTF-8.',
  otherFile: 'Elegir otro archivo',
  heavy: 'El archivo pesa más de 5 MB. Divídelo en varios.',
  unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
  unclosed: 'Unas comillas se abren y no se cierran: no se sabe dónde termina la fila.',
  missing: (titles: readonly string[]) =>
    titles.length === 1
      ? `En la primera fila falta la columna ${titles[0]}. Usa la plantilla.`
      : `En la primera fila faltan las columnas ${titles.join(', ')}. Usa la plantilla.`,
  twice: 'Una columna está dos veces en la primera fila.',
  empty: 'El archivo no tiene filas.',
  many: (count: number, most: number) =>
    `El archivo tiene ${rows(count)} y se admiten ${formatCount(most)}. Divídelo en varios.`,
  shifted: (comma: string) =>
    `Hay más valores que columnas: si un valor lleva «${comma === '\t' ? 'tabulador' : comma}», va entre comillas.`,
  operationMissing: 'Escribe la operación.',
  currencyWrong: (text: string) => `«${text}» no es una moneda; por ejemplo MXN.`,
  amountWrong: (text: string) => (text === '' ? 'Escribe un monto.' : `«${text}» no es un monto; por ejemplo 249.50.`),
  reasonWrong: (text: string) => (text === '' ? 'Escribe un motivo.' : `«${text}» no es un motivo de la lista.`),
  clabeMissing: 'Escribe la CLABE del titular.',
  clabeChanged: 'Excel cambió la CLABE a una potencia; da formato de texto a la columna y escríbela de nuevo.',
  reading: 'Leyendo el archivo…',
  checking: (count: number) => `Revisando ${rows(count)} con la plataforma…`,
  checkFailed: 'No se pudieron revisar las filas con la plataforma.',
  lacking: 'Pedir devoluciones por archivo necesita una consulta que este entorno no tiene. De una en una sí se puede.',
  unanswered: 'La plataforma no dijo nada de esta fila.',
  allGood: (count: number) => `${rows(count)} sin errores`,
  someWrong: (count: number, all: number) =>
    `${rows(count)} de ${formatCount(all)} con errores. No se pide ninguna: corrige el archivo y elígelo de nuevo.`,
  unused: (titles: readonly string[]) => `No se usan: ${titles.join(', ')}.`,
  repeated: (count: number) =>
    count === 1
      ? 'Una operación está en varias filas; se revisaron juntas.'
      : `${formatCount(count)} operaciones están en varias filas; se revisaron juntas.`,
  show: 'Filas',
  all: 'Todas',
  wrong: 'Con error',
  done: 'Solicitadas',
  line: (line: number) => `Línea ${line}`,
  left: (amount: string) => `Quedan ${amount}.`,
  willBe: 'lista',
  comment: 'Comentario para todo el lote',
  commentMissing: 'Escribe el comentario que leerá quien autoriza.',
  send: (count: number) => `Solicitar ${refunds(count)}`,
  sent: (count: number, batchId: string) =>
    count === 1
      ? `Se solicitó 1 devolución en el lote ${batchId}. Falta que otra persona la autorice.`
      : `Se solicitaron ${refunds(count)} en el lote ${batchId}. Falta que otra persona las autorice.`,
  mixed: (count: number, all: number, batchId: string) =>
    `Se solicitaron ${formatCount(count)} de ${refunds(all)} en el lote ${batchId}. Las otras no se pidieron; abajo dice por qué.`,
  none: 'No se pidió ninguna devolución; abajo dice por qué.',
  result: 'Descargar resultado',
  resultName: 'resultado-devoluciones',
  resultColumns: { line: 'Línea', result: 'Resultado', refundId: 'Folio', message: 'Detalle' },
  resultDone: 'Solicitada',
  resultFine: 'Sin errores',
  resultNot: 'No solicitada',
  toBatch: 'Ver las del lote',
  close: 'Cerrar',
};
