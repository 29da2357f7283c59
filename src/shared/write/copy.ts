import { formatCount } from '../format/numbers';

/** Texts of whatever changes something on the platform. */
export const copy = {
  failed: 'No se hizo el cambio. Revisa los datos e inténtalo de nuevo.',
  lacking: 'Esta plataforma todavía no ofrece esta acción.',
  asking: 'No llegó la respuesta. Preguntando qué pasó…',
  unsure:
    'No sabemos si se hizo: la plataforma no contesta. No hace falta repetirlo; primero hay que preguntar qué pasó.',
  ask: 'Preguntar qué pasó',
  notDone: 'La plataforma no lo recibió y nada cambió. Puedes intentarlo de nuevo.',
  unsureOne: 'No sabemos si se hizo: la plataforma no contesta.',
  progress: (count: number, all: number) => `${formatCount(count)} de ${formatCount(all)}`,
  outcome: ({ done, refused, unsure, left }: Readonly<Record<'done' | 'refused' | 'unsure' | 'left', number>>) =>
    [
      done === 1 ? '1 hecha' : `${formatCount(done)} hechas`,
      refused > 0 && (refused === 1 ? '1 no se hizo' : `${formatCount(refused)} no se hicieron`),
      unsure > 0 && `${formatCount(unsure)} sin respuesta`,
      left > 0 && `${formatCount(left)} sin intentar`,
    ]
      .filter(Boolean)
      .join(' · '),
  stop: 'Detener',
  close: 'Cerrar',
  reason: 'Motivo',
  comment: 'Comentario (opcional)',
  reasonMissing: 'Escribe el motivo.',
  reasonLong: (most: number) => `Escribe como máximo ${most} caracteres.`,
  typed: (count: number, most: number) => `${count} de ${most}`,
  leaveTitle: 'Hay cambios sin enviar',
  leaveText: 'Si sales, lo escrito se conserva en esta pestaña para cuando vuelvas.',
  stay: 'Seguir editando',
  leave: 'Salir y conservar',
  discard: 'Descartar',
  conflict: {
    title: 'Otro usuario modificó este registro',
    text: (who: string, record: string) =>
      `${who} guardó ${record} mientras lo tenías abierto. Nada tuyo se ha perdido.`,
    opened: (version: number) => `Tú abriste la versión ${version}`,
    saved: (who: string, version: number, date: string) => `${who} guardó la ${version} · ${date}`,
    next: (version: number) => `Tu guardado será la ${version}`,
    clashes: (count: number) => `${count} en conflicto`,
    theirs: (who: string) => `Lo de ${who}`,
    mine: 'Lo tuyo',
    takeAll: 'Tomar todo',
    keepAll: 'Conservar todo',
    was: (value: string) => `era ${value}`,
    ofTheirs: (who: string) => `de ${who}, ya guardado`,
    ofMine: 'tuyo, sin guardar',
    merged: 'Sin conflicto, se conservan ambos',
    from: (whose: string) => `De ${whose}`,
    yours: 'Tuyo',
    change: (was: string, is: string) => `${was} → ${is}`,
    result: 'Quedará así:',
    discardMine: 'Descartar lo mío',
    save: (version: number) => `Guardar como versión ${version}`,
  },
  unavailable: {
    title: 'La plataforma todavía no ofrece esta parte',
    badge: 'No disponible',
    checked: (date: string) => `comprobado el ${date}`,
    copy: 'Copiar para soporte',
    check: 'Comprobar de nuevo',
    note: 'No es un error tuyo ni una falla pasajera: por eso no se repite sola.',
    copied: 'Copiado',
    notCopied: 'No se pudo copiar.',
  },
};
