/** The shoe's dealer beside every order of a small shoe, beside a slow table, and beside the exact first round. */
import { describe, expect, inject, it } from 'vitest';
import { randomStream } from '../../../witness/random';
import { codesOf, type TablePays } from '../at-table';
import { allowed } from '../by-plan';
import { type Column, planOf, withPair } from '../chart';
import { bestColumn, gainBy } from '../chart-gains';
import { firstBy } from '../first-choice';
import { KINDS, points, shoeOf, TEN } from '../ranks';
import type { Rules } from '../rules';
import { standingAgainst } from '../standing';
import { shoeDealer } from './dealer';
import { hiLoOf, trueCount, unitsAt } from './hi-lo';
import { everyWay, slowShoe } from './slow-shoe';
import { ShoeTally } from './tally';

const SIX: Rules = {
  shoe: shoeOf(6),
  soft17: 'stand',
  naturalTakes: 'all',
  double: '9-11',
  doubleAfterSplit: true,
  splits: Array.from({ length: KINDS }, (_, kind) => ![3, 4, 9].includes(kind)),
  hands: 3,
  resplitAces: false,
  drawToAces: false,
  splitTwentyOne: 'stands-off',
  blackjackPays: 1.5,
  winPays: 1,
  surrender: 'none',
};
const PAYS: TablePays = { unit: 2, blackjack: 3, win: 2, half: 1, one: 2 };
const UPS = Array.from({ length: KINDS }, (_, up) => up);
const chart = UPS.map((up) => bestColumn(standingAgainst(up, SIX), SIX).column);
/** Where a pair is of one rank, tens are split whatever the dealer shows. */
const chartFor = ({ tens }: Rules) => (tens ? chart.map((column) => withPair(column, TEN, 'P')) : chart);
const codesWith = (rules: Rules) =>
  codesOf((up) => {
    const column = chartFor(rules)[up] as Column;
    return { plan: allowed(rules, planOf(column)), first: (opening) => firstBy(column, rules, opening) };
  });

type Table = { players: number; cuts: number[]; known?: number; spreads: number[] };

function played(rules: Rules, { cuts, known = 0, ...table }: Table, shoes: number, seed = 11) {
  const dealer = shoeDealer(rules, PAYS, codesWith(rules), {
    ...table,
    cuts: cuts.map((after) => ({ after, known })),
  });
  const tally = new ShoeTally(cuts.length + 1, table.spreads.length);
  const random = randomStream(seed, 'a shoe for tests', 0);
  for (let shoe = 0; shoe < shoes; shoe += 1) dealer.deal(random, tally);
  return tally;
}

/** What every way the cards can come gives down to one cut: chances of rounds, gains, and a Hi-Lo bettor's money. */
function inEveryWay(
  rules: Rules,
  { players, cut, spread }: { players: number; cut: number; spread: number },
) {
  const cards = rules.shoe.reduce((sum, count) => sum + count, 0);
  const sums = {
    chance: 0,
    ranOut: 0,
    rounds: 0,
    rounds2: 0,
    gained: 0,
    gained2: 0,
    won: 0,
    won2: 0,
    beside: 0,
    beside2: 0,
  };
  everyWay((draw) => {
    const rounds = slowShoe(rules, chartFor(rules), { players, cut }, draw);
    let [running, seen, gained, won] = [0, 0, 0, 0];
    for (const { gains, cards: dealt } of rounds) {
      gained += gains.reduce((sum, gain) => sum + gain, 0);
      won += unitsAt(trueCount(running, cards - seen), spread) * (gains[0] ?? 0);
      for (const face of dealt) running += hiLoOf(points(Math.min(face, TEN)));
      seen += dealt.length;
    }
    return (chance) => {
      sums.chance += chance;
      if (seen > cards) sums.ranOut += chance;
      sums.rounds += chance * rounds.length;
      sums.rounds2 += chance * rounds.length ** 2;
      sums.gained += chance * gained;
      sums.gained2 += chance * gained ** 2;
      const beside = gained - (rounds[0]?.gains ?? []).reduce((sum, gain) => sum + gain, 0);
      sums.beside += chance * beside;
      sums.beside2 += chance * beside ** 2;
      sums.won += chance * won;
      sums.won2 += chance * won ** 2;
    };
  });
  return sums;
}

