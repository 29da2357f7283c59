import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { copy } from './copy';
import { refusalText } from './outcome';
import type { RunningAct } from './use-act';

/** How an act stands, above its buttons: asked about, unknown, refused, or never arrived. */
export function ActNotice({ act, hidden = false }: { act: RunningAct; hidden?: boolean }) {
  const { stage, failure, notDone, askAgain } = act;
  if (stage === 'asking') return <AlertBox variant="info">{copy.asking}</AlertBox>;
  if (stage === 'unsure') {
    return (
      <AlertBox
        variant="warning"
        className="flex-wrap"
        actions={
          <Button size="sm" onClick={askAgain}>
            {copy.ask}
          </Button>
        }
      >
        {copy.unsure}
      </AlertBox>
    );
  }
  if (notDone) return <AlertBox variant="info">{copy.notDone}</AlertBox>;
  if (failure === undefined || hidden) return null;
  return <AlertBox variant="danger">{refusalText(failure)}</AlertBox>;
}
