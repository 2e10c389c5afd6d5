/** A meeting before it is settled: its card, its stakes, and what of it can be settled. */
import { describe, expect, it } from 'vitest';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import type { Result } from '@/simulations/problems/problem';
import { HK_POOLS } from '../hk-pari-mutuel/pools';
import { checkCard, MeetingCard, type PoolStakes } from './card';
import { keysOf, STAKES_AT_MOST, stakesInJson, stakesInSheet, tooManyWith } from './import-stakes';
import { readMeeting } from './meeting-file';
import { meetingToSettle, withStarters } from './to-settle';

const pool = (name: string, races: number[]) => ({ pool: name, races, deduction: '17.5%' });
const CARD: MeetingCard = {
  races: [
    { race: 1, starters: [1, 4, 7, 9] },
    { race: 2, starters: [3, 5, 8] },
  ],
  pools: [pool('win', [1]), pool('win', [2]), pool('double', [1, 2])],
};
const sentences = (read: Result<unknown>): string[] =>
  read.ok ? [] : read.problems.map(({ message }) => message);
const checked = (card: MeetingCard, stakes: PoolStakes = {}) => sentences(checkCard(card, stakes, HK_POOLS));

describe('a card', () => {
  it('is taken before anybody has staked anything', () => {
    expect(checked(CARD)).toEqual([]);
    expect(checked({ races: [], pools: [] })).toEqual([]);
  });

  it('has no total beside its stakes, and no group that would be dropped', () => {
    const says = (more: object) => {
      const read = MeetingCard.safeParse({ ...CARD, pools: [{ ...pool('win', [1]), ...more }] });
      return read.success ? [] : read.error.issues.map(issueSentence);
    };
    expect(says({ total: 100_000_000 })).toEqual([
      'Leave out “total”: nothing goes by that name in “pools.0”.',
    ]);
    expect(says({ composites: JSON.parse('{"A":[1,4],"__proto__":[9]}') })).toEqual([
      'No group may be called “__proto__”; give it another name.',
    ]);
    expect(says({ composites: { A: [1, 4], B: [9] } })).toEqual([]);
  });

  it('names each runner once, with pools or without', () => {
    const says = ['Race 1 declares a starter twice; name each once.'];
    const races = [{ race: 1, starters: [1, 1] }];
    expect(checked({ races, pools: [] })).toEqual(says);
    expect(checked({ races, pools: [pool('win', [1])] })).toEqual(says);
  });

  it('names a pool that is listed twice, and a race that is not there', () => {
    expect(checked({ ...CARD, pools: [pool('win', [1]), pool('WIN', [1])] })).toEqual([
      'Win on race 1 is listed twice; list it once.',
    ]);
    expect(checked({ ...CARD, pools: [pool('double', [1, 3])] })).toEqual([
      'Race 3 of double is not among the races; add it, or correct the pool.',
    ]);
    const [first] = CARD.races;
    expect(checked({ ...CARD, races: first ? [first, first] : [] })).toEqual([
      'Race 1 is listed twice; list it once.',
    ]);
  });

  it('names a stake on a horse that it no longer has', () => {
    expect(checked(CARD, { 'win:1': [{ combination: '12', amount: 1 }] })).toEqual([
      'Win on race 1, stake 1: Horse 12 does not run in race 1; correct the combination or the starters.',
    ]);
  });
});

