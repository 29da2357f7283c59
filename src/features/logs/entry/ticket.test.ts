import { expect, test } from 'vitest';
import { ticketSummary } from './ticket';

test('a ticket tells order, step and answer in Spanish, with the link and without secrets', () => {
  const entries = [
    {
      date: '14/10/2026 09:12:07 AM',
      service: 'autorizador',
      operation: 'autorizar 4111111111111111',
      hostName: null,
      code: '51',
      order: 'ORD-1',
      response: { acquirer: { message: 'Fondos insuficientes' } },
    },
    { service: 'avisos' },
  ];
  expect(ticketSummary(entries, 'https://consola.example.mx/#/logs?order=ORD-1', 'QA')).toBe(
    [
      'Ambiente: QA',
      '',
      'Orden: ORD-1',
      'Fecha: 14/10/2026 09:12:07 AM',
      'Servicio: autorizador',
      'Operación: autorizar 411111••••••1111',
      'Código: 51',
      'Respuesta: Fondos insuficientes',
      '',
      'Servicio: avisos',
      '',
      'Enlace: https://consola.example.mx/#/logs?order=ORD-1',
    ].join('\n'),
  );
});
