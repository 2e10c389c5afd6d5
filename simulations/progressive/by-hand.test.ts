import { describe, expect, it } from 'vitest';
import { type Fraction, fromText, ONE, ratio, sum, toText } from '../exact/fraction';
import { edgeAtMeter, edgeInTheLongRun } from './edge-line';
import { progressiveFigures } from './figures';
import { PLAIN, SMALL, settledFor } from './made-up-meter';
import type { MeterTerms } from './meter-terms';

const figures = (more: Partial<MeterTerms> = {}) => {
  const terms = { ...PLAIN, ...more };
  return progressiveFigures(settledFor(SMALL, terms), terms);
};

/** Of 100 rounds: 5 take the meter, 10 a fifth of it: Q = 0.07. 10 return three stakes: 0.30 of each. */
describe('a meter worked by hand', () => {
  it('whose seed the house pays', () => {
    // Each round adds 0.50, and 5 of 100 add the seed of 10: 1.00, of which 0.07 is taken: 100/7.
    // Back comes 0.30 + 0.50 of each unit: 1.00 for each wager of 2.
    expect(figures()).toMatchObject({
      fixedReturn: '3/10',
      meterShare: '7/100',
      averageMeter: '100/7',
      longRunReturn: '4/5',
      breakEvenMeter: '20/1',
      roundsBetween: [
        { event: 'all', rounds: '20/1' },
        { event: 'part', rounds: '10/1' },
      ],
      course: {
        parts: { fixed: '3/10', contribution: '1/4', reserve: '0/1', seed: '1/4' },
        hits: [
          { event: 'all', rounds: '20/1', paid: '100/7' },
          { event: 'part', rounds: '10/1', paid: '20/7' },
        ],
        // (0.05 x 30 + 0.95 x 0.50) / 0.07
        nextWin: { rounds: '20/1', meter: '395/14' },
      },
    });
    expect(figures()).not.toHaveProperty('ownShare');
  });

  it('whose fixed pays it bears itself: 0.60 of each wager, more than the 0.50 that is added', () => {
    // 1.00 - 0.60 is left for shares: 0.40 / 0.07.
    const borne = figures({ fixedPaidFrom: 'meter' });
    expect(borne).toMatchObject({ averageMeter: '40/7', longRunReturn: '1/2' });
    expect(borne.course?.parts).toEqual({ fixed: '0/1', contribution: '1/4', reserve: '0/1', seed: '1/4' });
    expect(figures({ fixedPaidFrom: 'meter', seed: '0/1' })).toMatchObject({
      averageMeter: '0/1',
      longRunReturn: '3/10',
    });
  });

  it('with a reserve: what is kept comes back, and the first seed has no part in it', () => {
    const reserved = figures({ reserve: '1/20' });
    // 0.50 + 0.10 for each round; 0.30 + 0.25 + 0.05 of each unit. 20 rounds gather 2.00 in the reserve.
    expect(reserved).toMatchObject({ averageMeter: '60/7', longRunReturn: '3/5' });
    expect(reserved.course).toMatchObject({
      parts: { fixed: '3/10', contribution: '1/4', reserve: '1/20', seed: '0/1' },
      nextWin: { reserve: '2/1' },
    });
    for (const seed of ['0/1', '500/1', '123456/7'])
      expect(figures({ reserve: '1/20', seed })).toMatchObject({
        averageMeter: reserved.averageMeter,
        longRunReturn: reserved.longRunReturn,
        breakEvenMeter: reserved.breakEvenMeter,
      });
    expect(figures({ seed: '500/1' }).longRunReturn).not.toBe(figures({ seed: '0/1' }).longRunReturn);
  });

  it('that four players win together and divide', () => {
    // A round adds 4 x 0.50 and the seed in 5 of 100: 2.50 for 0.07; each wager gets a quarter of what is taken.
    const four = figures({ shared: 'split', players: '4/1' });
    expect(four).toMatchObject({
      meterShare: '7/100',
      ownShare: '7/400',
      averageMeter: '250/7',
      longRunReturn: toText(fromText('3/10').add(fromText('5/16'))),
      breakEvenMeter: '80/1',
    });
    expect(four.course?.parts.seed).toBe('1/16');
    expect(four.course?.hits[0]).toEqual({ event: 'all', rounds: '20/1', paid: '125/14' });
    expect(four.course?.byPlayers?.[3]).toMatchObject({
      players: 4,
      longRunReturn: four.longRunReturn,
      averageMeter: four.averageMeter,
      breakEvenMeter: four.breakEvenMeter,
    });
    expect(four.course?.byPlayers?.[0]).toMatchObject({ longRunReturn: '4/5', breakEvenMeter: '20/1' });
  });

  it('some of whose wins half the time lie on the board', () => {
    const among = (players: string, events: Record<string, 'split' | 'each'>) =>
      figures({ shared: 'board', players, board: { part: '1/2', events } });
    // Divided by four: 5/8 of the meter 5 times in 100; a fifth for each takes four fifths at once, a fifth a hand.
    expect(among('4/1', { all: 'split', part: 'each' })).toMatchObject({ meterShare: '41/800' });
    // All of it 5 times in 100; a fifth, or a twentieth where four divide it, 10 times.
    expect(among('4/1', { part: 'split' })).toMatchObject({ meterShare: '1/16' });
    // Ten want a fifth each: the meter pays a tenth to each, the house the rest.
    expect(among('10/1', { part: 'each' })).toMatchObject({ meterShare: '13/200', ownShare: '7/100' });
  });

  it('that five of a fifth each empty as a whole win does', () => {
    expect(figures({ shared: 'each', players: '5/1' }).course?.nextWin?.rounds).toBe('20/3');
    expect(figures({ shared: 'each', players: '4/1' }).course?.nextWin?.rounds).toBe('20/1');
  });

  it('without a reserve, a seed or a chance says nothing about them', () => {
    expect(figures().course?.nextWin).not.toHaveProperty('reserve');
    expect(figures({ seed: '0/1' }).course?.firstSeed).toEqual([]);
    const rows = [
      ['all', 0, '100% of the meter'],
      ['part', 10, '20% of the meter'],
      ['lose', 90, 'lose'],
    ] as const;
    const { roundsBetween, course } = progressiveFigures(settledFor(rows, PLAIN), PLAIN);
    expect(roundsBetween).toEqual([{ event: 'part', rounds: '10/1' }]);
    expect(course?.hits).toHaveLength(1);
  });

  it('pays out its first seed as its wins come', () => {
    const rare = (probability: Fraction) =>
      progressiveFigures(
        [
          { event: { id: 'all' }, pay: { kind: 'meter', share: ONE }, probability, net: ONE },
          {
            event: { id: 'lose' },
            pay: { kind: 'lose', share: ONE },
            probability: ONE.sub(probability),
            net: ONE.neg(),
          },
        ],
        PLAIN,
      ).course?.firstSeed.map(({ share }) => share) ?? [];
    // Of the seed of 10, five wagers' worth, once in 100,000: some 9.5% are gone after 10,000 rounds.
    const [first, second] = rare(ratio(1, 100_000));
    expect(first).toBeCloseTo((5 * (1 - 0.99999 ** 10_000)) / 10_000, 12);
    expect(second).toBeCloseTo((5 * (1 - 0.99999 ** 100_000)) / 100_000, 12);
    expect(rare(ONE)[0]).toBe(0.0005);
  });

  it('of which each of four gets the whole share, as far as it goes', () => {
    // All four want all of it: it pays once, the house three times. Of a fifth each it pays 0.80. Q = 0.05 + 0.08.
    const each = figures({ shared: 'each', players: '4/1' });
    expect(each).toMatchObject({ meterShare: '13/100', ownShare: '7/100', averageMeter: '250/13' });
    // 0.30, and 0.07 of the average meter for each wager of 2.
    expect(each.longRunReturn).toBe('253/260');
  });

  it('with hands of their own, more players only hasten it', () => {
    const [one, four] = [figures(), figures({ players: '4/1' })];
    expect(four).toMatchObject({
      averageMeter: one.averageMeter,
      longRunReturn: one.longRunReturn,
      breakEvenMeter: one.breakEvenMeter,
    });
    expect(four.course?.hits.map(({ rounds }) => rounds)).toEqual(['5/1', '5/2']);
    expect(four.course).not.toHaveProperty('byPlayers');
  });

  it('with envy: to the dealer once for a winner, to the other players once each', () => {
    const pays = { all: '100/1', part: '10/1' };
    // 0.05 x 100 + 0.10 x 10 = 6 for each wager of 2.
    expect(figures({ envy: { to: 'dealer', pays }, players: '4/1' }).course).toMatchObject({
      envyCost: '3/1',
      envyPerRound: '24/1',
    });
    const among = figures({ envy: { to: 'others', pays }, players: '4/1', shared: 'one' }).course;
    expect(among).toMatchObject({ envyCost: '9/1', envyPerRound: '72/1' });
    expect(among?.byPlayers?.map(({ envyCost }) => envyCost).slice(0, 2)).toEqual(['0/1', '3/1']);
  });

  it('returns by its parts what it returns in all', () => {
    for (const shared of ['in-turn', 'one', 'split', 'each'] as const)
      for (const more of [{}, { reserve: '1/20' }, { fixedPaidFrom: 'meter' as const, seed: '40/1' }]) {
        const { longRunReturn, course } = figures({ shared, players: '3/1', ...more });
        const parts = Object.values(course?.parts ?? {}).map((part) => fromText(part));
        expect(toText(sum(parts)), shared).toBe(longRunReturn);
      }
  });

  it('costs nothing at its break-even meter, and over the long run what it costs at its average meter', () => {
    for (const shared of ['in-turn', 'split', 'each'] as const) {
      const found = figures({ shared, players: '3/1' });
      expect(edgeAtMeter(found, fromText(found.breakEvenMeter ?? '')).n).toBe(0n);
      const average = edgeAtMeter(found, fromText(found.averageMeter ?? ''));
      expect(toText(average)).toBe(edgeInTheLongRun(found));
      expect(ONE.sub(average).equals(fromText(found.longRunReturn))).toBe(true);
    }
  });

  it('has on its line the edge that the pays come to, event by event', () => {
    for (const shared of ['in-turn', 'one', 'split', 'each'] as const) {
      const terms = { ...PLAIN, shared, players: '7/2' };
      const settled = settledFor(SMALL, terms);
      const edge = sum(settled.map(({ probability, net }) => probability.mul(net))).neg();
      const found = progressiveFigures(settled, terms);
      expect(toText(edgeAtMeter(found, fromText(terms.meter))), shared).toBe(toText(edge));
    }
  });

  it('from its seed, after the first wager, is expected to be won at its average', () => {
    for (const more of [
      {},
      { fixedPaidFrom: 'meter' as const, seed: '40/1' },
      { players: '3/1', shared: 'split' as const },
    ]) {
      const found = figures(more);
      const { seed, wager, contribution, players = '1/1' } = found;
      const together = 'shared' in more ? fromText(players) : ONE;
      const first = fromText(seed).add(fromText(wager).mul(fromText(contribution)).mul(together));
      const next = figures({ ...more, meter: toText(first) }).course?.nextWin;
      expect(next?.meter).toBe(found.averageMeter);
    }
  });

  it('without any share of a meter is its fixed pays and no more', () => {
    const rows = [
      ['fixed', 10, '3 for 1'],
      ['lose', 90, 'lose'],
    ] as const;
    const none = progressiveFigures(settledFor(rows, PLAIN), PLAIN);
    expect(none).toMatchObject({ fixedReturn: '3/10', longRunReturn: '3/10', roundsBetween: [] });
    for (const absent of ['breakEvenMeter', 'averageMeter']) expect(none).not.toHaveProperty(absent);
    expect(none.course).toMatchObject({ hits: [], firstSeed: [] });
    expect(none.course).not.toHaveProperty('nextWin');
  });

  it('keeps its reserve for ever where nothing pays the whole of it', () => {
    const rows = [
      ['part', 10, '20% of the meter'],
      ['lose', 90, 'lose'],
    ] as const;
    const terms = { ...PLAIN, reserve: '1/20' };
    expect(progressiveFigures(settledFor(rows, terms), terms)).toMatchObject({ longRunReturn: '1/4' });
  });
});
