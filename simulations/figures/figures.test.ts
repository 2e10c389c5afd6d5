import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromText, ratio, sum, toText } from '../exact/fraction';
import { pricedEvents } from '../pays/priced-events';
import { printPay } from '../pays/print-pay';
import type { MeterTerms } from '../progressive/meter-terms';
import type { Distribution, Outcome } from '../wagers/distribution';
import { checkedDistribution } from '../wagers/distribution';
import type { WagerSpec } from '../wagers/wager-spec';
import { distributionFromJson, distributionToJson } from '../wagers/wire';
import { figuresOf } from './figures';
import { houseEdge } from './house-edge';

const method = { id: 'enumeration', explains: 'Counted.', reductions: [] };
const spec: WagerSpec = {
  id: 'test',
  label: 'Test',
  explains: 'Something happens.',
  events: [
    { id: 'win', label: 'It happens', settles: 'pays' },
    { id: 'zero', label: 'Zero', settles: 'pays' },
    { id: 'void', label: 'Nothing counts', settles: 'push' },
    { id: 'lose', label: 'It does not', settles: 'lose' },
  ],
  outcome: 'spin',
  lasts: 'throw',
  decisions: false,
};

function distributionOf(counts: [number, number, number, number], more: Partial<Distribution> = {}) {
  return checkedDistribution({
    universe: BigInt(counts.reduce((total, count) => total + count, 0)),
    outcomes: spec.events.map(({ id }, i) => ({ event: id, count: BigInt(counts[i] ?? 0) })),
    method,
    ...more,
  });
}

const value = <T>(result: { ok: true; value: T } | { ok: false }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
};

