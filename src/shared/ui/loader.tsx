import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

interface LoaderProps {
  /** 'page' fills the viewport, 'section' its own place, 'overlay' lies over the nearest positioned ancestor. */
  size: 'page' | 'section' | 'overlay';
}

const places: Record<LoaderProps['size'], string> = {
  page: 'min-h-dvh',
  section: 'min-h-40',
  overlay: 'absolute inset-0 z-10 rounded-xl bg-canvas',
};

/** 'Cargando', announced politely. */
export function Loader({ size }: LoaderProps) {
  return (
    <div role="status" className={clsx('flex items-center justify-center gap-3 text-muted', places[size])}>
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      Cargando
    </div>
  );
}
