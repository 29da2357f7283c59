import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatMoney } from '~/shared/format/currency';
import { shown } from '~/shared/record/cells';
import type { useToast } from '~/shared/toast/toast-store';
import { actOnce } from '~/shared/write/act-once';
import { ManyDialog } from '~/shared/write/many-dialog';
import { currentOf } from '~/shared/write/outcome';
import type { Issue } from '../api/issue';
import { issuesChanged, issueWrites } from '../api/issue-api';
import { copy } from './copy';

interface AttendDialogProps {
  /** As they were seen. */
  issues: readonly Issue[];
  toast: ReturnType<typeof useToast>;
  onClose: (isBegun: boolean) => void;
}

const say = ({ issueId, version }: Issue, attended: boolean) => ({
  name: `issue.${attended ? 'ATTEND' : 'REOPEN'} ${issueId}`,
  send: (comment: string, key: string) =>
    issueWrites.attend(issueId, { attended, comment, version: version ?? 0 }, key),
});

/** Says of some that they were attended, with one note for all; afterwards that can be taken back. */
export function AttendDialog({ issues, toast, onClose }: AttendDialogProps) {
  const client = useQueryClient();
  const done = useRef<Issue[]>([]);
  const undo = async (said: readonly Issue[]) => {
    try {
      for (const issue of said) await actOnce(say(issue, false), '');
      toast.show('success', copy.reopened);
    } catch {
      toast.show('danger', copy.notReopened);
    }
    issuesChanged(client);
  };
  return (
    <ManyDialog<Issue, Issue>
      title={copy.attendTitle(issues.length)}
      text={copy.attendText}
      effect={copy.attend(issues.length)}
      reason="required"
      reasonLabel={copy.note}
      items={issues}
      idOf={({ issueId }) => issueId}
      actOf={(issue) => say(issue, true)}
      doneText={() => copy.isAttended}
      refusedText={(failure) => (currentOf(failure) ? copy.conflict : undefined)}
      onDone={(issue) => done.current.push(issue)}
      onClose={(isBegun) => {
        const said = done.current;
        if (said.length > 0) toast.show('success', copy.leftList(said.length), { undo: () => void undo(said) });
        if (isBegun) issuesChanged(client);
        onClose(isBegun);
      }}
    >
      {(issue) => <IssueLine issue={issue} />}
    </ManyDialog>
  );
}

/** One of several, in a line. */
export function IssueLine({ issue: { operationId, type, amount, currency } }: { issue: Issue }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-4">
      <bdi className="font-mono text-xs font-semibold">{shown(operationId)}</bdi>
      <span className="text-sm text-muted">{copy.types[type as keyof typeof copy.types] ?? shown(type)}</span>
      <strong className="ml-auto font-semibold whitespace-nowrap">
        {amount !== null && formatMoney(amount, currency ?? undefined)}
      </strong>
    </span>
  );
}
