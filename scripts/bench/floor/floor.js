// The screens of the console as somebody would write them by hand: no framework, nothing that the moment does not need.
// What the console is measured against, so it shows as much text as the console does (bench checks that).
import { button, h, select } from './elements.js';
import { drawSections, SECTIONS } from './sections.js';

const PAGE_SIZE = 10;
const main = document.querySelector('main');
const get = async (path) => JSON.parse(await (await fetch(`/api/dashboard/${path}`)).text());

function title(text, subtitle, ...controls) {
  return h('div', 'title', h('h1', '', text), h('p', '', subtitle), ...controls);
}

const FILTERS = [
  ...[
    'Selecciona una opción',
    'Order Id',
    'Servidor',
    'HostName',
    'Servicio',
    'Tipo de servicio',
    'Operación',
    'Canal',
  ],
  ...['Tipo de log', 'Código', 'Rango de fechas'],
];
const COLUMNS = [
  ...[
    ['Fecha', 'date'],
    ['Service', 'service'],
    ['Operation', 'operation'],
    ['HostName', 'hostName'],
    ['IP', 'ip'],
  ],
];

function logsScreen() {
  const results = h('div');
  const value = h('input');
  const form = h(
    'form',
    '',
    h('label', '', 'Tipo de filtro ', select(FILTERS)),
    h('label', '', 'Valor del filtro ', value),
  );
  form.append(
    button('Agregar filtro'),
    button('Limpiar'),
    button('Consultar', () => searchLogs(results)),
  );
  const box = h('div', 'card', form, h('p', '', 'Order Id X'), button('Copiar enlace'));
  box.setAttribute('role', 'search');
  const subtitle = 'Puedes consultar los logs asociados a la operación.';
  const views = [button('Tabla'), button('Historia'), button('Búsquedas')];
  main.replaceChildren(title('Logs', subtitle, ...views), box, results);
}

async function searchLogs(results) {
  const { data } = await get('trace?order=X');
  showPage(results, data, 0);
}

function showPage(results, entries, page) {
  const from = page * PAGE_SIZE;
  const heads = h('tr', '', ...[...COLUMNS.map(([label]) => label), 'Detalles'].map((label) => h('th', '', label)));
  const rows = entries.slice(from, from + PAGE_SIZE).map(logRow);
  const table = h('table', '', h('caption', '', 'Resultados'), h('thead', '', heads), h('tbody', '', ...rows));
  const last = Math.ceil(entries.length / PAGE_SIZE);
  const near = [1, 2, 3, 4, 5].map((shift) => Math.min(last, Math.max(1, page - 2) + shift - 1));
  const pages = h(
    'div',
    'pages',
    h('p', '', `Mostrando del ${from + 1} al ${from + rows.length} de ${entries.length} registros`),
  );
  pages.append(button('Anterior', () => showPage(results, entries, page - 1)));
  for (const number of [...near, last]) pages.append(button(number, () => showPage(results, entries, number - 1)));
  pages.append(
    button('Siguiente', () => showPage(results, entries, page + 1)),
    button('Columnas'),
    button('Exportar'),
  );
  results.replaceChildren(table, pages);
}

function logRow(entry) {
  const row = h('tr', '', ...COLUMNS.map(([, key]) => h('td', '', entry[key] ?? '---')));
  const toggle = button('Ver detalles', () => {
    const open = row.nextElementSibling?.classList.contains('opened');
    toggle.textContent = open ? 'Ver detalles' : 'Ocultar';
    if (open) row.nextElementSibling.remove();
    else row.after(detailRow(entry));
  });
  row.append(h('td', '', toggle));
  return row;
}

function detailRow({ request, response, ...fields }) {
  const list = h(
    'dl',
    '',
    ...Object.entries(fields).map(([key, value]) => h('div', '', h('dt', '', key), h('dd', '', `${value}`))),
  );
  const actions = ['Resumen para ticket', 'Registro en JSON', 'Registro en texto'].map((text) => button(text));
  const head = h('h2', '', 'Detalles de traza seleccionada:');
  const grid = h('div', 'detail', list, bodyArea('Request', request), bodyArea('Response', response));
  const cell = h('td', '', head, h('span', '', 'Entregar registro '), ...actions, grid);
  cell.colSpan = COLUMNS.length + 1;
  return h('tr', 'opened', cell);
}

function bodyArea(label, body) {
  const area = h('textarea');
  area.readOnly = true;
  area.rows = 10;
  area.value = JSON.stringify(body, null, 2);
  const views = h('span', '', `Vista de ${label} `, button('Texto'), button('Árbol'), button('Copiar'));
  return h('div', '', h('label', '', label), views, area);
}

let names;
const known = () => (names ??= get('server'));

async function serverScreen() {
  const report = h('div');
  const choice = select(['Selecciona una opción'], (name) => showServer(report, name));
  const intervals = select(['Sin intervalo', 'Cada 5 s', 'Cada 10 s', 'Cada 15 s', 'Cada 30 s', 'Cada 60 s']);
  const views = ['Servidor', 'Flota', 'Comparar'].map((text) => button(text));
  const label = h('label', '', 'Servidores: ', choice);
  const subtitle = 'Selecciona uno de los servidores para ver su trazabilidad.';
  main.replaceChildren(title('Monitoreo', subtitle, h('span', '', 'Vista '), ...views, label, intervals), report);
  choice.append(...(await known()).map(({ name }) => new Option(name, name)));
}

/** Reads the answer and draws it from the top, so that who waits sees the first section first. */
async function showServer(place, name) {
  const answer = await get(`server/${name}`);
  const links = SECTIONS.map(([, text]) => button(text));
  const summary = h('section', '', h('h2', '', `${name} Sano`), h('p', '', `${answer.date} · hace 1 s`), ...links);
  const why = h(
    'section',
    '',
    h('h2', '', 'Por qué'),
    button('Límites'),
    h('p', '', 'Todo está dentro de los límites.'),
  );
  why.append(select(['Todo el servidor', ...SECTIONS.map(([, text]) => text)]), button('Copiar'));
  const hint = 'El movimiento se ve a partir de dos muestras: actualiza o elige un intervalo.';
  const report = h('div', '', summary, why, h('section', '', h('h2', '', 'Movimiento'), h('p', '', hint)));
  const sections = h('div');
  place.replaceChildren(report, sections);
  await drawSections(sections, answer);
}

const screens = { '#/soporte/logs': logsScreen, '#/soporte/trazabilidad': serverScreen };

function show(address) {
  document.getElementById('login').hidden = true;
  document.getElementById('frame').hidden = false;
  for (const link of document.querySelectorAll('nav a')) {
    link.toggleAttribute('aria-current', link.getAttribute('href') === address);
  }
  (screens[address] ?? (() => main.replaceChildren(title('Dashboard', ''))))();
}

document.querySelector('nav').addEventListener('click', (event) => {
  const address = event.target.getAttribute('href');
  if (!address) return;
  event.preventDefault();
  history.replaceState(null, '', address);
  show(address);
});

document.querySelector('#login form').addEventListener('submit', (event) => {
  event.preventDefault();
  const missing = [...event.target.querySelectorAll('input')].filter(({ value }) => value === '');
  for (const field of missing) field.setAttribute('aria-invalid', 'true');
  if (missing.length === 0) show('#/dashboard');
});

if (location.hash.length > 2 && location.hash !== '#/login') show(location.hash);
