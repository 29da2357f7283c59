/** One named failure of the simulated platform, reachable in the demonstration as well as in tests. */
export interface Scenario {
  name: string;
  /** What a person types or does. */
  reach: string;
  /** What the platform then does. */
  happens: string;
}

/**
 * Failures of a whole session. The name goes behind a '+' in the e-mail at sign-in
 * (mariana.rios+lista-error@example.mx) and travels in the token from then on.
 */
export const sessionScenarios = {
  'lista-error': 'La lista de servidores responde 500',
  'lista-html': 'La lista de servidores responde 502 con la página HTML de un proxy',
  'lista-vacia': 'La lista de servidores llega vacía',
  'lista-no-lista': 'La lista de servidores llega como objeto',
  'en-movimiento': 'Se agregan servidores que se llenan, se detienen, se reinician y se recuperan, y uno muy grande',
  'flota-200': 'La lista trae 200 servidores: sanos, degradados, caídos y sin datos',
  'servidores-raros': 'Se agregan servidores con nombres, tamaños, tipos y contadores inusuales',
  'varias-monedas':
    'Las operaciones con American Express son en dólares y las de Carnet en yenes; los montos se suman por moneda',
  'tormenta-de-alertas': '5,000 alertas activas de 60 orígenes a la vez',
  'sin-alertas': 'Ninguna alerta, ni activa ni pasada',
  'opciones-rotas': 'Las cinco listas de opciones de los filtros fallan, cada una de otra forma',
  vencido: 'El token ya venció hace un minuto; la primera consulta fallida lo renueva',
  'refresca-401': 'El token ya venció y la renovación se rechaza con 401',
  'refresca-500': 'El token ya venció y la renovación responde 500',
  'refresca-html': 'El token ya venció y la renovación responde 502 con HTML',
  'refresca-pasado': 'El token ya venció y la renovación entrega otro que también está vencido',
  revocado: 'El token se revoca 5 segundos después de entrar, mucho antes de vencer: toda consulta responde 401',
  'cierre-500': 'Cerrar sesión responde 500',
  'cierre-401': 'Cerrar sesión responde 401',
  'cierre-lento': 'Cerrar sesión tarda 5 segundos',
  lento: 'Todas las respuestas tardan 5 segundos',
  'sin-red': 'Toda consulta posterior al inicio de sesión se queda sin red',
} as const;

export type SessionScenario = keyof typeof sessionScenarios;

/** Scenarios whose token is past when it is handed out. */
export const expiredAtSignIn: readonly string[] = [
  'vencido',
  'refresca-401',
  'refresca-500',
  'refresca-html',
  'refresca-pasado',
] satisfies SessionScenario[];

/** How long the token of the scenario 'revocado' is accepted, ms. */
export const REVOKED_AFTER = 5000;

/** Local parts of e-mails that fail at sign-in and at recovery, whatever the password. */
const emailScenarios = {
  error500: 'Responde 500',
  html502: 'Responde 502 con la página HTML de un proxy',
  sinred: 'Se queda sin red',
  vacio200: 'Responde 200 sin contenido (en la recuperación eso es un éxito)',
  lento: 'Tarda 5 segundos y responde 401 (la recuperación: 200)',
} as const;

export type EmailScenario = keyof typeof emailScenarios;

/** Order ids that the trace search answers in a special way. */
const orderScenarios = {
  'ORD-SIN-RESULTADOS': 'Lista vacía',
  'ORD-SIN-DATA': 'Objeto sin el miembro data',
  'ORD-NO-LISTA': 'El miembro data no es una lista',
  'ORD-CORTADA': 'JSON cortado a la mitad',
  'ORD-ERROR-500': 'Responde 500',
  'ORD-HTML-502': 'Responde 502 con la página HTML de un proxy',
  'ORD-SIN-RED': 'Se queda sin red',
  'ORD-LENTO': 'Tarda 5 segundos',
  'ORD-GRANDE': 'Una traza cuyo response pesa 5 MB',
  'ORD-20MIL': '20,000 trazas',
  'ORD-MILLON': 'Las 10,000 trazas más recientes de 1,296,000, una cada 12 segundos; con pocos días llegan todas',
  'ORD-RARO':
    'Etiquetas HTML, caracteres de control, fechas inusuales, claves como __proto__, enteros grandes, trazas idénticas',
} as const;

export type OrderScenario = keyof typeof orderScenarios;

/** Servers that fail or vary; they are always in the list. */
const serverScenarios = {
  'pagos-qa-02':
    'Degradado: discos al 86 % y 94 %, dos Redis de tres, Elastic y Kafka vacíos, Mongo sin tickets libres',
  'pagos-qa-03': 'No responde: 503 con HTML tras una espera',
  'promociones-qa-01': 'Siempre responde con todas las secciones vacías',
  'respaldo-qa-01': 'La primera respuesta llega vacía; el reintento trae datos',
} as const;

/** Servers that the scenario 'en-movimiento' adds; each moves in one way. */
const movingScenarios = {
  'se-llena-qa-01': '/var/log se llena en menos de una hora y luego se limpia',
  'se-detiene-qa-01': 'El consumidor conciliador-9 avanza cinco minutos y se detiene otros cinco',
  'se-reinicia-qa-01': 'Nginx, MySQL y Redis se reinician cada dos minutos: sus contadores vuelven a cero',
  'va-y-viene-qa-01': 'Deja de responder (503) medio minuto de cada minuto y medio, y se recupera',
  'grande-qa-01': '60 interfaces, 40 puntos de montaje, 200 consumidores de Kafka y 16 Redis',
} as const;

/** Every named failure in one table. */
export const scenarios: readonly Scenario[] = [
  ...rows(sessionScenarios, (name) => `Entrar como mariana.rios+${name}@example.mx`),
  ...rows(emailScenarios, (name) => `Entrar o recuperar con ${name}@example.mx`),
  ...rows(orderScenarios, (name) => `Consultar order = ${name}`),
  ...rows(serverScenarios, (name) => `Elegir el servidor ${name}`),
  ...rows(movingScenarios, (name) => `Con mariana.rios+en-movimiento@example.mx, elegir el servidor ${name}`),
];

function rows(table: Readonly<Record<string, string>>, reach: (name: string) => string): Scenario[] {
  return Object.entries(table).map(([name, happens]) => ({ name, reach: reach(name), happens }));
}

export function isSessionScenario(name: string): name is SessionScenario {
  return Object.hasOwn(sessionScenarios, name);
}

export function isOrderScenario(name: string): name is OrderScenario {
  return Object.hasOwn(orderScenarios, name);
}

/** The scenario of an e-mail's local part, or null. */
export function emailScenario(email: string): EmailScenario | null {
  const local = email.toLowerCase().split('@')[0] ?? '';
  return Object.hasOwn(emailScenarios, local) ? (local as EmailScenario) : null;
}
