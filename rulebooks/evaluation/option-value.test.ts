/** Rule 9.1 here permits some values of an option; a person chooses one. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { findings, option, rule, rulings, said } from './testing/made-up';

const evidence: Evidence = { compare: 'option-value', option: 'decks' };
const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks', 10: '10 decks' });
const device = option('device', 'Shuffling', { no: 'By hand', yes: 'By a device', both: 'By both' });
const game = { options: [decks, device] };
const lists = (value: string | string[], comparator: 'one-of' | 'equal' | 'at-most' = 'one-of') => ({
  parameters: [
    { name: 'least', comparator: 'at-least' as const, value: '6', unit: 'decks' },
    { name: 'decks', comparator, value, unit: 'decks' },
  ],
});

describe('a value', () => {
  it('that the rule lists meets it', () => {
    expect(rulings(evidence, { game }, lists(['6', '8']))).toEqual([
      {
        verdict: 'meets',
        threshold: '6 decks or 8 decks',
        found: '6 decks',
        option: 'decks',
        explanation: 'Decks: “6 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.',
      },
    ]);
    expect(said(evidence, { game }, lists('6', 'equal'))).toEqual([
      'Decks: “6 decks” is chosen; rule 9.1 permits “6 decks”.',
    ]);
  });

  it('that it does not list breaches it', () => {
    expect(rulings(evidence, { game, options: { decks: '10' } }, lists(['6', '8']))).toEqual([
      {
        verdict: 'breach',
        threshold: '6 decks or 8 decks',
        found: '10 decks',
        option: 'decks',
        explanation: 'Decks: “10 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.',
      },
    ]);
  });

  it('is any of the option’s, where the rule lists none of them', () => {
    const all = 'rule 9.1 permits “6 decks”, “8 decks” or “10 decks”.';
    for (const more of [{}, lists('8', 'at-most'), lists(['8', '12']), lists(['12'])])
      expect(said(evidence, { game }, more)).toEqual([`Decks: “6 decks” is chosen; ${all}`]);
  });

  it('that the option does not have is the field’s own matter', () => {
    expect(rulings(evidence, { game, options: { decks: '7' } }, lists(['6', '8']))).toEqual([]);
    expect(rulings(evidence, { game: { options: [device] } }, lists(['6', '8']))).toEqual([]);
  });

  it('without a name of its own stands as it was typed', () => {
    const amount = option('decks', 'Limit', { none: 'No limit' }, { kind: 'amount' });
    expect(rulings(evidence, { game: { options: [amount] }, options: { decks: '50' } })).toMatchObject([
      { verdict: 'breach', threshold: 'No limit', found: '50' },
    ]);
  });
});

describe('where another option decides which rule holds', () => {
  const where = (...values: string[]) => ({ ...evidence, where: { option: 'device', values } });
  const more = lists(['10']);
  const found = (chosen: Record<string, string>, ...others: ReturnType<typeof rule>[]) =>
    findings([rule('9.1', where('no'), lists(['6', '8'])), ...others], { game, options: chosen }).map(
      ({ clause, explanation }) => `${clause}: ${explanation}`,
    );
  const BREACH = '9.1: Decks: “10 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.';

  it('is silent under the other value', () => {
    expect(found({ device: 'yes' })).toEqual([]);
    expect(found({ decks: '10' })).toEqual([BREACH]);
  });

  it('says that changing that option keeps the value', () => {
    expect(found({ decks: '10' }, rule('9.2', where('yes', 'both'), more))).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “By a device” or “By both”, where rule 9.2 permits it.`,
    ]);
    expect(found({ decks: '10' }, rule('9.2', where('yes'), more), rule('9.3', where('both'), more))).toEqual(
      [
        `${BREACH} Choose one of these; or set Shuffling to “By a device”, where rule 9.2 permits it or set Shuffling to “By both”, where rule 9.3 permits it.`,
      ],
    );
    // A value of that option that has no name is quoted as it is.
    expect(found({ decks: '10' }, rule('9.2', where('robot'), more))).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “robot”, where rule 9.2 permits it.`,
    ]);
  });

  it('says nothing of rules that would not keep it', () => {
    const other: Evidence = {
      compare: 'option-value',
      option: 'device',
      where: { option: 'decks', values: ['6'] },
    };
    const none: Evidence = {
      compare: 'option-value',
      option: 'decks',
      where: { option: 'none', values: ['x'] },
    };
    const useless = [
      rule('9.2', where('yes'), lists(['6'])),
      rule('9.3', other),
      rule('9.4', none, more),
      rule('9.5', where('yes'), { ...more, appliesTo: { games: ['another'] } }),
      rule('9.6', where('yes'), { ...more, appliesTo: { wagers: ['another'] } }),
      rule('9.7', { compare: 'wagers-listed' }, { appliesTo: { games: ['another'] } }),
      rule('9.8', undefined, { kind: 'informative', informs: 'background', onBreach: undefined }),
    ];
    expect(found({ decks: '10' }, ...useless)).toEqual([BREACH]);
  });

  it('knows a rule about some wagers by those on offer', () => {
    const named = rule('9.2', where('yes'), { ...more, appliesTo: { wagers: ['hand'] } });
    expect(found({ decks: '10' }, named)).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “By a device”, where rule 9.2 permits it.`,
    ]);
  });
});
