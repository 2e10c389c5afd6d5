/** The leaflet, with and without edges. */
import { describe, expect, it } from 'vitest';
import { at, game, hand, minimum } from '../../evaluation/testing/hand-and-side';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('the leaflet', () => {
  const evidence: Evidence = { owes: 'leaflet' };
  const asks = 'rule 9.1 requires that players can find the house edge of each pay table in use';
  const edges = (...ids: string[]): Asked => ({
    game,
    figures: Object.fromEntries(ids.map((id) => [id, { houseEdge: '1/30' }])),
  });

  it('gives every edge', () => {
    expect(rulings(evidence, edges('hand', 'side'))).toEqual([
      {
        verdict: 'needs-notice',
        found: '2 edges',
        explanation: `The leaflet gives the house edge of 2 wagers; ${asks}.`,
        paper: 'leaflet',
      },
    ]);
    expect(rulings(evidence, { ...edges('hand'), game: { wagers: [hand] } })).toMatchObject([
      { found: '1 edge', explanation: `The leaflet gives the house edge of 1 wager; ${asks}.` },
    ]);
    expect(rulings(evidence, { game, wagers: {} })).toEqual([]);
  });

  it('waits for missing ones', () => {
    expect(rulings(evidence, edges('side'))).toEqual([
      {
        verdict: 'not-assessed',
        found: '1 of 2 edges',
        explanation: `No house edge yet for Hand; ${asks}. Analyse the variant first.`,
        paper: 'leaflet',
      },
    ]);
  });

  it('waits for a meter that was not given', () => {
    const terms = { fixedPaidFrom: 'house' as const, wager: '1', contribution: '10%' };
    const jackpot = wager('jackpot', 'Jackpot', { minimum, progressive: terms });
    const progressive = {
      meter: '0/1',
      seed: '0/1',
      wager: '1/1',
      contribution: '1/10',
      fixedReturn: '1/10',
      longRunReturn: '1/5',
      meterShare: '1/1000',
    };
    const asked: Asked = {
      game: { wagers: [hand, jackpot] },
      figures: {
        hand: { houseEdge: '1/30' },
        jackpot: { houseEdge: '9/10', progressive: { ...progressive, meter: '500/1' } },
      },
    };
    expect(rulings(evidence, asked)).toEqual([
      {
        verdict: 'not-assessed',
        found: '1 of 2 edges',
        explanation: `No house edge yet for Jackpot; ${asks}. Give what the meter shows, or the share of each wager that goes to it.`,
        paper: 'leaflet',
      },
    ]);
    const given = { ...asked, circumstances: { meters: { jackpot: { meter: '500' } } } };
    expect(rulings(evidence, given)).toMatchObject([{ found: '2 edges' }]);
    const better: Evidence = { owes: 'own-pays-shown' };
    const raised = { ...asked, wagers: { jackpot: at('minimum', { flush: '6 to 1' }) } };
    expect(said(better, raised)).toEqual([
      'Jackpot pays Flush 6 to 1 (minimum 5 to 1); rule 9.1 asks for a notice at the table with its house edge. To find it, give its meter, or the share of each wager that goes to it.',
    ]);
    expect(
      rulings(better, { ...raised, circumstances: { meters: { jackpot: { meter: '500' } } } }),
    ).toMatchObject([
      {
        signLine:
          'Jackpot pays Flush 6 to 1 (minimum 5 to 1), house edge 90.00% at the declared meter of $500.',
      },
    ]);
  });
});
