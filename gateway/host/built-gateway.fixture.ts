import { readdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { build } from 'vite';

/** Inside of the checkout, since the packages are found from there. */
const cache = resolve('node_modules/.cache');
const own = `atalaya-gateway-${process.pid}-`;

let built: Promise<string> | undefined;

/** The gateway as it is delivered, made once for all test files that share a thread. @returns its folder */
export function builtGateway(): Promise<string> {
  const program = resolve(cache, `${own}${threadId}`);
  built ??= build({ configFile: 'gateway/vite.config.ts', logLevel: 'warn', build: { outDir: program } }).then(
    () => program,
  );
  return built;
}

/** Called once all tests are over. */
export function teardown(): void {
  for (const name of readdirSync(cache)) if (name.startsWith(own)) rmSync(resolve(cache, name), { recursive: true });
}
