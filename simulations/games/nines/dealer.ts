/** Deals eight cards of a stripped shoe and plays: the player by the strategy that was found, the bank by its rules. */
import { PACK } from '../../equipment/cards/card';
import { Shoe } from '../../equipment/shoe';
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import type { RoundDealer } from '../../wagers/dealer';
import { netPays, smallUnits } from '../decisions/net-pays';
import { openCards } from './counts';
import { HANDS } from './hands';
import { strippedPack, worthOf } from './pack';
import type { NinesParameters } from './parameters';
import type { NinesSums } from './pieces';
import { bestPlay, gainsOf } from './strategy';
import { ninesWagers, PLAYER } from './wagers';

const WORTH = Uint8Array.from({ length: PACK }, (_, card) => worthOf(card));
/** Four to the power of what a card counts: of three cards in any order the sum names the hand. */
const MARK = Uint16Array.from({ length: PACK }, (_, card) => 4 ** worthOf(card));
const MARKS = 4 ** 7;
const marked = (values: readonly number[]) => values.reduce((sum, value) => sum + 4 ** value, 0);

export function ninesDealer(
  parameters: NinesParameters,
  tables: PayTables,
  [counts, play]: NinesSums,
): RoundDealer {
  const net = netPays(ninesWagers(), tables);
  const { unit, whole } = smallUnits(['win', 'tie', 'low-tie', 'lose'].map((event) => net(PLAYER, event)));
  const [won, tied, lowTied, lost] = whole as unknown as [number, number, number, number];
  const { decks, zeros, bankCardsSeen, nineEnds, bank } = parameters;
  const opens = openCards(bankCardsSeen);
  const openAt = new Uint8Array(MARKS);
  for (const [open, { values }] of opens.entries()) openAt[marked(values)] = open;
  const found = bestPlay(parameters, counts, gainsOf(tables).gains);
  const draws = new Uint8Array(MARKS * opens.length);
  /** The bank's replies by its hand: 1 where it draws after a player who stood, 2 after one who drew. */
  const replies = new Uint8Array(MARKS);
  for (const [hand, { values }] of HANDS.entries()) {
    const at = marked(values);
    for (let open = 0; open < opens.length; open += 1)
      draws[at * opens.length + open] = inTable(found[hand * opens.length + open]);
    replies[at] = inTable(play[hand]) + 2 * inTable(play[HANDS.length + hand]);
  }
  const bankDraws = (total: number, mark: number, playerDrew: boolean): boolean => {
    if (total >= 7) return false;
    if (total <= 4) return true;
    switch (bank) {
      case 'house-way':
        return total === 5;
      case 'stands':
        return false;
      case 'draws':
        return true;
      case 'best-reply':
        return (inTable(replies[mark]) & (playerDrew ? 2 : 1)) > 0;
    }
  };
  const shoe = new Shoe(decks, strippedPack(zeros));
  const worth = (at: number) => inTable(WORTH[shoe.card(at)]);
  const mark = (at: number) => inTable(MARK[shoe.card(at)]);
  return {
    unit,
    newPack: () => shoe.putBack(),
    play: (random) => {
      shoe.putBack();
      for (let pair = 0; pair < 4; pair += 1) shoe.dealTwo(random);
      let player = (worth(0) + worth(1) + worth(2)) % 10;
      let banks = (worth(3) + worth(4) + worth(5)) % 10;
      // The bank's open cards are its last.
      let open = 0;
      for (let at = 6 - bankCardsSeen; at < 6; at += 1) open += mark(at);
      const own = mark(0) + mark(1) + mark(2);
      if (nineEnds === 'no' || (player !== 9 && banks !== 9)) {
        const drew = draws[own * opens.length + inTable(openAt[open])] === 1;
        let next = 6;
        const banksMark = mark(3) + mark(4) + mark(5);
        if (drew) {
          player = (player + worth(next)) % 10;
          next += 1;
        }
        if (bankDraws(banks, banksMark, drew)) banks = (banks + worth(next)) % 10;
      }
      if (player > banks) return won;
      if (player < banks) return lost;
      return player <= 1 ? lowTied : tied;
    },
  };
}
