/** Options that make a rule apply: a line is owed, or the choice is not allowed, or only where a pay allows it. */

import { describe, expect, it } from 'vitest';
import { odds } from '@/rulebooks/testing/odds';
import type { Evidence } from '../format/evidence';
import { type Asked, option, rulings, said, wager } from './testing/made-up';

const limit = option('limit', 'Limit', { none: 'No limit', house: 'The house’s limit' }, { kind: 'amount' });
const burn = option('burn', 'Burning a card', { no: 'No card', yes: 'One card' });
const asked = (chosen: Record<string, string> = {}): Asked => ({
  game: { options: [burn, limit] },
  options: chosen,
});

describe('any value but some', () => {
  const told: Evidence = {
    when: 'option.limit != "none"',
    owes: 'line',
    line: 'The limit is {limit}: no more than {limit} is paid.',
    of: 'limit',
  };

  it('owes a line with the value', () => {
    expect(rulings(told, asked({ limit: '2500' }))).toEqual([
      {
        verdict: 'needs-notice',
        found: '$2,500',
        option: 'limit',
        explanation: 'Limit is $2,500; rule 9.1 asks for a notice at the table.',
        signLine: 'The limit is $2,500: no more than $2,500 is paid.',
        paper: 'sign',
      },
    ]);
    expect(rulings(told, asked({ limit: 'house' }))).toMatchObject([
      { found: 'The house’s limit', explanation: expect.stringMatching(/^Limit is The house’s limit; /) },
    ]);
    expect(rulings(told, asked({ limit: 'a lot' }))).toMatchObject([{ found: '“a lot”' }]);
    expect(rulings(told, asked())).toEqual([]);
    expect(rulings(told, { game: { options: [burn] } })).toEqual([]);
  });

  it('is not allowed, where the rule says so', () => {
    const absent: Evidence = { when: 'option.burn != "no"', owes: 'absence' };
    expect(rulings(absent, asked({ burn: 'yes' }))).toEqual([
      {
        verdict: 'breach',
        threshold: '“No card”',
        found: 'One card',
        option: 'burn',
        explanation: 'Burning a card is “One card”, which rule 9.1 does not allow; choose “No card”.',
      },
    ]);
    expect(rulings(absent, asked())).toEqual([]);
    expect(rulings(absent, { game: { options: [limit] } })).toEqual([]);
  });
});

describe('a line owed with a value', () => {
  const evidence: Evidence = { owes: 'line', line: '{burn} is burnt. {burn}.', of: 'burn' };

  it('is owed with any, or with those named', () => {
    expect(rulings(evidence, asked({ burn: 'yes' }))).toEqual([
      {
        verdict: 'needs-notice',
        found: 'One card',
        option: 'burn',
        explanation: 'Burning a card is “One card”; rule 9.1 asks for a notice at the table.',
        signLine: 'One card is burnt. One card.',
        paper: 'sign',
      },
    ]);
    const named: Evidence = { ...evidence, when: 'option.burn == "yes"' };
    expect(rulings(named, asked({ burn: 'yes' }))).toHaveLength(1);
    expect(rulings(named, asked())).toEqual([]);
  });

  it('is not owed with a value that the option does not have, or in a game without it', () => {
    expect(rulings(evidence, asked({ burn: 'two' }))).toEqual([]);
    expect(rulings(evidence, { game: { options: [limit] } })).toEqual([]);
  });
});

describe('a choice that depends on a pay', () => {
  const evidence: Evidence = {
    when: 'option.burn != "no"',
    measure: 'pays',
    against: 'amount',
    event: 'flush',
    exactly: odds('5 to 1'),
  };
  const more = { appliesTo: { wagers: ['hand'] } };
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
    expect(rulings(evidence, paying('10 to 2'), more)).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: '10 to 2',
        explanation: 'Burning a card is One card, and Hand pays 10 to 2 on “Flush”, as rule 9.1 requires.',
      },
    ]);
    expect(rulings(evidence, paying('6 to 1'), more)).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: '6 to 1',
        explanation:
          'Burning a card is One card, but Hand pays 6 to 1 on “Flush”; rule 9.1 allows this choice only where the row pays 5 to 1.',
      },
    ]);
  });

  it('waits for the pay to be read, and is ignored without the choice or the wager', () => {
    const unread =
      'What is paid for Hand on “Flush” cannot be read, so rule 9.1 is not assessed; correct the cell.';
    expect(rulings(evidence, paying('?'), more)).toEqual([
      { ...about, verdict: 'not-assessed', explanation: unread },
    ]);
    expect(said(evidence, paying('5 to 1', 'other'), more)).toEqual([unread]);
    expect(rulings(evidence, { ...paying('6 to 1'), options: {} }, more)).toEqual([]);
    expect(
      rulings(
        evidence,
        {
          game,
          options: { burn: 'yes' },
          wagers: { other: { payTable: 'minimum', pays: {} } },
        },
        more,
      ),
    ).toEqual([]);
  });
});
