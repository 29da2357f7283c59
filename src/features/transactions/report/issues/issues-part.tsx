import { useNavigate } from '@tanstack/react-router';
import { History, ListChecks, Radar } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { operationLink } from '~/session/links';
import { ListArea } from '~/shared/list/list-area';
import { NoRows } from '~/shared/list/no-rows-part';
import { StatusTabs } from '~/shared/list/status-tabs';
import { useList } from '~/shared/list/use-list';
import { RecordRows } from '~/shared/record/record-rows';
import { useToast } from '~/shared/toast/toast-store';
import { Button } from '~/shared/ui/button';
import { Loader } from '~/shared/ui/feedback/loader';
import { lazyDialog, lazyPart, onIntent } from '~/shared/ui/lazy-part';
import { LackingCall } from '~/shared/write/lacking-call';
import type { Issue } from '../api/issue';
import { issuesQuery } from '../api/issue-api';
import type { ReportSearch } from '../search/report-search';
import { ISSUES } from './columns';
import { copy } from './copy';

const AttendDialog = lazyDialog(
  () => import('./attend-dialog').then((module) => module.AttendDialog),
  ({ onClose }) => onClose(false),
);
const AskDialog = lazyDialog(
  () => import('./ask-dialog').then((module) => module.AskDialog),
  ({ onClose }) => onClose(false),
);

const IssueChanges = lazyPart(() => import('./issue-changes').then((module) => module.IssueChanges));

const ready = async () => undefined;

interface Doing {
  what: 'attend' | 'ask';
  issues: readonly Issue[];
  clear: () => void;
}

/** 'Por atender': operations that are stuck, that the provider tells otherwise, that were charged twice or never confirmed. */
export function IssuesPart({ search }: { search: ReportSearch }) {
  const { type, attended, page, size } = search;
  const list = useList({ search, query: issuesQuery({ type, attended, page, size }) });
  const toast = useToast();
  const navigate = useNavigate();
  const [doing, setDoing] = useState<Doing>();
  const [isTold, setTold] = useState(false);
  const changesId = useId();
  const close = (isBegun: boolean) => {
    if (isBegun) doing?.clear();
    setDoing(undefined);
  };
  if (list.lacking)
    return <LackingCall text={copy.lacking} call="GET /transactionReport/issue" query={list} onCheck={list.refresh} />;
  const acts = (chosen: readonly Issue[], clear: () => void) => (
    <>
      {!attended && (
        <Button
          size="sm"
          {...onIntent(AttendDialog)}
          onClick={() => setDoing({ what: 'attend', issues: chosen, clear })}
        >
          <ListChecks aria-hidden className="size-4" />
          {copy.attend(chosen.length)}
        </Button>
      )}
      <Button
        size="sm"
        variant="primary"
        {...onIntent(AskDialog)}
        onClick={() => setDoing({ what: 'ask', issues: chosen, clear })}
      >
        <Radar aria-hidden className="size-4" />
        {copy.ask(chosen.length)}
      </Button>
    </>
  );
  return (
    <section aria-label={copy.title} className="mt-6">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-card font-semibold">{attended ? copy.attended : copy.title}</h2>
        <p className="text-sm text-muted">{list.current?.truncated ? copy.truncated : copy.hint}</p>
        <Button variant="link" size="sm" className="ml-auto" onClick={() => search.showAttended(!attended)}>
          {attended ? copy.open : copy.attended}
        </Button>
      </div>
      <StatusTabs
        words={copy}
        labels={copy.types}
        counts={list.current?.typeCounts}
        chosen={type}
        onChoose={(chosen) => search.setFilters({ tipo: chosen })}
      />
      <ListArea list={list} search={search} words={copy} preload={ready}>
        {(found, onPage) =>
          found.issues.length > 0 ? (
            <RecordRows
              {...{ list: ISSUES, rows: found.issues, found, onPage, acts }}
              search={{ ...search, filters: { type, attended }, open: undefined }}
              onOpen={(id) => {
                const issue = found.issues.find(({ issueId }) => issueId === id);
                if (issue?.operationId) void navigate(operationLink(issue.operationId));
              }}
              onClose={() => undefined}
            />
          ) : (
            <NoRows
              total={found.total}
              search={search}
              isFiltered={type !== undefined}
              onClear={() => search.setFilters({ tipo: '' })}
              icon={ListChecks}
              words={copy}
            />
          )
        }
      </ListArea>
      {attended && (
        <div className="mt-4">
          <Button
            size="sm"
            {...onIntent(IssueChanges)}
            aria-expanded={isTold}
            aria-controls={changesId}
            onClick={() => setTold(!isTold)}
          >
            <History aria-hidden className="size-4" />
            {copy.changes}
          </Button>
          <div id={changesId} className="mt-3">
            {isTold && (
              <Suspense fallback={<Loader size="section" />}>
                <IssueChanges />
              </Suspense>
            )}
          </div>
        </div>
      )}
      {doing?.what === 'attend' && <AttendDialog issues={doing.issues} toast={toast} onClose={close} />}
      {doing?.what === 'ask' && <AskDialog issues={doing.issues} onClose={close} />}
    </section>
  );
}
