import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ConfigFault, readConfig, readConfigFile } from './config';

const prometheus = { url: 'http://127.0.0.1:9090', label: 'server', window: '1m', timeoutSeconds: 10 };

test.each([
  ['nothing', '', { demonstration: false }],
  ['no sources', '{}', { demonstration: false }],
  ['YAML', 'sources:\n  prometheus: { url: http://127.0.0.1:9090 }\n', { prometheus, demonstration: false }],
  [
    'JSON',
    '{"sources":{"prometheus":{"url":"http://127.0.0.1:9090"},"demonstration":true}}',
    { prometheus, demonstration: true },
  ],
  [
    'all',
    'sources: { prometheus: { url: https://m.example.mx/prometheus/, label: host, window: 30s, timeoutSeconds: 2.5 } }',
    {
      prometheus: { url: 'https://m.example.mx/prometheus/', label: 'host', window: '30s', timeoutSeconds: 2.5 },
      demonstration: false,
    },
  ],
  [
    'an HAProxy by path',
    'sources: { haproxy: { socket: /run/haproxy/admin.sock } }',
    { haproxy: { socket: '/run/haproxy/admin.sock', timeoutSeconds: 5 }, demonstration: false },
  ],
  [
    'an HAProxy by port',
    'sources: { haproxy: { socket: "127.0.0.1:9999", timeoutSeconds: 2 } }',
    { haproxy: { socket: '127.0.0.1:9999', timeoutSeconds: 2 }, demonstration: false },
  ],
  [
    'services',
    'sources: { services: { list: [{ id: a, name: A, type: BANK, http: "https://a.example.mx/salud?x=1" }] } }',
    {
      services: {
        ...{ label: 'service', intervalSeconds: 30 },
        list: [
          {
            ...{ id: 'a', name: 'A', type: 'BANK', tags: [], limitMs: 1000, dependsOn: [], servers: [] },
            ...{ http: ['https://a.example.mx/salud?x=1'], timeoutSeconds: 5 },
          },
        ],
      },
      demonstration: false,
    },
  ],
])('%s', (_what, text, sources) => {
  expect(readConfig(text)).toEqual({ sources });
});

test('the example is a configuration', () => {
  const example = fileURLToPath(new URL('./config.example.yaml', import.meta.url));
  expect(readConfigFile(example)).toEqual({ sources: { prometheus, demonstration: true } });
  expect(() => readConfigFile('/no/existe.yaml')).toThrow('No se puede leer /no/existe.yaml (ENOENT).');
});

const url = 'debe ser una dirección http o https, sin usuario, contraseña ni parámetros';

test.each([
  ['sources: { promeheus: 1, x: 2 }', ['sources.promeheus no se conoce.', 'sources.x no se conoce.']],
  ['sources: { demonstration: sí }', ['sources.demonstration debe ser true o false; es "sí".']],
  ['sources: { prometheus: {} }', ['sources.prometheus.url debe ser un texto.']],
  ['sources: { prometheus: http://a }', ['sources.prometheus debe tener un miembro url; es "http://a".']],
  ['sources: { prometheus: { url: 127.0.0.1:9090 } }', [`sources.prometheus.url ${url}; es "127.0.0.1:9090".`]],
  ['sources: { prometheus: { url: "http://ana:clave@a/" } }', [`sources.prometheus.url ${url}; es "http://…@a/".`]],
  [
    'sources: { prometheus: { url: "http://a", label: "a b", window: 1, timeoutSeconds: 0 } }',
    [
      'sources.prometheus.label debe ser el nombre de una etiqueta; es "a b".',
      'sources.prometheus.window debe ser un texto; es 1.',
      'sources.prometheus.timeoutSeconds debe ser 1 o más; es 0.',
    ],
  ],
  ['sources: { haproxy: {} }', ['sources.haproxy.socket debe ser un texto.']],
  [
    'sources: { haproxy: { socket: haproxy.sock } }',
    ['sources.haproxy.socket debe ser una ruta absoluta o host:puerto; es "haproxy.sock".'],
  ],
  [
    'sources: { haproxy: { socket: /a }, haproxies: [{ name: a, socket: /a }, { name: a, socket: /b }] }',
    [
      'sources.haproxies no puede estar junto a haproxy; es [{"name":"a","socket":"/a"},{"name":"a","socket":"/b"}].',
      'sources.haproxies.1.name está dos veces; es "a".',
    ],
  ],
  ['sources: { haproxies: [{ socket: /a }] }', ['sources.haproxies.0.name debe ser un texto.']],
  ['sources: { services: { list: [] } }', ['sources.services.list debe tener al menos un servicio; es [].']],
  [
    'sources: { services: { list: [{ id: a, name: A, type: BANCO, http: [1], tcp: "a", estado: 1 }] } }',
    [
      'sources.services.list.0.type debe ser uno de INTERNAL, PROVIDER, BANK, DATABASE; es "BANCO".',
      'sources.services.list.0.http.0 debe ser una dirección http o https, sin usuario ni contraseña, o una lista de ellas; es 1.',
      'sources.services.list.0.tcp.0 debe ser host:puerto o una lista de ellos; es "a".',
      'sources.services.list.0.estado no se conoce.',
    ],
  ],
  [
    'sources: { services: { intervalSeconds: 5, list: [{ id: a, name: A, type: BANK, tcp: "a:1", dependsOn: [b, a], timeoutSeconds: 9 }, { id: a, name: B, type: BANK, status: [200] }] } }',
    [
      'sources.services.list.0.timeoutSeconds no debe pasar de intervalSeconds; es 9.',
      'sources.services.list.0.dependsOn.0 debe ser el id de otro servicio; es "b".',
      'sources.services.list.0.dependsOn.1 debe ser el id de otro servicio; es "a".',
      'sources.services.list.1.id está dos veces; es "a".',
      'sources.services.list.1.status solo puede estar junto a http; es [200].',
      'sources.services.list.1 debe tener http o tcp, o el archivo un prometheus; es {"id":"a","name":"B","type":"BANK","status":[200]}.',
    ],
  ],
  [
    'sources: { alertmanager: { url: "http://a", token: corto, tokenFile: x, timeoutSeconds: 99 } }',
    [
      'sources.alertmanager.token debe tener 16 caracteres o más: letras, cifras o -._~+/=.',
      'sources.alertmanager.tokenFile debe ser una ruta absoluta; es "x".',
      'sources.alertmanager.timeoutSeconds debe ser 30 o menos; es 99.',
    ],
  ],
  ['[]', ['La configuración debe tener miembros; es [].']],
  ['sources: [', ['La configuración no es YAML ni JSON, línea 1, columna 11.']],
])('%s is refused, a line for each fault', (text, lines) => {
  const fault = (() => {
    try {
      return readConfig(text);
    } catch (error) {
      return error;
    }
  })();
  expect(fault).toBeInstanceOf(ConfigFault);
  expect((fault as Error).message.split('\n')).toEqual(lines);
});
