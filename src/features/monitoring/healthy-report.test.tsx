import { expect, test } from 'vitest';
import { healthyReport } from './healthy-report.fixture';
import { rowsOf, showReport } from './show-report.fixture';

const UNAVAILABLE = 'Por el momento el servidor no está disponible.';

test('has a card per section, in order, all green, under a strip with server and date', async () => {
  const screen = await showReport(healthyReport);
  const names = [...document.querySelectorAll('section')].map((section) => section.querySelector('h2')?.textContent);
  expect(names).toEqual([
    'Filesystem',
    'Redis',
    'Mongo',
    'Kafka',
    'MySQL',
    'Nginx',
    'CPU',
    'Memoria',
    'Procesos',
    'Red',
    'Elastic',
  ]);
  for (const name of names) expect(screen.icon(name ?? '')).toBe('Disponible');
  await expect.element(screen.getByText('02/03/2026 09:15:00 AM')).toBeVisible();
  await expect.element(screen.getByText('Sin datos')).not.toBeInTheDocument();
  expect(document.body.textContent).not.toContain(UNAVAILABLE);
});

test('Filesystem: a bar per mount point, amounts in GB', async () => {
  const screen = await showReport(healthyReport);
  const bars = screen.region('Filesystem').getByRole('meter').elements();
  expect(
    bars.map((bar) => [
      bar.getAttribute('aria-label'),
      bar.getAttribute('aria-valuenow'),
      bar.getAttribute('data-tone'),
    ]),
  ).toEqual([
    ['Uso de /', '62.4', 'success'],
    ['Uso de /var/log', '86.4', 'warning'],
    ['Uso de /data/mongo', '94.047852', 'danger'],
    ['Uso de /boot', '28.17623', 'success'],
  ]);
  expect(screen.metrics('Filesystem').slice(6)).toEqual([
    ['Usado', '1,926.10 GB'],
    ['Total', '2,048.00 GB'],
    ['Libre', '121.90 GB'],
    ['Usado', '0.27 GB'],
    ['Total', '0.95 GB'],
    ['Libre', '0.68 GB'],
  ]);
  await expect.element(screen.region('Filesystem').getByText('94.0 %')).toHaveAttribute('data-tone', 'danger');
});

test('Redis: every metric of every instance', async () => {
  const screen = await showReport(healthyReport);
  const titles = [...screen.region('Redis').element().querySelectorAll('h3')].map((title) => title.textContent);
  expect(titles).toEqual(['203.0.113.21:6379', '203.0.113.22:6379', '203.0.113.23:6379']);
  expect(screen.metrics('Redis')).toHaveLength(45);
  expect(screen.metrics('Redis').slice(0, 15)).toEqual([
    ['Rol', 'master'],
    ['Esclavos conectados', '2'],
    ['Conexiones activas', '12'],
    ['Rechazadas', '0'],
    ['Recibidas', '88,120'],
    ['Clientes bloqueados', '1'],
    ['Memoria en uso', '700 MB'],
    ['Memoria residente', '768 MB'],
    ['Pico', '1.1 GB'],
    ['Dataset', '584 MB'],
    ['Lua', '32 KB'],
    ['Comandos procesados', '41,220,877'],
    ['Último fork', '1,204 µs'],
    ['CPU sistema', '812.45 s'],
    ['CPU usuario', '2,210.08 s'],
  ]);
  expect(screen.metrics('Redis')[27]).toEqual(['Último fork', '0 µs']);
});

test('Mongo: metrics and the two tables', async () => {
  const screen = await showReport(healthyReport);
  expect(screen.metrics('Mongo')).toEqual([
    ['Conexiones actuales', '64'],
    ['Conexiones disponibles', '51,136'],
    ['Conexiones creadas', '220,148'],
    ['Solicitudes', '77,120,455'],
    ['Datos de entrada', '5 GB'],
    ['Datos de salida', '38.4 GB'],
    ['Páginas leídas', '880,123'],
    ['Páginas escritas', '1,204,477'],
    ['Páginas desalojadas', '0'],
    ['Latencia de lectura', '55,120,300 µs'],
    ['Latencia de escritura', '31,007,744 µs'],
    ['Latencia de comandos', '990,100,200 µs'],
    ['Fallos de página', '14'],
    ['En uso', '3'],
    ['Disponibles', '125'],
    ['Total', '128'],
    ['En uso', '0'],
    ['Disponibles', '128'],
    ['Total', '128'],
  ]);
  const mongo = screen.region('Mongo');
  expect(rowsOf(mongo.getByRole('table', { name: 'Bloqueos globales' }).element())).toEqual([
    ['Tipo', 'Lectores', 'Escritores', 'µs', 'Total'],
    ['Cola actual', '2', '1', '---', '3'],
    ['Clientes activos', '5', '4', '---', '21'],
    ['Tiempo total', '---', '---', '802,130,554,000', '---'],
    ['ratio', '---', '---', '---', '6'],
  ]);
  expect(rowsOf(mongo.getByRole('table', { name: 'Detalle de bloqueos' }).element())).toEqual([
    ['Tipo', 'Exclusivo', 'Interno', 'Lectura'],
    ['global', '6', '210,344', '4,021,877'],
    ['oplog', '---', '1', '90,120'],
  ]);
});