const deviation = (mean: number, squares: number) => Math.sqrt(squares - mean ** 2);

/** Standard errors by which an average over shoes lies beside the one over every way. */
function scores(tally: ShoeTally, cut: number, every: ReturnType<typeof inEveryWay>) {
  const { shoes } = tally;
  const score = (seen: number, mean: number, squares: number) =>
    (seen / shoes - mean) / (deviation(mean, squares) / Math.sqrt(shoes));
  const at = tally.cut(cut);
  return {
    rounds: score(at.rounds, every.rounds, every.rounds2),
    gained: score(at.gained / PAYS.unit, every.gained, every.gained2),
    won: score(tally.spread(cut, 0).won / PAYS.unit, every.won, every.won2),
  };
}

const SMALL: [string, Rules, number, number][] = [
  [
    'one player and up to three rounds',
    { ...SIX, shoe: [2, 0, 0, 0, 0, 2, 2, 0, 0, 6], soft17: 'hit' },
    1,
    7,
  ],
  [
    'two players, a split 21 that beats longer ones, late surrender',
    { ...SIX, shoe: [3, 0, 0, 0, 1, 0, 0, 2, 0, 6], splitTwentyOne: 'beats-longer', surrender: 'late' },
    2,
    6,
  ],
  [
    'a hole card that is looked at, any pair split',
    { ...SIX, shoe: [2, 0, 0, 0, 0, 0, 0, 3, 1, 5], naturalTakes: 'first', splits: UPS.map(() => true) },
    1,
    5,
  ],
  [
    'tens of one rank split',
    {
      ...SIX,
      shoe: [1, 0, 0, 0, 0, 1, 0, 1, 1, 7],
      tens: [3, 2, 1, 1],
      splits: UPS.map(() => true),
    },
    1,
    4,
  ],
];

describe.each(SMALL)('a shoe of a dozen cards, with %s', (_, rules, players, cut) => {
  it('gives what all ways that its cards can come give on average', () => {
    const every = inEveryWay(rules, { players, cut, spread: 4 });
    const tally = played(rules, { players, cuts: [cut], spreads: [4] }, inject('deep') ? 3_000_000 : 150_000);
    for (const score of Object.values(scores(tally, 1, every))) expect(Math.abs(score)).toBeLessThan(4);
    expect(every.chance).toBeCloseTo(1, 12);
    const known = played(rules, { players, cuts: [cut], known: 1, spreads: [] }, 150_000, 12);
    const beside = known.cut(1).gained / PAYS.unit / known.shoes - every.beside;
    const error = deviation(every.beside, every.beside2) / Math.sqrt(known.shoes);
    expect(Math.abs(beside) / error).toBeLessThan(4);
  });
});

/** The house edge down to a cut, and its standard error, both per wager. */
function edgeOf(tally: ShoeTally, cut: number, players: number) {
  const { rounds, rounds2, gained, gained2, both } = tally.cut(cut);
  const mean = gained / rounds;
  const error = Math.sqrt(gained2 - 2 * mean * both + mean * mean * rounds2) / rounds;
  return { edge: -mean / players / PAYS.unit, error: error / players / PAYS.unit };
}

