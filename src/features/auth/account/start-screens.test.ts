import { expect, test } from 'vitest';
import { ROLES } from '~/session/access';
import { chosenScreen, startScreens } from './start-screens';

test.each(['ADMINISTRATOR', 'SOPORTE', 'FINANZAS', 'TELCEL', 'AUDITOR'])('%s starts with what it may open', (role) => {
  const screens = startScreens(role);
  const titles = screens.map(({ title }) => title);
  expect(titles[0]).toBe('Dashboard');
  expect(titles).toContain('Logs');
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles).not.toContain('Mi cuenta');
  expect(titles.includes('Monitoreo')).toBe(['ADMINISTRATOR', 'SOPORTE', 'TELCEL'].includes(role));
});

test.each(ROLES)('%s: a kept path is found again, or the dashboard', (role) => {
  const screens = startScreens(role);
  expect(chosenScreen(screens, '/dashboard')).toBe('/dashboard');
  // The logs have two addresses; whichever was kept, the choice reads 'Logs'.
  for (const path of ['/logs', '/soporte/logs']) {
    const chosen = chosenScreen(screens, path);
    expect(screens.find((screen) => screen.path === chosen)?.title).toBe('Logs');
  }
  for (const junk of ['', '/no-existe', 'toString', 'https://malo.example']) {
    expect(chosenScreen(screens, junk)).toBe('/dashboard');
  }
});
