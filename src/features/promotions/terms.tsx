import { CalendarX, Check, CircleAlert, CirclePause, Hourglass, type LucideIcon, Pencil } from 'lucide-react';
import { MISSING } from '~/shared/copy';
import { formatMoney } from '~/shared/format/currency';
import { formatCount, formatNumber } from '~/shared/format/numbers';
import { platformDate } from '~/shared/format/platform-date';
import { toText } from '~/shared/format/read-value';
import { shown } from '~/shared/record/cells';
import type { Tone } from '~/shared/ui/feedback/alert-box';
import { Badge } from '~/shared/ui/feedback/badge';
import { UsageBar } from '~/shared/ui/usage-bar';
import type { ComparedField } from '~/shared/write/compare-versions';
import type { Promotion, PromotionTerms } from './api/promotion';
import { copy } from './copy';
import { copy as recordCopy } from './record/copy';

const STATUS_LOOKS: Record<keyof typeof copy.statusLabels, { tone: Tone; icon: LucideIcon }> = {
  ACTIVE: { tone: 'success', icon: Check },
  PAUSED: { tone: 'warning', icon: CirclePause },
  SCHEDULED: { tone: 'info', icon: Hourglass },
  EXHAUSTED: { tone: 'danger', icon: CircleAlert },
  DRAFT: { tone: 'neutral', icon: Pencil },
  EXPIRED: { tone: 'neutral', icon: CalendarX },
};

/** What a table has for a code; undefined for any value that is not one of its keys. */
function termOf<Table extends object>(table: Table, code: string | null): Table[keyof Table] | undefined {
  return code !== null && Object.hasOwn(table, code) ? table[code as keyof Table] : undefined;
}

export const statusLabel = (status: string | null) => termOf(copy.statusLabels, status) ?? shown(status);
export const typeLabel = (type: string | null) => termOf(copy.types, type) ?? shown(type);
const methodLabel = (method: string | null) => termOf(copy.methods, method) ?? shown(method);

/** The state; a code that is in no table names itself. */
export function StatusBadge({ status }: { status: string | null }) {
  const { tone = 'neutral', icon: Icon } = termOf(STATUS_LOOKS, status) ?? {};
  return (
    <Badge tone={tone as Tone}>
      {Icon && <Icon aria-hidden className="size-3" />}
      {statusLabel(status)}
    </Badge>
  );
}

/** '15 %', '$ 50.00', '6 meses'. */
export function valueText({ type, value }: Pick<PromotionTerms, 'type' | 'value'>): string {
  if (value === null) return MISSING;
  if (type === 'PERCENTAGE') return `${formatNumber(value / 100, 0, 2)} %`;
  return type === 'INSTALLMENTS' ? copy.months(value) : formatMoney(value);
}

/** The platform's day of a moment. */
export const dayText = (moment: string | null) => platformDate(moment).split(' ')[0] ?? MISSING;

export const channelsText = (channels: readonly string[]) =>
  channels.length > 0 ? channels.map((channel) => shown(channel)).join(', ') : copy.everyChannel;
export const methodsText = (methods: readonly string[]) =>
  methods.length > 0 ? methods.map(methodLabel).join(', ') : copy.everyMethod;

/** What of uses or of the budget is used, and how it reads. */
export function usageOf(promotion: Promotion, of: 'uses' | 'budget') {
  const [used, limit] =
    of === 'uses' ? [promotion.usageCount, promotion.usageLimit] : [promotion.budgetUsed, promotion.budgetLimit];
  const text = (figure: number | null) =>
    of === 'budget' ? formatMoney(figure) : figure === null ? MISSING : formatCount(figure);
  // Rounded down: what is not used up never reads as if it were.
  const percent = used === null || !limit ? null : Math.floor((used * 100) / limit);
  const tone: Tone =
    promotion.status === 'EXPIRED' || percent === null
      ? 'neutral'
      : percent >= 100
        ? 'danger'
        : percent > 85
          ? 'warning'
          : 'primary';
  return { used: text(used), limit: limit === null ? null : text(limit), percent, tone };
}

/** How much of uses or of the budget is used: the figure, the bar, the limit. */
export function Usage({ promotion, of }: { promotion: Promotion; of: 'uses' | 'budget' }) {
  const { used, limit, percent, tone } = usageOf(promotion, of);
  const share = percent === null ? MISSING : `${percent} %`;
  const label = of === 'uses' ? copy.usesOf : copy.budgetOf;
  return (
    <span className="block min-w-24">
      <span className="flex items-baseline justify-between gap-2 whitespace-nowrap">
        <span className="font-semibold">{used}</span>
        <span className="text-xs text-muted">{limit === null ? copy.noLimit : share}</span>
      </span>
      {limit !== null && (
        <>
          <UsageBar
            label={label(shown(promotion.name))}
            percent={percent}
            text={copy.percentOf(used, limit, share)}
            tone={tone}
          />
          <span className="block text-xs whitespace-nowrap text-muted">{copy.of(limit)}</span>
        </>
      )}
    </span>
  );
}

type Shows = Readonly<Record<string, (value: unknown) => string>>;

const numberIn = (value: unknown) => (typeof value === 'number' ? value : null);
const textsIn = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
const money = (value: unknown) =>
  value === null || value === undefined ? recordCopy.noLimit : formatMoney(numberIn(value));
const limit = (value: unknown) => {
  const count = numberIn(value);
  return count === null ? recordCopy.noLimit : formatCount(count);
};
const list = (value: unknown) => (textsIn(value).length > 0 ? textsIn(value).join(', ') : recordCopy.any);

/** Days of the week by their names, 1 is Monday. */
export const weekdaysText = (days: readonly number[]) =>
  days.length > 0 ? days.map((day) => recordCopy.weekdayNames[day - 1] ?? day).join(', ') : recordCopy.everyDay;

const shows: Shows = {
  type: (value) => typeLabel(toText(value)),
  status: (value) => statusLabel(toText(value)),
  ...{ startsAt: (value) => platformDate(toText(value)), endsAt: (value) => platformDate(toText(value)) },
  endedAt: (value) => platformDate(toText(value)),
  channels: (value) => channelsText(textsIn(value)),
  paymentMethods: (value) => methodsText(textsIn(value)),
  ...{ cardBrands: list, bins: list, maxDiscount: money, minAmount: money, maxAmount: money, budgetLimit: money },
  ...{ usageLimit: limit, usagePerCustomer: limit },
  weekdays: (value) => weekdaysText(Array.isArray(value) ? value.filter((day) => typeof day === 'number') : []),
  stackable: (value) => (value === true ? recordCopy.yes : recordCopy.no),
};

/** Members of a promotion as people read them, before and after. @param type of the promotion, which says what its value is */
export function comparedTerms(type: PromotionTerms['type']): ComparedField[] {
  return Object.entries(recordCopy.changeFields).map(([name, label]) => ({
    ...{ name, label },
    show: (value: unknown) =>
      name === 'value' ? valueText({ type, value: numberIn(value) }) : (shows[name]?.(value) ?? shown(toText(value))),
  }));
}
