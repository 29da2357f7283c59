import { useStart } from './start-store';

let loading: Promise<void> | null = null;

/** ms after a touch: what that changes on screen comes before what it announces. */
const MOMENT = 200;

/** Brings router and screens ahead of their use; a failure shows when they are needed. */
export function prefetchApp(): void {
  setTimeout(() => load().catch(() => undefined), MOMENT);
}

/** Brings router and screens, without which nothing more can be shown. Never rejects. */
export function needApp(): Promise<void> {
  return load().catch((failure: unknown) => useStart.setState({ failure }));
}

function load(): Promise<void> {
  loading ??= bring().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function bring(): Promise<void> {
  const { startApp } = await import('../app-start');
  useStart.setState({ App: await startApp() });
}
