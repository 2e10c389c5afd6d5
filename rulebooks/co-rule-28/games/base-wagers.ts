/**
 * The wagers of standard baccarat, which the games of 30-2899 are built on. Each is listed under the clause that says
 * what it pays; a game that prints its own pays gives its own clause.
 */
import type { GameInput } from '../../format/record';
import { losesOf } from './loses';

export type WagerInput = GameInput['wagers'][number];
export type Hand = 'player' | 'banker';

export const MAIN = 'Main wagers';
export const OPTIONAL = 'Optional bonus wagers';

const HAND: Record<Hand, string> = { player: 'Player’s Hand', banker: 'Banker’s Hand' };

export const player = (clause = '30-2808(1)'): WagerInput => ({
  id: 'player',
  label: HAND.player,
  clause,
  group: MAIN,
  explains: 'Wins if the player’s hand has the higher point count. A tie is void.',
  paid: 'exactly',
  wager: 'player',
  minimum: { win: '1 to 1' },
});

/** What the vigorish is charged on at a table, in the words of its papers. */
export const WITH_VIGORISH: NonNullable<WagerInput['explainsWhere']> = [
  {
    where: { option: 'vigorish-charged', values: ['winnings'] },
    says: 'Wins if the banker’s hand has the higher point count, at even money less the vigorish. A tie is void.',
  },
  {
    where: { option: 'vigorish-charged', values: ['ties'] },
    says: 'Wins even money if the banker’s hand has the higher point count. A tie is charged the vigorish.',
  },
];

/** Before vigorish, which the options `vigorish-charged` and `vigorish` take off a win or charge on a tie. */
export const banker = (clause = '30-2808(3)'): WagerInput => ({
  id: 'banker',
  label: HAND.banker,
  clause,
  group: MAIN,
  explains:
    'Wins if the banker’s hand has the higher point count, at even money less the vigorish. A tie is void, or is charged the vigorish instead.',
  explainsWhere: WITH_VIGORISH,
  paid: 'exactly',
  wager: 'banker-charged-on-tie',
  minimum: { win: '1 to 1', tie: 'push' },
});

/** Without commission: a winning three-card seven is a stand-off instead. */
export const bankerSevenPushes = (clause: string): WagerInput => ({
  id: 'banker',
  label: HAND.banker,
  clause,
  group: MAIN,
  explains:
    'Wins even money if the banker’s hand has the higher point count. A win with three cards that total seven is a stand-off, and so is a tie.',
  paid: 'exactly',
  wager: 'banker-seven-pushes',
  minimum: { win: '1 to 1' },
});

export const tie = (clause = '30-2808(2)'): WagerInput => ({
  id: 'tie',
  label: 'Tie Bet',
  clause,
  group: MAIN,
  explains: 'Wins if both hands have the same point count.',
  wager: 'tie',
  minimum: { win: '8 to 1' },
});

const totalCard = (cards: 'four' | 'five' | 'six', pays: string): WagerInput => ({
  id: `${cards}-cards`,
  label: `Total Card Wager, ${cards} cards`,
  alsoCalled: '4-5-6',
  clause: '30-2808(4)',
  group: OPTIONAL,
  explains: `Wins if ${cards} cards are dealt to both hands together.`,
  ...losesOf(`${cards}-cards`),
  side: true,
  paid: 'exactly',
  wager: `${cards}-cards`,
  minimum: { win: pays },
});

export const totalCards = (): WagerInput[] => [
  totalCard('four', '3 to 2'),
  totalCard('five', '2 to 1'),
  totalCard('six', '2 to 1'),
];

export const perfectPair = (): WagerInput => ({
  id: 'perfect-pair',
  label: 'Perfect Pair',
  clause: '30-2807(1)(d)',
  group: OPTIONAL,
  explains: 'Wins if the first two cards of either hand have the same rank and suit.',
  side: true,
  wager: 'perfect-pair',
  minimum: { win: '25 to 1' },
});

/** On a chosen hand, whatever the suits: see the ambiguity `match-pair`. */
export const matchPair = (hand: Hand): WagerInput => ({
  id: `${hand}-match-pair`,
  label: `Match Pair, ${HAND[hand]}`,
  clause: '30-2802(12)',
  group: OPTIONAL,
  explains: `Wins if the first two cards of the ${hand}’s hand have the same rank.`,
  side: true,
  paid: 'exactly',
  wager: `${hand}-pair`,
  minimum: { win: '11 to 1' },
});

const SCHEDULES = {
  a: { by: { 9: 30, 8: 10, 7: 6, 6: 4, 5: 2, 4: 1 }, label: 'Pay Table A' },
  b: { by: { 9: 20, 8: 8, 7: 7, 6: 4, 5: 3, 4: 1 }, label: 'Pay Table B' },
  c: { by: { 9: 30, 8: 10, 7: 4, 6: 4, 5: 2, 4: 2 }, label: 'Pay Table C' },
} as const;

/** As they are printed; a tie of naturals is in none of them. */
export const PRINTED_SCHEDULES = Object.entries(SCHEDULES).map(([name, { by, label }]) => ({
  name,
  label,
  rows: {
    natural: '1 to 1',
    ...Object.fromEntries(Object.entries(by).map(([points, odds]) => [`by-${points}`, `${odds} to 1`])),
  },
}));

const scheduleTables = PRINTED_SCHEDULES.map(({ name, label, rows: { natural, ...by } }) => ({
  id: `schedule-${name}`,
  label,
  clause: '30-2808(5)',
  rows: { natural, 'natural-tie': 'push', ...by },
}));

/** “Not less than the odds of one of the schedules”: floors by table, not by cell. */
export const optionalBonus = (hand: Hand): WagerInput => ({
  id: `bonus-${hand}`,
  label: `Optional bonus, ${HAND[hand]}`,
  clause: '30-2808(5)',
  group: OPTIONAL,
  explains: `Wins if the ${hand}’s hand wins with a natural, or by four points or more without one.`,
  side: true,
  paid: 'by-table',
  ...losesOf(`margin-bonus-${hand}`),
  wager: `margin-bonus-${hand}`,
  payTables: scheduleTables,
});
