/** Games for which the binder prints no fee under their own name. */
import type { FeesUnder } from '../../fees/book';

export const FEES_UNDER: readonly FeesUnder[] = [
  {
    game: 'super-9',
    label: 'Super 9',
    as: 'super-pan-9',
    document: 'california-games-rates',
    because:
      'The California Games Collection Rates print them for Super Pan 9 (line 3172), their one name for a game over this pack in which the player-dealer wins ties of 0 and 1.',
  },
  {
    game: 'baccarat-9-2009',
    label: 'Baccarat 9, rules of 2009,',
    as: 'baccarat-9',
    document: 'california-games-rates',
    because:
      'The California Games Collection Rates print them for Baccarat 9 (line 3149), whichever of its two rules it is dealt by. The table from line 1109 belongs to the undated rules.',
  },
];
