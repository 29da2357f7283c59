import { newDelivery } from '../notifications/new-delivery';
import type { AlertRecord } from '../rules/alert';
import { unitOf } from '../rules/alert-metrics';
import type { StoredRule } from '../rules/alert-rule';
import type { DeliveryType, StoredDelivery } from '../rules/delivery';
import { severityNames } from '../wire/alerts';

const TYPE: DeliveryType = 'EMAIL';

/** What whoever a rule names is written when it raises an alert; nothing in its quiet hours. */
export function alertLetters(alert: AlertRecord, { recipients, metric }: StoredRule): StoredDelivery[] {
  const { name, source, severity, value, threshold, comparison, startedAt, silencedUntil } = alert;
  if (silencedUntil !== null) return [];
  const unit = unitOf(metric);
  const figure = (number: number | null) => (number === null ? '---' : [number, unit].filter(Boolean).join(' '));
  const body = `${name}\n\n    Origen: ${source}\n    Severidad: ${severityNames[severity]}\n    Valor: ${figure(value)}\n    Límite: ${comparison === 'BELOW' ? '<' : '>'} ${figure(threshold)}\n\nQuién la atiende y qué se hizo está en Alertas.`;
  return (recipients ?? []).map((destination) =>
    newDelivery(
      {
        ...{ type: TYPE, event: 'alerta.nueva', orderId: null, operationId: null, destination },
        ...{ subject: `${severityNames[severity]}: ${name} (${source})`, body },
      },
      startedAt,
    ),
  );
}
