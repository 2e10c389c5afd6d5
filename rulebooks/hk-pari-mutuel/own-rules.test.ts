/** An operator's own pool rules checked by Rule 3. Thresholds are those of the source; amounts are in cents. */
import { describe, expect, it } from 'vitest';
import { checkOwnRules } from '../totalisator/own/checked';
import { comparedRules } from '../totalisator/own/compared';
import { costOf, type PoolCost } from '../totalisator/own/cost';
import type { PoolFinding } from '../totalisator/own/finding';
import { termsOf } from '../totalisator/own/terms';
import { HK_BOOK } from './book';
import { HK_POOLS } from './pools';

type Pool = Record<string, unknown>;
const pool = (more: Pool = {}): Pool => ({ pool: 'win', unit: 1_000, deduction: '17.5%', ...more });
const rules = (...pools: Pool[]) => ({ pools });

function checked(value: unknown) {
  const found = checkOwnRules(value, HK_BOOK);
  if (!found.ok) throw new Error(found.problems[0]?.message);
  return found.value;
}
const findings = (value: unknown): PoolFinding[] => checked(value).findings;
const of = (value: unknown, name: string): PoolFinding | undefined =>
  findings(value).find((one) => one.of === name);
const refusal = (value: unknown): [string | undefined, string | undefined] => {
  const found = checkOwnRules(value, HK_BOOK);
  return found.ok ? [undefined, undefined] : [found.problems[0]?.field, found.problems[0]?.message];
};

describe('dividends of an operator, by 3.7', () => {
  it('are declared in multiples of 50 cents for a bet to win, and in no other', () => {
    expect(of(rules(pool({ step: 50 })), '3.7(a) win')?.verdict).toBe('meets');
    expect(of(rules(pool({ step: 10 })), '3.7(a) win')).toMatchObject({
      verdict: 'breach',
      threshold: 'multiples of 0.50',
      found: 'multiples of 0.10',
      margin: '−0.40',
    });
    expect(of(rules(pool({ step: 100 })), '3.7(a) win')?.verdict).toBe('breach');
  });

  it('are at least the unit bet and 50 cents to win, 10 cents for a place, a dollar for a trio', () => {
    const least = (id: string, clause: string, minimum: number) =>
      of(rules(pool({ pool: id, minimum })), `${clause} ${id} 2`);
    expect(least('win', '3.7(a)', 1_049)).toMatchObject({ verdict: 'breach', margin: '−0.01' });
    expect(least('win', '3.7(a)', 1_050)).toMatchObject({ verdict: 'meets', margin: '0' });
    expect(least('win', '3.7(a)', 1_051)).toMatchObject({ verdict: 'meets', margin: '+0.01' });
    expect(least('place', '3.7(a)', 1_010)?.verdict).toBe('meets');
    expect(least('place', '3.7(a)', 1_009)?.verdict).toBe('breach');
    expect(least('trio', '3.7(b)', 1_100)?.verdict).toBe('meets');
    expect(least('trio', '3.7(b)', 1_099)?.verdict).toBe('breach');
  });
});

describe('starters of an operator’s pools, by 3.8', () => {
  it('are no fewer than those below which the rule refunds', () => {
    const begins = (id: string, starters: number) => findings(rules(pool({ pool: id, starters })));
    const verdict = (id: string, clause: string, starters: number) =>
      begins(id, starters).find((one) => one.of === `${clause} ${id}`)?.verdict;
    expect(verdict('quartet', '3.8(b)', 5)).toBe('breach');
    expect(verdict('quartet', '3.8(b)', 6)).toBe('meets');
    expect(verdict('quartet', '3.8(a)', 7)).toBe('needs-notice');
    expect(verdict('place', '3.8(b)', 3)).toBe('breach');
    expect(verdict('place', '3.8(b)', 4)).toBe('meets');
    expect(verdict('treble', '3.8(c)', 1)).toBe('breach');
  });

  it('are 4 for a place where the operator names none: two places pay from there', () => {
    const begins = (id: string) =>
      checked(rules(pool({ pool: id })))
        .pools.flatMap((pool) => termsOf(pool, HK_BOOK))
        .find(({ name }) => name === 'Begins with')?.says;
    expect([begins('place'), begins('quinella'), begins('quinella-place')]).toEqual([
      '4 starters',
      '3 starters',
      '7 starters',
    ]);
  });

  it('that pay two or three places otherwise than from 4 and 7 have to be announced', () => {
    const places = { two: 5, three: 8 };
    expect(of(rules(pool({ pool: 'place' })), '3.8(a)')?.verdict).toBe('meets');
    expect(of({ ...rules(pool({ pool: 'place' })), places }, '3.8(a)')?.verdict).toBe('needs-notice');
    expect(of({ ...rules(pool()), places }, '3.8(a)')).toBeUndefined();
  });
});

