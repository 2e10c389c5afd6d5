/** What a table displays beside what it should, for each way in which the two can differ. */
import { describe, expect, it } from 'vitest';
import type { TableLimits } from '../vocabulary/table-limits';
import { type Display, displayOf, limitsUnlike, type PrintedLimits } from './display';

const WHEEL = { submission: 'w', reference: 'A-1', version: 2, name: 'Big Six' };
const DICE = { submission: 'd', reference: 'A-2', version: 1, name: 'Sic bo' };
const OVER = 'A-1 version 2 may not be played on 1 April 2098.';
const UNLIKE = 'All wagers: the table takes £1 to £5; the sign says £2 to £5.';
const ANOTHER =
  'It was stopped, and no sign of it is printed any more. Put up one that was printed before, with 10 March 2098 written on it as the last day, or take the game off the table.';
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
    [
      'its sign was overtaken, and no other may be printed',
      { should: WHEEL, displays: WHEEL, overtaken: [OVERTAKEN], byHand: true },
      { kind: 'correct', says: [OVERTAKEN] },
    ],
    [
      'its sign has other limits, and what was on was stopped',
      {
        should: WHEEL,
        displays: WHEEL,
        unlike: [UNLIKE],
        overtaken: [OVERTAKEN],
        byHand: true,
        stopped: '2098-03-10',
      },
      {
        kind: 'other-limits',
        says: [
          UNLIKE,
          'Give the table the limits of its sign. It was stopped, and no sign of it is printed any more.',
          OVERTAKEN,
        ],
        byHand: true,
      },
    ],
    [
      'no sign hangs, and what is on was stopped',
      { should: WHEEL, displays: undefined, stopped: '2098-03-10' },
      { kind: 'without', says: [ANOTHER], noneMade: true },
    ],
    [
      'the sign of another game hangs, and what is on was stopped',
      { should: WHEEL, displays: DICE, stopped: '2098-03-10' },
      {
        kind: 'replace',
        says: ['Take down the sign of Sic bo, A-2 version 1.', ANOTHER],
        noneMade: true,
      },
    ],
    [
      'its sign hangs, corrected, and what is on was stopped',
      { should: WHEEL, displays: WHEEL, stopped: '2098-03-10' },
      { kind: 'right', says: [] },
    ],
    ['its sign hangs', { should: WHEEL, displays: WHEEL }, { kind: 'right', says: [] }],
  ])('where %s', (_, given, display) => {
    expect(displayOf({ unlike: [], ...given })).toEqual(display);
  });
});

describe('limits', () => {
  type Group = TableLimits['groups'][number];
  const table = (...groups: Group[]): TableLimits => ({ currency: 'GBP', groups });
  const of = (group: Group['group'], minimum: number, maximum: number): Group => ({
    group,
    minimum,
    maximum,
  });
  const ALL = { group: 'all' as const, minimum: '£5', maximum: '£500' };
  const PAIRS = { group: 'optional' as const, wagers: 'Perfect Pairs', minimum: '£1', maximum: '£25' };
  const METER = { group: 'progressive' as const, wagers: 'Jackpot', minimum: '£1', maximum: '£1' };
  const INSIDE = { group: 'inside' as const, wagers: 'Inside bets', minimum: '£1', maximum: '£50' };
  const OUTSIDE = { group: 'outside' as const, wagers: 'Outside bets', minimum: '£5', maximum: '£500' };
  const main = of('all', 500, 50_000);
  const pairs = of('optional', 100, 2_500);
  const inside = of('inside', 100, 5_000);
  const outside = of('outside', 500, 50_000);
  const meter = of('progressive', 100, 100);

  it.each<[string, TableLimits, string[]]>([
    ['as on the sign', table(main, pairs), []],
    ['as on the sign, and of a meter, which has a price of its own', table(main, pairs, meter), []],
    [
      'of a meter at another price than the sign prints',
      table(main, pairs, of('progressive', 200, 200)),
      ['Progressive wagers: the table takes £2 a wager; the sign says £1 a wager.'],
    ],
    [
      'of a meter at more than the one price that the sign prints',
      table(main, pairs, of('progressive', 100, 500)),
      ['Progressive wagers: the table takes £1 to £5; the sign says £1 a wager.'],
    ],
    [
      'of another maximum alone',
      table(of('all', 500, 60_000), pairs),
      ['Every wager without limits of its own: the table takes £5 to £600; the sign says £5 to £500.'],
    ],
    [
      'of another minimum alone',
      table(of('all', 100, 50_000), pairs),
      ['Every wager without limits of its own: the table takes £1 to £500; the sign says £5 to £500.'],
    ],
    [
      'of optional wagers as of all, where the sign has a line for them',
      table(main),
      ['Optional wagers: the table takes £5 to £500; the sign says £1 to £25.'],
    ],
    [
      'of a group of which nothing is on offer',
      table(main, pairs, inside),
      ['Inside bets: the table has limits for them; none is on offer.'],
    ],
    [
      'of one group alone',
      table(pairs),
      ['Every wager without limits of its own: the table has no limits for them; the sign says £5 to £500.'],
    ],
  ])('of a card table: %s', (_, limits, says) => {
    const printed = {
      limits: [PAIRS, ALL, METER],
      groups: ['all', 'optional', 'progressive'] as const,
      prices: { minimum: 100, maximum: 100 },
    };
    expect(limitsUnlike(limits, printed)).toEqual(says);
  });

  it.each<[string, TableLimits, PrintedLimits['limits'], string[]]>([
    ['of both groups as on the sign', table(inside, outside), [INSIDE, OUTSIDE], []],
    ['of the one, and of every other wager', table(main, inside), [ALL, INSIDE], []],
    ['of both, where the sign says the second as of all', table(inside, outside), [ALL, INSIDE], []],
    ['of all, where the sign says the same of each', table(main), [{ ...ALL, group: 'inside' }, OUTSIDE], []],
    [
      'of all, where the sign has a line for each',
      table(main),
      [INSIDE, OUTSIDE],
      ['Inside bets: the table takes £5 to £500; the sign says £1 to £50.'],
    ],
    [
      'of each, where the sign has one line for all',
      table(inside, outside),
      [ALL],
      ['Inside bets: the table takes £1 to £50; the sign says £5 to £500.'],
    ],
    [
      'of all, which is said once of both groups',
      table(of('all', 500, 60_000)),
      [ALL],
      ['Every wager without limits of its own: the table takes £5 to £600; the sign says £5 to £500.'],
    ],
    [
      'of a sign with none',
      table(main, inside),
      [],
      [
        'Inside bets: the table takes £1 to £50; the sign has no limits for them.',
        'Every wager without limits of its own: the table takes £5 to £500; the sign has no limits for them.',
      ],
    ],
  ])('of a wheel: %s', (_, limits, lines, says) => {
    expect(limitsUnlike(limits, { limits: lines, groups: ['inside', 'outside'] })).toEqual(says);
  });
});
