/** What each wager in play is paid. */
import { bestFive, CATEGORY_NAMES } from '../../equipment/cards/categories';
import type { WagerSpec } from '../../wagers/wager-spec';
import type { LetItRideParameters } from './parameters';

export const PAID_ROWS = bestFive('pair');
/** An ending of the round: the row of its hand, and how many wagers were left in play. */
export const endingOf = (row: number, inPlay: number): string => `${PAID_ROWS[row] ?? 'lose'}-${inPlay}`;

/** The row of hands that are not paid. */
export const UNPAID = PAID_ROWS.length;
export const ROW_COUNT = PAID_ROWS.length + 1;

export const WAGER = 'let-it-ride';

const PAIRS = 'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces'.split(' ');
export const pairsFrom = ({ lowestPair }: LetItRideParameters): string =>
  lowestPair === 14 ? 'Pair of aces' : `Pair of ${PAIRS[lowestPair - 2]} or better`;

export const rowLabel = (parameters: LetItRideParameters, row: number): string => {
  const paid = PAID_ROWS[row];
  if (paid === undefined) return 'No paid hand';
  return paid === 'pair' ? pairsFrom(parameters) : CATEGORY_NAMES[paid];
};

export function letItRideWagers(parameters: LetItRideParameters): WagerSpec[] {
  return [
    {
      id: WAGER,
      label: 'Wager in play',
      explains:
        'The player’s three cards make a paid hand with the two community cards. Of three equal wagers, the player can take back one before each community card is turned.',
      events: [
        ...PAID_ROWS.map((id, row) => ({ id, label: rowLabel(parameters, row), settles: 'pays' as const })),
        { id: 'lose', label: rowLabel(parameters, UNPAID), settles: 'lose' },
      ],
      outcome: 'round of three cards and two community cards in order',
      decisions: true,
    },
  ];
}
