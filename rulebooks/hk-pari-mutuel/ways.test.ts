/** A dead heat of a whole field is counted before anything is listed. */
import { describe, expect, it } from 'vitest';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { waysToLead } from '@/simulations/totalisator/ways';
import { leading } from '@/simulations/totalisator/winning';
import { readMeeting } from '../totalisator/meeting-file';
import { HK_POOLS } from './pools';

const horses = (many: number) => Array.from({ length: many }, (_, at) => at + 1);
const raceOf = (places: number[][]) => ({
  race: 1,
  places,
  withdrawn: [],
  starters: undefined,
  favourites: [],
  isVoid: false,
  finishers: undefined,
});

function outcome(pool: object, heat: number): string {
  const read = readMeeting(
    { pools: [{ races: [1], deduction: 0, ...pool }], results: [{ race: 1, places: [horses(heat)] }] },
    HK_POOLS,
  );
  const settled = read.ok ? settleMeeting(read.value, HK_POOLS) : read;
  return settled.ok ? (settled.value[0]?.settlement.outcome ?? '') : (settled.problems[0]?.message ?? '');
}

const quartet = { pool: 'quartet', stakes: [{ combination: '1-2-3-4', amount: 1_000 }] };

describe('the ways to lead', () => {
  it.each([
    [[[1], [2], [3], [4]]],
    [[[1, 2], [3, 4, 5], [6]]],
    [[[1], [2, 3, 4, 5, 6, 7], [8]]],
    [[horses(7)]],
  ])('are as many as there are when listed: %j', (places) => {
    for (const many of [1, 2, 3, 4])
      for (const ordered of [true, false])
        expect(waysToLead({ places }, many, ordered)).toBe(leading(raceOf(places), many, ordered).length);
  });

  it('are 99 x 98 x 97 x 96 for the first four among 99, in order', () => {
    expect(waysToLead({ places: [horses(99)] }, 4, true)).toBe(90_345_024);
    expect(waysToLead({ places: [horses(99)] }, 4, false)).toBe(90_345_024 / 24);
  });
});

describe('a dead heat of a whole field', () => {
  it('of fourteen is settled, and of ninety-nine refused with a sentence', () => {
    expect(outcome(quartet, 14)).toBe('divided');
    expect(outcome(quartet, 99)).toBe(
      'By the dead heats of race 1 90,345,024 combinations win in quartet, and at most 30,000 can be settled; correct its result.',
    );
  });

  it('is refused in a merged pool, too', () => {
    const [stake] = quartet.stakes;
    const merged = { pool: 'quartet-first-4', stakes: [{ ...stake, bet: 'quartet' }] };
    expect(outcome(merged, 99)).toContain(
      'By the dead heats of race 1 90,345,024 combinations win in quartet',
    );
  });
});
