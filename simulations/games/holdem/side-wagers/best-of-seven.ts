/** Wagers on the best five of the player's seven cards. They stand whether the hand is played or folded. */
import { PACK } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { dealAfresh, newDeck } from '../../../equipment/cards/deck';
import { countSevens } from '../../../equipment/cards/every-seven';
import { CATEGORY_NAMES } from '../../../equipment/cards/hand-names';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER, type FiveCardCategory } from '../../../equipment/cards/orders';
import { checkedDistribution } from '../../../exact/distribution';
import { loses, pays, type SideWager } from './side-wager';

const BEST_FIRST = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
] as const satisfies readonly FiveCardCategory[];

let counted: ReadonlyMap<FiveCardCategory, number> | undefined;

/** Of all hands of seven cards, how many have their best five in each category. Counted when first asked for. */
export function sevensByCategory(): ReadonlyMap<FiveCardCategory, number> {
  if (counted) return counted;
  const byCategory = new Map<FiveCardCategory, number>();
  for (const [hand, count] of countSevens().entries()) {
    const { category } = FIVE_CARD_ORDER.standingOf(hand);
    byCategory.set(category, (byCategory.get(category) ?? 0) + count);
  }
  counted = byCategory;
  return counted;
}

function bestOfSeven(
  id: string,
  label: string,
  worst: (typeof BEST_FIRST)[number],
  explains: string,
): SideWager {
  const paid = BEST_FIRST.slice(0, BEST_FIRST.indexOf(worst) + 1);
  const events = [
    ...paid.map((category) => pays(category, CATEGORY_NAMES[category])),
    loses(`Less than a ${CATEGORY_NAMES[worst].toLowerCase()}`),
  ];
  return {
    id,
    spec: () => ({ label, explains, events, outcome: 'hand of seven cards' }),
    distribution: () => {
      const sevens = sevensByCategory();
      const outcomes = paid.map((event) => ({ event, count: BigInt(sevens.get(event) ?? 0) }));
      const universe = BigInt(choose(PACK, 7));
      const lost = outcomes.reduce((rest, { count }) => rest - count, universe);
      return checkedDistribution({
        universe,
        outcomes: [...outcomes, { event: 'lose', count: lost }],
        method: {
          id: 'enumeration',
          explains:
            'The two cards of the player and the five on the table are seven of a pack of 52, and all 133,784,560 hands of seven cards are equally likely. The best five of each are ranked, and the hands of each rank counted.',
          reductions: [
            'Where six cards leave no flush possible, the last cards of one rank are ranked together.',
          ],
        },
      });
    },
    dealer: () => {
      const ids = events.map((event) => event.id);
      const indices = Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
        const at = ids.indexOf(FIVE_CARD_ORDER.standingOf(hand).category);
        return at < 0 ? ids.length - 1 : at;
      });
      const deck = newDeck();
      const card = (at: number) => deck[at] as number;
      return {
        events: ids,
        play: (random) => {
          dealAfresh(deck, 7, random);
          const hand = rankSeven(card(0), card(1), card(2), card(3), card(4), card(5), card(6));
          return indices[hand] as number;
        },
      };
    },
  };
}

export const trips = bestOfSeven(
  'trips',
  'Trips',
  'three-of-a-kind',
  'The best five of the player’s two cards and the five on the table are three of a kind or better, whatever the dealer holds and whether or not the player folds.',
);

export const bestOfSevenProgressive = bestOfSeven(
  'best-of-seven-progressive',
  'Progressive jackpot',
  'flush',
  'The best five of the player’s two cards and the five on the table are a flush or better, whatever the dealer holds and whether or not the player folds.',
);

export const fiveOfSevenProgressive = bestOfSeven(
  'five-of-seven-progressive',
  'Progressive 5/7',
  'full-house',
  'The best five of the player’s two cards and the five on the table are a full house or better, whatever the dealer holds and whether or not the player folds.',
);
