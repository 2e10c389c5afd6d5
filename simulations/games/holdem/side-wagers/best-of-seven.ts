/** Wagers on the best five of the player's seven cards. They stand whether the hand is played or folded. */
import { PACK } from '../../../equipment/cards/card';
import { choose } from '../../../equipment/cards/card-sets';
import { bestFive, type FiveCardCategory } from '../../../equipment/cards/categories';
import { dealAfresh, newDeck } from '../../../equipment/cards/deck';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { sevensByRanks } from '../../../equipment/cards/seven-counts';
import { inTable } from '../../../exact/in-table';
import { checkedDistribution } from '../../../wagers/distribution';
import type { SideWager } from './side-wager';
import { BEST_OF_SEVEN_FROM, FIVE_OF_SEVEN_FROM, type SideWagerId, TRIPS_FROM } from './specs';

let counted: ReadonlyMap<FiveCardCategory, number> | undefined;

/** Of all hands of seven cards, how many have their best five in each category. Counted when first asked for. */
export function sevensByCategory(): ReadonlyMap<FiveCardCategory, number> {
  if (counted) return counted;
  const byCategory = new Map<FiveCardCategory, number>();
  for (const [hand, count] of sevensByRanks().entries()) {
    const { category } = FIVE_CARD_ORDER.standingOf(hand);
    byCategory.set(category, (byCategory.get(category) ?? 0) + count);
  }
  counted = byCategory;
  return counted;
}

function bestOfSeven(id: SideWagerId, worst: FiveCardCategory): SideWager {
  const paid = bestFive(worst);
  return {
    id,
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
            'Hands without a flush are ranked by their ranks alone and counted by how their suits can fall; hands with one by the cards of its suit.',
          ],
        },
      });
    },
    dealer: () => {
      const ids = [...paid, 'lose'];
      const indices = Uint8Array.from({ length: FIVE_CARD_ORDER.count }, (_, hand) => {
        const at = paid.indexOf(FIVE_CARD_ORDER.standingOf(hand).category);
        return at < 0 ? ids.length - 1 : at;
      });
      const deck = newDeck();
      const card = (at: number) => inTable(deck[at]);
      return {
        events: ids,
        play: (random) => {
          dealAfresh(deck, 7, random);
          const hand = rankSeven(card(0), card(1), card(2), card(3), card(4), card(5), card(6));
          return inTable(indices[hand]);
        },
      };
    },
  };
}

export const trips = bestOfSeven('trips', TRIPS_FROM);
export const bestOfSevenProgressive = bestOfSeven('best-of-seven-progressive', BEST_OF_SEVEN_FROM);
export const fiveOfSevenProgressive = bestOfSeven('five-of-seven-progressive', FIVE_OF_SEVEN_FROM);
