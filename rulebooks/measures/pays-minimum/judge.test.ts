/** Rule 9.1 here: a hand pays at least 10 to 1 on a full house and 5 to 1 on a flush; a chance at least even money. */
import { describe, expect, it } from 'vitest';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

const evidence: Evidence = { measure: 'pays', against: 'minimum' };
const game = {
  wagers: [
    wager('hand', 'Hand', { minimum: { 'full-house': '10 to 1', flush: '5 to 1' } }),
    wager('chance', 'Chance', { minimum: { flush: '1 to 1' } }),
  ],
};
const paying = (hand: Record<string, string>, chance: Record<string, string> = {}): Asked => ({
  game,
  wagers: { hand: { payTable: 'minimum', pays: hand }, chance: { payTable: 'minimum', pays: chance } },
});
const NAMED = { appliesTo: { wagers: ['hand', 'chance'] } };

describe('a rule that names wagers', () => {
  it('finds each wager at its closest pay, with the pay itself where it has no other', () => {
    expect(rulings(evidence, paying({ 'full-house': '12 to 1', flush: '6 to 1' }), NAMED)).toEqual([
      {
        verdict: 'meets',
        threshold: '5 to 1',
        found: '6 to 1',
        margin: '+1',
        explanation:
          'No pay of Hand is below the minimum of rule 9.1; the closest is “Flush”, which pays 6 to 1, where the rule asks for at least 5 to 1.',
        wager: 'hand',
        event: 'flush',
      },
      {
        verdict: 'meets',
        threshold: '1 to 1',
        found: '1 to 1',
        margin: '0',
        explanation: 'Chance pays 1 to 1; rule 9.1 asks for at least 1 to 1.',
        wager: 'chance',
        event: 'flush',
      },
    ]);
  });

  it('names each pay below, and beside it a pay that cannot be read', () => {
    expect(rulings(evidence, paying({ 'full-house': '9½ to 1', flush: 'a lot' }), NAMED)).toEqual([
      {
        verdict: 'breach',
        threshold: '10 to 1',
        found: '9½ to 1',
        margin: '−1/2',
        explanation: 'Hand pays 9½ to 1 on “Full house”; rule 9.1 asks for at least 10 to 1.',
        wager: 'hand',
        event: 'full-house',
      },
      {
        verdict: 'not-assessed',
        found: 'a lot',
        explanation:
          'What Hand pays on “Flush” cannot be read, so rule 9.1 is not assessed; correct the cell.',
        wager: 'hand',
        event: 'flush',
      },
      expect.objectContaining({ verdict: 'meets', wager: 'chance' }),
    ]);
  });

  it('takes a sum of money for a breach, as it cannot be compared with odds', () => {
    expect(rulings(evidence, paying({ flush: '$500' }), NAMED)[0]).toEqual({
      verdict: 'breach',
      threshold: '5 to 1',
      found: '$500',
      explanation:
        'Hand pays $500 on “Flush”; rule 9.1 asks for at least 5 to 1; the two cannot be compared.',
      wager: 'hand',
      event: 'flush',
    });
  });

  it('waits for a table that the wager has, and for every pay to be read', () => {
    const wagers = {
      hand: { payTable: 'other', pays: {} },
      chance: { payTable: 'minimum', pays: { flush: '?' } },
    };
    expect(rulings(evidence, { game, wagers }, NAMED)).toEqual([
      {
        verdict: 'not-assessed',
        explanation:
          'Hand has no pay table of that name, so rule 9.1 is not assessed; choose one of its tables.',
        wager: 'hand',
      },
      expect.objectContaining({ verdict: 'not-assessed', found: '?', wager: 'chance', event: 'flush' }),
    ]);
  });

  it('speaks only of the events that its parameters name', () => {
    const of = (name: string) => ({
      ...NAMED,
      parameters: [{ name, comparator: 'at-least' as const, value: '5 to 1', unit: 'odds' }],
    });
    const low = paying({ 'full-house': '9 to 1' });
    // The one pay that is spoken of, so it stands alone; the wager has another, so its event is named.
    expect(rulings(evidence, low, of('flush'))[0]).toEqual({
      verdict: 'meets',
      threshold: '5 to 1',
      found: '5 to 1',
      margin: '0',
      explanation: 'Hand pays 5 to 1 on “Flush”; rule 9.1 asks for at least 5 to 1.',
      wager: 'hand',
      event: 'flush',
    });
    expect(rulings(evidence, low, of('straight'))[0]).toMatchObject({
      verdict: 'breach',
      event: 'full-house',
    });
    const both = { ...NAMED, parameters: [...of('flush').parameters, ...of('full-house').parameters] };
    const three = wager('hand', 'Hand', {
      minimum: { 'royal-flush': '99 to 1', 'full-house': '10 to 1', flush: '5 to 1' },
    });
    const short = { hand: { payTable: 'minimum', pays: { 'royal-flush': '9 to 1' } } };
    expect(rulings(evidence, { game: { wagers: [three] }, wagers: short }, both)).toMatchObject([
      { verdict: 'meets', event: 'full-house' },
    ]);
    expect(rulings(evidence, low, both)[0]).toMatchObject({ verdict: 'breach', event: 'full-house' });
  });

  it('says a loss and a stand-off in words', () => {
    const even = {
      wagers: [wager('even', 'Even', { minimum: { flush: 'push', 'full-house': 'lose half' } })],
    };
    const at = (flush: string, fullHouse: string) => ({
      game: even,
      wagers: { even: { payTable: 'minimum', pays: { flush, 'full-house': fullHouse } } },
    });
    const named = { appliesTo: { wagers: ['even'] } };
    expect(said(evidence, at('lose 1/4', 'lose'), named)).toEqual([
      'Even loses 1/4 on “Flush”; rule 9.1 asks for at least the stake back.',
      'Even loses all on “Full house”; rule 9.1 asks for a loss of no more than half.',
    ]);
    expect(said(evidence, at('push', 'push'), named)).toEqual([
      'No pay of Even is below the minimum of rule 9.1; the closest is “Flush”, which returns the stake, where the rule asks for at least the stake back.',
    ]);
    expect(said(evidence, at('push', 'lose'), { ...named, parameters: [] })).toEqual([
      'Even loses all on “Full house”; rule 9.1 asks for a loss of no more than half.',
    ]);
  });
});

