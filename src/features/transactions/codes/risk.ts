import { lookUp, type Term } from './vocabulary';

/** Risk levels of spec 9.2. */
export const RISKS: Readonly<Record<string, Term>> = {
  GREEN: { label: 'Bajo', tone: 'success' },
  YELLOW: { label: 'Medio', tone: 'warning' },
  RED: { label: 'Alto', tone: 'danger' },
};

/** Label and tone of a risk level; undefined for any other, which is shown as '---'. */
export function riskTerm(code: unknown): Term | undefined {
  return lookUp(RISKS, code);
}
