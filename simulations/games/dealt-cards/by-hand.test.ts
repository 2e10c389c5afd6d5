/** Every outcome dealt out and looked at, beside what is counted by ranks and suits apart. */
import { expect, it, vi } from 'vitest';
import type { Card } from '../../equipment/cards/card';
import { inTable } from '../../exact/in-table';
import type { ConditionWager } from '../../features/condition';
import type { Conditions } from '../../features/conditions';
import type { FeatureValue } from '../../features/types';
import { studConditions } from '../casino-stud/features';
import { holdemConditions } from '../holdem/side-wagers/features';
import { letItRideConditions } from '../let-it-ride/features';
import { threeCardConditions } from '../three-card-poker/features';
import { toldOf } from './at-table';

/** Where other work is going on as well. */
vi.setConfig({ testTimeout: 120_000 });

type Cards = readonly Card[];

/** One row for each way in which the features of those cards can be, as they come. */
class Seen {
  private readonly counts = new Map<string, number>();
  readonly values: FeatureValue[][] = [];

  add(values: FeatureValue[]): void {
    const key = values.join();
    const count = this.counts.get(key);
    if (count === undefined) this.values.push(values);
    this.counts.set(key, (count ?? 0) + 1);
  }

  count(values: FeatureValue[]): number {
    return this.counts.get(values.join()) ?? 0;
  }
}

/** Of outcomes in which `given` holds, how many there are of each that was seen, and how many beside. */
function counted(
  conditions: Conditions<Record<string, never>>,
  ids: readonly string[],
  given: readonly [string, FeatureValue][],
  seen: Seen,
): { outcomes: number[]; rest: number } {
  const looksAt = [...ids, ...given.map(([id]) => id)];
  const holdsGiven = (values: FeatureValue[]) =>
    given.every(([, value], i) => values[ids.length + i] === value);
  const row = (id: string, holds: (values: FeatureValue[]) => boolean) => ({
    event: { id, label: id, settles: 'pays' as const },
    when: { looksAt, holds: (...values: FeatureValue[]) => holdsGiven(values) && holds(values) },
  });
  const wager: ConditionWager = {
    rows: [
      ...seen.values.map((told, i) =>
        row(`row-${i}`, (values) => told.every((value, at) => values[at] === value)),
      ),
      row('rest', () => true),
    ],
    otherwise: { id: 'otherwise', label: '', settles: 'lose' },
  };
  expect(conditions.refuses?.({}, looksAt)).toBeUndefined();
  const { outcomes } = conditions.distribution({}, wager);
  const counts = outcomes.map(({ count }) => Number(count));
  return { outcomes: counts.slice(0, seen.values.length), rest: inTable(counts[seen.values.length]) };
}

const ACE_KING_OF_HEARTS = [12 * 4 + 2, 11 * 4 + 2];
const told = (...views: [part: string, cards: Cards][]) => views.map(([part, cards]) => toldOf(part)(cards));

const NINE = 9 - 2;

/** Every set of this many cards that leaves out those given, with this lowest rank among them. */
function eachWithout(size: number, out: Cards, lowest: number, visit: (cards: Cards) => void): void {
  const left = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => card >> 2 >= lowest && !out.includes(card),
  );
  const choose = (from: number, cards: Card[]): void => {
    if (cards.length === size) {
      if (cards.some((card) => card >> 2 === lowest)) visit(cards);
    } else for (let i = from; i < left.length; i += 1) choose(i + 1, [...cards, left[i] as Card]);
  };
  choose(0, []);
}

it('three and two, each split by suits as well, and the hand they make', () => {
  const seen = new Seen();
  // The ace, the king and the queen of hearts, known by their features.
  const players = [...ACE_KING_OF_HEARTS, 10 * 4 + 2];
  eachWithout(2, players, 0, (table) =>
    seen.add(told(['hand', [...players, ...table]], ['suited', table], ['reds', table])),
  );
  const { outcomes, rest } = counted(
    letItRideConditions,
    ['final.hand', 'table.suited', 'table.reds'],
    [
      ['player.hearts', 3],
      ['player.low', 12],
      ['table.low', 2],
    ],
    seen,
  );
  expect(outcomes).toEqual(seen.values.map((values) => seen.count(values)));
  expect(rest).toBe(0);
});

