import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type Attributes = Readonly<Record<string, string>>;
type Shape = [tag: string, attributes: Attributes];

const MODULE = /lucide-react\/dist\/esm\/icons\/(?!index\.)[\w-]+\.mjs$/;
const RUNTIME = fileURLToPath(new URL('./light-icon.ts', import.meta.url));

/**
 * Icons of one path and one component each: lucide draws each shape as an element of its own, by components that know
 * attributes nobody asks for. A screen has a hundred icons, and elements are what it costs to show it.
 */
export function lightIcons(): Plugin {
  return {
    name: 'atalaya:light-icons',
    transform: {
      filter: { id: MODULE },
      handler(code) {
        const [, list = ''] = /\bnode: (\[[\s\S]*?\])(?:,\s*aliases: \[[^\]]*\])?\s*\};/.exec(code) ?? [];
        const [, name] = /export \{ __iconData, (\w+) as default \}/.exec(code) ?? [];
        if (!list || !name) return this.error('The icons are no longer those this step expects.');
        // They are literals: names, texts and brackets.
        const shapes = JSON.parse(list.replace(/(\w+): "/g, '"$1": "')) as Shape[];
        const source = `import { createIcon } from ${JSON.stringify(RUNTIME)};
const ${name} = /* @__PURE__ */ createIcon(${JSON.stringify(onePath(shapes))});
export { ${name} as default };`;
        return { code: source, map: { mappings: '' } };
      },
    },
  };
}

/** Markup with lucide's own icons in it as the light ones draw it. */
export function withLightIcons(html: string): string {
  return html.replace(
    /<svg xmlns="[^"]*"([^>]*) class="lucide lucide-[^>]*?( [^" ]*size[^>]*)>(.*?)<\/svg>/g,
    (_, look: string, rest: string, inner: string) => {
      const shapes = [...inner.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag = '', text = '']): Shape => {
        return [
          tag,
          Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value])),
        ];
      });
      const drawn = onePath(shapes).map(([tag, attributes]) => {
        const text = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
        return `<${tag}${text.join('')}></${tag}>`;
      });
      return `<svg${look} class="${rest.trim()}>${drawn.join('')}</svg>`;
    },
  );
}

/** All shapes that are nothing but geometry as one path; others stay as they are. */
export function onePath(shapes: readonly Shape[]): Shape[] {
  const drawn = shapes.map(([tag, { key: _, ...attributes }]) => ({ d: pathOf(tag, attributes), tag, attributes }));
  const paths = drawn.flatMap(({ d }) => d ?? []);
  const others = drawn.flatMap(({ d, tag, attributes }): Shape[] => (d === undefined ? [[tag, attributes]] : []));
  return paths.length > 0 ? [['path', { d: paths.join('') }], ...others] : others;
}

/** Geometry of each shape, and the path that draws the same. */
const PATHS: Record<string, { names: string; draw: (of: Attributes) => string }> = {
  path: { names: 'd', draw: ({ d = '' }) => fromAnywhere(d) },
  line: { names: 'x1 x2 y1 y2', draw: ({ x1, x2, y1, y2 }) => `M${x1} ${y1}L${x2} ${y2}` },
  polyline: { names: 'points', draw: ({ points }) => `M${points}` },
  circle: { names: 'cx cy r', draw: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r), Number(r)) },
  rect: {
    names: 'height rx ry width x y',
    draw: ({ x = 0, y = 0, width, height, rx, ry = rx }) => {
      const [w, h, r] = [Number(width), Number(height), Number(rx ?? ry ?? 0)];
      const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`);
      const start = `M${Number(x) + r} ${y}h${w - 2 * r}${corner(r, r)}v${h - 2 * r}${corner(-r, r)}`;
      return `${start}h${2 * r - w}${corner(-r, -r)}v${2 * r - h}${corner(r, -r)}z`;
    },
  },
};

function pathOf(tag: string, attributes: Attributes): string | undefined {
  const path = PATHS[tag];
  const names = path?.names.split(' ') ?? [];
  return Object.keys(attributes).every((name) => names.includes(name)) ? path?.draw(attributes) : undefined;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** A path behind another one: its first move counts from the origin, and what follows that still from its end. */
function fromAnywhere(d: string): string {
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+))';
  const [start, x, y] = new RegExp(`^m\\s*${number}[\\s,]*${number}[\\s,]*`).exec(d) ?? [];
  if (start === undefined) return d;
  const rest = d.slice(start.length);
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}