describe('a rule that names none', () => {
  it('speaks once about them all', () => {
    expect(rulings(evidence, paying({}))).toEqual([
      {
        verdict: 'meets',
        threshold: 'the minimum odds',
        found: '3 pays, none below',
        explanation: 'No pay of the 2 wagers is below the minimum that rule 9.1 asks for.',
      },
    ]);
    expect(rulings(evidence, { game, wagers: { chance: { payTable: 'minimum', pays: {} } } })).toEqual([
      {
        verdict: 'meets',
        threshold: 'the minimum odds',
        found: '1 pay, none below',
        explanation: 'No pay of the wager is below the minimum that rule 9.1 asks for.',
      },
    ]);
    expect(rulings(evidence, { game, wagers: {} })).toEqual([]);
  });

  it('lists every pay below', () => {
    expect(rulings(evidence, paying({ flush: '4 to 1' }, { flush: 'push' }))).toEqual([
      {
        verdict: 'breach',
        threshold: 'the minimum odds',
        found: '2 pays below',
        explanation:
          '2 pays below the minimum odds of rule 9.1: Hand pays 4 to 1 on “Flush” (at least 5 to 1) and Chance returns the stake (at least 1 to 1).',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '4 to 1' }))[0]).toMatchObject({
      found: '1 pay below',
      explanation: '1 pay below the minimum odds of rule 9.1: Hand pays 4 to 1 on “Flush” (at least 5 to 1).',
    });
  });

  it('waits for the wagers whose pays cannot be read, and names those', () => {
    expect(rulings(evidence, paying({ flush: 'a lot' }))).toEqual([
      {
        verdict: 'not-assessed',
        threshold: 'the minimum odds',
        explanation: 'Rule 9.1 is not assessed until every pay of Hand can be read.',
      },
    ]);
    const wagers = { hand: { payTable: 'minimum', pays: {} }, chance: { payTable: 'other', pays: {} } };
    expect(said(evidence, { game, wagers })).toEqual([
      'Rule 9.1 is not assessed until every pay of Chance can be read.',
    ]);
  });

  it('says nothing about a wager that the operator wrote: no minimum is printed for one', () => {
    const written = {
      'own-1': {
        label: 'Own',
        rows: [{ event: 'a', label: 'A', when: 'true', pays: 'lose' }],
        otherwise: 'lose' as const,
      },
    };
    expect(rulings(evidence, { ...paying({}), written })[0]).toMatchObject({ found: '3 pays, none below' });
  });
});
