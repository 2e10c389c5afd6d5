/** What an approval gives, of rules made up for each way of asking. */
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../format/evidence';
import { evaluate } from './evaluate';
import { givenWithAdoption, givenWithApproval } from './given-with-approval';
import { at, game, minimum } from './testing/hand-and-side';
import { type Asked, inputOf, rule, wager } from './testing/made-up';

const TRIAL = { from: '2024-01-01', to: '2024-03-31' };
const plain: Asked = { game, wagers: { hand: at('minimum') } };

function given(evidence: Evidence, asked: Asked, applies = {}) {
  const input = inputOf([rule('9.1', evidence, applies)], asked);
  const found = evaluate(input);
  expect(found.some(({ verdict }) => verdict.startsWith('needs-'))).toBe(true);
  return givenWithApproval(input, found).map(({ verdict }) => verdict);
}

describe('an approval', () => {
  it('gives the consent of the authority, to the game and to every part of it', () => {
    expect(given({ owes: 'consent', of: 'the game' }, plain)).toEqual(['needs-consent']);
  });

  it('gives no agreement of an owner, no approval of the house rules, and no wish of the industry', () => {
    const owned: Asked = { ...plain, game: { ...game, proprietor: 'Mr Owner' } };
    expect(given({ owes: 'consent', from: 'owner', of: 'play' }, owned)).toEqual([]);
    expect(given({ owes: 'consent', of: 'the posted rules', about: 'house-rules' }, plain)).toEqual([]);
    const supplied: Asked = { ...plain, circumstances: { petitioner: 'Maker Ltd' } };
    expect(given({ owes: 'industry-wish' }, supplied)).toEqual([]);
  });

  it('gives its own of a rule that asks an owner, too', () => {
    const both: Evidence[] = [
      { owes: 'consent', of: 'the game' },
      { owes: 'consent', from: 'owner', of: 'play' },
    ];
    const input = inputOf([rule('9.1', both)], { ...plain, game: { ...game, proprietor: 'Mr Owner' } });
    const found = evaluate(input);
    expect(found.map(({ verdict }) => verdict)).toEqual(['needs-consent', 'needs-consent']);
    expect(givenWithApproval(input, found).map(({ finding }) => finding)).toEqual([
      'Rule 9.1 asks for the approval of the Commission for the game.',
    ]);
  });

  it('gives pays below a minimum for a trial, each of them', () => {
    const low: Asked = {
      game: { wagers: [wager('hand', 'Hand', { minimum })] },
      wagers: { hand: at('minimum', { flush: '4 to 1' }) },
      circumstances: { trial: TRIAL },
    };
    expect(given({ measure: 'pays', against: 'minimum' }, low, { appliesTo: { wagers: ['hand'] } })).toEqual([
      'needs-approval',
    ]);
  });

  it('gives nothing that another document has to say, and nothing where nothing is asked', () => {
    const input = inputOf([rule('9.1', { owes: 'consent', of: 'the game' })], plain);
    expect(givenWithApproval(input, [])).toEqual([]);
  });
});

describe('an adoption', () => {
  it('gives what is asked of the game, and nothing that was asked of its trial', () => {
    const on = { ...plain, circumstances: { trial: TRIAL } };
    const asked: Evidence = { owes: 'consent', of: 'the game' };
    const input = inputOf(
      [rule('9.1', asked), rule('9.2', { when: 'trial', ...asked }), rule('9.3', { owes: 'filed-rules' })],
      on,
    );
    const found = evaluate(input);
    const clauses = (all: readonly { clause: string }[]) => all.map(({ clause }) => clause);
    expect(clauses(givenWithApproval(input, found))).toEqual(['9.1', '9.2']);
    expect(clauses(givenWithAdoption(input, found))).toEqual(['9.1']);
  });
});
