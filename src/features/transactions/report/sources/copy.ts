/** Texts of the list of sources. */
export const copy = {
  title: 'Fuentes del reporte',
  text: 'Cuándo entregó cada servicio su última traza.',
  late: 'Atrasada',
  current: 'Al día',
  close: 'Cerrar',
};
