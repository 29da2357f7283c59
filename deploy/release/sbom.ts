import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface Sbom {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; name: string; version: string }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

type LockedPackage = { version: string; dev?: boolean; devOptional?: boolean };

/**
 * CycloneDX list of what may run in the browser, from the lock file. npm's own `--omit dev` leaves out react and whatever
 * else a development package needs as well, so what the lock marks as for development is left out here.
 */
export function runtimeSbom(): Sbom {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only', '--workspaces=false'],
    // In production npm omits by itself, in its own way.
    { encoding: 'utf8', maxBuffer: 1e8, env: { ...process.env, NODE_ENV: 'development' } },
  );
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const sbom = JSON.parse(stdout) as Sbom;
  const { name, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    name: string;
    packages: Record<string, LockedPackage>;
  };
  const shipped = new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
      .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`),
  );
  // npm names the product after its folder.
  sbom.metadata.component.name = name;
  const own = sbom.dependencies.find(({ ref }) => ref.startsWith(`${name}@`))?.ref;
  sbom.components = sbom.components.filter((each) => shipped.has(`${each.name}@${each.version}`));
  const kept = new Set([own, ...sbom.components.map((each) => each['bom-ref'])]);
  sbom.dependencies = sbom.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => kept.has(each)) }));
  return sbom;
}
