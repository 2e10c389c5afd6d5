/** What a table displays beside what it should, for each way in which the two can differ. */
import { describe, expect, it } from 'vitest';
import { type Display, displayOf, limitsUnlike } from './display';

const WHEEL = { submission: 'w', reference: 'A-1', version: 2, name: 'Big Six' };
const DICE = { submission: 'd', reference: 'A-2', version: 1, name: 'Sic bo' };
const OVER = 'A-1 version 2 may not be played on 1 April 2098.';
const UNLIKE = 'All wagers: the table takes £1 to £5; the sign says £2 to £5.';
const OVERTAKEN = 'The trial was extended.';

describe('a table and its sign', () => {
  it.each<[string, Omit<Parameters<typeof displayOf>[0], 'unlike'> & { unlike?: string[] }, Display]>([
    ['nothing is on', { should: undefined, displays: undefined }, { kind: 'none', says: [] }],
    [
      'what was on is over and no sign hangs',
      { should: undefined, displays: undefined, over: OVER },
      { kind: 'none', says: [OVER] },
    ],
    [
      'nothing is on and a sign hangs',
      { should: undefined, displays: WHEEL },
      { kind: 'take-down', says: ['Take down the sign of Big Six, A-1 version 2.'] },
    ],
    [
      'what was on may not be played at this table, which is for its operator to read',
      { should: undefined, displays: WHEEL, over: OVER },
      { kind: 'take-down', says: [OVER, 'Take down the sign of Big Six, A-1 version 2.'] },
    ],
    [
      'what was on is over and its sign hangs',
      { should: undefined, displays: WHEEL, over: OVER, isPublic: true },
      { kind: 'take-down', says: [OVER, 'Take down the sign of Big Six, A-1 version 2.'], over: OVER },
    ],
    [
      'no sign hangs',
      { should: WHEEL, displays: undefined, unlike: [UNLIKE] },
      { kind: 'put-up', says: ['Put up the sign of Big Six, A-1 version 2.', UNLIKE] },
    ],
    [
      'the sign of another game hangs',
      { should: WHEEL, displays: DICE, unlike: [UNLIKE] },
      {
        kind: 'replace',
        says: ['Replace the sign of Sic bo, A-2 version 1 by the one of Big Six, A-1 version 2.', UNLIKE],
      },
    ],
    [
      'its sign has other limits',
      { should: WHEEL, displays: WHEEL, unlike: [UNLIKE], overtaken: [OVERTAKEN] },
      {
        kind: 'other-limits',
        says: [
          UNLIKE,
          'Change the limits of the table, or submit a version with these limits and reprint.',
          OVERTAKEN,
        ],
      },
    ],
    [
      'its sign was overtaken',
      { should: WHEEL, displays: WHEEL, overtaken: [OVERTAKEN] },
      { kind: 'overtaken', says: [OVERTAKEN] },
    ],
    ['its sign hangs', { should: WHEEL, displays: WHEEL }, { kind: 'right', says: [] }],
  ])('where %s', (_, given, display) => {
    expect(displayOf({ unlike: [], ...given })).toEqual(display);
  });
});

describe('limits', () => {
  const of = (group: 'all' | 'inside' | 'optional' | 'progressive', minimum: number, maximum: number) => ({
    currency: 'GBP' as const,
    groups: [{ group, minimum, maximum }],
  });
  const PRINTED = [
    { group: 'optional' as const, wagers: 'Perfect Pairs', minimum: '£1', maximum: '£25' },
    { group: 'all' as const, minimum: '£5', maximum: '£500' },
  ];

  it.each([
    ['both as on the sign', of('all', 500, 50_000), []],
    ['by the line for all, where none is of the group', of('inside', 500, 50_000), []],
    ['by the line of the group before the one for all', of('optional', 100, 2_500), []],
    [
      'of another maximum alone',
      of('all', 500, 60_000),
      ['Every wager without limits of its own: the table takes £5 to £600; the sign says £5 to £500.'],
    ],
    [
      'of another minimum alone',
      of('all', 100, 50_000),
      ['Every wager without limits of its own: the table takes £1 to £500; the sign says £5 to £500.'],
    ],
    ['of a meter, which has a price of its own', of('progressive', 100, 100), []],
  ])('%s', (_, table, says) => {
    expect(limitsUnlike(table, PRINTED)).toEqual(says);
  });

  it('says so where the sign has none for them', () => {
    expect(limitsUnlike(of('inside', 100, 5_000), PRINTED.slice(0, 1))).toEqual([
      'Inside wagers: the table takes £1 to £50; the sign has no limits for them.',
    ]);
  });
});
