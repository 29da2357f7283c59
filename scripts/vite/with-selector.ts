import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/**
 * What the router's store asks of the package of this name, in a third of its bytes: React has the hook underneath for
 * long, an equality is always given, and nothing is drawn on a server. A value equal to the one shown is the one shown.
 */
export function useSyncExternalStoreWithSelector<Snapshot, Value>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: () => Snapshot,
  select: (snapshot: Snapshot) => Value,
  isEqual: (before: Value, now: Value) => boolean,
): Value {
  const shown = useRef<{ value: Value }>(undefined);
  const getValue = useMemo(() => {
    let last: { snapshot: Snapshot; value: Value } | undefined;
    return () => {
      const snapshot = getSnapshot();
      if (!last || !Object.is(last.snapshot, snapshot)) {
        const value = select(snapshot);
        const before = last ?? shown.current;
        last = { snapshot, value: before && isEqual(before.value, value) ? before.value : value };
      }
      return last.value;
    };
  }, [getSnapshot, select, isEqual]);
  const value = useSyncExternalStore(subscribe, getValue, getValue);
  useEffect(() => {
    shown.current = { value };
  }, [value]);
  return value;
}
