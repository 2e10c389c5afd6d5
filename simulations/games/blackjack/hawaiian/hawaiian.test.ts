import { describe, expect, it } from 'vitest';
import { inTable } from '../../../exact/in-table';
import { ACE, TEN } from '../ranks';
import { against, bestGain, type Does, dealersHands, result, score, splitHands } from './by-hand';
import { HANDS, handOf, JOKER, KINDS, SETS, takenOut } from './cards';
import { DealersCards } from './dealers-cards';
import { HandGains, type Situation } from './hand-gains';
import { HawaiianParameters, rulesOf } from './parameters';
import { hawaiianPiece, plansFrom } from './pieces';
import { ENDS, LOWEST, RANKED, resultsOf } from './settled';
import { SPLIT_PARTS, splitPair } from './split-pair';
import { whatToPlay } from './what-to-play';

const RULES = rulesOf(HawaiianParameters.parse({ pair: 'value' }), { aces: 1.5, blackjack: 1, win: 1 });
const DOES: readonly Does[] = ['stand', 'draw', 'double', 'give up'];

describe('hands', () => {
  it.each([
    ['two aces', [ACE, ACE], 22],
    ['a joker and a ten', [JOKER, TEN], 22],
    ['a joker and an ace, where both at most are 23', [JOKER, ACE], 13],
    ['two jokers', [JOKER, JOKER], 14],
    ['an ace, a joker and a nine', [ACE, JOKER, 8], 22],
    ['an ace, a joker and a ten', [ACE, JOKER, TEN], 13],
    ['two aces and a ten', [ACE, ACE, TEN], 22],
  ])('%s count as the cards say', (_, kinds, total) => {
    expect(HANDS.totals[handOf(...kinds)]).toBe(total);
    expect(score(kinds).score).toBe(total);
  });

  it('count alike for every hand of the list, worked out from every total it can have', () => {
    for (let hand = 0; hand < HANDS.empty; hand += 1) {
      const cards = Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) =>
        Array<number>(inTable(HANDS.counts[hand * KINDS + kind])).fill(kind),
      );
      if (cards.length > 8) continue;
      const by = score(cards);
      expect([HANDS.totals[hand], HANDS.soft[hand] === 1], cards.join()).toEqual([by.score, by.soft]);
    }
  });

  it('are as many as sums of eleven kinds up to 22', () => {
    // Ways to pay each sum with coins of 1 to 10 and another of 2, by the usual table.
    const ways = [1, ...Array<number>(22).fill(0)];
    for (const coin of [1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      for (let sum = coin; sum <= 22; sum += 1) ways[sum] = inTable(ways[sum]) + inTable(ways[sum - coin]);
    expect(HANDS.count).toBe(ways.reduce((all, count) => all + count, 0));
    expect(HANDS.count).toBe(9683);
  });
});

describe('who wins', () => {
  const results = resultsOf({ over: 'loses' });
  const nearer = resultsOf({ over: 'nearer' });
  it.each([
    ['18 against 18 loses', 18, 18, -1, -1],
    ['19 against 19 stands off', 19, 19, 0, 0],
    ['22 against 22 stands off', 22, 22, 0, 0],
    ['a joker and a ten beat another 22', RANKED, 22, 1, 1],
    ['23 beats 24', 23, 24, 1, 1],
    ['25 loses to 24', 25, 24, -1, -1],
    ['27 against 27 stands off', 27, 27, 0, 0],
    ['23 loses to 20, unless the nearer wins', 23, 20, -1, 1],
    ['12 beats 23, unless the nearer wins', 12, 23, 1, -1],
    ['20 against 24 wins, unless both are as near', 20, 24, 1, 0],
  ])('%s', (_, mine, dealers, loses, near) => {
    const at = mine * ENDS + dealers - LOWEST;
    expect([results[at], nearer[at]]).toEqual([loses, near]);
  });

  it('is as the sentences say, total by total', () => {
    for (let mine = 4; mine <= 31; mine += 1)
      for (let dealers = LOWEST; dealers < LOWEST + ENDS; dealers += 1)
        expect(results[mine * ENDS + dealers - LOWEST], `${mine} ${dealers}`).toBe(result(mine, dealers));
  });
});

/** Two aces, a two, a three, a five, two sixes, an eight, two nines, three tens and two jokers. */
const SHOE = [2, 1, 1, 0, 1, 2, 0, 1, 2, 3, 2];
const of = (shoe: readonly number[]) => ({
  left: Float64Array.from(shoe),
  cards: shoe.reduce((sum, count) => sum + count, 0),
});

