import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '../../shared/lib/dates';
import { environmentText } from './environment-bar';

/** On paper alone: which console and environment a screen came from, when, and the address that shows it again. */
export function PrintHeader() {
  useLocation({ select: (location) => location.href });
  const [moment, setMoment] = useState(() => Date.now());

  useEffect(() => {
    const update = () => flushSync(() => setMoment(Date.now()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);

  return (
    <div className="mb-4 hidden border-b border-line-strong pb-2 text-sm print:block">
      <p className="flex justify-between gap-4 font-semibold">
        <span>Atalaya · {environmentText}</span>
        <span>{formatDate(moment)}</span>
      </p>
      <p className="text-muted">{window.location.href}</p>
    </div>
  );
}
