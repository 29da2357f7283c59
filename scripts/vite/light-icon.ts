import { type ComponentProps, createElement, type FunctionComponent, type ReactElement } from 'react';

/** What lucide draws its icons with; all that is asked of them beside it is classes and marks for those who cannot see. */
const LOOK = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

type Shape = [tag: string, attributes: object];

/** An icon as one component, whose shapes are made once. */
export function createIcon(shapes: readonly Shape[]): FunctionComponent<ComponentProps<'svg'>> {
  const children: ReactElement[] = shapes.map(([tag, attributes]) => createElement(tag, attributes));
  return (props) => createElement('svg', { ...LOOK, 'aria-hidden': !props.role || undefined, ...props }, ...children);
}
