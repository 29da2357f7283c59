import type { ServiceSettings } from '../../rules/service';
import type { ServiceType } from '../../wire/services';

/** What happens to an invented service. */
type Fate = 'well' | 'down' | 'slow' | 'unseen' | 'never';

export interface InventedService extends ServiceSettings {
  fate: Fate;
  /** Usual answer, ms. */
  usual: number;
  /** One check fails in one of so many hours; 0 for never. */
  blips: number;
  version: string | null;
  instances: number;
  certificateDays: number | null;
}

const service = (
  serviceId: string,
  name: string,
  type: ServiceType,
  more: Partial<InventedService> & Pick<InventedService, 'usual'>,
): InventedService => ({
  ...{ serviceId, name, type, tags: [], limitMs: 1000, dependsOn: [], servers: [], fate: 'well', blips: 0 },
  ...{ version: null, instances: 0, certificateDays: null },
  ...more,
});

const INTERNAL = { certificateDays: 88, instances: 2 };

/** Invented services in all their states; internal ones bear the names under which they write traces. */
export const inventedServices: readonly InventedService[] = [
  service('notificaciones', 'notificaciones', 'INTERNAL', {
    ...{
      ...INTERNAL,
      usual: 88,
      fate: 'slow',
      blips: 60,
      version: '2.9.0',
      tags: ['avisos'],
      dependsOn: ['mongo-pagos'],
    },
  }),
  service('autorizador', 'autorizador', 'INTERNAL', {
    ...{ ...INTERNAL, usual: 412, fate: 'slow', blips: 90, version: '4.18.1', instances: 4, certificateDays: 9 },
    ...{ tags: ['tarjeta'], dependsOn: ['adquirente-norte', 'tokenizacion', 'riesgo', 'mongo-pagos'] },
  }),
  service('adquirente-norte', 'Adquirente Norte', 'PROVIDER', {
    ...{ usual: 390, limitMs: 800, fate: 'down', blips: 48, tags: ['tarjeta'], certificateDays: 88 },
  }),
  service('adquirente-sur', 'Adquirente Sur', 'PROVIDER', {
    usual: 240,
    limitMs: 800,
    blips: 300,
    tags: ['tarjeta'],
    certificateDays: 6,
  }),
  service('conciliacion', 'conciliacion', 'INTERNAL', {
    ...{ ...INTERNAL, usual: 230, limitMs: 2000, version: '3.2.4', instances: 1, tags: ['cierre'] },
    ...{ dependsOn: ['banco-de-pruebas', 'mongo-pagos'] },
  }),
  service('banco-de-pruebas', 'Banco de Pruebas', 'BANK', {
    ...{ usual: 310, fate: 'unseen', blips: 120, tags: ['spei', 'cierre'], certificateDays: 41 },
  }),
  service('banco-del-norte', 'Banco del Norte', 'BANK', {
    usual: 280,
    fate: 'never',
    tags: ['spei'],
    certificateDays: 120,
  }),
  service('spei', 'spei', 'INTERNAL', {
    ...{ ...INTERNAL, usual: 91, version: '1.40.0', tags: ['spei'], dependsOn: ['banco-de-pruebas', 'mongo-pagos'] },
  }),
  service('oxxo', 'oxxo', 'INTERNAL', {
    ...{
      ...INTERNAL,
      usual: 70,
      blips: 200,
      version: '1.12.3',
      tags: ['efectivo'],
      dependsOn: ['mongo-pagos', 'notificaciones'],
    },
  }),
  service('sicatel', 'sicatel', 'INTERNAL', {
    ...INTERNAL,
    usual: 174,
    blips: 150,
    version: '5.0.1',
    dependsOn: ['mongo-pagos'],
  }),
  service('riesgo', 'riesgo', 'INTERNAL', { ...INTERNAL, usual: 54, blips: 400, version: '1.7.2', tags: ['tarjeta'] }),
  service('tokenizacion', 'tokenizacion', 'INTERNAL', {
    ...{ ...INTERNAL, usual: 29, version: '2.2.0', instances: 3, tags: ['tarjeta'], dependsOn: ['redis-sesiones'] },
  }),
  service('mongo-pagos', 'mongo-pagos', 'DATABASE', { usual: 4, limitMs: 100, version: '7.0.14', instances: 3 }),
  service('redis-sesiones', 'redis-sesiones', 'DATABASE', { usual: 1, limitMs: 50, version: '7.0.15', instances: 3 }),
];
