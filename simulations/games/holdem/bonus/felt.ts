/** The layout of Texas hold’em bonus poker. */
import { cardTable } from '../../../felt/card-table';
import type { DrawsFelt } from '../../../felt/drawing';
import type { BonusParameters } from './wagers';

/** Any winning hand is paid where the weakest is. */
const antePays = ({ antePaysFrom }: BonusParameters): string[] =>
  antePaysFrom === 'high-card' ? [] : [`Ante pays with ${asHeld(antePaysFrom)} or better`];

const asHeld = (category: string): string => {
  const words = category.replaceAll('-', ' ');
  return /^(two|three|four)/.test(words) ? words : `a ${words}`;
};

export const bonusHoldemFelt: DrawsFelt<BonusParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    shared: { count: 5, name: 'Board' },
    printed: antePays(asked.parameters),
    place: {
      rows: [
        ['bonus-jackpot', 'best-of-seven-progressive', 'street-royal-progressive'],
        ['flop', 'turn', 'river'],
        ['ante'],
      ],
      cards: [{ count: 2 }],
    },
  });
