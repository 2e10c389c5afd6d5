/** Rule 9.1 here permits some values of an option; a person chooses one. */
import { describe, expect, it } from 'vitest';
import { findings, option, rule, rulings, said } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

type OneOf = Extract<Evidence, { measure: 'option' }>;
const evidence = (...oneOf: string[]): OneOf => ({ measure: 'option', option: 'decks', oneOf });
const decks = option('decks', 'Decks', { 6: '6 decks', 8: '8 decks', 10: '10 decks' });
const shuffling = option('device', 'Shuffling', { no: 'By hand', yes: 'By a device', both: 'By both' });
const game = { options: [decks, shuffling] };
describe('a value', () => {
  it('that the rule lists meets it', () => {
    expect(rulings(evidence('6', '8'), { game })).toEqual([
      {
        verdict: 'meets',
        threshold: '6 decks or 8 decks',
        found: '6 decks',
        option: 'decks',
        explanation: 'Decks: “6 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.',
      },
    ]);
    expect(said(evidence('6'), { game })).toEqual([
      'Decks: “6 decks” is chosen; rule 9.1 permits “6 decks”.',
    ]);
  });

  it('that it does not list breaches it', () => {
    expect(rulings(evidence('6', '8'), { game, options: { decks: '10' } })).toEqual([
      {
        verdict: 'breach',
        threshold: '6 decks or 8 decks',
        found: '10 decks',
        option: 'decks',
        explanation: 'Decks: “10 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.',
      },
    ]);
  });

  it('of the rule that the game does not have is not offered as a way out', () => {
    expect(said(evidence('8', '12'), { game })).toEqual([
      'Decks: “6 decks” is chosen; rule 9.1 permits “8 decks”.',
    ]);
  });

  it('that the option does not have is the field’s own matter', () => {
    expect(rulings(evidence('6', '8'), { game, options: { decks: '7' } })).toEqual([]);
    expect(rulings(evidence('6', '8'), { game: { options: [shuffling] } })).toEqual([]);
  });

  it('without a name of its own is shown as typed', () => {
    const amount = option('decks', 'Limit', { none: 'No limit' }, { kind: 'amount' });
    expect(
      rulings(evidence('none'), { game: { options: [amount] }, options: { decks: '50' } }),
    ).toMatchObject([{ verdict: 'breach', threshold: 'No limit', found: '50' }]);
  });
});

describe('where another option decides which rule holds', () => {
  const device = (is: string, ...oneOf: string[]) => ({ ...evidence(...oneOf), when: `option.device ${is}` });
  const found = (chosen: Record<string, string>, ...others: ReturnType<typeof rule>[]) =>
    findings([rule('9.1', device('== "no"', '6', '8')), ...others], { game, options: chosen }).map(
      ({ clause, explanation }) => `${clause}: ${explanation}`,
    );
  const BREACH = '9.1: Decks: “10 decks” is chosen; rule 9.1 permits “6 decks” or “8 decks”.';

  it('is silent under the other value', () => {
    expect(found({ device: 'yes' })).toEqual([]);
    expect(found({ decks: '10' })).toEqual([BREACH]);
  });

  it('says that changing that option keeps the value', () => {
    expect(found({ decks: '10' }, rule('9.2', device('in ["yes", "both"]', '10')))).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “By a device” or “By both”, where rule 9.2 permits it.`,
    ]);
    expect(
      found({ decks: '10' }, rule('9.2', device('== "yes"', '10')), rule('9.3', device('== "both"', '10'))),
    ).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “By a device”, where rule 9.2 permits it or set Shuffling to “By both”, where rule 9.3 permits it.`,
    ]);
    expect(found({ decks: '10' }, rule('9.2', device('== "robot"', '10')))).toEqual([BREACH]);
  });

  it('says nothing about rules that would not keep it', () => {
    const other: Evidence = {
      measure: 'option',
      option: 'device',
      oneOf: ['no'],
      when: 'option.decks == "6"',
    };
    const none: Evidence = {
      measure: 'option',
      option: 'decks',
      oneOf: ['10'],
      when: 'option.none == "x"',
    };
    const useless = [
      rule('9.2', device('== "yes"', '6')),
      rule('9.3', other),
      rule('9.4', none),
      rule('9.5', device('== "yes"', '10'), { appliesTo: { games: ['another'] } }),
      rule('9.6', device('== "yes"', '10'), { appliesTo: { wagers: ['another'] } }),
      rule('9.7', { measure: 'wagers', listed: 'for the game' }, { appliesTo: { games: ['another'] } }),
      rule('9.8', undefined, { kind: 'informative', informs: 'background' }),
    ];
    expect(found({ decks: '10' }, ...useless)).toEqual([BREACH]);
  });

  it('knows a rule about some wagers by those on offer', () => {
    const named = rule('9.2', device('== "yes"', '10'), { appliesTo: { wagers: ['hand'] } });
    expect(found({ decks: '10' }, named)).toEqual([
      `${BREACH} Choose one of these; or set Shuffling to “By a device”, where rule 9.2 permits it.`,
    ]);
  });
});
