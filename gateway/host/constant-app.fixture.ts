// A process that answers each path with a constant of a given size and nothing else: what hono and Node alone can do.
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';

const [port, sizes = '{}'] = process.argv.slice(2);
const bodies = new Map(
  Object.entries<number>(JSON.parse(sizes)).map(([path, size]) => [path, JSON.stringify('x'.repeat(size - 2))]),
);

const app = new Hono();
app.get('*', (c) => c.body(bodies.get(c.req.path) ?? '', 200, { 'Content-Type': 'application/json' }));
createAdaptorServer({ fetch: app.fetch }).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready'));
