/** A wager or a game with an owner, varied or not. */
import { describe, expect, it } from 'vitest';
import { at, game, minimum, own } from '../../evaluation/testing/hand-and-side';
import { type Asked, rulings, said, wager } from '../../evaluation/testing/made-up';
import type { Evidence } from '../../format/evidence';

describe('a wager with an owner', () => {
  const evidence: Evidence = { owes: 'agreement' };
  const owned = { wagers: [wager('hand', 'Hand', { minimum, proprietor: 'Mr Owner' })] };
  const paying = (pays: Record<string, string>, circumstances = {}): Asked => ({
    game: owned,
    wagers: { hand: at('minimum', pays) },
    circumstances,
  });
  const about = { wager: 'hand', threshold: 'agreement of Mr Owner' };

  it('is offered as printed without being asked', () => {
    expect(rulings(evidence, paying({}))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'no variation',
        explanation: 'Hand is offered as printed, so rule 9.1 needs no agreement from Mr Owner.',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '?' }))).toEqual([]);
    expect(rulings(evidence, { game })).toEqual([]);
  });

  it('is varied with their agreement', () => {
    expect(rulings(evidence, paying({ flush: '6 to 1' }))).toEqual([
      {
        ...about,
        verdict: 'needs-consent',
        found: 'not on file',
        explanation:
          'Hand is varied (Flush 6 to 1 (minimum 5 to 1)); rule 9.1 asks for the agreement of Mr Owner first.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '6 to 1' }, { consents: ['Mr Owner'] }))).toEqual([
      {
        ...about,
        verdict: 'meets',
        found: 'on file',
        explanation:
          'Hand is varied (Flush 6 to 1 (minimum 5 to 1)), and the agreement of Mr Owner that rule 9.1 asks for is on file.',
      },
    ]);
    const never = { name: 'Mr Owner', reference: 'O-7', date: '2099-12-31' };
    expect(rulings(evidence, paying({ flush: '6 to 1' }, { consents: [never] }))).toMatchObject([
      { verdict: 'needs-consent', found: 'not on file' },
    ]);
    const temporary = { occasion: 'the Winter Fair', from: '2024-01-01', to: '2024-02-01' };
    expect(said(evidence, paying({}, { temporary }))).toEqual([
      'Hand is varied (temporarily, for the Winter Fair); rule 9.1 asks for the agreement of Mr Owner first.',
    ]);
    const unnamed = { temporary: { ...temporary, occasion: ' ' }, consents: ['Mr Owner'] };
    expect(rulings(evidence, paying({}, unnamed))).toEqual([
      {
        ...about,
        verdict: 'not-assessed',
        explanation:
          'Hand is varied temporarily, and rule 9.1 asks for the agreement of Mr Owner; give the occasion of the temporary variation.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(evidence, paying({ flush: '6 to 1' }, unnamed))).toMatchObject([
      { verdict: 'meets', found: 'on file' },
    ]);
  });

  it('may belong to whoever owns the game, and so does what the operator adds to it', () => {
    const asked = {
      game: { ...game, proprietor: 'Game Ltd' },
      wagers: { hand: at('minimum') },
      written: own,
    };
    expect(said(evidence, asked)).toEqual([
      'Hand is offered as printed, so rule 9.1 needs no agreement from Game Ltd.',
      'Own is varied (added to the game by the operator); rule 9.1 asks for the agreement of Game Ltd first.',
    ]);
  });
});
