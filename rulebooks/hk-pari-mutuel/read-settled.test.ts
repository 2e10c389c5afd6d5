/** A settlement read back from its JSON is the one that was written. */
import { describe, expect, it } from 'vitest';
import { moneyFlow } from '@/simulations/totalisator/money-flow';
import { settleMeeting } from '@/simulations/totalisator/settle-meeting';
import { randomStream } from '@/simulations/witness/random';
import { readMeeting } from '../totalisator/meeting-file';
import { readSettled } from '../totalisator/read-settled';
import { settledJson } from '../totalisator/settled-json';
import { SettledPoolJson } from '../totalisator/settled-shape';
import { HK_POOLS } from './pools';
import { randomPool } from './testing/random-pool';

describe('a settlement kept as JSON', () => {
  it('reads back as it was, of 300 pools at random, and its money flows alike', () => {
    let read = 0;
    for (let at = 0; at < 300; at += 1) {
      const one = randomPool(randomStream(7, 'kept', at));
      if (!one) continue;
      const pools = [{ ...one.pool, deduction: `${one.pool.deduction}/1000` }];
      const meeting = readMeeting({ pools, results: one.results }, HK_POOLS);
      const settled = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
      if (!settled.ok) continue;
      const written = settledJson(settled.value);
      const kept = JSON.parse(JSON.stringify(written)).pools.map((pool: unknown) =>
        SettledPoolJson.parse(pool),
      );
      const back = readSettled(kept, HK_POOLS);
      expect(settledJson(back ?? [])).toEqual(written);
      expect(back?.map(({ settlement }) => moneyFlow(settlement))).toEqual(
        settled.value.map(({ settlement }) => moneyFlow(settlement)),
      );
      read += 1;
    }
    expect(read).toBeGreaterThan(150);
  });

  it('is of merged pools, too', () => {
    const stakes = [
      { bet: 'quartet', combination: '4-7-9-1', amount: 30_000 },
      { bet: 'first-4', combination: '1-4-7-9', amount: 70_000 },
    ];
    const pools = [{ pool: 'quartet-first-4', races: [1], deduction: '25%', stakes }];
    const meeting = readMeeting({ pools, results: [{ race: 1, places: [4, 7, 9, 1] }] }, HK_POOLS);
    const settled = meeting.ok ? settleMeeting(meeting.value, HK_POOLS) : meeting;
    if (!settled.ok) throw new Error('the meeting settles');
    const written = settledJson(settled.value);
    const kept = written.pools.map((pool) => SettledPoolJson.parse(pool));
    expect(settledJson(readSettled(kept, HK_POOLS) ?? [])).toEqual(written);
    expect(kept[0]?.dividends.map(({ prize }) => prize)).toEqual(['Quartet', 'First 4']);
  });

  it('of a pool that the rules do not know is not read', () => {
    expect(readSettled([{ pool: 'exacta' } as SettledPoolJson], HK_POOLS)).toBeUndefined();
  });
});
