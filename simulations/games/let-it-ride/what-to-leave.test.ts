import { describe, expect, it } from 'vitest';
import { inTable } from '../../exact/in-table';
import type { StrategyTable } from '../../family/solution';
import { letItRide } from './family';
import { fourCards, threeCards } from './four-cards';
import { LetItRideParameters } from './parameters';
import { bestRides, gainsOf } from './strategy';
import { PAID_ROWS, WAGER } from './wagers';

const MARKS = '2 3 4 5 6 7 8 9 10 J Q K A'.split(' ');
const PAIRS = 'Twos Threes Fours Fives Sixes Sevens Eights Nines Tens Jacks Queens Kings Aces'.split(' ');

/** From the highest; an ace that stands last is below a two. */
const strength = (ranks: readonly number[]) => ranks.reduce((total, rank) => total * 13 + rank, 0);

/** A reader of the tables, who knows only what is printed. */
function reads(tables: StrategyTable[], id: string, lowestPair: number) {
  const table = (of: string) => tables.find((other) => other.id === of);
  const cell = (of: string, label: string, column = 0) =>
    table(of)?.rows.find((row) => row.label === label)?.cells[column];
  const follows = (text = '', own: readonly number[], read: (hand: string) => number[]) => {
    if (text === 'Always') return true;
    if (text === 'Never') return false;
    const [from, upwards] = text.split(/ or (?:better|higher)$/) as [string, string?];
    return upwards === undefined
      ? from.split(', ').some((hand) => read(hand).join() === own.join())
      : strength(own) >= strength(read(from));
  };
  return (cards: readonly number[]): boolean => {
    const ranks = cards.map((card) => card >> 2).sort((a, b) => b - a);
    const repeated = [...new Set(ranks.filter((rank, i) => ranks[i + 1] === rank))];
    const most = Math.max(...ranks.map((rank) => ranks.filter((other) => other === rank).length));
    const read = (hand: string) => hand.split('-').map((mark) => MARKS.indexOf(mark));
    if (repeated.length > 0) {
      const label =
        repeated.length > 1 ? 'Two pairs' : ['A pair', 'Three of a kind', 'Four of a kind'][most - 2];
      return follows(cell(id, label as string), repeated, (hand) =>
        hand.split(' and ').map((pair) => PAIRS.indexOf(pair)),
      );
    }
    const suited = cards.every((card) => (card & 3) === (inTable(cards[0]) & 3));
    const said = cell(id, `No pair, ${suited ? '' : 'not '}all of one suit`);
    if (said !== 'By rank: see the table of these cards') return follows(said, ranks, read);
    const low = ranks[0] === 12 && inTable(ranks[1]) <= 3;
    const own = low ? [...ranks.slice(1), 12] : ranks;
    const between = (low ? inTable(ranks[1]) + 1 : inTable(ranks[0]) - inTable(ranks.at(-1))) + 1;
    const gaps = ['In sequence', 'One rank missing', 'Two ranks missing'].slice(0, 6 - cards.length);
    const matrix = table(`${id}-${suited ? 'one-suit' : 'suits'}`);
    const high = ranks.filter((rank) => rank + 2 >= lowestPair).length;
    const column = matrix?.columns.findIndex((name) =>
      name.startsWith(['No', 'One', 'Two', 'Three', 'Four'][high] as string),
    );
    const row = gaps[between - cards.length] ?? 'Further apart';
    return follows(cell(matrix?.id as string, row, column), own, read);
  };
}

const tablesFor = (odds: readonly number[]) => ({
  [WAGER]: Object.fromEntries(PAID_ROWS.map((row, i) => [row, `${odds[i]} to 1`])),
});

describe('the tables of the strategy', () => {
  it.each([
    ['the American odds', [1000, 200, 50, 11, 8, 5, 3, 2, 1], {}],
    ['the minimum odds', [100, 50, 25, 11, 8, 5, 3, 2, 1], {}],
    ['pairs of jacks', [100, 50, 25, 11, 8, 5, 3, 2, 1], { lowestPair: 11 }],
    ['every pair', [100, 50, 25, 11, 8, 5, 3, 2, 1], { lowestPair: 2 }],
    ['straights and flushes', [500, 100, 50, 60, 40, 30, 3, 2, 1], {}],
    [
      'a ceiling that changes the second decision',
      [5000, 1, 1, 1, 1, 1, 1, 1, 1],
      { royalMost: 10_000, royalWager: 1 },
    ],
  ] as const)('%s: played by a reader as they were solved', (_, odds, given) => {
    const parameters = LetItRideParameters.parse(given);
    const tables = tablesFor(odds);
    const merged = letItRide.runPiece(parameters, tables, 0);
    const rides = bestRides(gainsOf(parameters, tables), merged[0] as Float64Array);
    const printed = letItRide.solve(parameters, tables, merged).tables ?? [];
    const alike = printed.some(({ id }) => id === 'four-cards');
    expect(alike).toBe(!('royalMost' in given));
    for (const [id, { classes }, solved] of [
      ['three-cards', threeCards(), rides.first],
      [alike ? 'four-cards' : 'four-cards-after-taking-back', fourCards(), rides.second[0]],
      [alike ? 'four-cards' : 'four-cards-after-leaving', fourCards(), rides.second[1]],
    ] as const) {
      const plays = reads(printed, id, parameters.lowestPair);
      let wrong = 0;
      for (let at = 0; at < classes.count; at += 1) {
        const cards = [...classes.cards.subarray(at * classes.size, (at + 1) * classes.size)];
        if (plays(cards) !== (solved[at] === 1)) wrong += 1;
      }
      expect(wrong, id).toBe(0);
    }
  });

  it('match the published strategy at the American odds', () => {
    // M. Shackleford, "Let It Ride" (Wizard of Odds), in the words of these tables.
    const tables = tablesFor([1000, 200, 50, 11, 8, 5, 3, 2, 1]);
    const parameters = LetItRideParameters.parse({});
    const solution = letItRide.solve(parameters, tables, letItRide.runPiece(parameters, tables, 0));
    expect(
      solution.tables?.map(({ id, rows }) => [id, ...rows.map(({ cells }) => cells.join('; '))]),
    ).toEqual([
      ['three-cards', 'Always', 'Tens or better', 'By rank: see the table of these cards', 'Never'],
      [
        'three-cards-one-suit',
        '5-4-3 or higher; 10-9-8; Always; Always',
        'Never; 10-8-7 or higher; Always; Always',
        'Never; Never; Always; Always',
        'Never; Never; Never; –',
      ],
      [
        'four-cards',
        'Always',
        'Always',
        'Always',
        'Tens or better',
        'Always',
        'By rank: see the table of these cards',
      ],
      [
        'four-cards-suits',
        'Never; 10-9-8-7; Always; Always; K-Q-J-10',
        'Never; Never; Never; Never; Never',
        'Never; Never; Never; Never; –',
      ],
    ]);
  });
});
