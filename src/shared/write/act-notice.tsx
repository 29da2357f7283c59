import { Button } from '../ui/button';
import { AlertBox } from '../ui/feedback/alert-box';
import { copy } from './copy';
import { refusalText } from './outcome';
import type { RunningAct } from './use-act';

interface ActNoticeProps {
  act: RunningAct;
  hidden?: boolean;
  /** Asks through the form, which tells at its fields what is said of them. */
  onAsk?: () => void;
}

/** How an act stands, above its buttons: asked about, unknown, refused, or never arrived. */
export function ActNotice({ act, hidden = false, onAsk = act.askAgain }: ActNoticeProps) {
  const { stage, failure, notDone } = act;
  if (stage === 'asking') return <AlertBox variant="info">{copy.asking}</AlertBox>;
  if (stage === 'unsure') {
    return (
      <AlertBox
        variant="warning"
        className="flex-wrap"
        actions={
          <Button size="sm" onClick={onAsk}>
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
