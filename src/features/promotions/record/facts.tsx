import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { historyLink } from '~/session/links';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { ALL_DAYS } from '~/shared/period/period';
import { Moment, shown } from '~/shared/record/cells';
import { Sparkline } from '~/shared/ui/sparkline';
import type { Promotion } from '../api/promotion';
import { copy as listCopy } from '../copy';
import { channelsText, dayText, methodsText, typeLabel, Usage, weekdaysText } from '../terms';
import { copy } from './copy';

/** All that is known of a promotion: what of it is used and left, what it offers, to whom. */
export function Facts({ promotion }: { promotion: Promotion }) {
  const { facts } = copy;
  const { days, minAmount, maxAmount, fromHour, untilHour, updatedBy } = promotion;
  const sum = (member: 'uses' | 'discount') => days.reduce((total, day) => total + (day[member] ?? 0), 0);
  return (
    <>
      <Part title={copy.used}>
        <div className="grid gap-x-6 gap-y-3 @md:grid-cols-2">
          {(['uses', 'budget'] as const).map((of) => (
            <div key={of}>
              <h4 className="mb-1 text-sm text-muted">{of === 'uses' ? facts.usageLimit : facts.budgetLimit}</h4>
              <Usage promotion={promotion} of={of} />
              <Left promotion={promotion} of={of} />
            </div>
          ))}
        </div>
        {days.length > 1 && (
          <div className="mt-3">
            <h4 className="text-sm text-muted">{copy.days}</h4>
            <Sparkline points={days.map(({ uses }) => uses)} className="h-10" />
            <p className="text-sm">
              {copy.daysText(days.length, formatCount(sum('uses')), formatMoney(sum('discount')))}
            </p>
          </div>
        )}
        {promotion.code !== null && (
          <Link
            {...historyLink({ dateRange: ALL_DAYS, promotionCode: promotion.code })}
            className="mt-2 inline-flex min-h-7 items-center font-medium text-primary hover:underline print:hidden"
          >
            {copy.operations}
          </Link>
        )}
      </Part>
      <Part title={copy.offer}>
        <List
          rows={[
            [facts.type, typeLabel(promotion.type)],
            ...maybe(facts.maxDiscount, promotion.maxDiscount, formatMoney),
            [facts.period, copy.between(dayText(promotion.startsAt), dayText(promotion.endsAt))],
            ...(promotion.endedAt ? [[facts.endedAt, <Moment key="ended" value={promotion.endedAt} />] as const] : []),
            [facts.channels, channelsText(promotion.channels)],
            [facts.paymentMethods, methodsText(promotion.paymentMethods)],
          ]}
        />
      </Part>
      <Part title={copy.rules}>
        <List
          rows={[
            [facts.amounts, range(minAmount, maxAmount)],
            ...(promotion.cardBrands.length > 0
              ? [[facts.cardBrands, promotion.cardBrands.map((brand) => brandLabel(brand)).join(', ')] as const]
              : []),
            ...(promotion.bins.length > 0 ? [[facts.bins, promotion.bins.map(shown).join(', ')] as const] : []),
            [facts.weekdays, weekdaysText(promotion.weekdays)],
            [
              facts.hours,
              fromHour === null || untilHour === null ? copy.allDay : copy.between(`${fromHour}:00`, `${untilHour}:00`),
            ],
            [facts.usagePerCustomer, promotion.usagePerCustomer === null ? copy.noLimit : promotion.usagePerCustomer],
            [facts.stackable, promotion.stackable ? copy.yes : copy.no],
            [facts.createdAt, <Moment key="created" value={promotion.createdAt} />],
            [
              facts.updated,
              <span key="updated">
                <Moment value={promotion.updatedAt} /> <bdi>{copy.by(shown(updatedBy.name))}</bdi>
              </span>,
            ],
          ]}
        />
      </Part>
    </>
  );
}

const brandLabel = (brand: string) => (listCopy.brands as Record<string, string>)[brand] ?? shown(brand);

function maybe<T>(label: string, value: T | null, text: (value: T) => string): (readonly [string, string])[] {
  return value === null ? [] : [[label, text(value)]];
}

function range(least: number | null, most: number | null): string {
  if (least !== null && most !== null) return copy.between(formatMoney(least), formatMoney(most));
  if (least !== null) return copy.from(formatMoney(least));
  return most === null ? copy.any : copy.upTo(formatMoney(most));
}

/** What remains of uses or of the budget. */
function Left({ promotion, of }: { promotion: Promotion; of: 'uses' | 'budget' }) {
  const [limit, used] =
    of === 'uses' ? [promotion.usageLimit, promotion.usageCount] : [promotion.budgetLimit, promotion.budgetUsed];
  if (limit === null || used === null) return null;
  const left = Math.max(0, limit - used);
  return (
    <p className="mt-1 flex justify-between gap-2 text-sm">
      <span className="text-muted">{copy.left[of]}</span>
      <strong className="font-semibold">{of === 'uses' ? formatCount(left) : formatMoney(left)}</strong>
    </p>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-5">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6">
      {rows.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid border-t border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
