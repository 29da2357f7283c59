import type { ComponentType } from 'react';
import { isBesideScreen } from '~/shared/hooks/use-media';
import { lazyDialog } from '~/shared/ui/lazy-part';
import { sharePlace } from './share-place';
import './record.css';

/** A record whose code loads when it is opened; its place beside the list is kept from the first frame on. */
export function lazyRecord<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void,
) {
  return lazyDialog(load, close, Place);
}

const Place = () =>
  isBesideScreen() && (
    <div ref={sharePlace} className="record-panel">
      <div />
    </div>
  );
