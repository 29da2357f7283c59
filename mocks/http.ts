import { demoUsers } from './data/users';
import { createHost, hostPath } from './http-host';
import { realNetwork, setLatency } from './latency';

// The simulated platform on a port of its own: PORT (4010), and LATENCY=0 for answers without a wait.

const port = Number(process.env.PORT || 4010);

if (process.env.LATENCY !== '0') setLatency(realNetwork);

const host = createHost();
host.listen(port, '127.0.0.1', () => {
  console.log(`Plataforma simulada: http://127.0.0.1:${port}${hostPath}`);
  console.table(demoUsers);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    host.close();
    host.closeAllConnections();
  });
}
