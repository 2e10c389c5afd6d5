/** The player's first two cards from decks with jokers, counted in closed form. */
import { Shoe } from '../../../../equipment/shoe';
import type { Family } from '../../../../family/family';
import { checkedDistribution } from '../../../../wagers/distribution';
import { JOKERS, PACK_CARDS } from '../cards';
import { hawaiianFirstConditions } from './features';
import { type HawaiianFirstParameters, hawaiianFirstHead } from './head';

const EVENTS = ['lose', 'one-joker', 'two-jokers'] as const;

function known(wager: string): void {
  if (wager !== 'jokers') throw new RangeError(`${hawaiianFirstHead.id} has no wager ${wager}`);
}

export const hawaiianFirstCards: Family<HawaiianFirstParameters> = {
  ...hawaiianFirstHead,
  conditions: hawaiianFirstConditions,
  distribution: ({ decks }, wager) => {
    known(wager);
    const [cards, jokers] = [decks * PACK_CARDS, decks * JOKERS];
    const two = jokers * (jokers - 1);
    const one = 2 * jokers * (cards - jokers);
    const universe = cards * (cards - 1);
    return checkedDistribution({
      universe: BigInt(universe),
      outcomes: [
        { event: 'two-jokers', count: BigInt(two) },
        { event: 'one-joker', count: BigInt(one) },
        { event: 'lose', count: BigInt(universe - two - one) },
      ],
      method: {
        id: 'enumeration',
        explains:
          'All ways to deal two cards, one after another, are equally likely. Those with two jokers and with one are counted as products.',
        reductions: [],
      },
    });
  },
  dealer: ({ decks }, wager) => {
    known(wager);
    const shoe = new Shoe(
      decks,
      Array.from({ length: PACK_CARDS }, (_, card) => card),
    );
    return {
      events: [...EVENTS],
      play: (random) => {
        shoe.dealTwo(random);
        const jokers = [shoe.card(0), shoe.card(1)].filter((card) => card >= PACK_CARDS - JOKERS).length;
        shoe.putBack();
        return jokers;
      },
    };
  },
};
