import { z } from 'zod';
import { serviceTypes } from './wire/services';

// What a file of configuration says of services: who they are, and who checks them.

const text = (most: number) =>
  z.string('debe ser un texto').min(1, 'no debe estar vacío').max(most, `debe tener ${most} caracteres o menos`);

const seconds = (least: number, most: number) =>
  z.number('debe ser un número').min(least, `debe ser ${least} o más`).max(most, `debe ser ${most} o menos`);

const id = z
  .string('debe ser un texto')
  .regex(/^[a-z0-9][a-z0-9.-]{0,59}$/, 'debe tener letras minúsculas, cifras, puntos o guiones');

const texts = z.array(text(100), 'debe ser una lista').max(50, 'debe tener 50 elementos o menos');

/** One address, or one for each instance. */
const addresses = (pattern: RegExp, message: string) => {
  const one = z.string(message).regex(pattern, message);
  return z
    .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(one).min(1, message).max(20, message))
    .optional();
};

const service = z.strictObject(
  {
    id,
    name: text(60),
    type: z.enum(serviceTypes, `debe ser uno de ${serviceTypes.join(', ')}`),
    tags: texts.default([]),
    /** Above it an answer is slow. */
    limitMs: z
      .number('debe ser un número')
      .min(1, 'debe ser 1 o más')
      .max(60_000, 'debe ser 60000 o menos')
      .default(1000),
    dependsOn: z.array(id, 'debe ser una lista').default([]),
    /** Whose alerts are silent while all that stands on them is in maintenance. */
    servers: texts.default([]),
    /** Values of the label in Prometheus; its id where none is named. */
    targets: texts.min(1, 'debe nombrar al menos uno').optional(),
    /** Checked by the gateway itself. */
    http: addresses(
      /^https?:\/\/[^\s/@?#]+(\/[^\s#]*)?$/,
      'debe ser una dirección http o https, sin usuario ni contraseña, o una lista de ellas',
    ),
    tcp: addresses(/^([^\s/:@]+|\[[\da-fA-F:]+\]):\d{1,5}$/, 'debe ser host:puerto o una lista de ellos'),
    /** Codes of HTTP that mean that it works; without, 200 to 299. */
    status: z
      .array(z.int('debe ser un código de HTTP').min(100, 'debe ser 100 o más').max(599, 'debe ser 599 o menos'))
      .min(1, 'debe nombrar al menos uno')
      .optional(),
    timeoutSeconds: seconds(1, 30).default(5),
  },
  'debe tener miembros',
);

/** How a service is configured. */
export type ConfiguredService = z.infer<typeof service>;

export const services = z.strictObject(
  {
    /** The label of the targets of blackbox_exporter that names their service. */
    label: z
      .string('debe ser un texto')
      .regex(/^[a-zA-Z_]\w*$/, 'debe ser el nombre de una etiqueta')
      .default('service'),
    /** How often they are checked, by the gateway or by Prometheus. */
    intervalSeconds: seconds(5, 600).default(30),
    /** A blackbox_exporter that is asked when somebody wants to know now. */
    blackbox: z
      .string('debe ser un texto')
      .regex(/^https?:\/\/[^\s/@]+(\/[^\s?#@]*)?$/, 'debe ser una dirección http o https, sin usuario ni contraseña')
      .optional(),
    list: z
      .array(service, 'debe ser una lista')
      .min(1, 'debe tener al menos un servicio')
      .max(200, 'debe tener 200 servicios o menos'),
  },
  'debe tener un miembro list',
);

/** Who is not checked by the gateway itself. */
export const isProbed = ({ http, tcp }: ConfiguredService) => !http && !tcp;

interface Fault {
  path: (string | number)[];
  message: string;
}

/** Whether something is wrong, in which member, and what. */
type Check = [isWrong: boolean, member: string | (string | number)[], message: string];

/** What is wrong between services, each of which is right by itself. */
export function serviceFaults({ list, intervalSeconds }: z.infer<typeof services>, hasPrometheus: boolean): Fault[] {
  const known = new Set(list.map((one) => one.id));
  return list.flatMap((one, index) => {
    const before = list.slice(0, index);
    const faults: Check[] = [
      [before.some((other) => other.id === one.id), 'id', 'está dos veces'],
      [before.some((other) => other.name === one.name), 'name', 'está dos veces'],
      [Boolean(one.http && one.tcp), 'tcp', 'no puede estar junto a http'],
      [Boolean(one.targets && !isProbed(one)), 'targets', 'no puede estar junto a http ni a tcp'],
      [Boolean(one.status && !one.http), 'status', 'solo puede estar junto a http'],
      [!isProbed(one) && one.timeoutSeconds > intervalSeconds, 'timeoutSeconds', 'no debe pasar de intervalSeconds'],
      [isProbed(one) && !hasPrometheus, [], 'debe tener http o tcp, o el archivo un prometheus'],
      ...one.dependsOn.map(
        (needed, at): Check => [
          !known.has(needed) || needed === one.id,
          ['dependsOn', at],
          'debe ser el id de otro servicio',
        ],
      ),
    ];
    return faults
      .filter(([isWrong]) => isWrong)
      .map(([, member, message]) => ({ path: ['services', 'list', index, ...[member].flat()], message }));
  });
}
