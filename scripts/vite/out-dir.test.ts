import { afterEach, expect, test, vi } from 'vitest';
import viteConfig from '../../vite.config.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['none', undefined, 'production', 'dist'],
  ['none, for the demonstration', undefined, 'demo', 'dist-demo'],
  ['another', '/elsewhere/dist', 'production', '/elsewhere/dist'],
  ['an empty one, which Vite would take for the checkout itself', '', 'production', 'dist'],
  ['a blank one', ' ', 'demo', 'dist-demo'],
])('a build with %s goes to its folder', async (_what, named, mode, outDir) => {
  vi.stubEnv('ATALAYA_OUT_DIR', named);
  const { build } = await viteConfig({ command: 'build', mode });
  expect(build?.outDir).toBe(outDir);
});
