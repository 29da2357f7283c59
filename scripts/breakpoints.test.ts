import { expect, test } from 'vitest';
import config from '../tailwind.config';

test('the grid has the six breakpoints of spec 20.3', () => {
  expect(config.theme.screens).toEqual({
    xs: '360px',
    sm: '576px',
    md: '768px',
    lg: '992px',
    xl: '1200px',
    xxl: '1400px',
  });
});
