import { type Environment, environmentNamed, isApiBase, isIdleMinutes } from './env-values';

/** What a deployment may set without building again; an absent member keeps the value of the build. */
export interface ConfigFile {
  environment: Environment;
  apiBase?: string;
  /** Base64 of the SubjectPublicKeyInfo, with or without its PEM frame. */
  publicKey?: string;
  idleMinutes?: number;
  /** Whether what the platform holds is invented. */
  demonstration?: boolean;
}

/** What is wrong with a file: a member by its name, 'json' for its form, 'unreachable' when it did not come. */
export type ConfigFault = keyof ConfigFile | 'json' | 'unreachable' | { unknown: string };

/** 1024 bits with exponent 65537 (spec 20.2): every such key begins and ends alike. */
const PUBLIC_KEY = /^MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ[A-Za-z0-9+/]{172}IDAQAB$/;

const checks: Record<keyof ConfigFile, (value: unknown) => boolean> = {
  environment: (value) => typeof value === 'string' && environmentNamed(value) !== undefined,
  apiBase: (value) => typeof value === 'string' && isApiBase(value),
  publicKey: (value) => typeof value === 'string' && PUBLIC_KEY.test(value.replace(/-----[^-]+-----|\s/g, '')),
  idleMinutes: isIdleMinutes,
  demonstration: (value) => typeof value === 'boolean',
};

/** Reads the text of a configuration file. Production must name its key: the build's own may be the demonstration's. */
export function readConfigFile(text: string): { config: ConfigFile } | { faults: ConfigFault[] } {
  let file: Record<string, unknown>;
  try {
    file = JSON.parse(text);
  } catch {
    return { faults: ['json'] };
  }
  if (typeof file !== 'object' || file === null || Array.isArray(file)) return { faults: ['json'] };
  const required = file.environment === 'production' ? ['environment', 'publicKey'] : ['environment'];
  const faults: ConfigFault[] = Object.keys(file)
    .filter((name) => !Object.hasOwn(checks, name))
    .map((unknown) => ({ unknown }));
  for (const name of Object.keys(checks) as (keyof ConfigFile)[]) {
    const given = Object.hasOwn(file, name);
    if (given ? !checks[name](file[name]) : required.includes(name)) faults.push(name);
  }
  return faults.length > 0 ? { faults } : { config: file as unknown as ConfigFile };
}
