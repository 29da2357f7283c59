import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { formatMoney } from '~/shared/format/currency';
import { formatCount } from '~/shared/format/numbers';
import { visibleText } from '~/shared/format/visible-text';
import { Pagination } from '~/shared/list/pagination';
import { safeText } from '~/shared/masking/safe-text';
import { CountTabs } from '~/shared/ui/count-tabs';
import type { LookedAt } from './batch-files';
import { reasonLabel } from './batch-rows';
import { copy } from './copy';

/** Rows at once. */
const SIZE = 10;

/** The rows of the file; where some have an error, those alone until somebody wants all. */
export function BatchRowsList({ rows }: { rows: readonly LookedAt[] }) {
  const wrong = rows.filter(({ errors }) => errors.length > 0);
  const [onlyWrong, setOnlyWrong] = useState(wrong.length > 0);
  const [page, setPage] = useState(1);
  const shown = onlyWrong ? wrong : rows;
  const show = (only: boolean) => () => {
    setOnlyWrong(only);
    setPage(1);
  };
  return (
    <div className="min-w-0">
      {wrong.length > 0 && (
        <CountTabs
          legend={copy.show}
          tabs={[
            { label: copy.wrong, isOn: onlyWrong, count: formatCount(wrong.length), onChoose: show(true) },
            { label: copy.all, isOn: !onlyWrong, count: formatCount(rows.length), onChoose: show(false) },
          ]}
        />
      )}
      <ol className="mb-3 rounded-lg border border-line">
        {shown.slice((page - 1) * SIZE, page * SIZE).map(({ row, errors, refundId }) => (
          <li
            key={row.line}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-t border-line px-3 py-2 first:border-t-0"
          >
            <span className="text-sm text-muted">{copy.line(row.line)}</span>
            <bdi className="font-mono text-xs">{visibleText(safeText(row.operationId))}</bdi>
            <span className="text-sm text-muted">{safeText(reasonLabel(row.reasonCode))}</span>
            {errors.length === 0 && (
              <span className="inline-flex items-center gap-1.5 text-sm text-success">
                <CircleCheck aria-hidden className="size-3.5" />
                <bdi>{refundId === null ? copy.willBe : visibleText(refundId)}</bdi>
              </span>
            )}
            <strong className="ml-auto font-semibold whitespace-nowrap">{formatMoney(row.amount, row.currency)}</strong>
            {errors.length > 0 && (
              <span className="flex w-full items-start gap-1.5 text-sm text-danger">
                <CircleX aria-hidden className="mt-0.5 size-3.5 shrink-0" />
                <bdi>{safeText(errors.join(' '))}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
      {shown.length > SIZE && <Pagination page={page} pageSize={SIZE} total={shown.length} onPage={setPage} />}
    </div>
  );
}
