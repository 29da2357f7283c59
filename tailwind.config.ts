import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** Colour tokens of the design, per theme. The only place where a colour is written down. */
const tokens = {
  canvas: ['#f5f6f8', '#0b1017'],
  surface: ['#ffffff', '#131a24'],
  sunken: ['#eef1f5', '#0f151e'],
  line: ['#dfe4ec', '#232d3b'],
  'line-strong': ['#c5cdd9', '#364458'],
  ink: ['#131a26', '#e7ecf4'],
  muted: ['#566275', '#9aa7b8'],
  faint: ['#6b7688', '#8391a5'],
  primary: ['#2346c7', '#8aa4ff'],
  'on-primary': ['#ffffff', '#0b1017'],
  'primary-soft': ['#e8edff', '#1b2748'],
  success: ['#0b7a45', '#4fd08f'],
  'success-soft': ['#e0f4e9', '#10301f'],
  danger: ['#b9261f', '#ff8a80'],
  'on-danger': ['#ffffff', '#0b1017'],
  'danger-soft': ['#fce8e6', '#3a1716'],
  warning: ['#8a5a00', '#f2b950'],
  'warning-fill': ['#e0930c', '#e0930c'],
  'warning-soft': ['#fff1d6', '#35270b'],
  info: ['#0a639e', '#6cbcf2'],
  'info-soft': ['#e1f0fb', '#0f2a3e'],
  neutral: ['#4f5b6d', '#a9b4c3'],
  'neutral-soft': ['#e9edf2', '#1e2733'],
  'env-production': ['#14703f', '#14703f'],
  'env-qa': ['#b9520a', '#b9520a'],
  'env-development': ['#6a3bc0', '#6a3bc0'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

const themeVariables = (theme: 0 | 1) =>
  Object.fromEntries(Object.entries(tokens).map(([name, pair]) => [`--${name}`, pair[theme]]));

const dark = { ...themeVariables(1), 'color-scheme': 'dark' };

export default {
  content: [],
  theme: {
    // The six breakpoints of spec 20.3.
    screens: {
      xs: '360px',
      sm: '576px',
      md: '768px',
      lg: '992px',
      xl: '1200px',
      xxl: '1400px',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#ffffff',
      ...Object.fromEntries(Object.keys(tokens).map((name) => [name, `var(--${name})`])),
    },
    extend: {
      fontFamily: {
        sans: ['"Inter Variable"', 'system-ui', 'sans-serif'],
        mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', '"DejaVu Sans Mono"', 'monospace'],
      },
      fontSize: {
        xs: ['0.75rem', '1rem'],
        sm: ['0.8125rem', '1.125rem'],
        base: ['0.875rem', '1.25rem'],
        card: ['0.9375rem', '1.25rem'],
        title: ['1.375rem', '1.75rem'],
        metric: ['1.875rem', '2.25rem'],
      },
      boxShadow: {
        card: '0 1px 2px rgb(19 26 38 / 0.08)',
        modal: '0 16px 48px rgb(11 16 23 / 0.24)',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { ...themeVariables(0), 'color-scheme': 'light' },
        // Paper is always light.
        '@media screen and (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': dark },
        // Not only on the root: the wall screen is dark whatever the rest is.
        '@media screen': { '[data-theme="dark"]': dark },
      });
    }),
  ],
} satisfies Config;
