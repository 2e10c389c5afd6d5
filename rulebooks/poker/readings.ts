/** Where a text can be read in two ways: what it says, and which reading is taken. */
import { type AnyGame, hasPot } from './words';

/** "Line 12", "Lines 12 to 14". */
export const linesSaid = ([from, to]: readonly [number, number]): string =>
  from === to ? `Line ${from}` : `Lines ${from} to ${to}`;

export const readingsSaid = (game: AnyGame): string[] =>
  hasPot(game)
    ? (game.readings ?? []).map(
        ({ lines, says, orders: [taken] }) => `${linesSaid(lines)}: ${says} Read ${taken?.because ?? ''}.`,
      )
    : (game.readings ?? []).map(
        ({ lines, says, choices: [taken] }) => `${linesSaid(lines)}: ${says} Read ${taken?.because ?? ''}.`,
      );
