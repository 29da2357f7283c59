import { demoUsers } from '../accounts/users';
import { realNetwork, setLatency } from '../handlers/latency';
import { scenarios } from '../scenarios';
import { showcaseOrder } from '../traces/day-orders';
import { demoOrder } from '../traces/demo-order';
import { createHost, hostPath } from './http-host';

// The simulated platform on a port of its own: PORT (4010), and LATENCY=0 for answers without a wait.

const port = Number(process.env.PORT || 4010);

if (process.env.LATENCY !== '0') setLatency(realNetwork);

const host = createHost();
host.listen(port, '127.0.0.1', () => {
  console.log(`Plataforma simulada: http://127.0.0.1:${port}${hostPath}`);
  console.table(demoUsers);
  console.log(`Órdenes que siempre existen: ${demoOrder}, ${showcaseOrder}. Fallas con nombre:`);
  console.table(scenarios);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    host.close();
    // A connection that is kept alive would keep the process too.
    host.closeAllConnections();
  });
}
