import { describe, expect, it } from 'vitest';
import { SUBJECT } from '../testing/subject';
import { limitSaid } from './limit-words';
import { limitsOf } from './limits';
import { plainText } from './plain-text';
import { sign } from './sign';

const optional = { minimum: 100, maximum: 5000 };
const limited = (more: object) => ({
  ...SUBJECT,
  game: {
    ...SUBJECT.game,
    wagers: SUBJECT.game.wagers.map((each) => ({ ...each, side: each.id === 'tie' })),
  },
  variant: {
    ...SUBJECT.variant,
    circumstances: {
      ...SUBJECT.variant.circumstances,
      limits: { currency: 'GBP', minimum: 500, maximum: 50_000, ...more },
    },
  },
});

describe('limits by group of wagers', () => {
  it('are one line where optional wagers have none of their own, as in every variant stored before', () => {
    expect(limitsOf(limited({})).map(limitSaid)).toEqual(['Minimum\u00a0£5   Maximum\u00a0£500']);
  });
  it('are on the sign beside the game’s own where they differ', () => {
    expect(limitsOf(limited({ optional })).map(limitSaid)).toEqual([
      'Minimum\u00a0£5   Maximum\u00a0£500',
      'Optional wagers: minimum\u00a0£1, maximum\u00a0£50',
    ]);
    expect(plainText(sign(limited({ optional })).paper)).toContain('Optional wagers: minimum\u00a0£1');
  });
  it('mention optional wagers only where one is offered', () => {
    const { game, ...rest } = limited({ optional });
    const without = { ...game, wagers: game.wagers.map((each) => ({ ...each, side: false })) };
    expect(limitsOf({ ...rest, game: without })).toHaveLength(1);
  });
});
