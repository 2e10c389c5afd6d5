import { beforeAll, describe, expect, it } from 'vitest';
import { type Fraction, fromText, ONE, ratio, toText, ZERO } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { countWager } from '@/simulations/request/written-wagers';
import { checkAmbiguities } from '../checks/ambiguities';
import type { Game, Rulebook, Wager } from '../format/record';
import { engineParameters, familyWager } from '../offer/engine-wager';
import { meterTerms } from '../offer/meter';
import { rulebooks } from '../registry';
import { HANDS_ON_THE_BOARD } from './games/hands-on-the-board';

/** Of two players: what each holds at best, with hole cards or on the board. */
type Held = 'royal' | 'straight' | 'board-royal' | 'board-straight';

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k);
const bits = (mask: number): number => (mask === 0 ? 0 : 1 + bits(mask & (mask - 1)));

/** The highest five in a row among the ranks of one suit, bit 0 the ace below the two; -1 where there are none. */
function highest(ranks: number): number {
  const all = (ranks << 1) | (ranks >> 12);
  for (let low = 9; low >= 0; low -= 1) if (((all >> low) & 31) === 31) return low;
  return -1;
}

/** Every board with three to five cards of one suit, and every two hands of hole cards by what they have of that suit. */
function everyMeeting() {
  const met = new Map<string, number>();
  let mostAtOnce = 0;
  for (let board = 0; board < 8192; board += 1) {
    const suited = bits(board);
    if (suited < 3 || suited > 5) continue;
    const boards = 4 * choose(39, 5 - suited);
    const others = 39 - (5 - suited);
    const onBoard = highest(board);
    const hands: { ranks: number; held: Held }[] = [];
    for (let ranks = 0; ranks < 8192; ranks += 1) {
      if ((ranks & board) !== 0 || bits(ranks) > 2) continue;
      const best = highest(board | ranks);
      if (best < 0) continue;
      const kind = best === 9 ? 'royal' : 'straight';
      hands.push({ ranks, held: best === onBoard ? `board-${kind}` : kind });
    }
    const own = hands.filter(({ held }) => !held.startsWith('board')).map(({ ranks }) => ranks);
    mostAtOnce = Math.max(mostAtOnce, apart(own));
    for (const one of hands)
      for (const two of hands) {
        if ((one.ranks & two.ranks) !== 0) continue;
        const plain = 2 - bits(one.ranks);
        const ways = choose(others, plain) * choose(others - plain, 2 - bits(two.ranks));
        const key = `${one.held} ${two.held}`;
        met.set(key, (met.get(key) ?? 0) + boards * ways);
      }
  }
  return { met, mostAtOnce };
}

/** How many of these hands can be held at once. */
function apart(hands: number[], taken = 0): number {
  const [first, ...rest] = hands;
  if (first === undefined) return 0;
  const without = apart(rest, taken);
  return first & taken ? without : Math.max(without, 1 + apart(rest, taken | first));
}

const DEALS = choose(52, 5) * choose(47, 2) * choose(45, 2);
const MINIMUM = { royal: ONE, straight: ratio(1, 10) };

