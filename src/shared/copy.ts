/** Texts that more than one room shows. */
export const ENVIRONMENT_NAMES = { production: 'Producción', qa: 'QA', development: 'Desarrollo' };
export const MISSING = '---';
export const REQUIRED = 'Completa este campo';
export const ACCEPT = 'Aceptar';
export const CANCEL = 'Cancelar';
/** The way out of a dialog, told apart from an act that cancels something itself. */
export const wayOut = (effect: string) => (effect.startsWith(CANCEL) ? 'Volver sin cancelar' : CANCEL);
export const LOADING = 'Cargando';
export const UNDO = 'Deshacer';
export const RETRY = 'Reintentar';
export const CHECK = 'Comprobar de nuevo';
export const PART_MISSING = 'No se pudo abrir. Revisa tu conexión o actualiza la página.';
export const LOSSY = 'Algunos caracteres de la respuesta no se pudieron leer.';
export const CLEANED = 'Se quitaron caracteres invisibles.';
