import { worker } from './browser';
import { realNetwork, setLatency } from './latency';

/** Starts the simulated platform of the demonstration build; resolves when the first call may be made. */
export async function startMocks(): Promise<void> {
  setLatency(realNetwork);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
  });
}