describe('a small shoe, card by card', () => {
  it.each([
    ['an ace', ACE],
    ['a six', 5],
    ['a ten', TEN],
    ['a joker', JOKER],
  ])(
    'the dealer with %s ends as often as the cards say, beside every set that is out in the order of their numbers',
    (_, up) => {
      const dealer = new DealersCards(up, 18);
      // Sets that share their high cards or none.
      const out = [[], [ACE], [JOKER, 1], [8], [8, 2], [8, 8], [TEN, TEN, ACE]];
      const numbered = out
        .map((kinds) => ({
          kinds,
          number: kinds.reduce((sum, kind) => sum + inTable(SETS.numberOfKind[kind]), 0),
        }))
        .sort((a, b) => a.number - b.number);
      const ends = new Float64Array(out.length * ENDS);
      dealer.beside(
        numbered.map(({ number }) => number),
        of(SHOE),
        ends,
      );
      for (const [at, { kinds }] of numbered.entries()) {
        const left = takenOut(of(SHOE), ...kinds);
        const seen = new Float64Array(ENDS);
        for (const [total, chance] of dealersHands([up], Array.from(left.left)))
          seen[total - LOWEST] = inTable(seen[total - LOWEST]) + chance;
        for (let end = 0; end < ENDS; end += 1)
          expect(inTable(ends[at * ENDS + end]), kinds.join()).toBeCloseTo(inTable(seen[end]), 14);
        expect(1 - dealer.natural(left)).toBeCloseTo(
          seen.reduce((sum, chance) => sum + chance, 0),
          14,
        );
      }
    },
  );

  it.each([
    ['a six', 5, [9, 5]],
    ['a nine', 8, [7, 8]],
    ['a ten', TEN, [5, 8]],
    ['an ace', ACE, [2, 5]],
    ['a joker', JOKER, [8, TEN]],
  ])('against %s the best of every choice is found', (_, up, cards) => {
    // Tens and higher only, so that no hand draws long.
    const few = [0, 0, 0, 0, 0, 1, 0, 1, 2, 3, 1];
    const [a, b] = cards as [number, number];
    const situation: Situation = {
      rules: RULES,
      dealer: new DealersCards(up, 18),
      shoe: of(few.map((count, kind) => count + (kind === a ? 1 : 0) + (kind === b ? 1 : 0))),
    };
    const gains = new HandGains(situation);
    const hand = handOf(a, b);
    const { gain, does } = bestGain([a, b], up, few);
    expect(inTable(gains.best[hand])).toBeCloseTo(gain, 12);
    expect(DOES[inTable(gains.choice[hand])]).toBe(does);
  });

  // Beside a pair: what each is split to depends on the plan that was found for the whole of such a shoe.
  it.each([
    ['eights against a nine, up to four hands', 7, 8, 4, [0, 0, 0, 0, 1, 1, 1, 2, 2, 8, 0]],
    ['nines against a joker, up to three hands', 8, JOKER, 3, [1, 1, 0, 0, 0, 0, 1, 1, 2, 2, 0]],
    [
      'tens against a six, up to four hands, a joker among the cards',
      TEN,
      5,
      4,
      [0, 0, 0, 0, 0, 1, 1, 3, 2, 4, 2],
    ],
  ])('a pair of %s gains as much, dealt in the order of the table', (_, pair, up, most, rest) => {
    const situation: Situation = {
      rules: { ...RULES, hands: most },
      dealer: new DealersCards(up, 18),
      shoe: of(rest.map((count, kind) => count + (kind === pair ? 2 : 0))),
    };
    const gains = new HandGains(situation);
    const split = splitPair(situation, gains, pair);
    const plan = (cards: readonly number[]) => DOES[inTable(gains.choice[handOf(...cards)])] as Does;
    let [gain, staked, hands, fewest] = [0, 0, 0, rest.length];
    for (const [ended, chance, left] of splitHands(2, pair, { most, plan }, rest)) {
      const round = against(ended, up, left);
      gain += chance * round.gain;
      staked += chance * round.staked;
      hands = Math.max(hands, ended.length);
      fewest = Math.min(
        fewest,
        left.reduce((sum, count) => sum + count, 0),
      );
    }
    expect(hands).toBeGreaterThan(2);
    // The dealer can always finish his hand.
    expect(fewest).toBeGreaterThan(1);
    expect(split.gain).toBeCloseTo(gain, 12);
    const { chances, stakes } = split.together();
    expect(stakes.reduce((sum, stake) => sum + stake, 0)).toBeCloseTo(staked, 12);
    const won = chances.reduce(
      (sum, chance, at) =>
        sum + (chance * (Math.floor(at / SPLIT_PARTS.places) - (at % SPLIT_PARTS.places))) / 2,
      0,
    );
    expect(won).toBeCloseTo(gain, 12);
  });
});

/** Aces and jokers come first. */
const PIECE_OF_SIX = 6;
const PAYS = { initial: { 'two-aces': '3 to 2', blackjack: '1 to 1', win: '1 to 1' } };

it('has a chart of two cards and one of more: against a six, tens of one rank are split and a twelve of two cards doubled', () => {
  const parameters = HawaiianParameters.parse({});
  const plans = plansFrom(hawaiianPiece(parameters, PAYS, PIECE_OF_SIX)[5] as Float64Array);
  const [two, more] = whatToPlay(plans, 8).tables;
  const column = two?.columns.indexOf('6') as number;
  const says = (label: string) =>
    [two, more].flatMap((table) => table?.rows ?? []).find((row) => row.label === label)?.cells[column];
  expect(two?.rows).toHaveLength(66);
  expect(
    ['10-10', 'A-A', 'Joker-10', 'Joker-Joker', '10-2', '10-6', 'A-7', 'Hard 18', 'Soft 18'].map(says),
  ).toEqual(['P', 'S', 'S', 'P', 'D', 'H', 'D', 'S', 'H']);
});

it.each([
  [{ decks: 3 }, 'Give at least 4 decks.'],
  [{ decks: 9 }, 'Give at most 8 decks.'],
  [{ over: 'wins' }, 'Choose what a hand over 22 does against one that is not: loses or nearer.'],
  [{ hands: 5 }, 'Choose how many hands a pair may become: 2, 3 or 4.'],
  [
    { wild: 1 },
    'Leave out "wild": this game has no such rule. It is played with four to eight decks of 56 cards, with four jokers each.',
  ],
])('%o is refused with a sentence', (given, message) => {
  const parsed = HawaiianParameters.safeParse(given);
  expect(parsed.error?.issues.map((issue) => issue.message)).toContain(message);
});
