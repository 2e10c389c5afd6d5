/** Options that make a rule apply: a line is owed, or the choice is not allowed, or only where a pay allows it. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../evidence';
import { type Asked, option, rulings, said, wager } from './testing/made-up';

const limit = option('limit', 'Limit', { none: 'No limit', house: 'The house’s limit' }, { kind: 'amount' });
const burn = option('burn', 'Burning a card', { no: 'No card', yes: 'One card' });
const asked = (chosen: Record<string, string> = {}): Asked => ({
  game: { options: [burn, limit] },
  options: chosen,
});

describe('any value but some', () => {
  const chosen: Evidence = { compare: 'option-chosen', option: 'limit', unlessValues: ['none'] };
  const told: Evidence = { ...chosen, notice: 'The limit is {value}: no more than {value} is paid.' };
  const notice = { onBreach: 'needs-notice' } as const;

  it('owes a line with the value', () => {
    expect(rulings(told, asked({ limit: '2500' }), notice)).toEqual([
      {
        verdict: 'needs-notice',
        found: '$2,500',
        option: 'limit',
        explanation: 'Limit is $2,500; rule 9.1 asks for a notice at the table.',
        signLine: 'The limit is $2,500: no more than $2,500 is paid.',
        paper: 'sign',
      },
    ]);
    expect(rulings(told, asked({ limit: 'house' }), notice)).toMatchObject([
      { found: 'The house’s limit', explanation: expect.stringMatching(/^Limit is The house’s limit; /) },
    ]);
    expect(rulings(told, asked({ limit: 'a lot' }), notice)).toMatchObject([{ found: '“a lot”' }]);
    expect(rulings(told, asked(), notice)).toEqual([]);
    expect(rulings(told, { game: { options: [burn] } }, notice)).toEqual([]);
  });

  it('is not allowed, where no line is owed', () => {
    expect(rulings(chosen, asked({ limit: '0.50' }))).toEqual([
      {
        verdict: 'breach',
        found: '$0.50',
        option: 'limit',
        explanation: 'Limit is $0.50, which rule 9.1 does not allow.',
      },
    ]);
  });

  it('of an option that is no sum is not read as one', () => {
    const burning: Evidence = { compare: 'option-chosen', option: 'burn', unlessValues: ['no'] };
    expect(rulings(burning, asked({ burn: '100' }))).toMatchObject([{ found: '“100”' }]);
    expect(rulings(burning, asked({ burn: 'yes' }))).toMatchObject([{ found: 'One card' }]);
  });
});

describe('a line owed with a value', () => {
  const evidence: Evidence = {
    compare: 'option-notice',
    option: 'burn',
    notice: '{value} is burnt. {value}.',
  };
  const more = { onBreach: 'needs-notice' } as const;

  it('is owed with any, or with those named', () => {
    expect(rulings(evidence, asked({ burn: 'yes' }), more)).toEqual([
      {
        verdict: 'needs-notice',
        found: 'One card',
        option: 'burn',
        explanation: 'Burning a card is “One card”; rule 9.1 asks for a notice at the table.',
        signLine: 'One card is burnt. One card.',
        paper: 'sign',
      },
    ]);
    const named: Evidence = { ...evidence, whenValues: ['yes'] };
    expect(rulings(named, asked({ burn: 'yes' }), more)).toHaveLength(1);
    expect(rulings(named, asked(), more)).toEqual([]);
  });

  it('is not owed with a value that the option does not have, or in a game without it', () => {
    expect(rulings(evidence, asked({ burn: 'two' }), more)).toEqual([]);
    expect(rulings(evidence, { game: { options: [limit] } }, more)).toEqual([]);
  });
});

describe('a choice that hangs on a pay', () => {
  const evidence: Evidence = {
    compare: 'option-needs-pay',
    option: 'burn',
    unlessValues: ['no'],
    wager: 'hand',
    event: 'flush',
    pay: '5 to 1',
  };
  const minimum = { 'full-house': '10 to 1', flush: '5 to 1' };
  const game = {
    options: [burn],
    wagers: [wager('other', 'Other', { minimum }), wager('hand', 'Hand', { minimum })],
  };
  const paying = (flush: string, payTable = 'minimum'): Asked => ({
    game,
    options: { burn: 'yes' },
    wagers: { other: { payTable: 'minimum', pays: {} }, hand: { payTable, pays: { flush } } },
  });
  const about = { threshold: '5 to 1', option: 'burn', wager: 'hand', event: 'flush' };

  it('is allowed at that pay alone', () => {
    expect(rulings(evidence, paying('10 to 2'))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: '10 to 2',
        explanation:
          'Burning a card is One card, and Hand pays 10 to 2 on “Flush”, where rule 9.1 allows it.',
      },
    ]);
    expect(rulings(evidence, paying('6 to 1'))).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: '6 to 1',
        explanation:
          'Burning a card is One card, but Hand pays 6 to 1 on “Flush”; rule 9.1 allows it only where that pays 5 to 1.',
      },
    ]);
  });

  it('waits for the pay to be read, and is no matter without the choice or the wager', () => {
    const unread =
      'What is paid for Hand on “Flush” cannot be read, so rule 9.1 is not assessed; correct the cell.';
    expect(rulings(evidence, paying('?'))).toEqual([
      { ...about, verdict: 'not-assessed', explanation: unread },
    ]);
    expect(said(evidence, paying('5 to 1', 'other'))).toEqual([unread]);
    expect(rulings(evidence, { ...paying('6 to 1'), options: {} })).toEqual([]);
    expect(
      rulings(evidence, {
        game,
        options: { burn: 'yes' },
        wagers: { other: { payTable: 'minimum', pays: {} } },
      }),
    ).toEqual([]);
  });
});