describe('six packs by the chart', () => {
  const exact = -UPS.reduce((sum, up) => sum + gainBy(standingAgainst(up, SIX), SIX, chart[up] as Column), 0);
  const shoes = inject('deep') ? 30_000_000 : 150_000;

  it.each([1, 3])('shuffled after every round, cost %i players the exact edge', (players) => {
    const { edge, error } = edgeOf(played(SIX, { players, cuts: [], spreads: [] }, shoes), 0, players);
    expect(Math.abs(edge - exact) / error).toBeLessThan(4);
    // Between one wager and what two players who share the dealer's cards deviate together.
    const ofARound = error * Math.sqrt(shoes * players);
    expect(ofARound).toBeGreaterThan(1);
    expect(ofARound).toBeLessThan(2);
  });

  it('gain in the first ten rounds ten times what the first round gains, however deep the cut card lies', () => {
    const [players, known, shoes] = [3, 10, 40_000];
    const table = { players, cuts: [104], spreads: [] };
    const whole = played(SIX, table, shoes);
    const beside = played(SIX, { ...table, known }, shoes, 12);
    const gained = (tally: ShoeTally) => tally.cut(1).gained / shoes;
    const first = whole.cut(0);
    // What is left out is what ten rounds gained, and whole and beside are of different shoes.
    const error = Math.sqrt((2 * known * (first.gained2 / shoes)) / shoes);
    const expected = -known * players * PAYS.unit * exact;
    expect(Math.abs(gained(whole) - gained(beside) - expected) / error).toBeLessThan(4);
    expect(beside.cut(1).gained2).toBeLessThan(whole.cut(1).gained2 / 2);
  });

  it('give a slow table of five the same', () => {
    const [players, cut] = [5, 156];
    const tally = played(SIX, { players, cuts: [cut], spreads: [] }, 30_000);
    const random = randomStream(3, 'a slow shoe for tests', 0);
    const slow = new ShoeTally(2, 0);
    for (let shoe = 0; shoe < 400; shoe += 1) {
      const rounds = slowShoe(SIX, chart, { players, cut }, (left) => {
        let at = random.below(left.reduce((sum, count) => sum + count, 0));
        return left.findIndex((count) => {
          at -= count;
          return at < 0;
        });
      });
      const gained = rounds.reduce((sum, { gains }) => sum + gains.reduce((all, gain) => all + gain, 0), 0);
      slow.addCut(1, rounds.length, gained * PAYS.unit);
      slow.addShoe();
    }
    const [one, other] = [edgeOf(tally, 1, players), edgeOf(slow, 1, players)];
    expect(Math.abs(one.edge - other.edge) / Math.hypot(one.error, other.error)).toBeLessThan(4);
    const [fast, plain] = [tally.cut(1).rounds / tally.shoes, slow.cut(1).rounds / slow.shoes];
    // Rounds of a shoe deviate by half a round; 400 shoes know them to 0.03.
    expect(fast).toBeCloseTo(plain, 1);
  });
});

it('a cut card at half the shoe is met in the same shoes as one deeper', () => {
  const shallow = played(SIX, { players: 2, cuts: [156], spreads: [] }, 400);
  const dealer = shoeDealer(SIX, PAYS, codesWith(SIX), {
    players: 2,
    cuts: [
      { after: 156, known: 0 },
      { after: 260, known: 0 },
    ],
    spreads: [],
  });
  const both = new ShoeTally(3, 0);
  const random = randomStream(11, 'a shoe for tests', 0);
  dealer.deal(random, both);
  const one = played(SIX, { players: 2, cuts: [156], spreads: [] }, 1);
  expect(both.cut(1)).toEqual(one.cut(1));
  expect(both.cut(2).rounds).toBeGreaterThan(both.cut(1).rounds);
  expect(shallow.cut(0).rounds).toBe(400);
});

it('a round for which no card is left is void, and ends the shoe', () => {
  // Twelve cards for seven players and the dealer.
  const rules = { ...SIX, shoe: [0, 0, 0, 0, 0, 0, 0, 0, 0, 12] };
  const tally = played(rules, { players: 7, cuts: [], spreads: [4] }, 10);
  expect(tally.cut(0)).toMatchObject({ rounds: 10, gained: 0 });
});
