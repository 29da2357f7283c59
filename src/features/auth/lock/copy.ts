/** Texts of the idle lock. */
export const copy = {
  warning: (seconds: number) => `Tu sesión se bloqueará en ${seconds} s`,
  stay: 'Mueve el puntero o presiona una tecla para continuar.',
  title: 'Sesión bloqueada',
  detail: 'Ocultamos la pantalla por inactividad. Tu trabajo sigue aquí: escribe tu contraseña para continuar.',
  signedInAs: 'Usuario',
  password: 'Contraseña',
  unlock: 'Desbloquear',
  signOut: 'Cerrar sesión',
  wrongPassword: 'La contraseña no es correcta.',
  otherUser: 'La respuesta es de otro usuario. Cierra la sesión e inicia de nuevo.',
  failed: 'No se pudo desbloquear. Inténtalo de nuevo.',
  signOutFailed: 'No se pudo cerrar la sesión en el servidor.',
  leaveHere: 'Salir de este equipo',
};
