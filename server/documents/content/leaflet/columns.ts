/** The columns of a worked example: what is put on a wager, and what it brings, the stake included where that comes back. */
import type { Column } from '../../paper';

export const STAKED: Column = { title: 'Staked', align: 'right', figures: true };
export const BRINGS: Column = { title: 'Brings', align: 'right', figures: true };
