import type { EventId } from '../wagers/event';
import type { WagerId } from '../wagers/wager-spec';
import type { PayText } from './pay';

/** Event -> pay, as text. Every event that `settles: 'pays'` must be there; no other may. */
export type PayTable = Record<EventId, PayText>;

/** Wager -> its pay table, for every wager of the game that settles together: ante, blind, play. */
export type PayTables = Record<WagerId, PayTable>;
