/** Texts of the palette; apart, since its code loads on first use. */
export const paletteCopy = {
  name: 'Ir a una pantalla, buscar una orden o ejecutar una acción',
  results: 'Resultados',
  order: 'Orden',
  screens: 'Pantallas',
  servers: 'Servidores recientes',
  searches: 'Búsquedas recientes',
  actions: 'Acciones',
  searchOrder: (id: string) => `Buscar la orden ${id}`,
  searchHistory: (text: string) => `Buscar en el historial: ${text}`,
  themes: {
    light: 'Cambiar a tema claro',
    dark: 'Cambiar a tema oscuro',
    system: 'Seguir el tema del sistema',
  },
  densities: { comfortable: 'Cambiar a densidad cómoda', compact: 'Cambiar a densidad compacta' },
  copyLink: 'Copiar enlace de esta pantalla',
  nothing: 'Sin coincidencias',
  found: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
};
