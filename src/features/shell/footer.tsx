import { copy } from './frame-copy';

/** Copyright and credit (spec 1.4). */
export function Footer() {
  return (
    <footer className="flex flex-wrap justify-between gap-x-6 gap-y-1 px-3.5 py-4 text-sm text-muted sm:px-5 lg:px-7 print:hidden">
      <p>{copy.copyright}</p>
      {/* As wide whatever the typeface, so that it does not move when that arrives. */}
      <p className="w-30 whitespace-nowrap">{copy.poweredBy}</p>
    </footer>
  );
}
