import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { ScreenTitle } from '../ui/screen-title';
import type { UnavailablePart as Part } from './unavailable-part';

/** Rarely needed: the platform has most calls. */
const UnavailablePart = lazyPart(() => import('./unavailable-part').then((module) => module.UnavailablePart));

interface LackingCallProps extends Pick<ComponentProps<typeof Part>, 'text' | 'call'> {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** Asks again; that of the query unless another is named. */
  onCheck?: () => void;
}

/** The same in place of a whole screen. */
export function LackingScreen({ title, ...rest }: LackingCallProps & { title: string }) {
  return (
    <>
      <ScreenTitle title={title} />
      <LackingCall {...rest} />
    </>
  );
}

/** Stands where a query goes without the call that it needs. */
export function LackingCall({ text, call, query, onCheck = () => void query.refetch() }: LackingCallProps) {
  return (
    <Suspense>
      <UnavailablePart {...{ text, call, onCheck }} error={query.error} checking={query.isFetching} />
    </Suspense>
  );
}