describe('stakes from a file', () => {
  const HEADS = ['Pool', 'Races', 'Combination', 'Dollars'];
  it('take the place of those in the pools that it names, and of as many as a meeting may hold', () => {
    const once = stakesInSheet(
      CARD,
      [HEADS, ['win', '1', '4', '10'], ['double', '1/2', '4/3', '20']],
      HK_POOLS,
    );
    if (!once.ok) throw new Error('the rows are taken');
    expect(once.value).toEqual({
      'win:1': [{ combination: '4', amount: 1_000 }],
      'double:1/2': [{ combination: '4/3', amount: 2_000 }],
    });
    // One of three before stays, one of the two takes its place: 2 and 1 are 3.
    const before = { 'win:1': 1, 'win:2': 1 };
    expect(tooManyWith(before, once.value, 3)).toBeUndefined();
    expect(tooManyWith(before, once.value, 2)?.message).toBe(
      'The meeting would hold 3 stakes; add up those on one combination, or settle it on the command line: here it may hold 2.',
    );
  });

  it('are those of JSON, too, whatever else a meeting’s file says', () => {
    const read = stakesInJson(
      CARD,
      {
        pools: [
          { ...pool('WIN', [1]), stakes: [{ combination: 4, amount: 7 }] },
          { pool: 'double', races: [1, 2], stakes: [{ combination: [9, 8], amount: 1 }] },
        ],
        results: [],
      },
      HK_POOLS,
    );
    expect(read.ok && read.value).toEqual({
      'win:1': [{ combination: '4', amount: 7 }],
      'double:1/2': [{ combination: '9-8', amount: 1 }],
    });
  });

  it.each([
    [
      { pools: [{ pool: 'win', races: 1, stakes: [{ combination: 12, amount: 1 }] }] },
      'Win on race 1, stake 1: Horse 12',
    ],
    [{ pools: [{ pool: 'win', races: 1, stakes: [{ combination: 4, amount: -1 }] }] }, 'must be at least 0'],
    [{ pools: [{ pool: 'win', races: 1, stakes: [{ combination: 4, amount: 2 ** 53 }] }] }, 'amount'],
    [
      { pools: [{ pool: 'trio', races: 1, stakes: [] }] },
      'The meeting has no pool trio:1; add it to the pools',
    ],
    [{ pools: [{ pool: 'win', races: 1, stakes: [] }] }, 'There is no stake in the file'],
    [{ pools: [] }, 'There is no pool in the file'],
    [[], 'The file is no object with “pools”'],
  ])('say what is wrong in %j', (value, says) => {
    expect(sentences(stakesInJson(CARD, value, HK_POOLS)).join(' ')).toContain(says);
  });

  it('say so where there are no pools, no rows, or too many of them', () => {
    expect(sentences(stakesInSheet({ races: [], pools: [] }, [HEADS], HK_POOLS))).toEqual([
      'The meeting has no races or no pools yet; save them first, then take the stakes.',
    ]);
    expect(sentences(stakesInSheet(CARD, [HEADS], HK_POOLS))).toEqual([
      'There is no stake in the rows; write one below the names of the columns.',
    ]);
    const many = Array.from({ length: STAKES_AT_MOST + 1 }, () => ({ combination: '4', amount: 1 }));
    expect(tooManyWith({}, { 'win:1': many })?.message).toContain('would hold 500,001 stakes');
  });

  it('come to no more than can be counted exactly', () => {
    const row = ['win', '1', '4', '90071992547409.91'];
    expect(sentences(stakesInSheet(CARD, [HEADS, row], HK_POOLS))).toEqual([]);
    expect(sentences(stakesInSheet(CARD, [HEADS, row, ['win', '1', '7', '0.01']], HK_POOLS))).toEqual([
      'Win on race 1 holds more than 90,071,992,547,409.91; give smaller amounts.',
    ]);
  });

  it('go with the pool that the card loses', () => {
    expect([...keysOf({ ...CARD, pools: [pool('WIN', [2])] }, HK_POOLS)]).toEqual(['win:2']);
  });
});

describe('what can be settled', () => {
  const stakes = {
    'win:1': [{ combination: '4', amount: 100_000 }],
    'win:2': [{ combination: '3', amount: 1 }],
    'double:1/2': [{ combination: '4/3', amount: 1 }],
  };
  it('is each pool whose races have all been run, by the runners of the card', () => {
    const value = meetingToSettle(
      { card: CARD, stakes, results: [{ race: 1, places: [4, 7, 1] }] },
      HK_POOLS,
    );
    const read = value.ok ? readMeeting(value.value, HK_POOLS) : value;
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(read.value.pools).toHaveLength(1);
    expect(read.value.results.get(1)?.starters).toEqual([1, 4, 7, 9]);
  });

  it('is nothing without a result', () => {
    expect(sentences(meetingToSettle({ card: CARD, stakes, results: [] }, HK_POOLS))).toEqual([
      'No pool has a result for all of its races; enter one first.',
    ]);
  });

  it('is no result with a gap, a stranger, a horse twice, or more than run', () => {
    const asked = (...places: (number | number[])[]) => sentences(withStarters(CARD, { race: 1, places }))[0];
    expect(asked(4, 7, 9, 1)).toBeUndefined();
    expect(asked(4, [], 1)).toContain('nobody in place 2');
    expect(asked(12)).toContain('Horse 12 does not run in race 1');
    expect(asked([4, 4])).toContain('Horse 4 finishes race 1 twice');
    expect(sentences(withStarters(CARD, { race: 3, places: [1] }))[0]).toContain(
      'Race 3 is not among the races',
    );
  });
});
