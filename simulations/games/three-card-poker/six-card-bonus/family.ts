import { type Card, cardOf, PACK, RANKS } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { dealAfresh, newDeck } from '../../../equipment/cards/deck';
import type { HandClass } from '../../../equipment/cards/hand-order';
import { rankFive } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { forEachSuitClass } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import type { Family } from '../../../family/family';
import { whole } from '../../../printing/numbers';
import { checkedDistribution } from '../../../wagers/distribution';
import type { NoParameters } from '../../dealt-hand/head';
import { SIX_CARD_ROWS, sixCardBonusHead } from './head';

const IDS = [...SIX_CARD_ROWS, 'lose'];
const HAND = 6;

/** The strongest of the six hands that leave one card out. */
function bestOfSix(a: Card, b: Card, c: Card, d: Card, e: Card, f: Card): HandClass {
  return Math.max(
    rankFive(b, c, d, e, f),
    rankFive(a, c, d, e, f),
    rankFive(a, b, d, e, f),
    rankFive(a, b, c, e, f),
    rankFive(a, b, c, d, f),
    rankFive(a, b, c, d, e),
  );
}

/** By class of hand: the place of its event. */
const eventTable = (): Uint8Array =>
  Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
    const at = SIX_CARD_ROWS.indexOf(FIVE_CARD_ORDER.standingOf(hand).category);
    return at < 0 ? IDS.length - 1 : at;
  });

const checkWager = (wager: string) => {
  if (wager !== sixCardBonusHead.id) throw new RangeError(`${sixCardBonusHead.id} has no wager ${wager}`);
};

export const sixCardBonus: Family<NoParameters> = {
  ...sixCardBonusHead,
  distribution: (_, wager) => {
    checkWager(wager);
    const events = eventTable();
    const counts = new Float64Array(IDS.length);
    const six = new Uint8Array(HAND);
    forEachSuitClass(HAND, (...masks) => {
      const orbit = masks[4];
      let at = 0;
      for (let suit = 0; suit < 4; suit += 1)
        for (let rank = 0; rank < RANKS; rank += 1)
          if ((inTable(masks[suit]) >> rank) & 1) six[at++] = cardOf(rank, suit);
      const [a, b, c, d, e, f] = six as unknown as [Card, Card, Card, Card, Card, Card];
      const event = inTable(events[bestOfSix(a, b, c, d, e, f)]);
      counts[event] = inTable(counts[event]) + orbit;
    });
    const universe = choose(PACK, HAND);
    return checkedDistribution({
      universe: BigInt(universe),
      outcomes: IDS.map((event, at) => ({ event, count: BigInt(inTable(counts[at])) })),
      method: {
        id: 'enumeration',
        explains: `The ${whole(universe)} sets of six cards are equally likely. The best five of each are ranked, and the sets that end in each event are counted.`,
        reductions: [
          'Sets that differ only in which suit is which are ranked once and counted as often as they occur.',
        ],
      },
    });
  },
  dealer: (_, wager) => {
    checkWager(wager);
    const events = eventTable();
    const deck = newDeck();
    const card = (at: number) => inTable(deck[at]);
    return {
      events: [...IDS],
      play: (random) => {
        dealAfresh(deck, HAND, random);
        return inTable(events[bestOfSix(card(0), card(1), card(2), card(3), card(4), card(5))]);
      },
    };
  },
};
