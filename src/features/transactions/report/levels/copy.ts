/** Texts of the limits behind the levels. */
export const copy = {
  title: 'Límites del reporte',
  text: 'A partir de ellos una fila pide atención o es crítica. Se guardan en este equipo.',
  labels: {
    p95: 'p95 crítico (ms)',
    p99: 'p99 que pide atención (ms)',
    success: 'Éxito mínimo (%)',
    critical: 'Éxito crítico (%)',
  },
  outside: (min: string, max: string) => `Escribe un número de ${min} a ${max}`,
  reset: 'Restablecer',
  save: 'Guardar',
};
