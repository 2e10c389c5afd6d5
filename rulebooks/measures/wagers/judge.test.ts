/** Wagers that the game lists, and others. */
import { describe, expect, it } from 'vitest';
import { at, game, hand, own } from '../../evaluation/testing/hand-and-side';
import { rulings } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('wagers that are listed', () => {
  const evidence: Evidence = { measure: 'wagers', listed: 'for the game' };
  const listed = 'the 2 wagers listed for Made-up poker';

  it('meet the rule', () => {
    expect(rulings(evidence, { game })).toEqual([
      {
        verdict: 'meets',
        threshold: listed,
        found: '2, all listed',
        explanation: 'Each of the 2 wagers on offer is among those that rule 9.1 allows.',
      },
    ]);
    expect(rulings(evidence, { game: { wagers: [hand] } })).toEqual([
      {
        verdict: 'meets',
        threshold: 'the wager listed for Made-up poker',
        found: '1, all listed',
        explanation: 'The one wager on offer is among those that rule 9.1 allows.',
      },
    ]);
    expect(rulings(evidence, { game, wagers: {} })).toEqual([]);
  });

  it('are all that is allowed', () => {
    expect(rulings(evidence, { game, wagers: { hand: at('minimum'), lucky: at('minimum') } })).toEqual([
      {
        verdict: 'breach',
        threshold: listed,
        found: '“lucky”',
        wager: 'lucky',
        explanation: 'Wager “lucky” is not listed for Made-up poker; rule 9.1 allows only the wagers listed.',
      },
    ]);
  });

  it('are joined by what the operator wrote only as the rule says', () => {
    const about = { threshold: listed, wager: 'own-1' };
    const isNew = 'Own is written by the operator, so it is a new feature of Made-up poker';
    expect(rulings(evidence, { game, written: own })).toEqual([
      {
        ...about,
        verdict: 'breach',
        found: 'not listed',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed.`,
      },
    ]);
    const consent = { onBreach: 'needs-consent' } as const;
    expect(rulings(evidence, { game, wagers: {}, written: own }, consent)).toEqual([
      {
        ...about,
        verdict: 'needs-consent',
        found: 'not listed',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed, so it needs the prior consent of the regulator (Commission).`,
        paper: 'dossier',
      },
    ]);
    expect(
      rulings(evidence, { game, written: own, circumstances: { consents: ['Commission'] } }, consent),
    ).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'consent on file',
        explanation: `${isNew}; rule 9.1 allows only the wagers listed without prior consent, and that of the regulator (Commission) is on file.`,
      },
    ]);
    const never = { name: 'Commission', reference: 'C-7', date: '2099-12-31' };
    expect(
      rulings(evidence, { game, written: own, circumstances: { consents: [never] } }, consent),
    ).toMatchObject([{ verdict: 'needs-consent' }]);
  });
});
