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

/** What decides who draws, beside the usual rules. */
export type TableauRules = {
  chart?: readonly string[] | undefined;
  naturals?: 'ends' | 'plays-on' | undefined;
};

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

export function readTableau(
  { player, banker }: PrintedTableau,
  naturals: TableauRules['naturals'] = 'ends',
): Tableau {
  const players = marks(player, NATURAL);
  const bankers = marks(banker.join(''), NATURAL * COLUMNS);
  const over = (playerTwo: number, bankerTwo: number) =>
    naturals === 'ends' && (playerTwo >= NATURAL || bankerTwo >= NATURAL);
  // A hand that has a natural itself never draws.
  return {
    playerDraws: (playerTwo, bankerTwo) => !over(playerTwo, bankerTwo) && players[playerTwo] === true,
    bankerDraws: (playerTwo, bankerTwo, playerThird) =>
      !over(playerTwo, bankerTwo) && bankers[bankerTwo * COLUMNS + playerThird] === true,
  };
}

export const TABLEAU = readTableau(PRINTED_TABLEAU);

/** Of a table that has a chart of its own, which says nothing of a player who stands; else the usual one. */
export function printedTableau({ chart }: Pick<TableauRules, 'chart'>): PrintedTableau {
  if (chart === undefined) return PRINTED_TABLEAU;
  const banker = chart.map((line, two) => `${line} ${PRINTED_TABLEAU.banker[two]?.at(-1)}`);
  return { player: PRINTED_TABLEAU.player, banker };
}

/** Of a table that has a chart of its own, or lets a natural play on; the usual one where neither is so. */
export function tableauOf({ chart, naturals }: TableauRules): Tableau {
  if (chart === undefined && (naturals ?? 'ends') === 'ends') return TABLEAU;
  return readTableau(printedTableau({ chart }), naturals);
}
