/** An approval. */
import { describe, expect, it } from 'vitest';
import { asked } from '../../evaluation/testing/decks';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('an approval', () => {
  const evidence: Evidence = { when: 'option.decks == "8"', owes: 'consent', of: 'eight decks' };

  it('is asked for first, and is met once it is on file', () => {
    expect(rulings(evidence, asked({ decks: '8' }))).toEqual([
      {
        verdict: 'needs-consent',
        threshold: 'approval of the Commission',
        explanation: 'Rule 9.1 asks for the approval of the Commission for eight decks.',
        paper: 'dossier',
      },
    ]);
    const consents = (name: string) => ({ ...asked({ decks: '8' }), circumstances: { consents: [name] } });
    expect(rulings(evidence, consents('Commission'))).toEqual([
      {
        verdict: 'meets',
        threshold: 'approval of the Commission',
        found: 'on file',
        explanation: 'The approval that rule 9.1 asks for eight decks is on file.',
      },
    ]);
    const never = { name: 'Commission', reference: 'C-7', date: '2099-12-31' };
    const dated = { ...asked({ decks: '8' }), circumstances: { consents: [never] } };
    expect(rulings(evidence, dated)).toMatchObject([{ verdict: 'needs-consent' }]);
    expect(rulings(evidence, consents('Somebody'))).toMatchObject([{ verdict: 'needs-consent' }]);
    expect(rulings(evidence, asked())).toEqual([]);
  });
});
