import { formatCount } from '../format/numbers';

/** Texts of the dialogs that lists share, and of the diagnosis. */
export const CLOSE = 'Cerrar';

export const columnsCopy = {
  reset: 'Restablecer',
  moveUp: (column: string) => `Subir ${column}`,
  moveDown: (column: string) => `Bajar ${column}`,
};

export const exportCopy = {
  download: 'Descargar',
  format: 'Formato',
  values: 'Valores',
  forms: {
    excel: ['Para Excel', 'Identificadores y fórmulas quedan como texto.'],
    exact: [
      'Datos sin cambios',
      'Tal como llegaron, para otros programas. Una hoja de cálculo puede alterarlos o ejecutar fórmulas.',
    ],
  },
  facts: { rows: 'Registros', columns: 'Columnas', zone: 'Zona horaria', environment: 'Ambiente' },
  failed: 'No se pudo completar la exportación. No se descargó nada.',
  /** @param noun what the rows are, 'operaciones' */
  short: (rows: number, total: number, noun: string) =>
    `El archivo tiene ${formatCount(rows)} de ${formatCount(total)} ${noun}: las demás no llegaron o cambiaron mientras se exportaba. Se descargó así; puedes exportar de nuevo.`,
  progress: (rows: number, total: number) => `${formatCount(rows)} de ${formatCount(total)} registros`,
} as const;

export const diagnosisCopy = {
  title: 'Filtros que dejan sin resultados',
  cancel: 'Cancelar',
  noSingleCause: 'Quitar un solo filtro no basta: cambia dos o más.',
  failed: 'No se pudo terminar de buscar la causa.',
  tryingWithout: (filter: string) => `Probando sin «${filter}»…`,
};
