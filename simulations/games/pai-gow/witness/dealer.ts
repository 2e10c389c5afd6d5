/** Deals fourteen cards and compares both hands: the dealer's set by heart, the player's as its strategy says. */
import { PACK } from '../../../equipment/cards/card';
import { deal, sort } from '../../../equipment/cards/deck';
import { inTable } from '../../../exact/in-table';
import type { Sums } from '../../../family/sums';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { choosing } from '../best/best-setting';
import { HAND } from '../cards/pack';
import type { RankReading } from '../cards/ranking';
import { setterOf } from '../house-way/set-hand';
import { sevenOf } from '../house-way/seven';
import { highestOf } from '../main-wager/stand-off-hand';
import { jokersOf, type PaiGowParameters, readingsOf } from '../parameters';
import { bestPays, gainsIn, winPays } from '../pieces';
import { houseWayOf, ranksOf, waysOf } from '../ways';
import { type ByHand, byHand, type Worths } from './by-hand';
import { fouls, highestIfNoPair, JOKER, worthBehind, worthInFront } from './worth';

/** The best five behind, and of equal ones those that leave the higher two in front. */
function bestFiveBehind(parameters: PaiGowParameters): ByHand {
  const { joker } = waysOf(parameters);
  const set: Worths = { behind: 0, front: 0 };
  return (cards) => {
    set.behind = -1;
    for (let i = 0; i < HAND; i += 1)
      for (let j = i + 1; j < HAND; j += 1) {
        const behind = worthBehind(cards, i, j, joker);
        const front = worthInFront(inTable(cards[i]), inTable(cards[j]), joker.joker === 'wild');
        if (behind < set.behind || (behind === set.behind && front <= set.front)) continue;
        set.behind = behind;
        set.front = front;
      }
    return set;
  };
}

/** As the sums say is best. */
function bestSetting(parameters: PaiGowParameters, tables: PayTables, merged: readonly Sums[]): ByHand {
  const { layout, joker } = waysOf(parameters);
  const choose = choosing(layout(), gainsIn(merged), joker, bestPays(parameters, tables));
  const masks = [0, 0, 0, 0];
  const set: Worths = { behind: 0, front: 0 };
  return (cards) => {
    masks.fill(0);
    let jokers = 0;
    for (let i = 0; i < HAND; i += 1) {
      const card = inTable(cards[i]);
      if (card >= JOKER) jokers += 1;
      else masks[card & 3] = inTable(masks[card & 3]) | (1 << (card >> 2));
    }
    const { high, low } = choose({ masks, joker: jokers, orbit: 1 });
    const split = sevenOf([...cards], joker).splits.find((way) => way.high === high && way.low === low);
    if (!split) throw new RangeError('a hand cannot be set as it is best');
    return worthsOf(cards, split.front, joker, set);
  };
}

/** Lines that an operator filed have nobody else who knows them: the cards are set by the lines, and worth what the witness says. */
function byLines(parameters: PaiGowParameters): ByHand {
  const { joker } = waysOf(parameters);
  const setter = setterOf(houseWayOf(parameters));
  const set: Worths = { behind: 0, front: 0 };
  return (cards) => {
    const setting = setter(sevenOf([...cards], joker));
    if ('wrong' in setting) throw new RangeError('the House Way does not set every hand');
    return worthsOf(cards, setting.split.front, joker, set);
  };
}

function worthsOf(
  cards: Uint8Array,
  [one, other]: readonly [number, number],
  joker: RankReading,
  into: Worths,
): Worths {
  into.behind = worthBehind(cards, cards.indexOf(one), cards.indexOf(other), joker);
  into.front = worthInFront(one, other, joker.joker === 'wild');
  if (fouls(into.behind, into.front)) throw new RangeError('a hand is set with a foul');
  return into;
}

const houseWaysHand = (parameters: PaiGowParameters): ByHand =>
  parameters.houseWay ? byLines(parameters) : byHand(readingsOf(parameters), ranksOf(parameters));

function playersHand(parameters: PaiGowParameters, tables: PayTables, merged: readonly Sums[]): ByHand {
  switch (parameters.player) {
    case 'house-way':
      return houseWaysHand(parameters);
    case 'best-five':
      return bestFiveBehind(parameters);
    case 'best':
      return bestSetting(parameters, tables, merged);
  }
}

export function paiGowDealer(
  parameters: PaiGowParameters,
  tables: PayTables,
  merged: readonly Sums[],
): RoundDealer {
  const { win, loss } = winPays(parameters, tables);
  const dealersHand =
    parameters.bank === 'best' ? bestSetting(parameters, tables, merged) : houseWaysHand(parameters);
  const ofPlayer = playersHand(parameters, tables, merged);
  const standsOff = highestOf(parameters.standOffHand) ?? -1;
  const deck = Uint8Array.from({ length: PACK + jokersOf(parameters) }, (_, card) => card);
  const [mine, theirs] = [deck.subarray(0, HAND), deck.subarray(HAND, 2 * HAND)];
  return {
    unit: loss,
    newPack: () => sort(deck),
    play: (random) => {
      deal(deck, 2 * HAND, random);
      const dealer = dealersHand(theirs);
      if (standsOff >= 0 && highestIfNoPair(dealer.behind) === standsOff) return 0;
      const player = ofPlayer(mine);
      const [high, low] = [player.behind > dealer.behind, player.front > dealer.front];
      if (high && low) return win;
      return high || low ? 0 : -loss;
    },
  };
}
