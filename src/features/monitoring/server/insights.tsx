import { MovementPanel } from './movement-panel';
import { TicketActions } from './ticket';

/** How a server moves and what of it goes into a ticket: beside and below the findings, loaded with the report. */
export const insights = { MovementPanel, TicketActions };
