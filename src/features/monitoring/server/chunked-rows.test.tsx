import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useStaggeredValue } from './chunked-rows';

function Place({ name, value, seen }: { name: string; value: number; seen: string[] }) {
  const shown = useStaggeredValue(value);
  useLayoutEffect(() => {
    seen.push(`${name}${shown}`);
  }, [name, shown, seen]);
  return <p>{`${name}${shown}`}</p>;
}

function Places({ names, value, seen }: { names: string; value: number; seen: string[] }) {
  return [...names].map((name) => <Place key={name} name={name} value={value} seen={seen} />);
}

test('the first value comes at once, later ones in the order of the page', async () => {
  const seen: string[] = [];
  const screen = await render(<Places names="abc" value={1} seen={seen} />);
  expect(seen).toEqual(['a1', 'b1', 'c1']);
  await screen.rerender(<Places names="abc" value={2} seen={seen} />);
  await expect.element(screen.getByText('c2')).toBeVisible();
  expect(seen).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
});

test('a newer value or a place that goes never stops the others', async () => {
  const seen: string[] = [];
  const screen = await render(<Places names="abcd" value={1} seen={seen} />);
  await screen.rerender(<Places names="abcd" value={2} seen={seen} />);
  await screen.rerender(<Places names="abcd" value={3} seen={seen} />);
  await screen.rerender(<Places names="bd" value={4} seen={seen} />);
  await expect.element(screen.getByText('d4')).toBeVisible();
  await expect.element(screen.getByText('b4')).toBeVisible();
  await screen.rerender(<Places names="bd" value={5} seen={seen} />);
  await expect.element(screen.getByText('d5')).toBeVisible();
});
