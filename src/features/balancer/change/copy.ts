import { formatCount } from '~/shared/format/numbers';

/** Texts of the forms that change a node. */
export const copy = {
  titles: {
    DRAIN: (node: string) => `Drenar ${node}`,
    MAINT: (node: string) => `Mantenimiento de ${node}`,
    UP: (node: string) => `Activar ${node}`,
    WEIGHT: (node: string) => `Peso de ${node}`,
    RETURN: (node: string) => `Hora de reactivar ${node}`,
  },
  texts: {
    DRAIN: 'Deja de recibir peticiones nuevas y termina las que tiene.',
    MAINT: 'Deja de recibir peticiones y de revisarse.',
    UP: 'Vuelve a recibir peticiones, si su revisión dice que está bien.',
    WEIGHT: 'Cambia qué parte de las peticiones nuevas recibe.',
    RETURN: 'A esa hora vuelve a recibir peticiones sin que nadie lo haga. «A mano» quita la hora.',
  },
  effects: {
    DRAIN: (node: string) => `Drenar ${node}`,
    MAINT: (node: string) => `Poner ${node} en mantenimiento`,
    UP: (node: string) => `Activar ${node}`,
    WEIGHT: (node: string, weight: string) => `Dar a ${node} el peso ${weight}`,
    RETURN: (node: string, _weight: string, returns: string) =>
      returns === '' ? `Reactivar ${node} a mano` : `Poner hora a ${node}`,
  },
  down: 'Está caído: ahora no recibe nada. Cuando su revisión diga que está bien, quedará fuera hasta que se active.',
  returns: 'Reactivar',
  returnLengths: [
    ['', 'A mano'],
    ['30', 'En 30 minutos'],
    ['60', 'En 1 hora'],
    ['240', 'En 4 horas'],
    ['at', 'A una hora…'],
  ] as const,
  returnsHint: 'Si a esa hora el balanceador no responde, se reintenta hasta que conteste.',
  returnMoment: 'Reactivar el',
  returnFault: 'Elige un momento de los próximos siete días.',
  shares: 'Reparto esperado de peticiones',
  now: 'Ahora',
  after: 'Después',
  active: 'Nodos activos',
  activeChange: (now: number, after: number, all: number) =>
    [`${formatCount(now)} → `, formatCount(after), ` de ${formatCount(all)}`] as const,
  sessions: 'Sesiones por terminar',
  mostLoaded: 'Nodo más cargado',
  load: (name: string, sessions: string, limit: string, share: string) =>
    [`${name} · `, sessions, ` de ${limit} (${share})`] as const,
  weight: 'Peso',
  weightSlider: 'Peso, con deslizador',
  weightHint: (configured: string) => `De 0 a 256; 0 no recibe nada. En su configuración: ${configured}.`,
  weightLastHint: 'De 1 a 256: es el último nodo activo y no puede quedar en 0.',
  weightMissing: 'Escribe un peso de 0 a 256.',
  weightLast: 'Es el último nodo activo: su peso no puede ser 0.',
  weightSame: 'Es el peso que ya tiene.',
  reason: 'Motivo',
  reasonMissing: 'Escribe el motivo.',
  reasonLong: (most: number) => `Escribe como máximo ${most} caracteres.`,
  confirm: (node: string) => `Escribe ${node} para confirmar`,
  confirmWrong: (node: string) => `Escribe exactamente ${node}.`,
  confirmed: 'Coincide · se pide solo en Producción',
  moved: (status: string, weight: string) =>
    `Cambió mientras lo tenías abierto: ahora está ${status}, con peso ${weight}.`,
  goOn: 'Seguir con lo nuevo',
  gone: 'Este nodo ya no está en el balanceador.',
  last: 'Es el último nodo activo del grupo: sus peticiones se quedarían sin destino.',
  tooOld: 'Los datos tienen más de 30 s. Actualiza para continuar.',
  refresh: 'Actualizar',
};
