import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { type Config, ConfigFault, readConfig, readConfigFile } from '../config';
import { readPort, StartFault } from './start-faults';

/** What whoever runs the gateway decides, by variables of the environment. */
export interface Settings {
  port: number;
  /** Address to listen on. */
  host: string;
  /** Folder of key, outgoing mail and, without a server, the database. */
  data: string;
  /** Of a PostgreSQL server. */
  database: string | undefined;
  /** Folder of the built console. */
  console: string;
  environment: string;
  idleMinutes: number | undefined;
  /** How long a session lasts through all its renewals. */
  sessionHours: number | undefined;
  /** Where people find the console, for links in mails. */
  origin: string;
  smtp: string | undefined;
  mailFrom: string;
  /** How many proxies stand before the gateway. */
  proxies: number;
  /** How long a gateway that is told to stop still serves while it says that it is not ready, so that balancers leave it; seconds. */
  drainSeconds: number;
  metricsToken: string | undefined;
  /** Bearer token of services that deliver data; without one nobody may. */
  ingestToken: string | undefined;
  /** Folder of backups; without one they are made by hand alone, into one beside the data. */
  backups: string | undefined;
  /** Of a PostgreSQL server where backups are restored to be compared; without one that of the database. */
  backupScratch: string | undefined;
  /** Keys of the vault in base64, in place of those of a file. */
  vaultKey: string | undefined;
  /** Which addresses are told of what happens, signed with a secret that both sides know. */
  webhooks: { destinations: readonly string[]; secret: string; mayBePrivate: boolean } | undefined;
  /** Who sends refunds: the one for demonstrations, who moves no money, or nobody. */
  refundProvider: 'demonstration' | undefined;
  /** Where reports of servers come from. */
  sources: Config['sources'];
}

/** @throws StartFault that names the variable which is not right, and repeats none that may hold a password */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string) => env[name]?.trim() || undefined;
  /** What is secret may stand in a file that another variable names, as containers hand it over. */
  const readSecret = (name: string) => {
    const file = read(`${name}_FILE`);
    if (file === undefined) return read(name);
    try {
      return readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      throw new StartFault(`${name}_FILE: no se puede leer ${file} (${(error as NodeJS.ErrnoException).code}).`);
    }
  };
  const url = (name: string, protocols: string, may: string, value = read(name)) => {
    if (value === undefined || (URL.canParse(value) && new RegExp(`^(${protocols}):$`).test(new URL(value).protocol)))
      return value;
    throw new StartFault(`${name} debe ser ${may}.`);
  };
  const count = (name: string, most: number, least = 0) => {
    const value = read(name);
    if (value === undefined || (/^\d{1,4}$/.test(value) && Number(value) >= least && Number(value) <= most))
      return value === undefined ? undefined : Number(value);
    throw new StartFault(`${name} debe ser un número entero de ${least} a ${most}; es «${value}».`);
  };
  const port = readPort(env.PORT);
  const origin = url('ATALAYA_ORIGIN', 'https?', 'una dirección http(s)://, como https://atalaya.example.mx');
  const smtp = url('ATALAYA_SMTP', 'smtps?', 'una dirección smtp:// o smtps://', readSecret('ATALAYA_SMTP'));
  const mailFrom = read('ATALAYA_MAIL_FROM');
  if (smtp && !mailFrom) throw new StartFault('ATALAYA_MAIL_FROM debe decir de quién son los correos de ATALAYA_SMTP.');
  const ingestToken = readSecret('ATALAYA_INGEST_TOKEN');
  if (ingestToken !== undefined && !/^[\w.~+/=-]{16,}$/.test(ingestToken))
    throw new StartFault('ATALAYA_INGEST_TOKEN debe tener 16 caracteres o más: letras, cifras o -._~+/=');
  const destinations = (read('ATALAYA_WEBHOOKS') ?? '').split(/[\s,]+/).filter(Boolean);
  for (const destination of destinations)
    url('ATALAYA_WEBHOOKS', 'https?', 'una lista de direcciones https://', destination);
  const secret = readSecret('ATALAYA_WEBHOOK_SECRET') ?? '';
  if (destinations.length > 0 && secret.length < 32)
    throw new StartFault('ATALAYA_WEBHOOK_SECRET debe tener 32 caracteres o más, los mismos que conoce el destino.');
  const mayBePrivate = read('ATALAYA_WEBHOOK_PRIVATE') === '1';
  const refundProvider = read('ATALAYA_REFUND_PROVIDER');
  if (refundProvider !== undefined && refundProvider !== 'demonstration')
    throw new StartFault('ATALAYA_REFUND_PROVIDER solo puede ser «demonstration», que no mueve dinero.');
  return {
    port,
    host: read('HOST') ?? '127.0.0.1',
    data: read('ATALAYA_DATA') ?? 'data',
    database: url('ATALAYA_DATABASE', 'postgres(ql)?', 'una dirección postgres://', readSecret('ATALAYA_DATABASE')),
    console: read('ATALAYA_CONSOLE') ?? 'dist',
    environment: read('ATALAYA_ENVIRONMENT') ?? 'qa',
    idleMinutes: count('ATALAYA_IDLE_MINUTES', 1440),
    sessionHours: count('ATALAYA_SESSION_HOURS', 168, 1),
    origin: origin ? new URL(origin).origin : `http://127.0.0.1:${port}`,
    smtp,
    mailFrom: mailFrom ?? 'Atalaya <atalaya@example.mx>',
    proxies: count('ATALAYA_PROXIES', 9) ?? 0,
    drainSeconds: count('ATALAYA_DRAIN_SECONDS', 60) ?? 0,
    metricsToken: readSecret('ATALAYA_METRICS_TOKEN'),
    ingestToken,
    backups: readFolder('ATALAYA_BACKUPS', read('ATALAYA_BACKUPS')),
    backupScratch: url(
      'ATALAYA_BACKUP_SCRATCH',
      'postgres(ql)?',
      'una dirección postgres://',
      readSecret('ATALAYA_BACKUP_SCRATCH'),
    ),
    vaultKey: readSecret('ATALAYA_VAULT_KEY'),
    webhooks: destinations.length > 0 ? { destinations, secret, mayBePrivate } : undefined,
    refundProvider,
    sources: readSources(read('ATALAYA_SOURCES')),
  };
}

/** A folder that can be written to; made where there is none, for its owner alone. */
function readFolder(name: string, folder: string | undefined): string | undefined {
  if (folder === undefined) return undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK);
    return folder;
  } catch (error) {
    throw new StartFault(`${name}: no se puede escribir en ${folder} (${(error as NodeJS.ErrnoException).code}).`);
  }
}

/** What the file says, with the token of a webhook that may lie in another. */
function readSources(file: string | undefined): Settings['sources'] {
  try {
    const { sources } = file === undefined ? readConfig('') : readConfigFile(file);
    const { alertmanager } = sources;
    if (alertmanager?.tokenFile === undefined) return sources;
    const token = readFileSync(alertmanager.tokenFile, 'utf8').trim();
    return readConfig(JSON.stringify({ sources: { ...sources, alertmanager: { ...alertmanager, token } } })).sources;
  } catch (error) {
    if (error instanceof ConfigFault) throw new StartFault(error.message);
    const { code, path } = error as NodeJS.ErrnoException;
    if (path !== undefined) throw new StartFault(`sources.alertmanager.tokenFile: no se puede leer ${path} (${code}).`);
    throw error;
  }
}
