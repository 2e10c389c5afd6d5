/** Whose turn it is, of each kind in the queue. */
import { describe, expect, it } from 'vitest';
import { nextFor } from './queue-next';

describe('next on', () => {
  it('a local variation: the regulator reads it, then its operator acts', () => {
    const offered = (state: 'notified' | 'noted' | 'significant') =>
      nextFor({ kind: 'offered', state, awaited: state !== 'noted' }).actor;
    expect([offered('notified'), offered('noted'), offered('significant')]).toEqual([
      'reviewer',
      'operator',
      'operator',
    ]);
  });
  it('a document of a house: as on a game until it is decided, and nothing after', () => {
    expect(nextFor({ kind: 'fees', state: 'submitted', awaited: true }).actor).toBe('reviewer');
    expect(nextFor({ kind: 'pools', state: 'questioned', awaited: true }).actor).toBe('operator');
    expect(nextFor({ kind: 'fees', state: 'approved', awaited: false }).briefly).toBe('Nothing');
  });
  it('a trial that is over while its extension waits: the regulator decides', () => {
    expect(nextFor({ kind: 'extension', state: 'expired', awaited: true }).actor).toBe('reviewer');
    expect(nextFor({ kind: 'new', state: 'expired', awaited: false }).actor).toBe('operator');
  });
});
