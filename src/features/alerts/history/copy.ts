/** Texts of the list of all alerts and of its file. */
export const historyCopy = {
  columns: {
    date: 'Desde',
    severity: 'Severidad',
    name: 'Alerta',
    value: 'Valor / límite',
    length: 'Duración',
    status: 'Estado',
  },
  selection: 'Alertas seleccionadas',
  select: (name: string) => `Seleccionar ${name}`,
  copy: 'Copiar',
  copied: 'Copiado.',
  notCopied: 'No se pudo copiar.',
  exportTitle: 'Exportar alertas',
  exportHint: 'Todas las que coinciden con los filtros.',
  exportNoun: 'alertas',
};
