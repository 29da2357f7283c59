import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { openSync } from 'node:fs';
import { type Program, pathOf } from './ensure-services.ts';

/** How long a program may take to end before it is killed (ms). */
const PATIENCE = 10_000;

function found(program: Program): string {
  const path = pathOf(program);
  if (!path) throw new Error(`${program} is missing.`);
  return path;
}

/** Runs a program to its end. */
export function run(program: Program, args: string[]): void {
  const { status, stderr } = spawnSync(found(program), args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}

/** Programs that a test started, by a name of their own; what they print goes into files of a folder. */
export function programs(logs: string) {
  const running = new Map<string, ChildProcess>();
  // A test that breaks off leaves nothing behind.
  process.once('exit', () => {
    for (const child of running.values()) child.kill();
  });

  async function stop(name: string): Promise<void> {
    const child = running.get(name);
    if (!child) throw new Error(`${name} does not run.`);
    running.delete(name);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    const killer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
    child.kill('SIGTERM');
    await ended;
    clearTimeout(killer);
  }

  return {
    start(name: string, program: Program, args: string[], env: Record<string, string> = {}): void {
      const log = openSync(`${logs}/${name}.log`, 'a');
      const stdio: ['ignore', number, number] = ['ignore', log, log];
      running.set(name, spawn(found(program), args, { stdio, env: { ...process.env, ...env } }));
    },
    stop,
    stopAll: () => Promise.all([...running.keys()].map(stop)),
  };
}
