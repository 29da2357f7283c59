import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Loader } from './loader';

test('is said at once and drawn after 300 ms (spec 15.4)', async () => {
  const screen = await render(<Loader size="overlay" />);
  const loader = screen.getByRole('status');
  const element = loader.element();
  const [late, ...others] = element.getAnimations();
  late?.pause();
  expect([late?.effect?.getTiming().delay, others.length]).toEqual([300, 0]);
  const seen = (time: number) => {
    if (late) late.currentTime = time;
    const { opacity, visibility, display } = getComputedStyle(element);
    return { opacity, visibility, display, text: loader.element().textContent };
  };
  // By its role it is found only where a screen reader finds it.
  expect(seen(0)).toEqual({ opacity: '0', visibility: 'visible', display: 'flex', text: 'Cargando' });
  expect(seen(299).opacity).toBe('0');
  expect(seen(301).opacity).toBe('1');
});

test('who has waited already is not kept waiting', async () => {
  const screen = await render(<Loader size="section" waited />);
  expect(screen.getByRole('status').element().getAnimations()).toEqual([]);
});
