import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Ellipsis } from 'lucide-react';
import { formatCount } from '../format/numbers';
import { pageCount, pageWindow } from './page-window';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  /** Whether more entries are on their way. */
  loading?: boolean;
  onPage: (page: number) => void;
}

const copy = {
  region: 'Paginación',
  shown: (first: string, last: string, total: string) => `Mostrando del ${first} al ${last} de ${total} registros`,
  loading: ' · Cargando',
  previous: 'Anterior',
  page: (page: number) => `Página ${page}`,
  next: 'Siguiente',
};

const buttonStyle =
  'inline-flex min-h-8 min-w-7 items-center justify-center gap-1 rounded-lg px-1.5 text-sm font-medium sm:min-w-8 sm:px-2';
const restStyle = 'enabled:hover:bg-sunken disabled:text-faint';

/** 'Mostrando del X al Y de Z registros' and the ways to the other pages (spec 7.9); nothing without entries. */
export function Pagination({ page, pageSize, total, loading = false, onPage }: PaginationProps) {
  if (total === 0) return null;
  const pages = pageCount(total, pageSize);
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  let gaps = 0;
  return (
    <nav aria-label={copy.region} className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-sm text-muted">
        {copy.shown(formatCount(first), formatCount(last), formatCount(total))}
        {loading && (
          <span role="status" className="late">
            {copy.loading}
          </span>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-0.5 sm:gap-1 print:hidden">
        <button
          type="button"
          aria-label={copy.previous}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
          className={clsx(buttonStyle, restStyle)}
        >
          <ChevronLeft aria-hidden className="size-4" />
          <span className="max-sm:hidden">{copy.previous}</span>
        </button>
        {pageWindow(page, pages).map((item) => {
          if (item === 'gap') {
            gaps += 1;
            return <Ellipsis key={`gap-${gaps}`} aria-hidden className="size-4 text-faint" />;
          }
          return (
            <button
              key={item}
              type="button"
              aria-label={copy.page(item)}
              aria-current={item === page ? 'page' : undefined}
              onClick={() => onPage(item)}
              className={clsx(buttonStyle, item === page ? 'bg-primary text-on-primary' : restStyle)}
            >
              {item}
            </button>
          );
        })}
        <button
          type="button"
          aria-label={copy.next}
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
          className={clsx(buttonStyle, restStyle)}
        >
          <span className="max-sm:hidden">{copy.next}</span>
          <ChevronRight aria-hidden className="size-4" />
        </button>
      </div>
    </nav>
  );
}
