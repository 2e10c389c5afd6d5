/** An approval. */
import { describe, expect, it } from 'vitest';
import { asked } from '../../evaluation/testing/decks';
import { at, game } from '../../evaluation/testing/hand-and-side';
import { type Asked, rulings } from '../../evaluation/testing/made-up';
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

  it('of the house rules is not given with that of the game, nor that of the game with it', () => {
    const posted: Evidence = { owes: 'consent', of: 'the posted rules', about: 'house-rules' };
    const game: Evidence = { owes: 'consent', of: 'the game' };
    const letter = (about: 'game' | 'house-rules') => ({
      ...asked(),
      circumstances: {
        consents: [{ name: 'Commission', reference: 'C-7', date: '2020-01-31', for: [{ about }] }],
      },
    });
    const verdicts = (evidence: Evidence, about: 'game' | 'house-rules') =>
      rulings(evidence, letter(about)).map(({ verdict }) => verdict);
    expect(verdicts(posted, 'house-rules')).toEqual(['meets']);
    expect(verdicts(posted, 'game')).toEqual(['needs-consent']);
    expect(verdicts(game, 'game')).toEqual(['meets']);
    expect(verdicts(game, 'house-rules')).toEqual(['needs-consent']);
    expect(rulings(posted, letter('game'))).toMatchObject([
      {
        explanation: expect.stringContaining(
          'The document of Commission on file (reference C-7) is for the whole game.',
        ),
      },
    ]);
  });
});

describe('an agreement with the owner of a game', () => {
  const evidence: Evidence = { owes: 'consent', from: 'owner', of: 'play of the game' };
  const owned = (name: string): Asked => ({
    game: { ...game, proprietor: 'Mr Owner' },
    wagers: { hand: at('minimum') },
    circumstances: {
      consents: [{ name, reference: 'O-7', date: '2020-01-31', for: [{ about: 'game' as const }] }],
    },
  });

  it('is asked of the owner, and of nobody where none is known', () => {
    expect(rulings(evidence, owned('Commission'))).toEqual([
      {
        verdict: 'needs-consent',
        threshold: 'agreement of Mr Owner',
        explanation: 'Rule 9.1 asks for the agreement of Mr Owner for play of the game.',
        paper: 'dossier',
      },
    ]);
    expect(rulings(evidence, owned('Mr Owner'))).toMatchObject([
      {
        verdict: 'meets',
        explanation: 'The agreement that rule 9.1 asks for play of the game is on file (reference O-7).',
      },
    ]);
    expect(rulings(evidence, { game, wagers: { hand: at('minimum') } })).toEqual([]);
  });
});