describe('two players of Progressive 5/7', () => {
  let met: Map<string, number>;
  let mostAtOnce: number;
  beforeAll(() => {
    ({ met, mostAtOnce } = everyMeeting());
  });
  const chance = (one: Held, two: Held): Fraction =>
    ratio(BigInt(met.get(`${one} ${two}`) ?? 0), BigInt(DEALS));

  it('meet as often as every deal of two hands shows', () => {
    // From a program in C that went through all 2,598,960 boards and all hole cards of two players, card by card.
    expect(Object.fromEntries(met)).toEqual({
      'straight straight': 6_200_240,
      'straight royal': 410_736,
      'royal straight': 410_736,
      'straight board-straight': 1_453_320,
      'board-straight straight': 1_453_320,
      'royal board-straight': 186_120,
      'board-straight royal': 186_120,
      'board-straight board-straight': 35_247_960,
      'board-royal board-royal': 4_280_760,
    });
    expect(mostAtOnce).toBe(2);
    const [royal, straight] = HANDS_ON_THE_BOARD.board.meetings;
    expect(royal).toMatchObject({
      own: toText(chance('royal', 'straight')),
      onBoard: toText(chance('royal', 'board-straight')),
    });
    expect(straight.own).toBe(toText(chance('straight', 'straight')));
  });

  const game = (rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook).games.find(
    ({ id }) => id === 'casino-holdem',
  ) as Game;
  const wager = game.wagers.find(({ id }) => id === 'progressive') as Wager;
  const at = (players: string, meter: string, seed = '0') => {
    const terms = meterTerms(wager, { progressive: { contribution: '70%', players, meter, seed } });
    if (!terms.ok || !terms.value) throw new Error('no meter');
    const counted = countWager({
      id: wager.id,
      ...familyWager(game, wager),
      parameters: engineParameters(game, wager, new Map()),
      pays: wager.minimum,
      settled: { by: 'meter', meter: terms.value },
    });
    const found = figuresOf(counted.distribution, counted.spec, wager.minimum, 'pays', terms.value);
    if (!found.ok || !found.value.progressive) throw new Error('no figures');
    return { edge: found.value.houseEdge, ...found.value.progressive };
  };
  const all = 133_784_560;
  const single = { royal: ratio(4_324, all), straight: ratio(37_260, all) };

  it('take of the meter what both get of it as it was, and no more than all of it', () => {
    // One player's wins twice, less what two get that win together beyond the one meter.
    const both = single.royal.add(single.straight.mul(MINIMUM.straight)).mul(2);
    const beyond = (['royal straight', 'royal board-straight'] as const)
      .map((key) =>
        ratio(BigInt(met.get(key) ?? 0), BigInt(DEALS))
          .mul(2)
          .mul(MINIMUM.straight),
      )
      .reduce((sum, each) => sum.add(each), ZERO);
    const taken = both.sub(beyond).sub(chance('board-royal', 'board-royal'));
    expect(toText(fromText(at('2', '9000').meterShare).mul(2))).toBe(toText(taken));
  });

  it('get less of it where the later is paid of what is left, as every two hands show', () => {
    const own = { royal: ONE, straight: ratio(1, 10) } as const;
    let lost = ZERO;
    // The second seat is paid of what the first has left.
    for (const one of ['royal', 'straight'] as const)
      for (const two of ['royal', 'straight'] as const)
        lost = lost.add(chance(one, two).mul(own[two].sub(own[two].mul(ONE.sub(own[one])))));
    const { edge, course } = at('2', '9000');
    const other = fromText(edge).add(lost.div(2).mul(9_000));
    expect(course?.ofWhatIsLeft?.houseEdge).toBe(toText(other));
    // With a seed of 100, a straight flush after a royal flush gets a tenth of it.
    const seeded = other.sub(chance('royal', 'straight').mul(10).div(2));
    expect(at('2', '9000', '100').course?.ofWhatIsLeft?.houseEdge).toBe(toText(seeded));
    expect(at('1', '9000').course?.ofWhatIsLeft).toBeUndefined();
  });

  // Derived independently in Python's fractions: of the meter as it was, as issue 10 has it at six, and of what is
  // left.
  it.each([
    ['2', 9_634.76, 9_638.97, 3.7706, 3.7939],
    ['6', 9_718.7, 9_740.13, 4.2323, 4.3489],
    ['9', 9_732.83, 9_767.26, 4.3093, 4.4959],
  ])('break even, of %s players, at %f or at %f', (players, stood, left, edgeStood, edgeLeft) => {
    const { edge, breakEvenMeter, course } = at(players, '9000');
    const number = (text?: string) => fromText(text ?? '0/1').valueOf();
    expect(number(breakEvenMeter)).toBeCloseTo(stood, 2);
    expect(number(course?.ofWhatIsLeft?.breakEvenMeter)).toBeCloseTo(left, 2);
    expect(100 * number(edge)).toBeCloseTo(edgeStood, 4);
    expect(100 * number(course?.ofWhatIsLeft?.houseEdge)).toBeCloseTo(edgeLeft, 4);
  });

  it('are in the record as the code computes them', () => {
    const gb = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;
    const found = checkAmbiguities(gb).find(
      ({ ambiguity }) => ambiguity.id === 'casino-progressive-in-order-of-seats',
    );
    const { edge, course } = at('6', '9000');
    expect(found).toMatchObject({
      chosen: edge,
      other: course?.ofWhatIsLeft?.houseEdge,
      basis: 'with 6 players and a meter of 9,000',
    });
    for (const figure of ['9,634.76', '9,638.97', '9,718.70', '9,740.13', '9,732.83', '9,767.26'])
      expect(found?.ambiguity.because).toContain(figure);
    // Lost for each pair of players, of each unit on the meter: 25,741 in 496,675,179,000.
    expect(found?.ambiguity.because).toContain('one unit in 19.3 million');
    expect(496_675_179_000 / 25_741 / 1e6).toBeCloseTo(19.3, 1);
  });
});
