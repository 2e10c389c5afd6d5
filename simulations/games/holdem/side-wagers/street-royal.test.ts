import { describe, expect, it } from 'vitest';
import { type Card, PACK } from '../../../equipment/cards/card';
import { forEachSet } from '../../../equipment/cards/card-sets';
import { inTable } from '../../../exact/in-table';
import recorded from '../testing/solutions.golden.json';
import { holdemSideWagers } from './family';
import type { SideWagerParameters } from './parameters';

/** The second method: every seven cards that can win are listed, and each way to deal them looked at by itself. */
const RANKS = Array.from({ length: 13 }, (_, rank) => rank);
const SUITS = [0, 1, 2, 3];
const card = (rank: number, suit: number): Card => rank * 4 + suit;
const ROYALS = SUITS.map((suit) => [8, 9, 10, 11, 12].map((rank) => card(rank, suit)));
const STRAIGHT_FLUSHES = SUITS.flatMap((suit) =>
  [12, 0, 1, 2, 3, 4, 5, 6, 7].map((low) => [0, 1, 2, 3, 4].map((i) => card((low + i) % 13, suit))),
);
const FOURS = RANKS.map((rank) => SUITS.map((suit) => card(rank, suit)));
const within = (made: readonly Card[][], cards: readonly Card[]) =>
  made.some((hand) => hand.every((one) => cards.includes(one)));

/** Every set of seven cards that holds one of the hands, once. */
function sevensWith(made: readonly Card[][]): Card[][] {
  const sevens = new Map<number, Card[]>();
  for (const hand of made) {
    const others = Array.from({ length: PACK }, (_, one) => one).filter((one) => !hand.includes(one));
    forEachSet(7 - hand.length, (places) => {
      if (inTable(places[places.length - 1]) >= others.length) return;
      const seven = [...hand, ...Array.from(places, (place) => others[place] as Card)].sort((a, b) => a - b);
      sevens.set(
        seven.reduce((key, one) => key * PACK + one, 0),
        seven,
      );
    });
  }
  return [...sevens.values()];
}

const folded = ([a, b]: readonly Card[]) => {
  const [low, high] = [Math.min(a as Card, b as Card), Math.max(a as Card, b as Card)];
  return low < 4 && high >= 4 && high < 24 && low % 4 !== high % 4;
};

/** What comes to a player who never folds, and of that what comes to hands that are best folded. */
function listed(): { all: Record<string, number>; toFolded: Record<string, number> } {
  const all: Record<string, number> = {};
  const toFolded: Record<string, number> = {};
  const add = (hole: readonly Card[], event: string, deals: number) => {
    all[event] = (all[event] ?? 0) + deals;
    if (folded(hole)) toFolded[event] = (toFolded[event] ?? 0) + deals;
  };
  const holesOf = (seven: readonly Card[]) =>
    seven.flatMap((a, i) => seven.slice(i + 1).map((b) => [a, b] as const));
  for (const seven of sevensWith(ROYALS))
    for (const hole of holesOf(seven)) {
      const board = seven.filter((one) => !hole.includes(one as never));
      for (const turn of board)
        for (const river of board.filter((one) => one !== turn)) {
          const flop = board.filter((one) => one !== turn && one !== river);
          if (within(ROYALS, board)) add(hole, 'community-royal', 1);
          else if (within(ROYALS, [...hole, ...flop])) add(hole, 'royal-on-flop', 1);
          else if (within(ROYALS, [...hole, ...flop, turn])) add(hole, 'royal-on-turn', 1);
          else add(hole, 'royal-on-river', 1);
        }
    }
  // Of five cards on the table, which three came first and which of the two was the turn makes twenty deals.
  const rest = (sevens: Card[][], better: readonly Card[][], made: readonly Card[][], event: string) => {
    for (const seven of sevens) {
      if (within(better, seven)) continue;
      for (const hole of holesOf(seven)) {
        const board = seven.filter((one) => !hole.includes(one as never));
        add(hole, within(made, board) ? `community-${event}` : event, 20);
      }
    }
  };
  rest(sevensWith(STRAIGHT_FLUSHES), ROYALS, STRAIGHT_FLUSHES, 'straight-flush');
  rest(sevensWith(FOURS), [], FOURS, 'four-of-a-kind');
  return { all, toFolded };
}

describe('progressive by streets', () => {
  const counted = (folds: SideWagerParameters['folds']) => {
    const parameters = holdemSideWagers.parameters.parse({ folds });
    const { outcomes, universe } = holdemSideWagers.distribution(parameters, 'street-royal-progressive');
    expect(universe).toBe(1_326n * 19_600n * 47n * 46n);
    const won = outcomes.filter(({ event }) => event !== 'lose');
    return Object.fromEntries(won.map(({ event, count }) => [event, Number(count)]));
  };

  it('is counted as deal by deal, less what is folded', () => {
    const { all, toFolded } = listed();
    expect(counted('never')).toEqual(all);
    const kept = ([event, deals]: [string, number]) => [
      event,
      event.startsWith('community') ? deals : deals - (toFolded[event] ?? 0),
    ];
    expect(counted('bonus-best-play')).toEqual(Object.fromEntries(Object.entries(all).map(kept)));
  });

  it('has a royal flush on the flop as often as among five cards', () => {
    const { outcomes, universe } = holdemSideWagers.distribution(
      holdemSideWagers.parameters.parse({}),
      'street-royal-progressive',
    );
    expect((outcomes[0]?.count ?? 0n) * 2_598_960n).toBe(4n * universe);
  });

  it('folds what is folded in the best play of Bonus', () => {
    expect(recorded['bonus-holdem'].summary).toContain(
      'Fold a seven with a two of another suit; a six with a two of another suit; a five with a two of another suit; a four with a two of another suit; a three with a two of another suit; see the flop with anything else.',
    );
  });
});
