import { useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { CANCEL } from '~/shared/copy';
import { Button, FOOT } from '~/shared/ui/button';
import { AlertBox } from '~/shared/ui/feedback/alert-box';
import { Modal, ModalActions } from '~/shared/ui/overlay/modal';
import { ActNotice } from '~/shared/write/act-notice';
import { useAct } from '~/shared/write/use-act';
import { codeLabel } from '../../codes/code-label';
import type { AskedIssue, Issue } from '../api/issue';
import { issuesChanged, issueWrites } from '../api/issue-api';
import { IssueLine } from './attend-dialog';
import { copy } from './copy';

/** How many the platform asks about at once. */
const MOST_ASKED = 50;

interface AskDialogProps {
  issues: readonly Issue[];
  /** @param isBegun whether it was asked */
  onClose: (isBegun: boolean) => void;
}

/** Asks the provider about some, in one call; what it said of each stands beside it. */
export function AskDialog({ issues, onClose }: AskDialogProps) {
  const client = useQueryClient();
  const [asked, setAsked] = useState<readonly AskedIssue[]>();
  const ids = issues.map(({ issueId }) => issueId);
  const act = useAct<readonly string[], AskedIssue[]>({
    name: `issue.SYNC ${ids.join()}`,
    send: issueWrites.ask,
    onDone: (answers) => {
      setAsked(answers);
      issuesChanged(client);
    },
  });
  const answerOf = ({ issueId }: Issue) => asked?.find((answer) => answer.issueId === issueId);
  const changed = asked?.filter(({ result }) => result === 'CHANGED').length ?? 0;
  return (
    <Modal title={copy.askTitle} text={copy.askText(MOST_ASKED)} open onClose={() => onClose(asked !== undefined)} wide>
      <div className="mt-4 flex flex-col gap-4">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard */}
        <ol className="max-h-[45dvh] overflow-y-auto rounded-lg border border-line" tabIndex={0}>
          {issues.map((issue) => {
            const answer = answerOf(issue);
            const isKnown = answer?.result === 'CHANGED' || answer?.result === 'SAME';
            const Icon = answer ? (isKnown ? CircleCheck : CircleHelp) : CircleDashed;
            const look = answer ? (isKnown ? 'text-success' : 'text-warning') : 'text-muted';
            return (
              <li
                key={issue.issueId}
                className="flex items-start gap-2.5 border-t border-line px-3 py-2 first:border-t-0"
              >
                <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
                <span className="min-w-0 flex-1">
                  <IssueLine issue={issue} />
                  {answer && (
                    <span className={`block text-sm ${look}`}>
                      {copy.outcomes[answer.result ?? '']?.(codeLabel('status', answer.platformStatus ?? ''))}
                    </span>
                  )}
                </span>
              </li>
            );
          })}
        </ol>
        {issues.length > MOST_ASKED && <AlertBox variant="warning">{copy.tooMany(MOST_ASKED)}</AlertBox>}
        {asked && (
          <AlertBox variant={changed === issues.length ? 'success' : 'info'}>
            {copy.askedAll(changed, issues.length)}
          </AlertBox>
        )}
        <ActNotice act={act} />
        <ModalActions>
          <Button onClick={() => onClose(asked !== undefined)}>{asked ? copy.close : CANCEL}</Button>
          {!asked && (
            <Button
              variant="primary"
              className={FOOT}
              disabled={!act.ready || act.busy || issues.length > MOST_ASKED}
              onClick={() => act.start(ids)}
            >
              {copy.ask(issues.length)}
            </Button>
          )}
        </ModalActions>
      </div>
    </Modal>
  );
}
