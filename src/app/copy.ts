/** Texts of the application around the screens. Those that the specification gives are written to the letter. */
export const copy = {
  login: 'Iniciar sesión',
  notFound: 'Página no encontrada',
  servers: 'Servidores',
  serversMissing: 'No se pudo cargar esta parte. Actualiza la página para verla.',
  offline: 'Sin conexión. Lo que ves puede no estar al día.',
  online: 'Conexión restablecida.',
  storageBlocked: 'Este navegador no permite guardar datos. Tu sesión durará mientras esta página esté abierta.',
  chunkOffline: 'Sin conexión: no se pudo cargar la pantalla.',
};
