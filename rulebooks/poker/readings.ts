/** Where a text can be read in two ways: what it says, and which reading is taken. */
import { type AnyGame, hasPot } from './words';

const where = ([from, to]: readonly [number, number]): string =>
  from === to ? `Line ${from}` : `Lines ${from} to ${to}`;

export const readingsSaid = (game: AnyGame): string[] =>
  hasPot(game)
    ? (game.readings ?? []).map(
        ({ lines, says, orders: [taken] }) => `${where(lines)}: ${says} Read ${taken?.because ?? ''}.`,
      )
    : (game.readings ?? []).map(
        ({ lines, says, choices: [taken] }) => `${where(lines)}: ${says} Read ${taken?.because ?? ''}.`,
      );
