/** A wager whose counts its applicant filed: figures by the same code, never a witness, and never without saying so. */
import { describe, expect, it } from 'vitest';
import { analyse } from '../../analysis/analyse';
import { isRecomputed, settledOf } from '../../analysis/settled';
import { ownRunner } from '../../pool/own-runner';
import type { EngineWager } from '../../request/request';
import { BY_MODEL, BY_TABLE } from '../../request/settlement';
import { dealerFor } from '../../request/written-wagers';
import { NOT_RECOMPUTED, OwnCounts } from '../../wagers/own-counts';

const counts = {
  label: 'Lucky nine',
  explains: 'A nine is drawn.',
  outcome: 'draw',
  events: [
    { id: 'two', label: 'Two nines', settles: 'pays', count: '2' },
    { id: 'one', label: 'One nine', settles: 'pays', count: '30' },
    { id: 'tie', label: 'Tie', settles: 'push', count: '8' },
    { id: 'none', label: 'No nine', settles: 'lose', count: '60' },
  ],
};
const wager = (parameters: unknown, settled = BY_MODEL): EngineWager => ({
  id: 'nine',
  family: 'own-model',
  parameters: parameters as Record<string, unknown>,
  wager: 'counted',
  pays: { two: '9 to 1', one: '1 to 1' },
  settled,
});
const run = async (wagers: EngineWager[]) => {
  const runner = await ownRunner(1);
  try {
    const result = await analyse({ wagers, witness: { rounds: 65_536, seed: 1 } }, { runner });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    return result.value;
  } finally {
    await runner.close();
  }
};

describe('counts of an applicant', () => {
  it('have exact figures, no witness, and their basis beside the edge', async () => {
    const red = {
      ...wager({}, BY_TABLE),
      id: 'red',
      family: 'roulette',
      wager: 'red-black',
      pays: { win: '1 to 1', zero: 'lose half' },
    };
    const { wagers, witness } = await run([wager(counts), red]);
    // By hand: of 100 staked 2 x 10 + 30 x 2 + 8 come back, so 12 are kept.
    expect(wagers[0]).toMatchObject({ houseEdge: '3/25', universe: '100', basis: NOT_RECOMPUTED });
    expect(witness.map((each) => each.wager)).toEqual(['red']);
    expect(wagers.map(isRecomputed)).toEqual([false, true]);
    expect(wagers.map((each) => settledOf(each).by)).toEqual(['model', 'table']);
    expect(wagers[1]?.basis).toBeUndefined();
  });

  it('stay exact far beyond what a double holds', async () => {
    const large = {
      ...counts,
      events: counts.events.map((event) => ({ ...event, count: `${event.count}${'0'.repeat(45)}` })),
    };
    const [figures] = (await run([wager(large)])).wagers;
    expect(figures).toMatchObject({ houseEdge: '3/25', universe: `1${'0'.repeat(47)}` });
  });

  it('are played by nobody', () => {
    expect(() => dealerFor(wager(counts))).toThrow('its counts are the applicant’s');
  });
});

describe('a table of counts', () => {
  const refusals = (change: (events: (typeof counts)['events']) => unknown) => {
    const read = OwnCounts.safeParse({ ...counts, events: change(structuredClone(counts.events)) });
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };
  const withCount = (count: string) => refusals((events) => events.map((event) => ({ ...event, count })));

  it('holds whole numbers above 0 only', () => {
    for (const count of ['0', '007', '1.5', '-3', '1e9', '', ' 4', '9'.repeat(61), '٣'])
      expect(withCount(count)[0], count).toMatch(/whole number above 0/);
    expect(withCount('9'.repeat(60))).toEqual([]);
  });

  it('names each event once and pays for one at least', () => {
    expect(refusals((events) => [...events, events[0]])).toContain('Each event is listed once.');
    expect(refusals((events) => [...events, { ...events[0], id: 'again', label: 'two nines ' }])).toEqual([
      'Two events have one name; name each once.',
    ]);
    expect(refusals((events) => events.filter(({ settles }) => settles !== 'pays'))).toEqual([
      'At least one event needs a pay: no other can win.',
    ]);
    expect(refusals(() => [])).toContain('Give at least one event with its count.');
  });
});
