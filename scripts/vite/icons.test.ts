import { expect, test } from 'vitest';
import { onePath, withLightIcons } from './icons.ts';

test.each<[string, Parameters<typeof onePath>[0], ReturnType<typeof onePath>]>([
  [
    'paths, of which the second began at the first one’s end',
    [
      ['path', { d: 'M1 2h3', key: 'a' }],
      ['path', { d: 'm9 18 6-6-6-6', key: 'b' }],
      ['path', { d: 'm-.5 3h1' }],
    ],
    [['path', { d: 'M1 2h3M9 18l6-6-6-6M-.5 3h1' }]],
  ],
  [
    'other shapes',
    [
      ['circle', { cx: '12', cy: '12', r: '3' }],
      ['line', { x1: '1', x2: '2', y1: '3', y2: '4' }],
      ['polyline', { points: '1 2 3 4' }],
      ['rect', { width: '8', height: '4', x: '8', y: '2', rx: '1', ry: '1' }],
      ['rect', { width: '8', height: '4', x: '8', y: '2' }],
    ],
    [
      [
        'path',
        {
          d: 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM1 3L2 4M1 2 3 4M9 2h6a1 1 0 0 1 1 1v2a1 1 0 0 1 -1 1h-6a1 1 0 0 1 -1 -1v-2a1 1 0 0 1 1 -1zM8 2h8v4h-8v-4z',
        },
      ],
    ],
  ],
  [
    'a shape that is more than its outline as it is',
    [
      ['path', { d: 'M1 2h3' }],
      ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }],
    ],
    [
      ['path', { d: 'M1 2h3' }],
      ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }],
    ],
  ],
])('an icon has one path: %s', (_what, shapes, path) => {
  expect(onePath(shapes)).toEqual(path);
});

test('markup that was drawn with lucide is what the light icons draw; other pictures stay', () => {
  const other = '<svg viewBox="0 0 1 1" class="absolute size-full"><path d="m1 1h1"></path></svg>';
  const lucide =
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" class="lucide lucide-eye lucide-look size-4" aria-hidden="true"><path d="M1 2h3"></path><circle cx="2" cy="2" r="1"></circle></svg>';
  expect(withLightIcons(other + lucide)).toBe(
    `${other}<svg width="24" class="size-4" aria-hidden="true"><path d="M1 2h3M1 2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"></path></svg>`,
  );
});
