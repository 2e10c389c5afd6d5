/** The Baccarat Bonus Wager, lines 1482 to 1497. */
import { asks, holds, tells } from '../../format/statements';
import type { Document } from '../document';

const appliesTo = { wagers: ['bonus'] };

const pays = (clause: string, line: number, says: string, odds: string, ...rows: string[]) =>
  holds(clause, line, `${says} pays ${odds}.`, {
    evidence: { measure: 'pays', against: 'approved', events: rows },
    onBreach: 'breach',
    appliesTo,
    parameters: rows.map((name) => ({ name, comparator: 'equal', value: odds, unit: 'odds' })),
  });

export const baccaratBonus: Document = {
  number: '26',
  title: 'Baccarat Bonus Wager',
  games: ['baccarat'],
  rules: [
    tells(
      'Baccarat Bonus 1',
      1488,
      'wager',
      'Beside a Player, Banker or Tie bet, a player may bet that the first four cards form one of the combinations below.',
      { appliesTo },
    ),
    pays('Baccarat Bonus 2', 1489, 'A pair in either hand', '3 to 1', 'pair'),
    pays('Baccarat Bonus 3', 1490, 'Four cards of one suit', '10 to 1', 'flush', 'pair-flush'),
    pays('Baccarat Bonus 4', 1491, 'A pair in both hands', '40 to 1', 'both-pairs', 'both-pairs-flush'),
    asks(
      'Baccarat Bonus 5',
      1492,
      'equipment',
      'It is placed in a betting circle labelled BONUS.',
      'We mark a betting circle labelled BONUS at each seat.',
      { appliesTo },
    ),
    asks(
      'Baccarat Bonus 6',
      1493,
      'wagers',
      'It is placed before any card is dealt.',
      'We take no bonus wager once a card has been dealt.',
      { appliesTo },
    ),
    asks(
      'Baccarat Bonus 7',
      1494,
      'wagers',
      'It may be any amount in steps of $5 within the limits of the game.',
      'We take bonus wagers in steps of $5 within the limits of the game, and no others.',
      { appliesTo },
    ),
    holds('Baccarat Bonus 8', 1495, 'It is taken only beside a Player, Banker or Tie bet.', {
      evidence: { measure: 'beside', wagers: ['player', 'banker', 'tie'], enough: 'one' },
      onBreach: 'breach',
      duty: 'wagers',
      attests: 'We take a bonus wager only from a player with a Player, Banker or Tie bet.',
      appliesTo,
    }),
    asks('Baccarat Bonus 9', 1496, 'fees', 'No fee is taken for it.', 'We take no fee for a bonus wager.', {
      appliesTo,
    }),
    asks(
      'Baccarat Bonus 10',
      1497,
      'settling',
      'Bonus wagers are collected and paid in order from the player-dealer’s button, as far as the player-dealer’s wager covers them.',
      'We collect and pay bonus wagers in order from the player-dealer’s button, as far as the player-dealer’s wager covers them.',
      { appliesTo },
    ),
  ],
};