describe('figures', () => {
  it('of a wager worked by hand', () => {
    // 20 outcomes: 8 win 1, 2 lose a half, 4 void, 6 lose. Mean (8 - 1 - 6) / 20 = 1/20; squares (8 + 1/2 + 6) / 20.
    const distribution = distributionOf([8, 2, 4, 6], { mandatory: ratio(2), expectedTrials: ratio(5, 2) });
    const figures = value(figuresOf(distribution, spec, { win: 'evens', zero: 'lose half' }));
    expect(figures).toMatchObject({
      exact: true,
      universe: '20',
      houseEdge: '-1/20',
      houseEdgePercent: -5,
      perMandatory: '-1/40',
      elementOfRisk: '-1/20',
      hit: '2/5',
      push: '1/5',
      variance: toText(ratio(29, 40).sub(ratio(1, 400))),
      standardDeviation: Number(Math.sqrt(0.7225).toPrecision(12)),
      maxPayout: '1 to 1',
      resolved: { houseEdge: '-1/16', houseEdgePercent: -6.25, probability: '4/5' },
      duration: { trial: 'throw', expected: '5/2', houseEdgePerTrial: '-1/50' },
    });
    expect(figures.events.map(({ pays, net, contribution }) => [pays, net, contribution])).toEqual([
      ['1 to 1', '1/1', '2/5'],
      ['lose half', '-1/2', '-1/20'],
      ['push', '0/1', '0/1'],
      ['lose', '-1/1', '-3/10'],
    ]);
  });

  it('count as a hit what wins, not what loses', () => {
    const figures = value(figuresOf(distributionOf([9, 1, 0, 10]), spec, { win: 'evens', zero: 'push' }));
    expect(figures).toMatchObject({ hit: '9/20', push: '1/20' });
  });

  it('say nothing about resolved rounds where all are, or none', () => {
    const pays = { win: 'evens', zero: 'lose' };
    expect(value(figuresOf(distributionOf([8, 2, 0, 6]), spec, pays)).resolved).toBeUndefined();
    expect(value(figuresOf(distributionOf([0, 0, 4, 0]), spec, pays)).resolved).toBeUndefined();
  });

  it('price a share of the meter at what it shows', () => {
    const meter: MeterTerms = {
      wager: '1/1',
      meter: '10/1',
      contribution: '1/10',
      seed: '4/1',
      fixedPaidFrom: 'house',
    };
    // One in 20 takes the whole meter of 10; of the others 2 get the stake back and 17 lose it.
    const pays = { win: '100% of the meter', zero: 'push' };
    const distribution = distributionOf([1, 2, 0, 17]);
    const figures = value(figuresOf(distribution, spec, pays, undefined, meter));
    expect(figures).toMatchObject({
      houseEdge: '2/5',
      progressive: { meterShare: '1/20', fixedReturn: '1/10', breakEvenMeter: '18/1', longRunReturn: '2/5' },
    });
    expect(toText(value(houseEdge(distribution, spec, pays, undefined, meter)))).toBe('2/5');
  });

  it('are refused for a distribution of another wager', () => {
    const { outcomes, ...distribution } = distributionOf([1, 1, 1, 1]);
    const pays = { win: 'evens', zero: 'lose' };
    const fewer = { ...distribution, outcomes: outcomes.slice(1) };
    expect(() => figuresOf(fewer, spec, pays)).toThrow('the distribution has other events than the wager');
    const [first, ...others] = outcomes as [Outcome, ...Outcome[]];
    const renamed = { ...distribution, outcomes: [{ ...first, event: 'other' }, ...others] };
    expect(() => figuresOf(renamed, spec, pays)).toThrow('the distribution does not count win');
    expect(() => distributionToJson(renamed, spec)).toThrow('the distribution does not count win');
  });

  it('per unit of all that is staked where more is staked later', () => {
    const distribution = distributionOf([8, 2, 4, 6]);
    const outcomes = distribution.outcomes.map((outcome) =>
      outcome.event === 'win' ? { ...outcome, staked: ratio(2) } : outcome,
    );
    const figures = value(figuresOf({ ...distribution, outcomes }, spec, { win: 'evens', zero: 'lose' }));
    // 8 + 20 staked over 20 outcomes; nothing is gained or lost on average.
    expect(figures).toMatchObject({ houseEdge: '0/1', houseEdgePercent: 0, elementOfRisk: '0/1' });
    const dearer = value(figuresOf({ ...distribution, outcomes }, spec, { win: '1 to 2', zero: 'lose' }));
    expect(dearer).toMatchObject({ houseEdge: '1/5', elementOfRisk: '1/7' });
  });

  const count = fc.integer({ min: 1, max: 1_000 });
  const table = fc.record({
    win: fc.constantFrom('35 to 1', '1 to 2', 'evens', '6 for 1', '9½ to 5', 'push'),
    zero: fc.constantFrom('lose', 'lose half', 'push', '7.25 to 1'),
  });

  it('are consistent for any counts and pays', () => {
    fc.assert(
      fc.property(fc.tuple(count, count, count, count), table, (counts, pays) => {
        const distribution = distributionOf(counts);
        const figures = value(figuresOf(distribution, spec, pays));
        const edge = fromText(figures.houseEdge);
        expect(sum(figures.events.map(({ probability }) => fromText(probability))).equals(1)).toBe(true);
        expect(
          sum(figures.events.map(({ contribution }) => fromText(contribution)))
            .neg()
            .equals(edge),
        ).toBe(true);
        expect(value(houseEdge(distribution, spec, pays)).equals(edge)).toBe(true);
        // Variance by its other definition: the mean squared distance from the mean.
        const spread = sum(
          figures.events.map(({ probability, net }) =>
            fromText(net).add(edge).pow(ratio(2)).mul(fromText(probability)),
          ),
        );
        expect(toText(spread)).toBe(figures.variance);
      }),
    );
  });

  it('travel as JSON and come back the same', () => {
    const plain = fc.tuple(count, count, count, count);
    fc.assert(
      fc.property(plain, (counts) => {
        const distribution = distributionOf(counts, { expectedTrials: ratio(7, 3), mandatory: ratio(2) });
        const text = JSON.stringify(distributionToJson(distribution, spec));
        const back = distributionFromJson(JSON.parse(text));
        expect(back.spec).toEqual(spec);
        expect(back.distribution).toEqual(distribution);
      }),
    );
  });
});