describe('what a person confirms', () => {
  it('is every rate of deduction, as the rules name none', () => {
    const name = '3.5(a) win';
    expect(of(rules(pool()), name)).toMatchObject({ verdict: 'needs-attestation', found: '17.5%' });
    const confirmed = [{ of: name, note: 'Licence, schedule 2' }];
    expect(of({ ...rules(pool()), confirmed }, name)).toMatchObject({
      verdict: 'confirmed',
      note: 'Licence, schedule 2',
    });
  });

  it('is never what a figure shows', () => {
    const confirmed = [{ of: '3.7(a) win', note: 'It is fine' }];
    expect(refusal({ ...rules(pool({ step: 10 })), confirmed })).toEqual([
      'confirmed.0.of',
      'Nothing in these rules needs “3.7(a) win” confirmed; remove that note.',
    ]);
  });

  it('are the six attested clauses, those on jackpots only where there are any', () => {
    const attested = (value: unknown) =>
      findings(value)
        .filter(({ verdict, pool: one, threshold }) => verdict === 'needs-attestation' && !one && !threshold)
        .map(({ clause }) => clause);
    const others = ['3.5(c)', '3.9(c)(i)', '3.9(c)(ii)', '3.9(d)'];
    expect(attested(rules(pool()))).toEqual(others);
    expect(attested(rules(pool({ reserve: '2%' })))).toEqual(['3.2(a)(ii)', '3.3(d)', ...others]);
  });

  it('is each reading that can change a dividend of these pools', () => {
    const readings = (value: unknown) =>
      findings(value)
        .filter(({ explanation }) => explanation.startsWith('The text can be read in two ways'))
        .map(({ clause, found }) => [clause, found]);
    expect(readings(rules(pool()))).toEqual([['3.7(a)', 'the higher']]);
    expect(readings({ ...rules(pool({ pool: 'triple-trio' })), readings: { half: 'down' } })).toEqual([
      ['3.7(a)', 'the lower'],
      ['3.5(a)(v)(b)', 'held'],
      ['3.5(a)(v)(d)', 'the least dividend is paid'],
    ]);
  });
});

describe('where nobody backed what won, by 3.11', () => {
  it('a bet to win is refunded at last and never goes to the jackpot', () => {
    expect(of(rules(pool({ ifUnbacked: 'refund' })), '3.11(a)(i) win')?.verdict).toBe('meets');
    expect(of(rules(pool({ ifUnbacked: 'jackpot' })), '3.11(a)(i) win')?.verdict).toBe('breach');
  });

  it('a person confirms the rest, as our copy breaks off', () => {
    expect(of(rules(pool({ pool: 'trio', ifUnbacked: 'jackpot' })), '3.11(a) trio')?.verdict).toBe(
      'needs-attestation',
    );
  });
});

describe('pool rules that cannot be read', () => {
  it('have a sentence and a field', () => {
    expect(refusal(rules(pool({ pool: 'exacta' })))[0]).toBe('pools.0.pool');
    expect(refusal(rules(pool({ deduction: '120%' })))).toEqual([
      'pools.0.deduction',
      '“120%” is no deduction of win; write a share, for example 17.5%.',
    ]);
    expect(refusal(rules(pool({ deduction: '98%', reserve: '2%' })))[0]).toBe('pools.0.deduction');
    expect(refusal(rules(pool({ partialUnit: 300 })))[0]).toBe('pools.0.partialUnit');
    expect(refusal(rules(pool({ minimum: 999 })))[0]).toBe('pools.0.minimum');
    expect(refusal(rules(pool(), pool()))).toEqual(['pools.1.pool', 'Win is listed twice; list it once.']);
    expect(refusal(rules(pool({ pool: 'quartet-first-4', step: 100 })))[0]).toBe('pools.0.step');
    expect(refusal({ ...rules(pool()), places: { two: 7, three: 7 } })[0]).toBe('places.three');
  });
});

