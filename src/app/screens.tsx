import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { ACCESS, AppPath } from '~/session/access';
import { importChunk } from './import-chunk';

type Unbuilt = {
  [Path in AppPath]: (typeof ACCESS)[Path] extends { state: string } ? Path : never;
}[AppPath];

const logs = () => import('~/features/logs/logs-screen').then((m) => ({ Screen: m.LogsScreen }));

/** Screens with content of their own; the compiler misses none. Their code loads when they are opened. */
const screens: Record<Exclude<AppPath, Unbuilt>, () => Promise<{ Screen: ComponentType }>> = {
  '/dashboard': () => import('./dashboard-page').then((m) => ({ Screen: m.DashboardPage })),
  '/dashboard/estadistica': () =>
    import('~/features/transactions/statistics/statistics-screen').then((m) => ({ Screen: m.StatisticsScreen })),
  '/historial-de-operaciones': () => import('./history-page').then((m) => ({ Screen: m.HistoryPage })),
  '/devoluciones': () =>
    import('~/features/transactions/refunds/refunds-screen').then((m) => ({ Screen: m.RefundsScreen })),
  '/canales': () => import('~/features/channels/channels-screen').then((m) => ({ Screen: m.ChannelsScreen })),
  '/promociones': () => import('~/features/promotions/promotions-screen').then((m) => ({ Screen: m.PromotionsScreen })),
  '/reportes': () => import('~/features/reports/reports-screen').then((m) => ({ Screen: m.ReportsScreen })),
  '/propiedades': () => import('~/features/vault/vault-screen').then((m) => ({ Screen: m.VaultScreen })),
  '/soporte/backups': () => import('~/features/backups/backups-screen').then((m) => ({ Screen: m.BackupsScreen })),
  '/usuarios': () => import('~/features/users/users-screen').then((m) => ({ Screen: m.UsersScreen })),
  '/soporte/alertas': () => import('~/features/alerts/alerts-screen').then((m) => ({ Screen: m.AlertsScreen })),
  '/soporte/trazabilidad': () =>
    import('~/features/monitoring/monitoring-screen').then((m) => ({ Screen: m.MonitoringScreen })),
  '/soporte/servicios': () => import('./services-page').then((m) => ({ Screen: m.ServicesPage })),
  '/soporte/logs': logs,
  '/soporte/balanceador': () => import('./balancer-page').then((m) => ({ Screen: m.BalancerPage })),
  '/soporte/notificaciones': () =>
    import('~/features/notifications/notifications-screen').then((m) => ({ Screen: m.NotificationsScreen })),
  '/soporte/reporte-de-transacciones': () =>
    import('~/features/transactions/report/report-screen').then((m) => ({ Screen: m.ReportScreen })),
  '/mi-cuenta': () => import('~/features/auth/account/account-screen').then((m) => ({ Screen: m.AccountScreen })),
  '/logs': logs,
};

/** The lazily loaded component of a path. */
export function screenOf(path: AppPath) {
  return lazyRouteComponent(() => importChunk(() => load(path)), 'Screen');
}

/** The page of a path that is none. */
export const UnknownScreen = lazyRouteComponent(
  () => importChunk(() => import('~/features/shell/errors/error-page')),
  'NotFoundPage',
);

async function load(path: AppPath): Promise<{ Screen: ComponentType }> {
  if (hasScreen(path)) return screens[path]();
  const { ConstructionPage } = await import('~/features/shell/errors/error-page');
  return { Screen: ConstructionPage };
}

function hasScreen(path: AppPath): path is keyof typeof screens {
  return path in screens;
}
