import { lazyPart } from '~/shared/ui/lazy-part';

/** Apart from the details, which most read as text. */
export const BodyTree = lazyPart(() => import('./body-tree').then((module) => module.BodyTree));
