import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { healthyReport } from './healthy-report.fixture';
import { showReport } from './show-report.fixture';

afterEach(() => page.viewport(1280, 800));

const SECTIONS = [
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
];

/** The metrics of spec 6.8 where a section is one list, in its order. */
const METRICS: Record<string, string[]> = {
  MySQL: [
    'Conexiones',
    'Hilos en caché',
    'Hilos conectados',
    'Hilos creados',
    'Hilos en ejecución',
    'INSERT',
    'SELECT',
    'UPDATE',
    'DELETE',
    'Filas actualizadas',
    'Filas eliminadas',
    'Filas insertadas',
    'Filas leídas',
    'Clientes abortados',
    'Consultas',
    'Tablas abiertas',
    'Flujos abiertos',
    'Archivos abiertos',
  ],
  Nginx: [
    'Host',
    'Solicitudes totales',
    'Aceptadas',
    'Atendidas',
    'Descartadas',
    'Escribiendo',
    'Actuales',
    'En espera',
    'Leyendo',
    'Conexiones activas',
  ],
  CPU: ['Núcleos', 'Inactivo', 'Usuario', 'Sistema', 'I/O wait', 'irq', 'softirq', 'nice', 'steal', 'Total'],
  Memoria: ['RAM total', 'Libre', 'Caché', 'En uso', 'SWAP total', 'SWAP libre', 'SWAP usada'],
  Procesos: ['En reposo', 'En ejecución', 'Total', 'Hilos en ejecución', 'Hilos bloqueados'],
};

/** Texts as the eye reads them: line by line, each from the left. */
function asSeen(elements: readonly Element[]): (string | null)[] {
  return elements
    .map((element) => ({ text: element.textContent, at: element.getBoundingClientRect() }))
    .sort((a, b) => a.at.top - b.at.top || a.at.left - b.at.left)
    .map(({ text }) => text);
}

describe.each([390, 1024, 1440])('at %d px the order on screen is the specified one (spec 6.2, 6.8)', (width) => {
  async function show(report: object) {
    await page.viewport(width, 900);
    // Nothing is left out of the layout, however far below it stands.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { content-visibility: visible !important }');
    document.adoptedStyleSheets = [sheet];
    const screen = await showReport(report);
    await expect.element(screen.getByRole('group', { name: 'Movimiento' })).toBeVisible();
    return screen;
  }
  afterEach(() => {
    document.adoptedStyleSheets = [];
  });

  test('sections of a whole report', async () => {
    await show(healthyReport);
    const titles = [...document.querySelectorAll('section > div > h2')];
    expect(titles.map((title) => title.textContent)).toEqual(SECTIONS);
    expect(asSeen(titles)).toEqual(SECTIONS);
  });

  test('sections of which some are empty and narrow; no gap is left in a row', async () => {
    await show({ ...healthyReport, redis: healthyReport.redis.slice(1), kafka: [], cpu: null, elastic: [] });
    const titles = [...document.querySelectorAll('section > div > h2')];
    expect(asSeen(titles)).toEqual(SECTIONS);
    const boxes = [...document.querySelectorAll('section')].map((section) => section.getBoundingClientRect());
    const edge = Math.max(...boxes.map(({ right }) => right));
    const lasts = boxes.filter(({ top }, place) => boxes[place + 1]?.top !== top);
    for (const { right } of lasts) expect(right).toBeCloseTo(edge, 0);
  });

  test.each(Object.entries(METRICS))('metrics of %s', async (name, labels) => {
    const screen = await show(healthyReport);
    const found = [...screen.region(name).element().querySelectorAll('dt')];
    expect(found.map((label) => label.textContent)).toEqual(labels);
    expect(asSeen(found)).toEqual(labels);
  });

  test('chips', async () => {
    const screen = await show(healthyReport);
    expect(asSeen(screen.getByRole('list', { name: 'Secciones' }).getByRole('button').elements())).toEqual(SECTIONS);
  });
});
