import { describe, expect, it } from 'vitest';
import { toText } from '@/simulations/exact/fraction';
import { exactEdges } from '../edges/house-edge';
import type { Finding } from '../findings/finding';
import { Rule, type Rulebook } from '../format/record';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { readShare } from '../spelling/share';
import { gameOf } from '../terms/lookup';
import type { Circumstances, Variant } from '../variant/variant';
import { evaluate } from './evaluate';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}

const gb = must(rulebookOf('gb-2007'));
const roulette = must(gameOf(gb, 'roulette'));
const bigSix = must(gameOf(gb, 'big-six'));

const offering = (wagers: Variant['wagers'], circumstances: Circumstances = {}): Variant => ({
  ...defaultVariant(gb, roulette),
  wagers,
  circumstances,
});

function findings(variant: Variant, rulebook: Rulebook = gb): Finding[] {
  const resolved = resolveVariant(rulebook, variant);
  const figures = resolved.ok ? exactEdges(resolved.value) : {};
  return evaluate({ rulebook, variant, figures, day: '2008-01-01' });
}

const under = (clause: string, variant: Variant, rulebook?: Rulebook) =>
  findings(variant, rulebook).filter((finding) => finding.clause === clause);

describe('minimum odds', () => {
  it('shows threshold, found and margin, and says so in one sentence', () => {
    const variant = offering({ 'split-columns': { payTable: 'minimum', pays: { win: '1 to 3' } } });
    expect(under('3.2(L)', variant)).toEqual([
      {
        rule: 'gb-2007/3.2(L)',
        clause: '3.2(L)',
        verdict: 'breach',
        threshold: '1 to 2',
        found: '1 to 3',
        margin: '−1/6',
        explanation: 'Split columns pays 1 to 3; rule 3.2(L) asks for at least 1 to 2.',
        wager: 'split-columns',
        event: 'win',
      },
    ]);
  });

  it('checks a row and its loss on zero under separate clauses', () => {
    const variant = offering({ 'red-black': { payTable: 'minimum', pays: { zero: 'lose' } } });
    expect(under('3.2(I)', variant)[0]?.verdict).toBe('meets');
    expect(under('3.3(b)', variant)).toMatchObject([
      {
        verdict: 'breach',
        margin: '−1/2',
        explanation:
          'Red or black loses all on “Zero is spun”; rule 3.3(b) asks for a loss of no more than half.',
      },
    ]);
  });

  it('names each row that falls short, and only those', () => {
    const pays = { 'run-4': '4 to 1', 'run-9': '59 to 1', 'run-12': '401 to 1' };
    const variant = offering({ 'roulette-rage': { payTable: 'minimum', pays } });
    expect(under('3.28', variant).map(({ event, margin }) => [event, margin])).toEqual([
      ['run-4', '−1'],
      ['run-9', '−1'],
    ]);
  });
});

describe('odds above the minimum', () => {
  const variant = offering({ 'straight-up': { payTable: 'minimum', pays: { win: '35½ to 1' } } });

  it('owe one line with the edge, rounded up', () => {
    // 37 pockets, 35.5 to 1: the house keeps 36 - 35.5 = 0.5 of 37, 1.35135... %.
    expect(under('2.4(e)', variant)).toMatchObject([
      {
        verdict: 'needs-notice',
        signLine: 'Straight up pays 35½ to 1 (minimum 35 to 1), house edge 1.36%.',
      },
    ]);
  });

  it('need no sign where they are below the minimum', () => {
    const below = offering({ 'straight-up': { payTable: 'minimum', pays: { win: '34 to 1' } } });
    expect(under('2.4(e)', below)).toEqual([]);
  });
});

describe('replaced pay tables', () => {
  it('are named on the sign', () => {
    const lineOf = (payTable: string, pays = {}) =>
      under('2.9(c)', offering({ 'roulette-rage': { payTable, pays } }))[0]?.signLine;
    // 4.6109%, 8.8865% and 17.0011% in independent-figures.json.
    expect(lineOf('table-1')).toBe('Roulette Rage: pay table 1, house edge 4.62%.');
    expect(lineOf('table-2')).toBe('Roulette Rage: pay table 2, house edge 8.89%.');
    expect(lineOf('minimum')).toBe('Roulette Rage: minimum odds, house edge 17.01%.');
    expect(lineOf('table-1', { 'run-4': '7 to 1' })).toMatch(
      /^Roulette Rage: our own pay table, house edge /,
    );
  });
});

