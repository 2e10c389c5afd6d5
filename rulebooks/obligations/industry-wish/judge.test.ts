/** A supplier that asks, with and without evidence that the industry wishes to offer its game. */
import { describe, expect, it } from 'vitest';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';
import type { Circumstances } from '../../variant/variant';

describe('evidence of the industry’s wish', () => {
  const evidence: Evidence = { owes: 'industry-wish' };
  const found = (circumstances: Circumstances) => rulings(evidence, { circumstances });
  const wish = {
    name: 'Northgate',
    reference: 'N-1',
    date: '2023-12-01',
    for: [{ about: 'industry' as const }],
  };

  it('is asked of nobody who is an operator', () => {
    expect(found({})).toEqual([]);
    expect(found({ petitioner: ' ' })).toEqual([]);
  });

  it('is asked of a supplier, whatever sponsor is named', () => {
    expect(found({ petitioner: 'Maker Ltd', sponsor: 'Northgate' })).toEqual([
      {
        verdict: 'needs-consent',
        threshold: 'evidence of the industry’s wish',
        found: 'not on file',
        explanation:
          'Maker Ltd asks and is no operator; rule 9.1 asks for evidence that some of the industry wishes to offer the game. Northgate is named as the sponsor: record its letter.',
        paper: 'dossier',
      },
    ]);
  });

  it('is the document of somebody else that says so', () => {
    const verdict = (consents: Circumstances['consents']) =>
      found({ petitioner: 'Maker Ltd', consents }).map((each) => each.verdict);
    expect(verdict([wish])).toEqual(['meets']);
    expect(verdict([{ ...wish, name: 'Maker Ltd' }])).toEqual(['needs-consent']);
    expect(verdict([{ ...wish, name: ' MAKER  LTD' }])).toEqual(['needs-consent']);
    expect(verdict(['Northgate'])).toEqual(['needs-consent']);
    expect(verdict([{ ...wish, for: [{ about: 'game' }] }])).toEqual(['needs-consent']);
  });
});
