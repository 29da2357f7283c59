/** Texts of what each role may do. */
export const copy = {
  caption: 'Qué puede hacer cada rol en cada pantalla',
  screen: 'Pantalla',
  levels: { none: 'Sin acceso', see: 'Ver', act: 'Actuar' },
  note: 'Sale de la tabla con la que la consola abre pantallas y la plataforma contesta: aquí no se cambia.',
  changes: 'Qué cambia',
  gains: (count: number) => `${count} gana`,
  losses: (count: number) => `${count} pierde`,
  same: 'Este rol puede hacer lo mismo.',
};