describe('a progressive jackpot', () => {
  it('shows the share and its margin in points', () => {
    const at = (contribution: string) =>
      under(
        '2.7(b)',
        offering({ column: { payTable: 'minimum', pays: {} } }, { progressive: { contribution } }),
      );
    expect(at('69.999%')).toMatchObject([{ verdict: 'breach', found: '69.999%', margin: '−1/1000 points' }]);
    expect(at('0.7')).toMatchObject([
      { verdict: 'meets', threshold: '70%', found: '70%', margin: '0 points' },
    ]);
    expect(at('71/100')).toMatchObject([{ verdict: 'meets', margin: '+1 point' }]);
  });

  it('reads shares of up to the whole', () => {
    const read = (text: string) => {
      const share = readShare(text);
      return share && toText(share);
    };
    expect(['70%', '70%', '7/10', '.7', '0.7', '1', '100%'].map(read)).toEqual([
      '7/10',
      '7/10',
      '7/10',
      undefined,
      '7/10',
      '1/1',
      '1/1',
    ]);
    expect(['', '101%', '8/7', '1.1', '7/0', '-1%', '1e9'].map(read)).toEqual(Array(7).fill(undefined));
  });
});

describe('rules that contradict one another', () => {
  const between = (clause: string, value: string): Rule =>
    Rule.parse({
      clause,
      says: 'A rule made up for this test, about one option.',
      kind: 'computed',
      appliesTo: { games: ['big-six'] },
      evidence: { measure: 'option', option: 'between-segments', oneOf: [value] },
      onBreach: 'breach',
      source: [1, 1],
    });
  const withRules = (...rules: Rule[]): Rulebook => ({
    ...gb,
    sections: [{ number: '99', title: 'Made up', rules }],
  });
  const variant = defaultVariant(gb, bigSix);

  it('are both reported as a conflict, and neither as a verdict', () => {
    const found = findings(
      variant,
      withRules(between('99.1', 'previous'), between('99.2', 'void-and-respin')),
    );
    expect(found.map(({ clause, verdict }) => [clause, verdict])).toEqual([
      ['99.1', 'conflict'],
      ['99.2', 'conflict'],
    ]);
    expect(found[0]?.explanation).toContain('rule 99.1 permits');
    expect(found[0]?.explanation).toContain('rule 99.2 permits');
  });

  it('are no conflict where they agree', () => {
    const found = findings(
      variant,
      withRules(between('99.1', 'void-and-respin'), between('99.2', 'void-and-respin')),
    );
    expect(found.map(({ verdict }) => verdict)).toEqual(['meets', 'meets']);
  });
});

