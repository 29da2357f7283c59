import { type ReactNode, useId } from 'react';
import { formatMoney } from '~/shared/format/currency';
import { monthLabel, showDate } from '~/shared/format/dates';
import { ScreenTitle } from '~/shared/ui/screen-title';
import { wrapText } from '~/shared/ui/wrapped-text';
import { AuthenticationBadge, PaymentMethodLabel, RiskBadge, StatusBadge, YesNo } from './badges';
import { CardBrandMark } from './card-brand-mark';
import { CARD_BRANDS, PAYMENT_METHODS, RISKS, STATUSES } from './codes';
import { copy } from './copy';

interface GalleryCardProps {
  title: string;
  /** The value of an answer and how it is shown. */
  rows: readonly (readonly [value: string, shown: ReactNode])[];
}

const OTHER = copy.other;

const AMOUNTS = [0, 123450, 128493712, -500, null];
const DATES = ['27/11/2026 03:58:44 PM', '2026-11-27T21:58:44.123456789Z', 1795816724, '31/02/2026 10:00:00 AM', null];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const LONG_TEXT = 'Reembolso parcial de la recarga del 27 de noviembre, solicitado por el cliente';

/** Every term and form of spec 9 and 13 side by side. */
export function GalleryScreen() {
  return (
    <>
      <ScreenTitle title={copy.title} subtitle={copy.subtitle} />
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        <GalleryCard
          title={copy.statuses}
          rows={[...Object.keys(STATUSES), OTHER].map((code) => [code, <StatusBadge key={code} status={code} />])}
        />
        <GalleryCard
          title={copy.methods}
          rows={[...Object.keys(PAYMENT_METHODS), OTHER].map((code) => [
            code,
            <PaymentMethodLabel key={code} method={code} />,
          ])}
        />
        <GalleryCard
          title={copy.risks}
          rows={[...Object.keys(RISKS), OTHER].map((code) => [code, <RiskBadge key={code} risk={code} />])}
        />
        <GalleryCard
          title={copy.brands}
          rows={[...Object.keys(CARD_BRANDS), OTHER].map((code) => [code, <CardBrandMark key={code} brand={code} />])}
        />
        <GalleryCard
          title={copy.authentication}
          rows={[
            ['threeDSecure', <AuthenticationBadge key="secure" threeDSecure />],
            ['manual', <AuthenticationBadge key="manual" manual />],
            [copy.absent, <AuthenticationBadge key="direct" />],
          ]}
        />
        <GalleryCard
          title={copy.flags}
          rows={[
            ['true', <YesNo key="yes" flag={true} />],
            ['false', <YesNo key="no" flag={false} />],
            [copy.absent, <YesNo key="absent" flag={null} />],
          ]}
        />
        <GalleryCard
          title={copy.amounts}
          rows={AMOUNTS.map((cents) => [String(cents ?? copy.absent), formatMoney(cents)])}
        />
        <GalleryCard title={copy.dates} rows={DATES.map((date) => [String(date ?? copy.absent), showDate(date)])} />
        <GalleryCard title={copy.months} rows={MONTHS.map((month) => [String(month), monthLabel(month, 2026)])} />
        <GalleryCard title={copy.wrapped} rows={wrapText(LONG_TEXT).map((line, index) => [String(index + 1), line])} />
      </div>
    </>
  );
}

function GalleryCard({ title, rows }: GalleryCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-xl border border-line bg-surface p-4 shadow-card">
      <h2 id={id} className="text-card font-semibold">
        {title}
      </h2>
      <dl className="mt-2">
        {rows.map(([value, shown]) => (
          <div
            key={value}
            className="flex min-h-9 items-center justify-between gap-4 border-line py-1 not-first:border-t"
          >
            <dt className="min-w-0 font-mono text-xs text-muted">{value}</dt>
            <dd className="text-right font-medium">{shown}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
