/** Whose turn it is, of each kind in the queue. */
import { describe, expect, it } from 'vitest';
import { nextFor } from './queue-next';

describe('next on', () => {
  it('a local variation: the regulator reads it, then its operator acts', () => {
    const offered = (state: 'notified' | 'noted' | 'significant') =>
      nextFor({ kind: 'offered', state, awaited: state !== 'noted', openQuestions: 0 }).actor;
    expect([offered('notified'), offered('noted'), offered('significant')]).toEqual([
      'reviewer',
      'operator',
      'operator',
    ]);
  });
  it('what has an open question: its operator answers, whatever else it may do meanwhile', () => {
    const asked = { awaited: true, openQuestions: 1 };
    const answers = { actor: 'operator', briefly: 'Operator answers' };
    expect(nextFor({ kind: 'offered', state: 'noted', ...asked })).toMatchObject(answers);
    expect(nextFor({ kind: 'new', state: 'on-trial', ...asked })).toMatchObject(answers);
    expect(nextFor({ kind: 'extension', state: 'expired', ...asked })).toMatchObject(answers);
    expect(nextFor({ kind: 'offered', state: 'notified', ...asked }).actor, 'it has a first day').toBe(
      'reviewer',
    );
  });
  it('a document of a house: as on a game until it is decided, and nothing after', () => {
    expect(nextFor({ kind: 'fees', state: 'submitted', awaited: true, openQuestions: 0 }).actor).toBe(
      'reviewer',
    );
    expect(nextFor({ kind: 'pools', state: 'questioned', awaited: true, openQuestions: 0 }).actor).toBe(
      'operator',
    );
    expect(nextFor({ kind: 'fees', state: 'approved', awaited: false, openQuestions: 0 }).briefly).toBe(
      'Nothing',
    );
  });
  it('a trial that is over while its extension waits: the regulator decides', () => {
    expect(nextFor({ kind: 'extension', state: 'expired', awaited: true, openQuestions: 0 }).actor).toBe(
      'reviewer',
    );
    expect(nextFor({ kind: 'new', state: 'expired', awaited: false, openQuestions: 0 }).actor).toBe(
      'operator',
    );
  });
});
