import { realNetwork, setLatency } from '../handlers/latency';
import { worker } from './browser';

/**
 * Starts the simulated platform of the demonstration build; resolves when the first call may be made. A build with
 * VITE_LATENCY=0 answers without a wait: flows that test the console need not sit through a network's.
 */
export async function startMocks(): Promise<void> {
  if (import.meta.env.VITE_LATENCY !== '0') setLatency(realNetwork);
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: new URL('mockServiceWorker.js', document.baseURI).href },
  });
}
