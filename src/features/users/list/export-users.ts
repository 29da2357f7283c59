import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan } from '~/shared/list/export-dialog';
import type { Sort } from '~/shared/list/list-address';
import { type FileColumn, pagedExport } from '~/shared/list/paged-export';
import type { User } from '../api/user';
import { fetchUsers, type UserFilters } from '../api/user-api';
import { roleLabel, statusLabel } from '../terms';

const copy = {
  title: 'Exportar usuarios',
  hint: 'Se exportan todas las cuentas que coinciden, no solo la página. El correo no sale en archivos.',
  noun: 'usuarios',
  yes: 'Sí',
  no: 'No',
};

const dateOf = (text: string | null) => (text === null ? '' : platformDate(text));

const COLUMNS: readonly FileColumn<User>[] = [
  ['Nombre', 'name'],
  ['Apellido', 'lastName'],
  ['Puesto', 'job'],
  ['Rol', 'role', ({ role }) => roleLabel(role)],
  ['Estado', 'status', ({ status }) => statusLabel(status)],
  ['Cambio de contraseña pendiente', 'changePassword', ({ changePassword }) => (changePassword ? copy.yes : copy.no)],
  ['Último acceso', 'lastAccess', ({ lastAccess }) => dateOf(lastAccess)],
  ['Creado', 'createdAt', ({ createdAt }) => dateOf(createdAt)],
  ['Sesiones abiertas', 'sessions'],
  ['Id', 'userId'],
];

/** The file of all accounts that match; people by their names, since an e-mail leaves in no file. */
export function exportPlan({ total, filters, sort }: { total: number; filters: UserFilters; sort: Sort }): ExportPlan {
  return pagedExport<User>({
    ...{ title: copy.title, hint: copy.hint, fileName: 'usuarios', rows: total, noun: copy.noun, columns: COLUMNS },
    exact: (user, field) => user[field as keyof User],
    idOf: ({ userId }) => userId,
    async fetch(asked, signal) {
      const page = await fetchUsers({ filters, ...asked, sort }, signal);
      return { rows: page.users, total: page.total };
    },
  });
}
