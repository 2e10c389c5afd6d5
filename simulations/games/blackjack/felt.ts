/** The layout of blackjack: insurance in front of the boxes, and the rules that every player asks about. */
import { cardTable } from '../../felt/card-table';
import type { DrawsFelt, FeltAsked } from '../../felt/drawing';
import type { BlackjackParameters } from './parameters';

const SOFT_17: Readonly<Record<BlackjackParameters['soft17'], string>> = {
  stand: 'Dealer stands on all 17s',
  hit: 'Dealer draws to soft 17',
  'hit-for-good': 'Dealer draws to soft 17',
};

function blackjackPays({ on }: FeltAsked<BlackjackParameters>): string[] {
  const pays = on('initial')?.pays.find(({ event }) => event === 'blackjack')?.pays;
  return pays === undefined ? [] : [`Blackjack pays ${pays}`];
}

export const blackjackFelt: DrawsFelt<BlackjackParameters> = (asked) =>
  cardTable(asked, {
    seats: 7,
    dealer: [{ count: 2, name: 'Dealer' }],
    band: asked.on('insurance-of-all') ? 'insurance-of-all' : 'insurance',
    printed: [...blackjackPays(asked), SOFT_17[asked.parameters.soft17]],
    place: {
      rows: [['twenty-one-plus-three', 'royal-match', 'perfect-pairs'], ['initial']],
      cards: [{ count: 2 }],
    },
  });
