/** Texts of the layout around the screens. Those that the specification gives are written to the letter. */
export const copy = {
  skip: 'Saltar al contenido',
  menuButton: 'Menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú principal',
  home: 'Atalaya, ir al Dashboard',
  palette: 'Ir a una pantalla o pegar un order Id…',
  linkCopied: 'Enlace copiado.',
  linkNotCopied: 'No se pudo copiar el enlace.',
  shortcuts: 'Atajos de teclado',
  close: 'Cerrar',
  theme: 'Tema',
  themes: { light: 'Claro', dark: 'Oscuro', system: 'Sistema' },
  account: 'Mi cuenta',
  signOut: 'Cerrar sesión',
  signOutFailed: 'No se pudo cerrar la sesión en el servidor.',
  signOutHere: 'Salir de este equipo',
  errorPages: {
    '404': {
      title: 'Página no encontrada',
      text: 'Error 404: la dirección no corresponde a ninguna pantalla de la consola.',
      picture: 'Torre de vigilancia que no encuentra nada en el horizonte',
    },
    construction: {
      title: 'Pantalla en construcción',
      text: 'Esta pantalla todavía no está disponible.',
      picture: 'Torre de vigilancia en obra',
    },
  },
  backToDashboard: 'Ir al Dashboard',
  denied: (screen: string) => `No tienes permiso para ver ${screen}.`,
};
