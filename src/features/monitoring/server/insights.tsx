import { MovementPanel } from './movement-panel';
import { TicketActions } from './ticket-actions';

/** How a server moves and what of it goes into a ticket: beside and below the reasons, loaded with the report. */
export const insights = { MovementPanel, TicketActions };
