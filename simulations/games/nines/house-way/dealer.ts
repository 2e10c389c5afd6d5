/** Deals eight cards of a stripped shoe and plays both hands by the house way, as a dealer recites it. */
import type { RandomSource } from '../../../equipment/random-source';
import { Shoe } from '../../../equipment/shoe';
import type { Dealer } from '../../../wagers/dealer';
import { strippedPack, worthOf } from '../pack';
import type { HouseWayParameters } from '../parameters';
import { houseWayHead } from './head';
import { BANK_WAGER, NATURAL_TIE, PLAYER_HOUSE_WAY, TIE_WAGER } from './wagers';

/** What lies on the table: three cards each, and a fourth, or -1. */
export type OnTable = {
  player: number;
  bank: number;
  playerThree: number;
  bankThree: number;
  playerFourth: number;
  bankFourth: number;
};

/** Puts a round on the table, which is used again for the next. */
export function houseWayTable({ decks, zeros, nineEnds }: HouseWayParameters): {
  table: OnTable;
  deal: (random: RandomSource) => void;
} {
  const shoe = new Shoe(decks, strippedPack(zeros));
  const table = { player: 0, bank: 0, playerThree: 0, bankThree: 0, playerFourth: -1, bankFourth: -1 };
  const counts = (at: number) => worthOf(shoe.card(at));
  return {
    table,
    deal: (random) => {
      shoe.putBack();
      shoe.dealTwo(random);
      shoe.dealTwo(random);
      shoe.dealTwo(random);
      shoe.dealTwo(random);
      // One card to each in turn, then the draws, the player's first.
      table.playerThree = (counts(0) + counts(2) + counts(4)) % 10;
      table.bankThree = (counts(1) + counts(3) + counts(5)) % 10;
      table.playerFourth = -1;
      table.bankFourth = -1;
      if (nineEnds === 'no' || (table.playerThree < 9 && table.bankThree < 9)) {
        let next = 6;
        if (table.playerThree < 6) {
          table.playerFourth = counts(next);
          next += 1;
        }
        if (table.bankThree < 6) table.bankFourth = counts(next);
      }
      table.player = (table.playerThree + Math.max(0, table.playerFourth)) % 10;
      table.bank = (table.bankThree + Math.max(0, table.bankFourth)) % 10;
    },
  };
}

/** The number of the event, in the order of the wager's. */
const settled: Readonly<Record<string, (table: OnTable) => number>> = {
  [PLAYER_HOUSE_WAY]: ({ player, bank }) => {
    if (player > bank) return 0;
    if (player < bank) return 3;
    return player < 2 ? 1 : 2;
  },
  [BANK_WAGER]: ({ player, bank }) => {
    if (bank > player) return 0;
    if (bank < player) return 3;
    return bank < 2 ? 1 : 2;
  },
  [TIE_WAGER]: ({ player, bank }) => (player === bank ? 0 : 1),
  [NATURAL_TIE]: ({ playerThree, bankThree }) =>
    playerThree === bankThree && playerThree > 6 ? 9 - playerThree : 3,
};

export function houseWayDealer(parameters: HouseWayParameters, wager: string): Dealer {
  const spec = houseWayHead.wagers(parameters).find(({ id }) => id === wager);
  const settle = Object.hasOwn(settled, wager) ? settled[wager] : undefined;
  if (!spec || !settle) throw new RangeError(`${houseWayHead.id} has no wager ${wager}`);
  const { table, deal } = houseWayTable(parameters);
  return {
    events: spec.events.map(({ id }) => id),
    play: (random) => {
      deal(random);
      return settle(table);
    },
  };
}
