/**
 * The second method: every course that a few rounds can take is written out, with the meter and the reserve it leads
 * to, and weighed by its chance. Nothing is averaged on the way.
 */
import { describe, expect, it } from 'vitest';
import { type Fraction, fromText, ONE, ratio, toText, ZERO } from '../exact/fraction';
import { progressiveFigures } from './figures';
import { PLAIN, SMALL, settledFor } from './made-up-meter';
import type { MeterTerms } from './meter-terms';
import { type Settled, shareOf } from './per-outcome';

type Standing = { meter: Fraction; reserve: Fraction };

/** What the meter pays over a number of rounds, and where it then stands, both expected over all courses. */
function everyCourse(settled: Settled[], terms: MeterTerms, start: Standing, rounds: number) {
  const [wager, main] = [fromText(terms.wager), fromText(terms.contribution)];
  const kept = terms.reserve === undefined ? undefined : fromText(terms.reserve);
  const players = terms.shared === 'split' ? fromText(terms.players ?? '1/1') : ONE;
  let paid = ZERO;
  let end = ZERO;
  const play = (weight: Fraction, { meter, reserve }: Standing, left: number) => {
    if (left === 0) {
      end = end.add(weight.mul(meter));
      return;
    }
    for (const { pay, probability } of settled) {
      const share = shareOf(pay);
      const now = weight.mul(probability);
      const all = share.equals(ONE);
      paid = paid.add(now.mul(meter).mul(share));
      const after = all ? (kept ? reserve : fromText(terms.seed)) : meter.sub(meter.mul(share));
      play(
        now,
        {
          meter: after.add(players.mul(wager).mul(main)),
          reserve: kept ? (all ? ZERO : reserve).add(players.mul(wager).mul(kept)) : ZERO,
        },
        left - 1,
      );
    }
  };
  play(ONE, start, rounds);
  return { paid, end };
}

const ROUNDS = 6;
const figures = (terms: MeterTerms) => progressiveFigures(settledFor(SMALL, terms), terms);
const average = (terms: MeterTerms): Fraction => fromText(figures(terms).averageMeter ?? '');

describe('over every course of six rounds', () => {
  const TERMS: [string, MeterTerms][] = [
    ['a seed from the house', PLAIN],
    ['a seed from the reserve', { ...PLAIN, reserve: '3/50' }],
    ['a seed divided among three', { ...PLAIN, shared: 'split', players: '3/1' }],
    ['a reserve divided among three', { ...PLAIN, reserve: '3/50', shared: 'split', players: '3/1' }],
  ];

  it.each(TERMS)('%s: a meter that starts at its average stays there', (_, terms) => {
    const together = terms.shared === 'split' ? 3 : 1;
    // The reserve has gathered since the last win; a win is 20 rounds off on either side.
    const reserve = fromText(terms.reserve ?? '0/1')
      .mul(fromText(terms.wager))
      .mul(20 * together);
    const start = { meter: average(terms), reserve };
    const { paid, end } = everyCourse(settledFor(SMALL, terms), terms, start, ROUNDS);
    expect(toText(end)).toBe(toText(start.meter));
    // What it pays for each unit staked is the long-run return beside the fixed pays.
    const perUnit = paid.div(fromText(terms.wager).mul(ROUNDS * together));
    const { longRunReturn, fixedReturn } = figures(terms);
    expect(toText(perUnit.add(fromText(fixedReturn)))).toBe(longRunReturn);
  });

  it('from anywhere it moves to its average, by the part Q of the distance each round', () => {
    const away = ratio(1_000);
    const start = { meter: average(PLAIN).add(away), reserve: ZERO };
    const { end } = everyCourse(settledFor(SMALL, PLAIN), PLAIN, start, ROUNDS);
    const left = ONE.sub(fromText(figures(PLAIN).meterShare)).pow(ROUNDS) as Fraction;
    expect(toText(end)).toBe(toText(average(PLAIN).add(away.mul(left))));
  });

  it('a first seed beside a reserve is paid out as the figures say', () => {
    const terms: MeterTerms = { ...PLAIN, reserve: '3/50' };
    const from = (meter: Fraction) =>
      everyCourse(settledFor(SMALL, terms), terms, { meter, reserve: ZERO }, ROUNDS).paid;
    const extra = from(fromText(terms.seed)).sub(from(ZERO));
    const left = ONE.sub(fromText(figures(terms).meterShare)).pow(ROUNDS) as Fraction;
    expect(toText(extra)).toBe(toText(fromText(terms.seed).mul(ONE.sub(left))));
    // After 10,000 rounds all ten of it are gone: 10 / (2 x 10,000).
    expect(figures(terms).course?.firstSeed[0]).toEqual({ rounds: 10_000, share: 0.0005 });
    // Four players stake four times as much in them, whether they win together or each alone.
    for (const shared of ['in-turn', 'split'] as const)
      expect(figures({ ...terms, players: '4/1', shared }).course?.firstSeed[0]?.share).toBe(0.000125);
  });
});
