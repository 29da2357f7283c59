import { HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderScreen } from '~/testing/render-screen';
import { answerInTurn } from '../answer-in-turn.fixture';
import { MonitoringScreen } from '../monitoring-screen';
import { showReport } from '../show-report.fixture';
import { changeThresholds } from './thresholds';

afterEach(() => {
  vi.restoreAllMocks();
  changeThresholds(null);
});

const answer = {
  date: '02/03/2026 09:15:00 AM',
  redis: [{ role: 'master' }, { role: 'slave' }],
  cpu: { total: 40, iowait: 14 },
  nginx: { requests: 1 },
};

describe('why', () => {
  test('names each rule with its value and threshold, failures first; the icons stay', async () => {
    const screen = await showReport(answer);
    const list = screen.getByRole('list', { name: 'Por qué' });
    await expect.element(list).toBeVisible();
    expect([...list.element().children].map((row) => row.textContent)).toEqual([
      'FallaRedis: falta 1 de 3 instanciasVer',
      'DegradadoI/O wait 14 % > 10 %Ver',
    ]);
    expect([screen.icon('Redis'), screen.icon('CPU'), screen.icon('Nginx')]).toEqual([
      'No disponible',
      'Disponible',
      'Disponible',
    ]);
    await expect.element(screen.region('CPU').getByText('Degradado')).toHaveAttribute('data-tone', 'warning');
    expect(screen.region('Nginx').getByText('Degradado').elements()).toHaveLength(0);
  });

  test('leads to the section', async () => {
    const screen = await showReport(answer);
    await screen.getByRole('button', { name: 'Ver CPU' }).click();
    expect(document.activeElement).toBe(screen.region('CPU').element());
  });

  test('says so when nothing is wrong', async () => {
    const screen = await showReport({ nginx: { requests: 1, dropped: 0 } });
    await expect.element(screen.getByText('Todo está dentro de los límites.')).toBeVisible();
    await expect.element(screen.getByText('Sano', { exact: true })).toBeVisible();
  });
});

describe('thresholds', () => {
  async function openThresholds() {
    const screen = await showReport(answer);
    await screen.getByRole('button', { name: 'Límites' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Límites' });
    await expect.element(dialog).toBeVisible();
    return { ...screen, dialog, iowait: dialog.getByLabelText('I/O wait por encima de (%)') };
  }

  test('are seen, changed and remembered', async () => {
    const { dialog, iowait, ...screen } = await openThresholds();
    await expect.element(iowait).toHaveValue('10');
    await userEvent.fill(iowait, '20,5');
    await dialog.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(screen.getByText('I/O wait 14 % > 10 %')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('atalaya.limits')).toContain('"iowait":20.5');
    await screen.getByRole('button', { name: 'Límites' }).click();
    await expect.element(iowait).toHaveValue('20.5');
    await dialog.getByRole('button', { name: 'Restablecer' }).click();
    await expect.element(iowait).toHaveValue('10');
    expect(window.localStorage.getItem('atalaya.limits')).toBeNull();
  });

  test.each(['', 'mucho', '-1', '401'])('%j is refused with its bounds', async (text) => {
    const { dialog, iowait } = await openThresholds();
    await userEvent.fill(iowait, text);
    await expect.element(dialog.getByText('Escribe un número entre 0 y 400')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Guardar' })).toBeDisabled();
  });

  test('Enter leads to the first that is wrong, and saves when none is', async () => {
    const { dialog, iowait } = await openThresholds();
    const steal = dialog.getByLabelText('Steal por encima de (%)');
    await userEvent.fill(iowait, '401');
    await userEvent.fill(steal, '12');
    await userEvent.keyboard('{Enter}');
    await expect.element(iowait).toHaveFocus();
    await expect.element(steal).toHaveAccessibleDescription('Correcto');
    await userEvent.fill(iowait, '30');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(window.localStorage.getItem('atalaya.limits')).toContain('"iowait":30,"steal":12');
  });
});

describe('movement', () => {
  const at = (requests: number) => () => HttpResponse.json({ nginx: { requests }, cpu: { total: 12.5 } });

  test('needs two samples, then shows rates; a restart is named', async () => {
    answerInTurn(at(1000), at(1500), at(7));
    const screen = await renderScreen(<MonitoringScreen />, '/?server=cobros-01');
    const panel = screen.getByRole('group', { name: 'Movimiento' });
    await expect.element(panel.getByText(/a partir de dos muestras/)).toBeVisible();
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await expect.element(panel.getByText(/2 muestras/)).toBeVisible();
    const row = panel.getByRole('listitem').filter({ hasText: 'Solicitudes nginx' });
    expect(row.element().textContent).toMatch(/^Solicitudes nginx[\d,.]+ \/s$/);
    expect(panel.getByRole('listitem').filter({ hasText: 'CPU total' }).element().textContent).toBe('CPU total12.5 %');
    await screen.getByRole('button', { name: 'Actualizar' }).click();
    await expect.element(panel.getByText(/3 muestras · 1 reinicio/)).toBeVisible();
    expect(row.element().textContent).toBe('Solicitudes nginx---');
  });

  test('the samples can be taken home', async () => {
    answerInTurn(at(1000), at(1500));
    const screen = await renderScreen(<MonitoringScreen />, '/?server=cobros-01');
    await expect.element(screen.getByRole('region', { name: 'Nginx' })).toBeVisible();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      files.push(blob as Blob);
      return 'blob:x';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await screen.getByRole('button', { name: 'Descargar muestras' }).click();
    expect(names).toEqual(['muestras-cobros-01.json']);
    const kept = JSON.parse((await files[0]?.text()) ?? '');
    expect(kept).toMatchObject({ server: 'cobros-01', series: { 'nginx//requests': [1000], 'cpu//total': [12.5] } });
    expect(Date.parse(kept.at[0])).toBeGreaterThan(0);
  });
});