describe('two kinds of bets in one pool', () => {
  it('are each asked for their own least dividend', () => {
    const found = findings(rules(pool({ pool: 'win-composite-win' })));
    expect(
      found.filter(({ clause }) => clause === '3.7(a)').map(({ pool: one, found: is }) => [one, is]),
    ).toEqual(
      [
        ['Win and composite win: win', 'multiples of 0.50'],
        ['Win and composite win: win', '10.50'],
        ['Win and composite win: composite win', 'multiples of 0.50'],
        ['Win and composite win: composite win', '10.10'],
        // The reading of “nearest”.
        [undefined, 'the higher'],
      ].sort((one) => (one[0] === undefined ? -1 : 1)),
    );
  });
});

describe('one operator’s rules and the next', () => {
  it('differ by pool and term', () => {
    const before = checked(rules(pool(), pool({ pool: 'place' })));
    const after = checked({
      ...rules(pool({ deduction: '18%' }), pool({ pool: 'trio' })),
      readings: { half: 'down' },
    });
    const changes = comparedRules(before, after, HK_BOOK);
    expect(changes.map(({ pool: name, is }) => [name, is])).toEqual([
      ['Win', 'changed'],
      ['Trio', 'added'],
      ['Place', 'removed'],
      [undefined, 'changed'],
    ]);
    expect(changes[0]?.terms).toEqual([
      { name: 'Deduction', clause: '3.5(a)', before: '17.5%', after: '18%' },
    ]);
    expect(changes[3]?.terms).toEqual([
      {
        name: 'A dividend halfway between two multiples',
        clause: '3.7(a)',
        before: 'the higher',
        after: 'the lower',
      },
    ]);
    expect(comparedRules(before, before, HK_BOOK).every(({ is }) => is === 'same')).toBe(true);
  });

  it('cost what is deducted, and at example races what rounding keeps and least dividends give', () => {
    const graded = (found: PoolCost) => found.example?.races.find(({ name }) => name === 'a graded field');
    const cost = (given: Pool) => {
      const [one] = checked(rules(pool(given))).pools;
      const found = one && costOf(one, HK_POOLS);
      if (!found?.ok) throw new Error('no cost');
      return found.value;
    };
    // 8.25 over the chance of each horse, to the nearest half dollar: 29.50, 41.50, 55.00, 69.00, 91.50, 118.00, 165.00, 206.50.
    const returned =
      0.0784 * 2.95 +
      0.04 * 4.15 +
      0.0225 * 5.5 +
      0.0144 * 6.9 +
      0.0081 * 9.15 +
      0.0049 * 11.8 +
      0.0025 * 16.5 +
      0.0016 * 20.65;
    expect(cost({}).takeOut.toFraction()).toBe('7/40');
    expect(graded(cost({}))?.breakage).toBeCloseTo(0.825 - returned, 12);
    expect(graded(cost({}))?.least).toBe(0);
    expect(cost({ reserve: '2%' }).takeOut.toFraction()).toBe('39/200');
    expect(cost({ pool: 'quartet' }).example).toBeUndefined();
    expect(cost({ pool: 'double' }).example).toBeUndefined();
    // The least of 30.00 lifts the first alone, from 825,000 over 28,000 unit bets, 28 times in 100.
    expect(graded(cost({ minimum: 3_000 }))?.least).toBeCloseTo((0.28 * (840_000 - 825_000)) / 1_000_000, 12);
    // Of a strong favourite, 8.25 over 0.52 is 15.87, declared as 16.00; the others 59.00, 82.50, 103.00, 137.50, 165.00, 275.00, 412.50.
    const strong =
      0.2704 * 1.6 +
      0.0196 * 5.9 +
      0.01 * 8.25 +
      0.0064 * 10.3 +
      0.0036 * 13.75 +
      0.0025 * 16.5 +
      0.0009 * 27.5 +
      0.0004 * 41.25;
    const { example } = cost({});
    expect(example?.races[0]?.breakage).toBeCloseTo(0.825 - strong, 12);
    const sum = example?.races.reduce((all, { breakage }) => all + breakage, 0);
    expect(example?.breakage).toBeCloseTo((sum ?? 0) / 3, 15);
  });
});