describe('a distribution on the wire', () => {
  it('keeps what is staked on an event, and how written rows lie over one another', () => {
    const plain = distributionOf([8, 2, 4, 6]);
    const distribution: Distribution = {
      ...plain,
      outcomes: plain.outcomes.map((outcome) =>
        outcome.event === 'win' ? { ...outcome, staked: ratio(5, 2) } : outcome,
      ),
      rows: [{ event: 'zero', holds: 5n, takenBy: [{ event: 'win', count: 3n }] }],
    };
    const json = distributionToJson(distribution, spec);
    expect(json.outcomes.map(({ staked }) => staked)).toEqual(['5/2', undefined, undefined, undefined]);
    expect(json.outcomes[1]).not.toHaveProperty('staked');
    expect(json.rows).toEqual([{ event: 'zero', holds: '5', takenBy: [{ event: 'win', count: '3' }] }]);
    expect(distributionFromJson(json).distribution).toStrictEqual(distribution);
  });

  it('leaves out what was not there', () => {
    const plain = distributionOf([8, 2, 4, 6]);
    expect(distributionToJson(plain, spec)).not.toHaveProperty('rows');
    expect(distributionFromJson(distributionToJson(plain, spec)).distribution).toStrictEqual(plain);
  });
});

describe('pay tables that do not fit', () => {
  const distribution = distributionOf([1, 1, 1, 1]);
  const problems = (table: Record<string, string>) => {
    const result = figuresOf(distribution, spec, table, 'pays.mine');
    return result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`);
  };

  it('name each row', () => {
    expect(problems({ win: '35' })).toEqual([
      'odds-without-stake pays.mine.win',
      'event-missing pays.mine.zero',
    ]);
    expect(problems({ win: 'evens', zero: 'lose', lose: 'push' })).toEqual(['event-unknown pays.mine.lose']);
    expect(problems({ win: 'evens', zero: 'lose', toString: '1 to 1' })).toEqual([
      'event-unknown pays.mine.toString',
    ]);
    expect(problems({})).toEqual(['event-missing pays.mine.win', 'event-missing pays.mine.zero']);
  });

  const messages = (table: Record<string, string>) => {
    const result = figuresOf(distribution, spec, table);
    return result.ok ? [] : result.problems.map(({ message, field }) => `${field}: ${message}`);
  };

  it('say what to do, at the field of the wager where no other is given', () => {
    expect(messages({ zero: 'lose', other: 'evens' })).toEqual([
      'pays.test.win: Write what “It happens” pays: the table for Test has no row for it.',
      'pays.test.other: Remove this row: Test pays only on win, zero.',
    ]);
    const edge = houseEdge(distribution, spec, { win: 'evens' });
    expect(edge).toMatchObject({ ok: false, problems: [{ field: 'pays.test.zero' }] });
  });

  it('name a row by its first sixty characters', () => {
    expect(problems({ win: 'evens', zero: 'lose', ['x'.repeat(70)]: 'evens' })).toEqual([
      `event-unknown pays.mine.${'x'.repeat(60)}`,
    ]);
  });

  it('are read with two hundred rows, and refused with one more', () => {
    const rows = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, i) => [`row-${i}`, 'evens']));
    expect(problems(rows(200))).not.toContain('too-many-rows pays.mine');
    expect(messages(rows(201))).toEqual(['pays.test: A pay table has at most 200 rows: this one has 201.']);
  });

  it('cannot lose where nothing was staked', () => {
    const priced = pricedEvents({ ...spec, unstaked: true }, { win: '2 to 1', zero: 'lose' }, 'pays');
    expect(value(priced).map(({ pay }) => printPay(pay))).toEqual(['2 to 1', 'push', 'push', 'lose']);
    const pays = (win: string, zero: string) =>
      value(pricedEvents({ ...spec, unstaked: true }, { win, zero }, 'pays')).map(({ pay }) => printPay(pay));
    expect(pays('1 for 2', '6 for 1').slice(0, 2)).toEqual(['push', '6 for 1']);
    expect(pays('10% of the meter', '$5').slice(0, 2)).toEqual(['10% of the meter', '$5']);
  });

  it('take nothing from what every object inherits', () => {
    const events = spec.events.map((event) =>
      event.id === 'zero' ? { ...event, id: 'constructor' } : event,
    );
    const result = figuresOf(distribution, { ...spec, events }, { win: 'evens' }, 'pays.mine');
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'event-missing', field: 'pays.mine.constructor' }],
    });
  });

  it('are refused whole where they have thousands of rows', () => {
    const rows = Object.fromEntries(Array.from({ length: 10_000 }, (_, i) => [`row-${i}`, 'evens']));
    expect(problems(rows)).toEqual(['too-many-rows pays.mine']);
  });
});
