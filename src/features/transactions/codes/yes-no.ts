import { MISSING } from '~/shared/copy';

/** The yes/no flag of spec 9.6; what is no flag is '---'. */
export function yesNo(flag: unknown): string {
  if (typeof flag !== 'boolean') return MISSING;
  return flag ? 'Sí' : 'No';
}
