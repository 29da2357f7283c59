import { clsx } from 'clsx';
import { Fragment, useId } from 'react';
import { Card } from '../../shared/ui/card';
import { RESULTS } from './copy';
import { DetailButton } from './detail-button';
import { cellText } from './detail-fields';
import { LogDetail } from './log-detail';
import type { LogRowsProps } from './log-row';
import { rowClick } from './row-click';
import { orderOf } from './story';
import { StoryLink } from './story-link';

/** Columns of section 2 and the members that they show. */
const COLUMNS = [
  { title: 'Fecha', member: 'date', style: 'font-mono text-xs min-w-[10ch]' },
  { title: 'Service', member: 'service', style: 'font-semibold' },
  { title: 'Operation', member: 'operation', style: '' },
  { title: 'HostName', member: 'hostName', style: 'min-w-32' },
  { title: 'IP', member: 'ip', style: 'font-mono text-xs min-w-[13ch]' },
] as const;

/** One page of entries as a table, the details of the open one in a row under it. */
export function LogTable({ entries, first, open, onToggle }: LogRowsProps) {
  const id = useId();
  return (
    <Card className="overflow-hidden">
      <table className="w-full text-left">
        <caption className="sr-only">{RESULTS}</caption>
        <thead className="bg-sunken text-xs text-muted">
          <tr>
            {COLUMNS.map(({ title }) => (
              <th key={title} scope="col" className="px-2.5 py-2.5 xl:px-3.5 font-semibold">
                {title}
              </th>
            ))}
            <th scope="col" className="px-2.5 py-2.5 xl:px-3.5 text-right font-semibold">
              Detalles
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, offset) => {
            const index = first + offset;
            const isOpen = index === open;
            const panel = `${id}-${index}`;
            const order = orderOf(entry);
            return (
              <Fragment key={index}>
                <tr
                  {...rowClick(() => onToggle(index))}
                  className={clsx(
                    'cursor-pointer border-t border-line',
                    isOpen ? 'bg-primary-soft' : 'hover:bg-sunken',
                  )}
                >
                  {COLUMNS.map(({ member, style }) => (
                    <td key={member} className="px-2.5 py-2.5 xl:px-3.5">
                      <bdi className={clsx('inline-block', style)}>{cellText(entry, member)}</bdi>
                    </td>
                  ))}
                  <td className="whitespace-nowrap px-2.5 py-2.5 xl:px-3.5 text-right">
                    {order !== undefined && <StoryLink order={order} label="" />}
                    <DetailButton open={isOpen} controls={panel} onToggle={() => onToggle(index)} />
                  </td>
                </tr>
                {isOpen && (
                  <tr id={panel} className="border-t border-line bg-sunken">
                    <td colSpan={COLUMNS.length + 1} className="max-w-0 p-4">
                      <LogDetail entry={entry} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}
