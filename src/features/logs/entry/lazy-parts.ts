import { lazyPart } from '~/shared/ui/lazy-part';

/** Parts of the details, apart from the lazy views that draw the details. */
export const EntryActions = lazyPart(() => import('./entry-actions').then((module) => module.EntryActions));

export const BodyTree = lazyPart(() => import('./body-tree').then((module) => module.BodyTree));
