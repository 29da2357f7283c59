import { isoDate } from '../../../gateway/rules/mexico-time';
import type { LoggedStep } from '../../traces/entry';
import { digits, type OrderPlan } from '../../traces/order-plan';

interface Remark {
  author: string;
  text: string;
  /** After the step, ms. */
  after: number;
  /** Whoever has written one in so many. */
  oneIn: number;
}

/** What people remark about a step, by 'service/operation'. */
const remarks: Readonly<Record<string, Remark>> = {
  'oxxo/consultarPago': {
    ...{ author: 'mariana.rios@example.mx', after: 540_000, oneIn: 1 },
    text: 'El cliente llamó con su comprobante de OXXO. La tienda cobró; pedimos a OXXO que reenvíe el aviso.',
  },
  'autorizador/revisar': {
    ...{ author: 'finanzas@example.mx', after: 0, oneIn: 2 },
    text: 'Pedimos al cliente una foto de su identificación.\nSi no responde hoy, se rechaza.',
  },
  'notificaciones/enviarCorreo': {
    ...{ author: 'mariana.rios@example.mx', after: 0, oneIn: 3 },
    text: 'El correo rebotó: hay que confirmarlo con el cliente antes de reenviar el comprobante.',
  },
  'devoluciones/solicitar': {
    ...{ author: 'mariana.rios@example.mx', after: 0, oneIn: 4 },
    text: 'El cliente avisó por teléfono que espera la devolución.',
  },
};

/** The notes of an operation, made from the steps that its log tells. */
export function notesOf({ reference }: OrderPlan, steps: readonly LoggedStep[]) {
  const names = new Set<string>();
  return steps.flatMap(({ at, entry }) => {
    const name = `${entry.service}/${entry.operation}`;
    const remark = remarks[name];
    if (!remark || names.has(name) || reference % remark.oneIn !== 0) return [];
    names.add(name);
    const noteId = `N-${digits(reference, 8)}${names.size > 1 ? `-${names.size}` : ''}`;
    return [{ noteId, date: isoDate(at + remark.after), author: remark.author, text: remark.text }];
  });
}
