import { REQUIRED } from '../copy';

/** Texts of who somebody is. */
export const copy = {
  fields: { name: 'Nombre', lastName: 'Apellido', job: 'Puesto', reason: 'Motivo' },
  faults: {
    missing: REQUIRED,
    long: 'Escribe hasta 80 caracteres.',
    reason: 'Escribe el motivo.',
    reasonLong: 'Escribe como máximo 250 caracteres.',
  },
  save: 'Guardar',
};
