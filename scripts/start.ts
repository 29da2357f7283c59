// `npm start`: builds the console with the simulated platform, serves it, and says who can sign in.
import { build, preview } from 'vite';
import { checkWritable, claimPort, portFault, readPort, StartFault, startFault } from '../gateway/host/start-faults.ts';
import { demoUsers } from '../mocks/accounts/users.ts';
import { demoOrder } from '../mocks/traces/demo-order.ts';

async function start() {
  const port = readPort(process.env.PORT);
  checkWritable(['.', 'node_modules', 'dist-demo', 'dist-demo/assets']);
  const release = await claimPort(port);
  try {
    await build({ mode: 'demo', logLevel: 'warn' });
  } catch (error) {
    throw startFault(error) ?? error;
  } finally {
    await release();
  }
  try {
    return await preview({ mode: 'demo', preview: { port, strictPort: true, host: '127.0.0.1' } });
  } catch (error) {
    throw await portFault(error, port);
  }
}

try {
  const server = await start();
  console.log(`\nAtalaya con la plataforma simulada: ${server.resolvedUrls?.local[0] ?? ''}\n`);
  console.table(demoUsers);
  console.log(`Orden de ejemplo: ${demoOrder}. Fallas que se pueden provocar: README, «Escenarios».`);
  console.log('Ctrl+C termina.');
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