it('the board beside ace and king of hearts, of nines and higher cards', () => {
  const seen = new Seen();
  eachWithout(5, ACE_KING_OF_HEARTS, NINE, (board) =>
    seen.add(told(['worth', [...ACE_KING_OF_HEARTS, ...board]], ['suited', board], ['alike', board])),
  );
  const { outcomes, rest } = counted(
    holdemConditions,
    ['final.worth', 'board.suited', 'board.alike'],
    [
      ['hole.hearts', 2],
      ['hole.low', 13],
      ['board.low', 9],
    ],
    seen,
  );
  expect(outcomes).toEqual(seen.values.map((values) => seen.count(values)));
  expect(rest).toBe(0);
});

it('who wins, with what all six cards are: eleven hands of the player against nines and higher cards', () => {
  const seen = new Seen();
  for (let rank = 1; rank < 12; rank += 1) {
    const players = [12 * 4 + 2, rank * 4 + 2, 2];
    eachWithout(3, players, NINE, (dealers) => {
      const lead = strengthOf(players) - strengthOf(dealers);
      seen.add([
        lead === 0 ? 'tie' : lead > 0 ? 'player' : 'dealer',
        ...told(['hand', [...players, ...dealers]], ['clubs', dealers]),
      ]);
    });
  }
  const { outcomes, rest } = counted(
    threeCardConditions,
    ['winner', 'table.hand', 'dealer.clubs'],
    [
      ['player.hearts', 3],
      ['player.high', 14],
      ['player.low', 2],
      ['dealer.low', 9],
    ],
    seen,
  );
  expect(outcomes).toEqual(seen.values.map((values) => seen.count(values)));
  expect(rest).toBe(0);
});

/** Worth first, then ranks: those that are there more often before the others; the ace is low in A-2-3. */
function strengthOf(cards: Cards): number {
  const ranks = cards.map((card) => card >> 2);
  const times = (rank: number) => ranks.filter((other) => other === rank).length;
  const falling = ranks.sort((a, b) => times(b) - times(a) || b - a);
  const worth = toldOf('worth')(cards) as number;
  const straight = worth === 3 || worth === 5;
  const inOrder = straight && falling.join() === '12,1,0' ? [1, 0, -1] : falling;
  return inOrder.reduce((sum, rank) => sum * 16 + rank + 1, worth);
}

it('the dealer’s hands beside a royal flush, of nines and higher cards', () => {
  const seen = new Seen();
  const players = [8, 9, 10, 11, 12].map((rank) => rank * 4 + 1);
  eachWithout(5, players, NINE, (dealers) => seen.add(told(['hand', dealers], ['high', dealers])));
  const { outcomes, rest } = counted(
    studConditions,
    ['dealer.hand', 'dealer.high'],
    [
      ['player.hand', 'royal-flush'],
      ['dealer.low', 9],
    ],
    seen,
  );
  expect(outcomes).toEqual(seen.values.map((values) => 4 * seen.count(values)));
  expect(rest).toBe(0);
});

it('five cards and the open one: hands of nines and higher cards without a heart, beside three cards', () => {
  const hearts = Array.from({ length: 13 }, (_, rank) => rank * 4 + 2);
  for (const [up, suit] of [
    [51, 'spades'],
    [NINE * 4 + 3, 'spades'],
    [2, 'hearts'],
  ] as const) {
    const seen = new Seen();
    eachWithout(5, [...hearts, up], NINE, (hand) => seen.add(told(['hand', hand], ['spades', hand])));
    const { outcomes, rest } = counted(
      studConditions,
      ['player.hand', 'player.spades'],
      [
        ['player.hearts', 0],
        ['player.low', 9],
        ['up.rank', (up >> 2) + 2],
        ['up.suit', suit],
      ],
      seen,
    );
    expect(outcomes).toEqual(seen.values.map((values) => seen.count(values)));
    expect(rest).toBe(0);
  }
});
