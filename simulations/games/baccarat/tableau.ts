/**
 * Who draws a third card, as the rules print it (gb-2007 section 6; Colorado 30-2814): D draws, S stands. A natural on
 * either side ends the round before the table is asked.
 */
export type PrintedTableau = {
  /** By the player's two-card total, 0 to 7. */
  player: string;
  /** By the banker's two-card total, 0 to 7: the player's third card worth 0 to 9, and then no third card. */
  banker: readonly string[];
};

export const PRINTED_TABLEAU: PrintedTableau = {
  player: 'DDDDDDSS',
  banker: [
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDDD D',
    'DDDDDDDDSD D',
    'SSDDDDDDSS D',
    'SSSSDDDDSS D',
    'SSSSSSDDSS S',
    'SSSSSSSSSS S',
  ],
};

/** Where no third card lies, in place of its value. */
export const NO_CARD = 10;
const COLUMNS = NO_CARD + 1;
const NATURAL = 8;

export type Tableau = {
  playerDraws: (playerTwo: number, bankerTwo: number) => boolean;
  /** `playerThird` is the value of the player's third card or NO_CARD. */
  bankerDraws: (playerTwo: number, bankerTwo: number, playerThird: number) => boolean;
};

const marks = (line: string, count: number): boolean[] => {
  const read = [...line.replaceAll(' ', '')].map((mark) => {
    if (mark !== 'D' && mark !== 'S') throw new RangeError(`a tableau has no mark ${mark}`);
    return mark === 'D';
  });
  if (read.length !== count) throw new RangeError(`${read.length} marks in a line of ${count}`);
  return read;
};

export function readTableau({ player, banker }: PrintedTableau): Tableau {
  const players = marks(player, NATURAL);
  const bankers = marks(banker.join(''), NATURAL * COLUMNS);
  const natural = (playerTwo: number, bankerTwo: number) => playerTwo >= NATURAL || bankerTwo >= NATURAL;
  return {
    playerDraws: (playerTwo, bankerTwo) => !natural(playerTwo, bankerTwo) && (players[playerTwo] as boolean),
    bankerDraws: (playerTwo, bankerTwo, playerThird) =>
      !natural(playerTwo, bankerTwo) && (bankers[bankerTwo * COLUMNS + playerThird] as boolean),
  };
}

export const TABLEAU = readTableau(PRINTED_TABLEAU);
