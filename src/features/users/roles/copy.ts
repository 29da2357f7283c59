import type { Ability } from '~/session/access';

/** Texts of what each role may do. */
export const copy = {
  caption: 'Qué puede hacer cada rol en cada pantalla',
  screen: 'Pantalla',
  besides: 'Además',
  abilities: {
    'reveal secrets': 'Ver un momento lo oculto de un log',
    'act on alerts': 'Atender alertas y escribir sus reglas',
    'read changes': 'Leer el historial de cambios',
    'plan maintenance': 'Programar mantenimientos',
    'read schedule changes': 'Ver quién cambió un reporte programado',
    'ask provider': 'Consultar al proveedor',
  } satisfies Record<Ability, string>,
  levels: { none: 'Sin acceso', see: 'Ver', act: 'Actuar' },
  note: 'Sale de la tabla con la que la consola abre pantallas y la plataforma contesta: aquí no se cambia.',
  changes: 'Qué cambia',
  gains: (count: number) => `${count} gana`,
  losses: (count: number) => `${count} pierde`,
  same: 'Este rol puede hacer lo mismo.',
};
