// `npm start`: builds the console with the simulated platform, serves it, and says who can sign in.
import { build, preview } from 'vite';
import { demoUsers } from '../mocks/data/users.ts';
import { demoOrder } from '../mocks/traces/demo-order.ts';

await build({ mode: 'demo', logLevel: 'warn' });
const server = await preview({ mode: 'demo', preview: { port: Number(process.env.PORT ?? 4173), host: '127.0.0.1' } });

console.log(`\nAtalaya con la plataforma simulada: ${server.resolvedUrls?.local[0] ?? ''}\n`);
console.table(demoUsers);
console.log(`Orden de ejemplo: ${demoOrder}. Fallas que se pueden provocar: README, «Escenarios».`);
console.log('Ctrl+C termina.');
