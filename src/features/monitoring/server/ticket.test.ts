import { expect, test } from 'vitest';
import { readReport, type ServerReport } from '../api/report';
import { assess } from '../health/assessment';
import { PRESET_THRESHOLDS } from '../health/thresholds';
import { EMPTY_BUFFER } from '../samples/sample-buffer';
import { ticketText } from './ticket';

const report = readReport({
  date: '02/03/2026 09:15:00 AM',
  server: 'cobros-01',
  cpu: { cores: 8, iowait: 14 },
  network: [{ name: 'eth0', bytesIn: '18446744073623414305' }],
  elastic: [],
}) as ServerReport;
const receivedAt = new Date(2026, 2, 2, 9, 15, 3).getTime();
const source = {
  name: 'cobros-01',
  report,
  assessment: assess(report, EMPTY_BUFFER, PRESET_THRESHOLDS),
  receivedAt,
  environment: 'qa' as const,
  link: 'https://consola.example.mx/#/soporte/trazabilidad?server=cobros-01',
};

test('the summary of a server: who, where, when, why, metrics, link', () => {
  const lines = ticketText(source).split('\n');
  expect(lines.slice(0, 8)).toEqual([
    'Servidor: cobros-01',
    'Entorno: Pruebas (QA)',
    'Fecha del reporte: 02/03/2026 09:15:00 AM (recibido 02/03/2026 09:15:03 AM)',
    'Estado: Degradado',
    '',
    'Por qué:',
    '- [Degradado] I/O wait 14 % > 10 %',
    '- [Degradado] Elastic llegó sin datos',
  ]);
  expect(lines).toContain('  I/O wait: 14.0 %');
  expect(lines).toContain('  [eth0]');
  expect(lines).toContain('  Datos entrada: 18,446,744,073,623,414,305 B');
  expect(lines).toContain('  Por el momento el servidor no está disponible.');
  expect(lines.at(-1)).toBe('Enlace: https://consola.example.mx/#/soporte/trazabilidad?server=cobros-01');
});

test.each([
  ['cpu', 'Degradado'],
  ['elastic', 'Sin datos'],
  ['network', 'Sano'],
] as const)('the state of %s alone is the level of its chip: %s', (section, level) => {
  expect(ticketText({ ...source, section })).toContain(`Estado: ${level}\n`);
});

test('the summary of one section speaks of nothing else', () => {
  const text = ticketText({ ...source, section: 'network' });
  expect(text).toContain('Estado: Sano');
  expect(text).toContain('- Todo está dentro de los límites.');
  expect(text).not.toMatch(/I\/O wait|Elastic/);
});
