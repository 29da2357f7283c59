import { lazyDialog } from '~/shared/ui/lazy-part';

/** Makes or changes a window; its code comes when it is opened. */
export const MaintenanceDialog = lazyDialog(() =>
  import('./maintenance-dialog').then((module) => module.MaintenanceDialog),
);
