/** Texts of the gallery, which is reached in development only. */
export const copy = {
  title: 'Vocabulario',
  subtitle: 'Cómo se muestra cada valor de una operación.',
  statuses: 'Estados',
  risks: 'Riesgo',
  methods: 'Métodos de pago',
  brands: 'Marcas de tarjeta',
  authentication: 'Autenticación',
  flags: 'Sí o no',
  amounts: 'Montos',
  dates: 'Fechas',
  months: 'Mes del Año',
  wrapped: 'Texto en renglones de 30',
  other: 'otro valor',
  absent: 'sin valor',
};