describe('rules of other kinds that contradict one another', () => {
  const co = must(rulebookOf('co-rule-28'));
  const baccarat = must(gameOf(co, 'baccarat'));
  const made = (clause: string, evidence: unknown, appliesTo = {}): Rule =>
    Rule.parse({
      clause,
      says: 'A rule made up for this test, about one thing.',
      kind: 'computed',
      appliesTo,
      evidence,
      onBreach: 'breach',
      source: [1, 1],
    });
  const found = (rules: Rule[], change: Partial<Variant> = {}) => {
    const start = defaultVariant(co, baccarat);
    const variant = { ...start, ...change, options: { ...start.options, ...change.options } };
    const only = { ...co, sections: [{ number: '99', title: 'Made up', rules }] };
    return evaluate({ rulebook: only, variant, day: '2024-01-15' }).map(
      ({ clause, verdict }) => `${clause} ${verdict}`,
    );
  };
  const where = (value: string) => `option.vigorish_charged == "${value}"`;
  const share = (clause: string, from: string, to: string, when?: string) =>
    made(clause, { measure: 'percentage', option: 'vigorish', within: [from, to], ...(when && { when }) });

  it('two ranges apart are, whatever is chosen', () => {
    const apart = [share('99.1', '5%', '10%'), share('99.2', '10.01%', '25%')];
    for (const vigorish of ['5%', '10%', '11%'])
      expect(found(apart, { options: { vigorish } })).toEqual(['99.1 conflict', '99.2 conflict']);
  });

  it('two ranges that touch leave one share, and are no conflict at any', () => {
    const touching = [share('99.1', '5%', '10%'), share('99.2', '10%', '25%')];
    expect(found(touching, { options: { vigorish: '10%' } })).toEqual(['99.1 meets', '99.2 meets']);
    expect(found(touching, { options: { vigorish: '11%' } })).toEqual(['99.1 breach', '99.2 meets']);
  });

  it('a range for one kind of charge and one for another are none', () => {
    const rules = [share('99.1', '5%', '6%', where('winnings')), share('99.2', '7%', '8%', where('ties'))];
    expect(found(rules, { options: { vigorish: '5%' } })).toEqual(['99.1 meets']);
  });

  it('a kind of charge that one provides for and the other does not leaves nothing', () => {
    const only = (clause: string, value: string) =>
      made(clause, [
        { when: `option.vigorish_charged != "${value}"`, owes: 'absence' },
        { when: where(value), measure: 'percentage', option: 'vigorish', within: ['5%', '25%'] },
      ]);
    expect(found([only('99.1', 'winnings'), only('99.2', 'ties')])).toEqual([
      '99.1 conflict',
      '99.2 conflict',
    ]);
    expect(found([only('99.1', 'winnings'), only('99.2', 'winnings')])).toEqual(['99.1 meets', '99.2 meets']);
  });

  const FOUR = { wagers: ['four-cards'] };
  const approved = made('99.1', { measure: 'pays', against: 'approved' }, FOUR);
  const floors = (...pays: string[]) =>
    made(
      '99.2',
      {
        measure: 'pays',
        against: 'schedules',
        schedules: pays.map((win, index) => ({ label: `Schedule ${index}`, rows: { win } })),
      },
      FOUR,
    );
  const paid = (win: string) => ({ wagers: { 'four-cards': { payTable: 'minimum', pays: { win } } } });

  it('a pay that one approves and the other forbids is, whatever is paid', () => {
    for (const win of ['3 to 2', '2 to 1', '1 to 1'])
      expect(found([approved, floors('151 to 100', '2 to 1')], paid(win))).toEqual([
        '99.1 conflict',
        '99.2 conflict',
      ]);
  });

  it('a floor at the pay that is approved, or below it, is none', () => {
    for (const least of ['3 to 2', '149 to 100']) {
      expect(found([approved, floors(least, '2 to 1')], paid('3 to 2'))).toEqual([
        '99.1 meets',
        '99.2 meets',
      ]);
      expect(found([approved, floors(least, '2 to 1')], paid('1 to 1'))).toEqual([
        '99.1 breach',
        '99.2 breach',
      ]);
    }
  });

  it('leaves the verdicts on other wagers as they are', () => {
    const both = { wagers: ['four-cards', 'five-cards'] };
    const wagers = {
      'four-cards': { payTable: 'minimum', pays: {} },
      'five-cards': { payTable: 'minimum', pays: {} },
    };
    const rules = [made('99.1', { measure: 'pays', against: 'approved' }, both), floors('2 to 1', '3 to 1')];
    expect(found(rules, { wagers })).toEqual(['99.1 conflict', '99.1 meets', '99.2 conflict']);
  });
});

describe('where nothing can be judged', () => {
  it('is silent about an informative rule, whatever evidence it names', () => {
    const rule = Rule.parse({
      clause: '99.1',
      says: 'A rule made up for this test, which only informs.',
      kind: 'informative',
      informs: 'background',
      evidence: { measure: 'wagers', listed: 'for the game' },
      source: [1, 1],
    });
    const only = { ...gb, sections: [{ number: '99', title: 'Made up', rules: [rule] }] };
    expect(findings(defaultVariant(gb, roulette), only)).toEqual([]);
  });

  it('is silent about a game it does not list', () => {
    expect(
      evaluate({
        rulebook: gb,
        variant: { ...defaultVariant(gb, roulette), game: 'poker' },
        day: '2008-01-01',
      }),
    ).toEqual([]);
  });
});
