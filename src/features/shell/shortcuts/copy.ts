/** Texts of the list of shortcuts, which loads when it is asked for. */
export const shortcutCopy = {
  palette: 'Ir a una pantalla, buscar una orden o ejecutar una acción',
  help: 'Ver esta lista',
  filter: 'Ir al filtro de la pantalla',
  close: 'Cerrar lo que está abierto',
  go: { d: 'Ir al Dashboard', h: 'Ir al Historial de operaciones', l: 'Ir a Logs', m: 'Ir a Monitoreo' },
  lists: 'En una lista o un detalle',
  next: 'Siguiente',
  previous: 'Anterior',
  open: 'Abrir la fila',
  select: 'Seleccionar la fila',
  copy: 'Copiar el identificador de la fila',
  newRefund: 'Nueva devolución, en Devoluciones',
  alertActs: { a: 'Atender la alerta abierta', r: 'Asignarla', s: 'Silenciarla' },
  on: 'Usar atajos de una sola tecla',
};