test('MySQL and Nginx', async () => {
  const screen = await showReport(healthyReport);
  expect(screen.metrics('MySQL')).toEqual([
    ['Conexiones', '88,120'],
    ['Hilos en caché', '9'],
    ['Hilos conectados', '47'],
    ['Hilos creados', '56'],
    ['Hilos en ejecución', '4'],
    ['INSERT', '510,233'],
    ['SELECT', '8,120,455'],
    ['UPDATE', '331,020'],
    ['DELETE', '1,204'],
    ['Filas actualizadas', '331,455'],
    ['Filas eliminadas', '1,311'],
    ['Filas insertadas', '511,200'],
    ['Filas leídas', '991,204,455'],
    ['Clientes abortados', '17'],
    ['Consultas', '9,120,433'],
    ['Tablas abiertas', '1,820'],
    ['Flujos abiertos', '6'],
    ['Archivos abiertos', '91'],
  ]);
  expect(screen.metrics('Nginx')).toEqual([
    ['Host', 'edge-01.example.mx'],
    ['Solicitudes totales', '9,412,870'],
    ['Aceptadas', '2,118,402'],
    ['Atendidas', '2,118,399'],
    ['Descartadas', '3'],
    ['Escribiendo', '7'],
    ['Actuales', '-1,828'],
    ['En espera', '207'],
    ['Leyendo', '2'],
    ['Conexiones activas', '216'],
  ]);
});

test('CPU, Memoria and Procesos', async () => {
  const screen = await showReport(healthyReport);
  expect(screen.metrics('CPU')).toEqual([
    ['Núcleos', '8'],
    ['Inactivo', '62.6 %'],
    ['Usuario', '24.1 %'],
    ['Sistema', '9.8 %'],
    ['I/O wait', '2.2 %'],
    ['irq', '0.4 %'],
    ['softirq', '0.9 %'],
    ['nice', '0.0 %'],
    ['steal', '0.1 %'],
    ['Total', '37.4 %'],
  ]);
  expect(screen.metrics('Memoria')).toEqual([
    ['RAM total', '32 GB'],
    ['Libre', '4.1 GB'],
    ['Caché', '6.1 GB'],
    ['En uso', '27.9 GB'],
    ['SWAP total', '4 GB'],
    ['SWAP libre', '3.7 GB'],
    ['SWAP usada', '307.2 MB'],
  ]);
  const bar = screen.region('Memoria').getByRole('meter').element();
  expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(87.19, 1);
  expect(screen.metrics('Procesos')).toEqual([
    ['En reposo', '212'],
    ['En ejecución', '3'],
    ['Total', '340'],
    ['Hilos en ejecución', '5'],
    ['Hilos bloqueados', '1'],
  ]);
});

test('Kafka, Red and Elastic', async () => {
  const screen = await showReport(healthyReport);
  expect(rowsOf(screen.region('Kafka').getByRole('table').element())).toEqual([
    ['IP del host', 'Cliente consumidor', 'Broker', 'Tópico', 'Offset'],
    ['203.0.113.41', 'conciliador-1', 'kafka-1.example.mx:9092', 'pagos.conciliacion', '5,120,448'],
    ['203.0.113.42', 'conciliador-2', 'kafka-2.example.mx:9092', 'pagos.conciliacion', '0'],
  ]);
  await expect.element(screen.getByRole('article', { name: 'Interfaz eth0.100@eth0' })).toBeVisible();
  expect(screen.metrics('Red').slice(8)).toEqual([
    ['Datos entrada', '1.94 GB'],
    ['Datos salida', '7.45 MB'],
    ['Paquetes entrada', '932,407'],
    ['Paquetes salida', '720,953'],
    ['Errores entrada', '118'],
    ['Errores salida', '4'],
    ['Descartes entrada', '2,207'],
    ['Descartes salida', '31'],
  ]);
  expect(screen.metrics('Elastic')).toEqual([
    ['Nombre del clúster', 'bitacora-pagos'],
    ['ID del clúster', 'Zx81LmQpRtu5Vb02NcKdWA'],
  ]);
});
