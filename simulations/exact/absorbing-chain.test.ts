import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { absorb, type Step, solve } from './absorbing-chain';
import { ONE, ratio, sum, toText } from './fraction';

/** A walk from `from` between 0 and `top`, up with probability p. */
function walk(from: number, top: number, p: [number, number]) {
  const up = ratio(...p);
  const name = (at: number) => (at === 0 ? 'ruin' : at === top ? 'goal' : String(at));
  const inside = Array.from({ length: top - 1 }, (_, i) => i + 1);
  const steps = new Map<string, Step[]>(
    inside.map((at) => [
      String(at),
      [
        { to: name(at + 1), probability: up },
        { to: name(at - 1), probability: ONE.sub(up) },
      ],
    ]),
  );
  return absorb({ start: [{ to: String(from), probability: ONE }], steps });
}

describe('absorbing chains', () => {
  it('ruin a gambler as often and as soon as the closed form says', () => {
    const top = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(
        top,
        fc.integer({ min: 1, max: 11 }),
        fc.integer({ min: 1, max: 9 }),
        (top, start, tenths) => {
          const from = 1 + (start % (top - 1));
          const { ends, expectedSteps } = walk(from, top, [tenths, 10]);
          const p = ratio(tenths, 10);
          const r = ONE.sub(p).div(p);
          const goal = r.equals(1)
            ? ratio(from, top)
            : ONE.sub(r.pow(ratio(from))).div(ONE.sub(r.pow(ratio(top))));
          expect(toText(ends.get('goal') ?? ratio(0))).toBe(toText(goal));
          const drift = p.mul(2).sub(1);
          const steps = drift.equals(0) ? ratio(from * (top - from)) : goal.mul(top).sub(from).div(drift);
          expect(toText(expectedSteps)).toBe(toText(steps));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('may begin in an end, or in several states', () => {
    const start = [
      { to: 'done', probability: ratio(1, 3) },
      { to: 'on', probability: ratio(2, 3) },
    ];
    const steps = new Map([
      [
        'on',
        [
          { to: 'on', probability: ratio(1, 2) },
          { to: 'over', probability: ratio(1, 2) },
        ],
      ],
    ]);
    const { ends, expectedSteps, visits } = absorb({ start, steps });
    expect([...ends].map(([end, p]) => `${end} ${toText(p)}`)).toEqual(['done 1/3', 'over 2/3']);
    expect(toText(expectedSteps)).toBe('4/3');
    expect(toText(visits.get('on') ?? ratio(0))).toBe('4/3');
  });

  it('refuse a trap, and steps that do not sum to 1', () => {
    const certain = (to: string) => [{ to, probability: ONE }];
    const trap = new Map([
      ['a', certain('b')],
      ['b', certain('a')],
    ]);
    expect(() => absorb({ start: certain('a'), steps: trap })).toThrow(RangeError);
    const half = new Map([['a', [{ to: 'end', probability: ratio(1, 2) }]]]);
    expect(() => absorb({ start: certain('a'), steps: half })).toThrow(/do not sum to 1/);
    expect(() => absorb({ start: [], steps: half })).toThrow(/the start/);
  });
});

describe('equations', () => {
  const entry = fc
    .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 37 }))
    .map(([n, d]) => ratio(n, d));

  it('are solved exactly wherever they have one solution', () => {
    const systems = fc.integer({ min: 1, max: 6 }).chain((size) =>
      fc.record({
        a: fc.array(fc.array(entry, { minLength: size, maxLength: size }), {
          minLength: size,
          maxLength: size,
        }),
        x: fc.array(entry, { minLength: size, maxLength: size }),
      }),
    );
    fc.assert(
      fc.property(systems, ({ a, x }) => {
        const b = a.map((row) => sum(row.map((value, k) => value.mul(x[k] ?? 0))));
        // Raised on the diagonal by more than a row can weigh, every system has exactly one solution.
        const raised = a.map((row, i) => row.map((value, k) => (i === k ? value.add(31) : value)));
        const c = b.map((value, i) => value.add((x[i] ?? ratio(0)).mul(31)));
        expect(solve(raised, c).map(toText)).toEqual(x.map(toText));
      }),
    );
  });

  it('need a row exchange where the diagonal is 0, and are refused where singular', () => {
    const [zero, one, two] = [ratio(0), ratio(1), ratio(2)];
    expect(
      solve(
        [
          [zero, one],
          [two, zero],
        ],
        [one, one],
      ).map(toText),
    ).toEqual(['1/2', '1/1']);
    expect(() =>
      solve(
        [
          [one, one],
          [two, two],
        ],
        [one, two],
      ),
    ).toThrow(/no single solution/);
  });
});
