import { csvLine, csvMark } from '~/shared/files/csv';
import { plainMoney } from '~/shared/format/currency';
import { platformDate } from '~/shared/format/platform-date';
import type { ExportPlan, ExportTask } from '~/shared/list/export-dialog';
import type { Sort } from '~/shared/list/list-address';
import { safeText } from '~/shared/masking/safe-text';
import { PLATFORM_ZONE } from '~/shared/period/period';
import type { Promotion, PromotionPage } from '../api/promotion';
import { fetchPage, type PromotionFilters } from '../api/promotion-api';
import { channelsText, methodsText, statusLabel, typeLabel, valueText } from '../terms';

/** Promotions that are asked for per call. */
const PART = 1000;

const copy = {
  title: 'Exportar promociones',
  hint: 'Todas las que coinciden con los filtros, no solo esta página.',
  noun: 'promociones',
};

const money = (cents: number | null) => (cents === null ? '' : plainMoney(cents));
const figure = (value: number | null) => (value === null ? '' : String(value));

type Cell = (promotion: Promotion) => string;

/** Columns of the file: what people read, what the platform calls it, and its value for people. */
const COLUMNS: readonly (readonly [title: string, field: keyof Promotion, cell: Cell])[] = [
  ['Nombre', 'name', ({ name }) => safeText(name)],
  ['Código', 'code', ({ code }) => code ?? ''],
  ['Tipo', 'type', ({ type }) => typeLabel(type)],
  ['Valor', 'value', valueText],
  ['Canales', 'channels', ({ channels }) => channelsText(channels)],
  ['Métodos', 'paymentMethods', ({ paymentMethods }) => methodsText(paymentMethods)],
  ['Empieza', 'startsAt', ({ startsAt }) => platformDate(startsAt)],
  ['Termina', 'endsAt', ({ endsAt }) => platformDate(endsAt)],
  ['Usos', 'usageCount', ({ usageCount }) => figure(usageCount)],
  ['Límite de usos', 'usageLimit', ({ usageLimit }) => figure(usageLimit)],
  ['Usos por cliente', 'usagePerCustomer', ({ usagePerCustomer }) => figure(usagePerCustomer)],
  ['Presupuesto usado', 'budgetUsed', ({ budgetUsed }) => money(budgetUsed)],
  ['Presupuesto', 'budgetLimit', ({ budgetLimit }) => money(budgetLimit)],
  ['Estado', 'status', ({ status }) => statusLabel(status)],
  ['Modificó', 'updatedBy', ({ updatedBy }) => safeText(updatedBy.name)],
  ['Actualizada', 'updatedAt', ({ updatedAt }) => platformDate(updatedAt)],
];

/** A member as the platform has it; people by their names, since an e-mail leaves in no file. */
function exact(promotion: Promotion, field: keyof Promotion): string {
  if (field === 'updatedBy') return promotion.updatedBy.name ?? '';
  const value = promotion[field];
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

/** The promotions as the parts of a file. */
function fileParts(promotions: readonly Promotion[], { format, form }: Pick<ExportTask, 'format' | 'form'>): string[] {
  const members = (promotion: Promotion) => COLUMNS.map(([, field]) => [field, exact(promotion, field)] as const);
  if (format === 'json') {
    const objects = promotions.map((promotion) => Object.fromEntries(members(promotion)));
    return [`${JSON.stringify(objects, null, 2)}\n`];
  }
  const titles = COLUMNS.map(([title, field]) => (form === 'excel' ? title : field));
  const rows = promotions.map((promotion) =>
    COLUMNS.map(([, field, cell]) => (form === 'excel' ? cell(promotion) : exact(promotion, field))),
  );
  return [csvMark(form), ...[titles, ...rows].map((cells) => csvLine(cells, form))];
}

interface ExportSubject {
  found: PromotionPage;
  filters: PromotionFilters;
  sort: Sort;
}

/** Exports all promotions that match, whatever page is shown. */
export function exportPlan({ found: { total }, filters, sort }: ExportSubject): ExportPlan {
  return {
    title: copy.title,
    hint: copy.hint,
    fileName: 'promociones',
    rows: total,
    columns: (form) => COLUMNS.map(([title, field]) => (form === 'excel' ? title : field)),
    noun: copy.noun,
    facts: [],
    zone: PLATFORM_ZONE,
    write: async ({ signal, onProgress, ...how }) => {
      const all = new Map<string, Promotion>();
      for (let page = 1, came = 0; ; page += 1) {
        const part = await fetchPage({ filters, page, size: PART, sort }, signal);
        for (const promotion of part.promotions) all.set(promotion.promotionId, promotion);
        came += part.promotions.length;
        onProgress(all.size);
        if (came >= part.total || part.promotions.length === 0)
          return { parts: fileParts([...all.values()], how), rows: all.size, total: part.total, lossy: false };
      }
    },
  };
}
