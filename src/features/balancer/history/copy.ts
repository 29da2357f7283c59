/** Texts of what was done to nodes. */
export const copy = {
  title: 'Historial de cambios del balanceador',
  status: 'Estado',
  weight: 'Peso',
  close: 'Cerrar',
  deeds: {
    DRAIN: 'puso a drenar',
    MAINT: 'puso en mantenimiento',
    ACTIVATE: 'activó',
    WEIGHT: 'cambió el peso',
  },
};
