import { expect, it } from 'vitest';
import { z } from 'zod';
import { checkedDecisions } from '../catalogue/checked';
import { bring } from '../catalogue/here';
import { ratio } from '../exact/fraction';
import type { DecisionFamily } from '../family/decision-family';
import { Merging } from '../family/merging';
import type { Ending } from '../family/solution';
import { addProduct, type Pairs, pairAt, pairs, type Sums } from '../family/sums';
import type { Round } from '../request/rounds';
import { type ResultOf, runShard } from './shard';

/**
 * A game nobody plays: from eight packs the player gets a card, five are burnt and the dealer turns one. Players who
 * think their rank high raise by another stake. There are 416!/409! deals, two hundred times 2^53.
 */
const RANKS = 13;
const OF_A_RANK = 32;
const CARDS = 416;
const BURNT = 414 * 413 * 412 * 411 * 410;
const OUTCOMES = ['wins', 'ties', 'loses'] as const;

/** The dealer's cards that the player's rank beats, ties and loses to. */
const dealersCards = (rank: number) => [rank * OF_A_RANK, OF_A_RANK - 1, (RANKS - 1 - rank) * OF_A_RANK];

function endingsOf(countOf: (rank: number, outcome: number) => bigint): Ending[] {
  const endings = new Map<string, Ending>();
  for (let rank = 0; rank < RANKS; rank += 1) {
    const raised = countOf(rank, 0) > countOf(rank, 2);
    for (const [i, outcome] of OUTCOMES.entries()) {
      const event = raised ? `raised-${outcome}` : outcome;
      const stake = raised ? 2 : 1;
      const ending = endings.get(event) ?? {
        event,
        label: event,
        count: 0n,
        net: ratio(stake * (1 - i)),
        staked: ratio(stake),
      };
      endings.set(event, { ...ending, count: ending.count + countOf(rank, i) });
    }
  }
  return [...endings.values()];
}

function severalPacks<Piece extends readonly Sums[]>(
  id: string,
  runPiece: (rank: number) => Piece,
  countIn: (piece: Piece, at: number) => bigint,
): DecisionFamily<unknown, Piece> {
  return {
    id,
    label: id,
    parameters: z.unknown(),
    wagers: () => [],
    decides: true,
    shows: { per: 'any', holding: 'Hand' },
    rate: { plays: 1, solves: 1 },
    pieces: () => RANKS,
    runPiece: (_, __, rank) => runPiece(rank),
    solve: (_, __, merged) => {
      const endings = endingsOf((rank, outcome) => countIn(merged, rank * OUTCOMES.length + outcome));
      const universe = endings.reduce((sum, { count }) => sum + count, 0n);
      const gained = endings.reduce((sum, { count, net }) => sum.add(net.mul(ratio(count))), ratio(0));
      return {
        universe,
        endings,
        houseEdge: gained.neg().div(ratio(universe)),
        mandatory: ratio(1),
        decisions: [],
        summary: '',
        alternatives: [],
        method: { id, explains: '', reductions: [] },
      };
    },
    dealer: () => {
      throw new Error('nobody plays it');
    },
  };
}

/** Each piece in a thread of its own, and the pieces merged in another order than they were made. */
function solvedInShards(family: string): ResultOf['solve'] {
  const round: Round = { id: 'r', family, parameters: {}, tables: {}, settles: [] };
  const merging = new Merging();
  for (let piece = RANKS - 1; piece >= 0; piece -= 1)
    merging.add(structuredClone(runShard({ kind: 'piece', round, piece }) as ResultOf['piece']));
  return runShard({ kind: 'solve', round, merged: structuredClone(merging.total()) }) as ResultOf['solve'];
}

const ways = (rank: number) =>
  dealersCards(rank).map((cards, i) => ({ at: rank * 3 + i, cards: OF_A_RANK * cards }));

const inPairs = (rank: number): Pairs[] => {
  const sums = pairs(RANKS * OUTCOMES.length);
  for (const { at, cards } of ways(rank)) addProduct(sums, at, cards, BURNT);
  return [sums];
};
const inBigints = (rank: number): bigint[][] => {
  const sums = Array.from({ length: RANKS * OUTCOMES.length }, () => 0n);
  for (const { at, cards } of ways(rank)) sums[at] = BigInt(cards) * BigInt(BURNT);
  return [sums];
};
const inDoubles = (rank: number): Float64Array[] => {
  const sums = new Float64Array(RANKS * OUTCOMES.length);
  for (const { at, cards } of ways(rank)) sums[at] = cards * BURNT;
  return [sums];
};

bring(
  checkedDecisions(severalPacks('in pairs', inPairs, ([sums], at) => (sums ? pairAt(sums, at) : 0n))),
  checkedDecisions(severalPacks('in bigints', inBigints, ([sums], at) => sums?.[at] ?? 0n)),
  checkedDecisions(severalPacks('in doubles', inDoubles, ([sums], at) => BigInt(sums?.[at] ?? 0))),
);

it('deals of eight packs, counted in pairs of doubles: every count and the edge as by hand', () => {
  const { universe, endings, houseEdge } = solvedInShards('in pairs');
  const of = Array.from({ length: 7 }, (_, i) => BigInt(CARDS - i));
  expect(universe).toBe(of.reduce((product, n) => product * n, 1n).toString());
  expect(BigInt(universe) > 200n * 2n ** 53n).toBe(true);
  // Rank 6 has as many ranks above as below. Raised: 7 to 12, 57 ranks below in
  // all and 15 above; not raised: 0 to 6, 21 below and 63 above.
  const perRank = (ranks: bigint) => (ranks * 32n * 32n * BigInt(BURNT)).toString();
  const counts = Object.fromEntries(endings.map(({ event, count }) => [event, count]));
  expect(counts).toMatchObject({
    'raised-wins': perRank(57n),
    'raised-loses': perRank(15n),
    wins: perRank(21n),
    loses: perRank(63n),
  });
  // (2 × (15 - 57) + 63 - 21) × 32 × 32 of 416 × 415.
  expect(houseEdge).toBe('-1344/5395');
});

it('are the same in bigints, and refused in doubles', () => {
  const { method: _, ...pairs } = solvedInShards('in pairs');
  const { method: __, ...bigints } = solvedInShards('in bigints');
  expect(bigints).toEqual(pairs);
  expect(() => solvedInShards('in doubles')).toThrow(new RangeError('a sum is not below 2^53'));
});
