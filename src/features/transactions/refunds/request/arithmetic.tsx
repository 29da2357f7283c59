import { clsx } from 'clsx';
import { formatMoney } from '~/shared/format/currency';
import { formatPercent } from '~/shared/format/percent';
import type { Eligibility } from '../api/refund';
import { copy } from './copy';

interface ArithmeticProps {
  eligibility: Eligibility;
  /** What is typed; undefined for what is no amount. */
  amount: number | undefined;
}

/** What remains, by the platform, and what this refund leaves of it; it follows each key. */
export function Arithmetic({ eligibility, amount }: ArithmeticProps) {
  const { currency, paidAmount, returnedAmount, underWayAmount, remainingAmount } = eligibility;
  const remaining = remainingAmount ?? 0;
  const fits = amount !== undefined && amount > 0 && amount <= remaining;
  const money = (minor: number | null | undefined) => formatMoney(minor, currency);
  const less = (minor: number | null) => (minor ? money(-minor) : money(minor));
  const left = fits ? money(remaining - amount) : money(undefined);
  const shares = [
    { label: copy.returned, minor: returnedAmount ?? 0, look: 'fill-neutral', dot: 'bg-neutral' },
    { label: copy.underWay, minor: underWayAmount ?? 0, look: 'fill-faint', dot: 'bg-faint' },
    { label: copy.this, minor: fits ? amount : 0, look: 'fill-primary', dot: 'bg-primary' },
  ];
  const paid = paidAmount ?? 0;
  let at = 0;
  return (
    <section aria-label={copy.sums} className="rounded-lg bg-sunken px-4 py-3 max-md:hidden">
      <h3 className="mb-2 text-sm font-semibold">{copy.sums}</h3>
      <dl className="flex flex-col gap-1.5">
        <Line label={copy.paid} value={money(paidAmount)} />
        <Line label={copy.returned} value={less(returnedAmount)} />
        <Line label={copy.underWay} value={less(underWayAmount)} />
        <Line strong label={copy.available} value={money(remainingAmount)} />
        <Line label={copy.this} value={fits ? less(amount) : money(undefined)} />
        <Line strong label={copy.left} value={left} />
      </dl>
      {paid > 0 && (
        <>
          <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-3 h-2 w-full rounded">
            <title>{copy.sums}</title>
            <rect width="100" height="4" className="fill-line" />
            {shares.map(({ label, minor, look }) => {
              const width = (100 * minor) / paid;
              const x = at;
              at += width;
              return <rect key={label} x={x} width={width} height="4" className={look} />;
            })}
          </svg>
          <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
            {shares.map(({ label, minor, dot }) => (
              <li key={label} className="flex items-center gap-2">
                <span aria-hidden className={clsx('size-2.5 rounded-xs', dot)} />
                {label}
                <span className="ml-auto">{formatPercent((100 * minor) / paid)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className="mt-4 mb-2 border-t border-line pt-3 text-sm font-semibold">{copy.next}</h3>
      <ol className="flex flex-col gap-2 text-sm">
        {copy.nextSteps.map((step, index) => (
          <li key={step} className="flex gap-2.5">
            <span aria-hidden className="font-semibold text-primary">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Line({ label, value, strong }: { label: string; value: string; strong?: boolean }) {
  return (
    <div className={clsx('flex justify-between gap-3', strong && 'border-t border-line-strong pt-1.5 font-semibold')}>
      <dt className={clsx(!strong && 'text-muted')}>{label}</dt>
      <dd className="whitespace-nowrap">{value}</dd>
    </div>
  );
}
