/** Classes of hands in words: "Full house, tens full of fours". */
import { listed } from '../../printing/lists';
import { type Rank, rankName, rankNames } from './card';
import { CATEGORY_NAMES, type FiveCardCategory, type ThreeCardCategory } from './categories';
import type { HandClass, Standing } from './hand-order';
import { FIVE_CARD_ORDER, THREE_CARD_ORDER, TWO_CARD_ORDER } from './orders';

const beside = (ranks: readonly Rank[]) => (ranks.length === 0 ? '' : ` with ${listed(ranks.map(rankName))}`);

function decidedBy(category: FiveCardCategory | ThreeCardCategory, ranks: readonly Rank[]): string {
  const [first, second] = [ranks[0] as Rank, ranks[1] as Rank];
  switch (category) {
    case 'royal-flush':
      return '';
    case 'straight':
    case 'straight-flush':
      return `${rankName(first)} high`;
    case 'flush':
    case 'high-card':
      return `${rankName(first)}${beside(ranks.slice(1))}`;
    case 'full-house':
      return `${rankNames(first)} full of ${rankNames(second)}`;
    case 'two-pairs':
      return `${rankNames(first)} and ${rankNames(second)}${beside(ranks.slice(2))}`;
    default:
      return `${rankNames(first)}${beside(ranks.slice(1))}`;
  }
}

export const standingName = ({ category, ranks }: Standing<FiveCardCategory | ThreeCardCategory>): string =>
  [CATEGORY_NAMES[category], decidedBy(category, ranks)].filter(Boolean).join(', ');

export const fiveCardName = (hand: HandClass): string => standingName(FIVE_CARD_ORDER.standingOf(hand));
export const threeCardName = (hand: HandClass): string => standingName(THREE_CARD_ORDER.standingOf(hand));
export const twoCardName = (hand: HandClass): string => standingName(TWO_CARD_ORDER.standingOf(hand));
