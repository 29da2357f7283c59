import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';

test('of several that start at once over the lock of one that is gone, one gets the folder', async () => {
  const other = mkdtempSync(join(tmpdir(), 'atalaya-lock-'));
  const folders = Array.from({ length: 150 }, (_, index) => join(other, String(index)));
  for (const path of folders) {
    mkdirSync(path);
    writeFileSync(join(path, 'atalaya.lock'), `process 999999999 on ${hostname()}`);
  }
  const program = `
    import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
    const began = Math.ceil(Date.now() / 4000 + 0.5) * 4000;
    const got = ${JSON.stringify(folders)}.map((folder, index) => {
      while (Date.now() < began + index * 5);
      try { lockFolder(folder); return 'got'; } catch (error) { return error.message; }
    });
    process.stdout.write(JSON.stringify(got) + '\\n');
    process.stdin.resume();`;
  const starts = Array.from({ length: 3 }, () =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { stdio: 'pipe' }),
  );
  const said = await Promise.all(
    starts.map(async ({ stdout }) => {
      const [line] = await once(createInterface(stdout), 'line');
      return JSON.parse(line) as string[];
    }),
  );
  for (const [index, folder] of folders.entries()) {
    const outcomes = said.map((each) => each[index]);
    expect([index, outcomes.filter((outcome) => outcome === 'got').length]).toEqual([index, 1]);
    const refused = outcomes.filter((outcome) => /is in use by process \d+ on .*\. Stop that one/.test(outcome ?? ''));
    expect(refused).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(['atalaya.lock.1']);
  }
  for (const start of starts) start.kill();
  rmSync(other, { recursive: true });
});
