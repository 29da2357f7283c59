/** A host's address and the server under whose name the platform knows it. */
interface Host {
  ip: string;
  server?: string;
}

export const hosts = {
  'app-01.example.mx': { ip: '192.0.2.41', server: 'pagos-qa-01' },
  'app-02.example.mx': { ip: '192.0.2.42', server: 'pagos-qa-02' },
  'app-03.example.mx': { ip: '192.0.2.43', server: 'pagos-qa-03' },
  'batch-01.example.mx': { ip: '192.0.2.51', server: 'pagos-qa-03' },
  'edge-01.example.mx': { ip: '192.0.2.11' },
} as const satisfies Record<string, Host>;

export type HostName = keyof typeof hosts;

export const appHosts = ['app-01.example.mx', 'app-02.example.mx', 'app-03.example.mx'] as const;

/** What the option lists of the filters offer. */
export const traceOptions = {
  servers: ['pagos-qa-01', 'pagos-qa-02', 'pagos-qa-03', 'promociones-qa-01', 'respaldo-qa-01'],
  hostnames: Object.keys(hosts),
  services: [
    'autorizador',
    'conciliacion',
    'devoluciones',
    'notificaciones',
    'oxxo',
    'promociones',
    'riesgo',
    'sesiones',
    'sicatel',
    'spei',
    'tokenizacion',
  ],
  channels: ['APP', 'IVR', 'KIOSCO', 'TIENDA', 'USSD', 'WEB'],
  logTypes: ['DEBUG', 'ERROR', 'INFO', 'REQUEST', 'RESPONSE', 'WARN'],
} as const satisfies Record<string, readonly string[]>;

/** Host of a service; the application's services run wherever the order was sent. */
export function hostOf(service: string, appHost: HostName): HostName {
  if (service === 'notificaciones' || service === 'conciliacion') return 'batch-01.example.mx';
  return service === 'sesiones' ? 'edge-01.example.mx' : appHost;
}

/** Server under which a service on a host logs. */
export function serverOf(service: string, host: HostName): string | undefined {
  if (service === 'promociones') return 'promociones-qa-01';
  if (service === 'conciliacion') return 'respaldo-qa-01';
  const { server }: Host = hosts[host];
  return server;
}
