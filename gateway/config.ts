import { readFileSync } from 'node:fs';
import { parse, YAMLParseError } from 'yaml';
import { z } from 'zod';
import { serviceFaults, services } from './config-services';

/** Why a file of configuration is of no use: a line for each wrong value. */
export class ConfigFault extends Error {}

const url = z
  .string('debe ser un texto')
  .regex(
    /^https?:\/\/[^\s/@]+(\/[^\s?#@]*)?$/,
    'debe ser una dirección http o https, sin usuario, contraseña ni parámetros',
  );

const prometheus = z.strictObject(
  {
    url,
    /** The label of the targets that names their server. */
    label: z
      .string('debe ser un texto')
      .regex(/^[a-zA-Z_]\w*$/, 'debe ser el nombre de una etiqueta')
      .default('server'),
    /** What rates are taken over: four scrapes are usual, two are needed. */
    window: z
      .string('debe ser un texto')
      .regex(/^[1-9]\d*[smh]$/, 'debe ser un lapso como 30s o 1m')
      .default('1m'),
    timeoutSeconds: z
      .number('debe ser un número')
      .min(1, 'debe ser 1 o más')
      // The console itself waits no longer than a minute.
      .max(50, 'debe ser 50 o menos')
      .default(10),
  },
  'debe tener un miembro url',
);

const haproxy = z.strictObject(
  {
    /** Of its `stats socket`. */
    socket: z
      .string('debe ser un texto')
      .regex(/^(\/\S+|[^\s/:@]+:\d{1,5}|\[[\da-fA-F:]+\]:\d{1,5})$/, 'debe ser una ruta absoluta o host:puerto'),
    timeoutSeconds: z.number('debe ser un número').min(1, 'debe ser 1 o más').max(30, 'debe ser 30 o menos').default(5),
  },
  'debe tener un miembro socket',
);

/** One of several, told from the others by its name. */
const namedHaproxy = haproxy.extend({
  name: z.string('debe ser un texto').regex(/^[a-z0-9-]{1,30}$/, 'debe tener letras minúsculas, cifras o guiones'),
});

const alertmanager = z.strictObject(
  {
    url,
    /** That of its webhook; without one it is only asked. */
    token: z
      .string('debe ser un texto')
      .regex(/^[\w.~+/=-]{16,}$/, 'debe tener 16 caracteres o más: letras, cifras o -._~+/=')
      .optional(),
    /** The file that holds it instead. */
    tokenFile: z.string('debe ser un texto').regex(/^\/./, 'debe ser una ruta absoluta').optional(),
    timeoutSeconds: z.number('debe ser un número').min(1, 'debe ser 1 o más').max(30, 'debe ser 30 o menos').default(5),
  },
  'debe tener un miembro url',
);

const sources = z
  .strictObject(
    {
      prometheus: prometheus.optional(),
      alertmanager: alertmanager.optional(),
      haproxy: haproxy.optional(),
      haproxies: z.array(namedHaproxy, 'debe ser una lista').max(10, 'debe tener 10 elementos o menos').optional(),
      services: services.optional(),
      demonstration: z.boolean('debe ser true o false').default(false),
    },
    'debe tener miembros',
  )
  .superRefine((all, { addIssue }) => {
    const faults = all.services ? serviceFaults(all.services, all.prometheus !== undefined) : [];
    for (const fault of faults) addIssue({ code: 'custom', ...fault });
    const fault = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
    if (all.haproxy && all.haproxies) fault(['haproxies'], 'no puede estar junto a haproxy');
    const names = (all.haproxies ?? []).map(({ name }) => name);
    for (const [index, name] of names.entries())
      if (names.indexOf(name) < index) fault(['haproxies', index, 'name'], 'está dos veces');
  });

const config = z.strictObject({ sources: sources.prefault({}) }, 'debe tener miembros');

export type Config = z.infer<typeof config>;

/**
 * Reads a configuration, in YAML or in JSON, which is YAML; what it leaves out has a usual value.
 * @throws ConfigFault
 */
export function readConfig(text: string): Config {
  const value = parsed(text) ?? {};
  const { data, error } = config.safeParse(value);
  if (data) return data;
  throw new ConfigFault(error.issues.flatMap((issue) => linesOf(issue, value)).join('\n'));
}

/**
 * The same of a file.
 * @throws ConfigFault
 */
export function readConfigFile(path: string): Config {
  try {
    return readConfig(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigFault) throw error;
    throw new ConfigFault(`No se puede leer ${path} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

function parsed(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    const [start] = (error instanceof YAMLParseError && error.linePos) || [];
    const place = start ? `, línea ${start.line}, columna ${start.col}` : '';
    throw new ConfigFault(`La configuración no es YAML ni JSON${place}.`);
  }
}

function linesOf(issue: z.core.$ZodIssue, value: unknown): string[] {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${[...path, key].join('.')} no se conoce.`);
  const found = path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
  return [
    `${path.join('.') || 'La configuración'} ${message}${found === undefined || path.at(-1) === 'token' ? '' : `; es ${shown(found)}`}.`,
  ];
}

/** A value as it was written, but for a password in an address. */
function shown(value: unknown): string {
  return JSON.stringify(value).replaceAll(/\/\/[^"]*@/g, '//…@');
}
