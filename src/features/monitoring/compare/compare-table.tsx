import { clsx } from 'clsx';
import { laterCopy } from '../later-copy';
import { sectionOf } from '../sections/registry';
import type { ComparedRow } from './comparison';

const frame = 'overflow-x-auto rounded-xl border border-line bg-surface shadow-card';

interface CompareTableProps {
  names: readonly [first: string, second: string];
  rows: readonly ComparedRow[];
}

/** Figures of both sides; what differs is marked with a sign and not by colour alone. */
export function CompareTable({ names, rows }: CompareTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls; this groups a table with its scroll bar
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div role="group" aria-label={laterCopy.compare.table} tabIndex={0} className={frame}>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line bg-sunken text-sm text-muted">
            <th scope="col" className="px-3 py-2 text-left">
              {laterCopy.compare.figure}
            </th>
            {[...names, laterCopy.compare.difference].map((name) => (
              <th key={name} scope="col" className="px-3 py-2 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, section, part, label, first, second, difference, differs }) => (
            <tr key={key} className={clsx('border-b border-line last:border-b-0', differs && 'bg-warning-soft/40')}>
              <th scope="row" className="min-w-44 px-3 py-1.5 text-left font-normal">
                <span className="text-muted">{[sectionOf(section).title, part].filter(Boolean).join(' · ')} · </span>
                {label}
              </th>
              <td className="px-3 py-1.5 text-right font-semibold">{first}</td>
              <td className="px-3 py-1.5 text-right font-semibold">{second}</td>
              <td className="px-3 py-1.5 text-right">{differs ? difference || '≠' : '='}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
