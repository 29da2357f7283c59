import { CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { CARD_BRANDS, lookUp, OTHER_CARD } from './codes';

// The brands' colours are theirs, in both themes.
const MARKS: Readonly<Record<string, ReactNode>> = {
  MASTERCARD: (
    <>
      <rect width="32" height="20" rx="4" fill="#16181d" />
      <circle cx="12.5" cy="10" r="6" fill="#eb001b" />
      <circle cx="19.5" cy="10" r="6" fill="#f79e1b" />
      <path d="M16 5.13a6 6 0 0 1 0 9.74 6 6 0 0 1 0-9.74z" fill="#ff5f00" />
    </>
  ),
  VISA: (
    <>
      <rect width="32" height="20" rx="4" fill="#1a1f71" />
      <path
        d="m6 6.5 2 7h1.6L12.2 6.5M15 6.5l-1.3 7M20.6 7.1c-1.8-1-3.9-.3-3.9 1.1 0 1.8 3.1 1.4 3.1 3.2 0 1.5-2.2 2-3.9 1M22 13.5l3.4-7h.9l1.2 7M23.2 11.2h3.6"
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.4"
      />
    </>
  ),
  AMEX: (
    <>
      <rect width="32" height="20" rx="4" fill="#016fd0" />
      <path
        d="m4 13.5 2.6-7h.8l2.6 7M5 11.3h4M11.5 13.5v-7l2.7 4 2.7-4v7M23 6.5h-4v7h4M19 10h3.6M24 6.5l4.4 7M28.4 6.5l-4.4 7"
        fill="none"
        stroke="#ffffff"
        strokeWidth="1.3"
      />
    </>
  ),
};

/** The mark of a card's brand (spec 9.4); any other brand shows a generic card. */
export function CardBrandMark({ brand }: { brand: unknown }) {
  const mark = lookUp(MARKS, brand);
  if (!mark) return <CreditCard role="img" aria-label={OTHER_CARD} className="h-5 w-8 text-muted" />;
  return (
    <svg viewBox="0 0 32 20" role="img" aria-label={lookUp(CARD_BRANDS, brand)} className="h-5 w-8 shrink-0">
      {mark}
    </svg>
  );
}
