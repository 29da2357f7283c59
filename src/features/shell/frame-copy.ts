/** Texts of the shell that the login page has as well; apart, so that it loads none of the layout's. */
export const copy = {
  copyright: '© 2022 Atalaya',
  poweredBy: 'Powered by Atalaya',
  failure: 'Algo salió mal',
  failurePicture: 'Torre de vigilancia con la luz apagada',
  unknownError: 'Ocurrió un error inesperado.',
  newVersion: 'Hay una versión nueva de la consola.',
  notLoaded: 'No se pudo cargar esta parte de la consola.',
  offline: 'Sin conexión: no se pudo cargar esta parte de la consola.',
};
