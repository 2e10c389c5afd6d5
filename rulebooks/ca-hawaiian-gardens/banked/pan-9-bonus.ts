/** The Bonus Tie Bet of Pan 9, lines 1871 to 1880. */
import type { RuleInput } from '../../format/record';
import { asks, holds } from '../../format/statements';
import { again } from './nines-said';

const appliesTo = { wagers: ['bonus-tie'] };

export const pan9Bonus: RuleInput[] = [
  asks(
    'Pan 9 38',
    1875,
    'wagers',
    'A Bonus Tie Bet is placed before the deal.',
    'We take no Bonus Tie Bet once cards are dealt.',
    { appliesTo },
  ),
  asks(
    'Pan 9 39',
    1876,
    'wagers',
    'It may be more than the game wager, less, or the same, within the limits.',
    'We take a Bonus Tie Bet of any size within the limits of the table, whatever the game wager is.',
    { appliesTo },
  ),
  holds(
    'Pan 9 40',
    1877,
    'It wins if the first three cards of the player and of the player-dealer total the same, and it is 7, 8 or 9. Its pays are not printed.',
    {
      evidence: { measure: 'pays', against: 'tables' },
      onBreach: 'breach',
      duty: 'settling',
      attests: 'The pays of our Bonus Tie Bet are those of the table approved for it.',
      appliesTo,
    },
  ),
  {
    ...again(
      'Pan 9 41',
      1878,
      'The player-dealer pays it where it wins and collects it where it loses.',
      'Pan 9 9(a)',
    ),
    appliesTo,
  },
  asks(
    'Pan 9 42(a)',
    1879,
    'settling',
    'Where the player-dealer’s money may not do, the action button says where the action begins.',
    'Where the player-dealer’s money may not do, we begin at the action button.',
    { appliesTo },
  ),
  asks(
    'Pan 9 42(b)',
    1879,
    'settling',
    'Of each player the game wager has action first, then the bonus.',
    'We settle the game wager of each player first and then the bonus.',
    { appliesTo },
  ),
  asks(
    'Pan 9 43',
    1880,
    'banking',
    'Wagers that the player-dealer’s money does not cover go back.',
    'We return the wagers that the player-dealer’s money does not cover.',
    { appliesTo },
  ),
];
