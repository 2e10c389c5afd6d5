/** The strategy where one of the dealer's cards is seen, by its rank. */

import { PACK, RANKS } from '../../equipment/cards/card';
import { threeCardName } from '../../equipment/cards/hand-names';
import { ratio } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { Solution } from '../../family/solution';
import { percent } from '../../printing/numbers';
import { handLines, rowsOfLines } from '../decisions/hand-lines';
import { canBeSeen, everyHand } from './matchups';

const MARKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
/** Ranks of the card shown, the highest first. */
const SHOWN = Array.from({ length: RANKS }, (_, i) => RANKS - 1 - i);
const SEES = { count: PACK, possible: PACK - 3, dealersHands: 0 };

export function whatToPlayAgainst(played: Uint8Array): Required<Pick<Solution, 'summary' | 'tables'>> {
  const { classes, orbits } = everyHand();
  const cellsOf = (from: number, to: number): string =>
    SHOWN.map((rank) => {
      let [deals, plays] = [0, 0];
      for (let hand = from; hand < to; hand += 1)
        for (let card = rank * 4; card < rank * 4 + 4; card += 1) {
          if (!canBeSeen(hand, card, SEES)) continue;
          deals += inTable(orbits[hand]);
          plays += inTable(orbits[hand]) * inTable(played[hand * PACK + card]);
        }
      if (deals === 0) return '-';
      if (plays === 0) return 'Fold';
      return plays === deals ? 'Play' : `Play ${percent(ratio(plays, deals), 1)}`;
    }).join('|');
  const lines = handLines(classes, cellsOf);
  const rows = rowsOfLines(
    lines,
    threeCardName,
    Object.fromEntries(lines.map(({ verdict }) => [verdict, verdict])),
  ).map(({ label, cells }) => ({ label, cells: (cells[0] as string).split('|') }));
  const strongest = lines.at(-1);
  const always = strongest?.verdict.split('|').every((cell) => cell === 'Play') ? strongest : undefined;
  return {
    summary: always
      ? `Play this hand or better whatever the dealer shows: ${threeCardName(always.weakest)}. With the others his card decides.`
      : 'The dealer’s card decides.',
    tables: [
      {
        id: 'by-card',
        caption: 'What to do by the dealer’s card',
        explains:
          'From the strongest hands down, by the rank of the card that the dealer shows. A share is of the deals of such a hand in which it is played: their suits decide.',
        columns: SHOWN.map((rank) => MARKS[rank] as string),
        rows,
      },
    ],
  };
}
