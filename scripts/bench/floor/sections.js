// The eleven sections of a report by hand: their labels, their figures, and the order in which they are drawn.
import { h } from './elements.js';
import {
  CPU,
  ELASTIC,
  GLOBAL_LOCKS,
  KAFKA,
  LOCKS,
  MEMORY,
  MONGO,
  MOUNT,
  MYSQL,
  NETWORK,
  NGINX,
  PROCESS,
  REDIS,
} from './labels.js';

const count = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 2 });
const fixed = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];
const GB_OF = { KB: 1 / 1024 ** 2, MB: 1 / 1024, GB: 1, TB: 1024 };

function bytes(value) {
  let [amount, unit] = [Number(value), 0];
  for (; amount >= 1024 && unit < 4; unit += 1) amount /= 1024;
  return `${count.format(amount)} ${UNITS[unit]}`;
}

const formats = {
  text: String,
  count: (value) => count.format(value),
  bytes,
  percent: (value) => `${count.format(value)} %`,
  seconds: (value) => `${fixed.format(value)} s`,
  micros: (value) => `${count.format(value)} µs`,
};

const show = (value, format = 'count') => (value === undefined ? '---' : formats[format](value));
const member = (values, path) => path.split('.').reduce((value, key) => value?.[key], values);

function metrics(values, rows, name = '') {
  return h(
    'dl',
    name,
    ...rows.map(([path, label, format]) =>
      h('div', '', h('dt', '', label), h('dd', '', show(member(values, path), format))),
    ),
  );
}

function card(heading, ...children) {
  return h('article', '', h('h3', '', heading), ...children);
}

function table(caption, columns, items) {
  const heads = h('tr', '', ...columns.map(([, label]) => h('th', '', label)));
  const body = h('tbody');
  return [
    h('table', '', h('caption', '', caption), h('thead', '', heads), body),
    [body, items, (item) => row(columns, item)],
  ];
}

const row = (columns, item) => h('tr', '', ...columns.map(([key, , format]) => h('td', '', show(item[key], format))));

function mount({ mountPoint, ...sizes }) {
  const [total, free] = [sizes.total, sizes.free].map((size) => Number.parseFloat(size) * GB_OF[size.split(' ')[1]]);
  const values = { total, free, used: total - free };
  const share = (values.used / total) * 100;
  const bar = h('progress');
  [bar.max, bar.value] = [100, share];
  const figures = MOUNT.map(([key, label]) =>
    h('div', '', h('dt', '', label), h('dd', '', `${fixed.format(values[key])} GB`)),
  );
  return card(mountPoint, h('span', 'badge', `${count.format(share)} %`), bar, h('dl', '', ...figures));
}

/** What a section shows at once, and its lists: where their members go, the members, and how one is drawn. */
const cards = (draw) => (items) => {
  const grid = h('div', 'cards');
  return [[grid], [[grid, items, draw]]];
};
const plain = (rows, name) => (values) => [[metrics(values, rows, name)], []];

function mongo(values) {
  const groups = Object.entries(MONGO).map(([heading, rows]) =>
    h('div', '', h('h3', '', heading), metrics(values, rows)),
  );
  const [locks, ofLocks] = table('Bloqueos globales', GLOBAL_LOCKS, values.globalLocks);
  const [details, ofDetails] = table('Detalle de bloqueos', LOCKS, values.lockDetails);
  return [
    [h('div', 'cards', ...groups), locks, details],
    [ofLocks, ofDetails],
  ];
}

function kafka(items) {
  const [consumers, ofConsumers] = table('Consumidores de Kafka', KAFKA, items);
  return [[consumers], [ofConsumers]];
}

export const SECTIONS = [
  ['filesystem', 'Filesystem', cards(mount)],
  ['redis', 'Redis', cards((item) => card(item.host, metrics(item, REDIS)))],
  ['mongo', 'Mongo', mongo],
  ['kafka', 'Kafka', kafka],
  ['mysql', 'MySQL', plain(MYSQL, 'columns-of-metrics')],
  ['nginx', 'Nginx', plain(NGINX)],
  ['cpu', 'CPU', plain(CPU)],
  ['memory', 'Memoria', plain(MEMORY)],
  ['process', 'Procesos', plain(PROCESS)],
  ['network', 'Red', cards((item) => card(`Interfaz ${item.name}`, metrics(item, NETWORK)))],
  ['elastic', 'Elastic', cards((item) => h('article', '', metrics(item, ELASTIC)))],
];

/** Members drawn between two frames: few enough to hold up neither a key nor the first section; `?whole` draws all. */
const AT_ONCE = location.search === '?whole' ? Number.POSITIVE_INFINITY : 60;

const frame = () => new Promise(requestAnimationFrame);

/** All sections from the top; long ones go on after the next frame. */
export async function drawSections(place, answer) {
  let left = AT_ONCE;
  for (const [key, heading, draw] of SECTIONS) {
    const [children, lists] = draw(answer[key]);
    place.append(h('section', '', h('h2', '', heading), ...children));
    for (const [list, items, drawOne] of lists) {
      for (const item of items) {
        if (left === 0) {
          await frame();
          left = AT_ONCE;
        }
        list.append(drawOne(item));
        left -= 1;
      }
    }
  }
}
