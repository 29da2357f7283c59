/** Texts of what was done to nodes. */
export const copy = {
  title: 'Historial de cambios del balanceador',
  status: 'Estado',
  weight: 'Peso',
  returnsAt: 'Reactivar',
  byHand: 'A mano',
  close: 'Cerrar',
  deeds: {
    DRAIN: 'puso a drenar',
    MAINT: 'puso en mantenimiento',
    ACTIVATE: 'activó',
    WEIGHT: 'cambió el peso',
    PLAN: 'puso hora para reactivar',
    UNPLAN: 'quitó la hora de reactivar',
    RETURN: 'reactivó a su hora',
  },
};
