/** Three Card Poker 6 Card Bonus, lines 2419 to 2643. */
import type { Document } from '../document';
import { threeCardPairPlus, threeCardSixCard } from './three-card-bonus';
import { threeCardFees, threeCardGlossary } from './three-card-fees';
import { threeCardGame } from './three-card-game';
import { threeCardAmbiguities, threeCardClaims } from './three-card-readings';
import { threeCardRound } from './three-card-round';
import { threeCardTable } from './three-card-table';

export const threeCard: Document = {
  number: '37',
  title: 'Three Card Poker 6 Card Bonus',
  games: ['three-card-poker'],
  game: threeCardGame,
  ambiguities: threeCardAmbiguities,
  claims: threeCardClaims,
  rules: [
    ...threeCardTable,
    ...threeCardRound,
    ...threeCardPairPlus,
    ...threeCardSixCard,
    ...threeCardGlossary,
    ...threeCardFees,
  ],
};
