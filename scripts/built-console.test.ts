import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildOnce } from './built-console.ts';

const root = mkdtempSync(join(tmpdir(), 'atalaya-built-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** @returns whether it was built */
async function started(env: Record<string, string> = {}): Promise<boolean> {
  let isBuilt = false;
  const build = async () => {
    isBuilt = true;
    write('dist/index.html', 'built');
  };
  await buildOnce(build, root, env);
  return isBuilt;
}

test('a console is built anew when something of it is another, and only then', async () => {
  write('src/main.tsx', 'one');
  expect([await started(), await started(), await started({ PORT: '1' })]).toEqual([true, false, false]);
  for (const change of [
    () => write('src/main.tsx', 'two'),
    () => write('src/deep/part.tsx', 'two'),
    () => rmSync(join(root, 'src/deep/part.tsx')),
    () => write('package-lock.json', '{}'),
    () => write('dist/index.html', 'of another build'),
    () => rmSync(join(root, 'dist'), { recursive: true }),
  ]) {
    change();
    expect([await started(), await started()]).toEqual([true, false]);
  }
  expect([await started({ VITE_ENVIRONMENT: 'qa' }), await started({ VITE_ENVIRONMENT: 'qa' })]).toEqual([true, false]);
});

test('one whose build failed is built again', async () => {
  write('src/main.tsx', 'wrong');
  const failed = buildOnce(() => Promise.reject(new Error('wrong')), root, {});
  await expect(failed).rejects.toThrow('wrong');
  expect(await started()).toBe(true);
});
