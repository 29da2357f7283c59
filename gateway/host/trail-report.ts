import type { TrailFault } from '../sql/trail/verify-trail';

const copy = {
  whole: (entries: number) => `El historial de cambios está íntegro: ${entries} registros, de ellos ninguno alterado.`,
  broken: 'El historial de cambios NO está íntegro:',
  changed: (position: number) => `  El registro ${position} fue alterado.`,
  missing: (position: number) => `  Faltan registros antes del ${position}.`,
  cut: (position: number) => `  Falta el final: el último registro debería ser el ${position}.`,
};

/** What is told of the trail to whoever has it checked. */
export function trailReport({ entries, faults }: { entries: number; faults: readonly TrailFault[] }): string {
  if (faults.length === 0) return copy.whole(entries);
  return [copy.broken, ...faults.map(({ kind, position }) => copy[kind](position))].join('\n');
}
