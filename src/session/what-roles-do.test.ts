import { expect, test } from 'vitest';
import { ROLES } from './access';
import { levelOf, MENU_PATHS, menuLabel } from './what-roles-do';

test('what each role may do on the screens of the menu', () => {
  const rows = MENU_PATHS.map((path) => [menuLabel(path), ...ROLES.map((role) => levelOf(role, path))].join(' '));
  expect(rows).toEqual([
    'Dashboard see see see see',
    'Historial de operaciones act act act see',
    'Devoluciones act none none none',
    'Promociones act none act none',
    'Reportes act none act act',
    'Canales act none none none',
    'Propiedades act none none none',
    'Respaldos act none none none',
    'Usuarios act none none none',
    'Alertas act act none see',
    'Monitoreo see see none see',
    'Servicios act act none see',
    'Trazabilidad see see see see',
    'Balanceador act act none none',
    'Notificaciones act act none none',
    'Reporte de transacciones act act none none',
  ]);
});
