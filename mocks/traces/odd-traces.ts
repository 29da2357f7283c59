import { wireDate } from '../wire-date';

/** Answers of the order scenarios that need more than a line. Texts, because objects could not hold some of them. */

const origin = { hostName: 'app-01.example.mx', ip: '192.0.2.41', server: 'pagos-qa-01' };

/** One entry whose response weighs five million characters. */
export function largeAnswer(order: string, now: number): string {
  const rows = Array.from({ length: 50_000 }, (_, row) => ({
    fila: row + 1,
    folio: `MUESTRA-${String(row).padStart(7, '0')}`,
    detalle: 'movimiento conciliado sin diferencias ni observaciones',
  }));
  const head = { date: wireDate(now), service: 'conciliacion', operation: 'cargarArchivo', ...origin, order };
  const request = { file: 'conciliacion_muestra.csv', rows: rows.length };
  return JSON.stringify({ data: [{ ...head, elapsedMs: 88_210, request, response: { detail: rows } }] });
}

/** Twenty thousand entries, newest first. */
export function longAnswer(order: string, now: number): string {
  const data = Array.from({ length: 20_000 }, (_, back) => ({
    date: wireDate(now - back * 1000),
    service: 'spei',
    operation: 'consultarEstado',
    ...origin,
    order,
    channel: 'WEB',
    logType: 'INFO',
    code: '00',
    elapsedMs: 90 + (back % 70),
    request: { claveRastreo: `MUESTRA${String(back).padStart(9, '0')}` },
    response: { status: 'PENDING', intentos: 20_000 - back },
  }));
  return JSON.stringify({ data });
}

/** Everything that a log may hold and a screen must survive. */
export function oddAnswer(order: string, now: number): string {
  const entry = (operation: string, rest: object, date: unknown = wireDate(now)) =>
    JSON.stringify({ date, service: 'autorizador', operation, ...origin, order, ...rest });
  const twin = entry('identica', { request: { orderId: order } });
  return `{"data":[${[
    entry('etiquetas', {
      service: '<b>autorizador</b>',
      message: '<img src=x onerror="window.__x=1">',
      '<i>clave</i>': '</script><script>window.__x=1</script>',
      request: { xml: '<?xml version="1.0"?><monto moneda="MXN">10</monto>' },
      response: { html: '<html><body>502</body></html>' },
    }),
    entry('control', {
      message: '\u001b[31mERROR\u001b[0m sin saldo\r\n\tsegunda línea\u0007\u0000 fin \u202egnirts\u202c',
      relleno: `a${' '.repeat(400)}b`,
      request: { raw: '\u001b[32mOK\u001b[0m\u0000' },
    }),
    keysOfObjects(order, now),
    bigIntegers(order, now),
    twin,
    twin,
    twin,
    entry('fecha-iso', {}, new Date(now).toISOString()),
    entry('fecha-iso-nanos', {}, '2026-11-27T21:58:44.123456789Z'),
    entry('fecha-log4j', {}, '2026-11-27 15:58:44,123'),
    entry('fecha-segundos', {}, Math.floor(now / 1000)),
    entry('fecha-milisegundos', {}, now),
    entry('fecha-imposible', {}, '31/02/2026 10:00:00 AM'),
    entry('fecha-ceros', {}, '0000-00-00 00:00:00'),
    entry('fecha-vacia', {}, ''),
    entry('fecha-nula', {}, null),
    entry('nulos', {
      code: null,
      elapsedMs: 0,
      retry: false,
      message: '',
      tags: [],
      request: null,
      response: { a: null },
    }),
    entry('request-texto', { request: 'amount=10&card=****1111', response: '{"status":"SUCCESS"}' }),
    entry('request-escalar', { request: 42, response: false }),
    'null',
    '"no es un objeto"',
  ].join(',')}]}`;
}

function keysOfObjects(order: string, now: number): string {
  const head = `"date":"${wireDate(now)}","service":"autorizador","operation":"claves","hostName":"app-01.example.mx"`;
  const odd = `"constructor":"x","hasOwnProperty":1,"toString":"y","length":3,"key":"k","ref":"r","__proto__":{"admin":true}`;
  return `{${head},"ip":"192.0.2.41","order":"${order}",${odd},"request":{"__proto__":{"admin":true},"length":0}}`;
}

function bigIntegers(order: string, now: number): string {
  const head = `"date":"${wireDate(now)}","service":"autorizador","operation":"enteros","hostName":"app-01.example.mx"`;
  const request = `{"transactionId":822106502566256641,"amount":349.50}`;
  const response = `{"trace":153531731419263116,"ids":[-9223372036854775808,9223372036854775807]}`;
  return `{${head},"ip":"192.0.2.41","order":"${order}","secuencia":9007199254740993,"request":${request},"response":${response}}`;
}
