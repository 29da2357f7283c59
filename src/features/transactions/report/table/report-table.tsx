import { clsx } from 'clsx';
import { useState } from 'react';
import { useSession } from '~/session/session-store';
import { useLaneScreen, usePrinting } from '~/shared/hooks/use-media';
import { Button } from '~/shared/ui/button';
import { Card } from '~/shared/ui/card';
import type { ReportRow, TransactionReport } from '../api/report';
import type { ReportAsk } from '../api/report-api';
import { copy } from '../copy';
import { type Level, type Limits, worstFirst } from '../levels/limits';
import { type CellName, nameOf, RowCell, RowLinks } from './row-cells';
import { rowPlaces } from './row-places';
import { Spread } from './spread';

const COLUMNS = Object.keys(copy.columns) as (keyof typeof copy.columns)[];
const LEFT: readonly string[] = ['name', 'level', 'spread', 'topCode'];

/** Rows that stand there until all are asked for. */
const FIRST = 8;

/** What a card shows at once; the others are opened. */
const CARD: readonly CellName[] = ['count', 'success', 'p95', 'p99'];
const MORE: readonly CellName[] = ['errors', 'timeouts', 'p50', 'max', 'topCode'];

interface ReportTableProps {
  report: TransactionReport;
  asked: ReportAsk;
  limits: Limits;
}

interface DrawnRow {
  row: ReportRow;
  level: Level;
}

/** What became of transactions, the worst first; on a narrow screen as cards. */
export function ReportTable({ report, asked, limits }: ReportTableProps) {
  // Narrower, what failed and how slow it was would be out of sight.
  const wide = useLaneScreen();
  const role = useSession(({ user }) => user?.role ?? '');
  const [all, setAll] = useState(false);
  const printing = usePrinting();
  const sorted = worstFirst(report.rows, limits);
  const rows = all || printing ? sorted : sorted.slice(0, FIRST);
  const keyOf = ({ row }: DrawnRow) => JSON.stringify([row.service, row.operation, row.provider, row.paymentMethod]);
  const placesOf = (row: ReportRow) => rowPlaces(row, report, asked, role);
  const rest = sorted.length > FIRST && (
    <Button variant="link" size="sm" className="mt-1 -ml-2" aria-expanded={all} onClick={() => setAll(!all)}>
      {all ? copy.fewer : copy.all(sorted.length)}
    </Button>
  );
  if (!wide)
    return (
      <>
        <ul aria-label={copy.results} className="grid gap-3 md:grid-cols-2">
          {rows.map((each) => (
            <Card key={keyOf(each)} className="p-3.5" role="listitem">
              <RowCard
                {...each}
                {...{ limits, printing }}
                links={<RowLinks row={each.row} places={placesOf(each.row)} />}
              />
            </Card>
          ))}
        </ul>
        {rest}
      </>
    );
  return (
    <>
      <Card className="relative overflow-hidden">
        <div className="overflow-x-auto">
          <table className="w-full text-left [overflow-wrap:normal]">
            <caption className="sr-only">{copy.results}</caption>
            <thead className="bg-sunken text-xs text-muted">
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col" className={clsx(cell(column), 'font-semibold')}>
                    {copy.columns[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ row, level }) => (
                <tr
                  key={keyOf({ row, level })}
                  className={clsx('border-t border-line', level === 'critical' ? 'bg-sunken' : 'hover:bg-sunken')}
                >
                  {COLUMNS.map((column) => (
                    <td key={column} className={cell(column)}>
                      {column === 'spread' ? (
                        <Spread {...row} limit={limits.p95} />
                      ) : (
                        <RowCell {...{ column, row, level, limits, places: placesOf(row) }} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Card>
      {rest}
    </>
  );
}

const cell = (column: string) =>
  clsx('px-2 py-2 first:pl-3.5 last:pr-3.5 align-middle', !LEFT.includes(column) && 'text-right');

interface RowCardProps extends DrawnRow {
  limits: Limits;
  links: React.ReactNode;
  /** Nothing is opened on paper. */
  printing: boolean;
}

function RowCard({ row, level, limits, links, printing }: RowCardProps) {
  const figures = (columns: readonly CellName[]) => (
    <dl className="grid grid-cols-2 gap-x-3 gap-y-1.5">
      {columns.map((column) => (
        <div key={column} className="min-w-0">
          <dt className="text-xs text-muted">{copy.columns[column]}</dt>
          <dd>
            <RowCell {...{ column, row, level, limits }} />
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <RowCell {...{ column: 'name', row, level, limits }} />
        </div>
        <RowCell {...{ column: 'level', row, level, limits }} />
      </div>
      {figures(CARD)}
      {printing ? (
        figures(MORE)
      ) : (
        <details>
          <summary
            className="min-h-7 cursor-pointer text-sm font-medium text-primary"
            aria-label={copy.figuresOf(nameOf(row))}
          >
            {copy.figures}
          </summary>
          <div className="pt-2">{figures(MORE)}</div>
        </details>
      )}
      {links}
    </div>
  );
}
