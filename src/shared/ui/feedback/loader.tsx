import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';
import { LOADING } from '../../copy';

interface LoaderProps {
  /** 'page' fills the viewport, 'section' its own place, 'line' no more than it needs, 'overlay' lies over the nearest positioned ancestor. */
  size: 'page' | 'section' | 'line' | 'overlay';
  /** Whoever draws it has waited already. */
  waited?: boolean;
}

const layouts: Record<LoaderProps['size'], string> = {
  page: 'min-h-dvh',
  section: 'min-h-40',
  line: 'min-h-9',
  overlay: 'absolute inset-0 z-10 rounded-xl bg-canvas',
};

/** 'Cargando', announced politely at once and in its place at once, but drawn after 300 ms (spec 15.4): no flicker. */
export function Loader({ size, waited = false }: LoaderProps) {
  return (
    <div
      role="status"
      className={clsx('flex items-center justify-center gap-3 text-muted', !waited && 'late', layouts[size])}
    >
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      {LOADING}
    </div>
  );
}
