/** Wagers on how far a hand wins by: Dragon Bonus, Golden Talons, and the schedules that have no name. */
import { type BaccaratWager, loses, pays, pushes, type Row, when } from '../features/condition';

type Hand = 'player' | 'banker';
const LONGEST = 9;
const SHORTEST = 4;

function byMargin(hand: Hand, naturalTie: Row['event']): Row[] {
  const natural = `${hand}.natural` as const;
  const margins = Array.from({ length: LONGEST - SHORTEST + 1 }, (_, i) => LONGEST - i);
  return [
    {
      event: pays('natural', 'A natural that wins'),
      when: when(['winner', natural], (winner, isNatural) => winner === hand && isNatural),
    },
    {
      event: naturalTie,
      when: when(['winner', natural], (winner, isNatural) => winner === 'tie' && isNatural),
    },
    ...margins.map((points) => ({
      event: pays(`by-${points}`, `Wins by ${points} points, not a natural`),
      when: when(['winner', 'margin'], (winner, margin) => winner === hand && margin === points),
    })),
  ];
}

const otherwise = loses('Wins by less, ties without a natural, or does not win');

export const MARGIN_WAGERS: readonly BaccaratWager[] = (['player', 'banker'] as const).flatMap((hand) => [
  {
    id: `dragon-bonus-${hand}`,
    label: `Dragon Bonus, ${hand}’s hand`,
    explains: `The ${hand}’s hand wins with a natural, or by four points or more without one. A tie of naturals is a stand-off.`,
    rows: byMargin(hand, pushes('natural-tie', 'A tie of naturals')),
    otherwise,
  },
  {
    id: `margin-bonus-${hand}`,
    label: `Bonus on the margin, ${hand}’s hand`,
    explains: `The ${hand}’s hand wins with a natural, or by four points or more without one. The pay table says what a tie of naturals pays.`,
    rows: byMargin(hand, pays('natural-tie', 'A tie of naturals')),
    otherwise,
  },
]);
