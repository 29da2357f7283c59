import { MovementPanel } from './movement-panel';
import type { ServerAnswer } from './queries';
import type { Assessment } from './reasons';
import { ReasonsPanel } from './reasons-panel';
import type { SectionKey } from './report';
import type { Ring } from './ring';
import { TicketActions } from './ticket-actions';

interface InsightsProps {
  name: string;
  report: ServerAnswer;
  assessment: Assessment;
  /** When the answer came, epoch ms. */
  receivedAt: number;
  /** The samples of the server, this answer among them. */
  ring: Ring;
  /** Brings the reader to a section. */
  onVisit: (section: SectionKey) => void;
}

/** Why a server is not well, how it moves, and what of it goes into a ticket. */
export function Insights({ onVisit, ring, ...server }: InsightsProps) {
  return (
    <>
      <ReasonsPanel assessment={server.assessment} onVisit={onVisit}>
        <TicketActions {...server} />
      </ReasonsPanel>
      <MovementPanel name={server.name} ring={ring} />
    </>
  );
}
