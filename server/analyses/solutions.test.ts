import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toPercent } from '@/simulations/exact/decimal';
import { fromText } from '@/simulations/exact/fraction';
import { inThisThread } from '@/simulations/pool/runner';
import { claim } from '../jobs/lease';
import {
  APPROVER,
  type Caller,
  MEMBER,
  OTHER_MEMBER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';
import { runJob } from '../worker/run-job';

let site: TestSite;
beforeEach(async () => {
  site = await testSite();
});
afterEach(() => site.remove());

const GAME = { rulebook: 'gb-2007', game: 'three-card-poker', options: {} };
const at = (pays: Record<string, string> = {}) => ({ payTable: 'minimum', pays });
const wagers = (bonus: Record<string, string> = {}) => ({
  ante: at(),
  play: at(),
  'ante-bonus': at(bonus),
});
const asked = async (caller: Caller, more: Partial<Parameters<Caller['analyses']['solutions']>[0]> = {}) => {
  const { rounds } = await caller.analyses.solutions({ ...GAME, wagers: wagers(), ...more });
  const [round] = rounds;
  if (!round) throw new Error('there is no round');
  return round;
};
const nora = () => site.as(MEMBER);
type Round = Awaited<ReturnType<typeof asked>>;
const jobOf = (round: Round) => (round.state === 'computing' ? round.job : '');
const edgeOf = (round: Round) => {
  if (round.state !== 'ready') throw new Error(`the round is ${round.state}`);
  return fromText(round.solution.houseEdge);
};

describe('a round', () => {
  it('is solved by the worker once per organisation, with pays compared by value', async () => {
    expect(await asked(nora())).toMatchObject({
      state: 'computing',
      settles: ['ante', 'play', 'ante-bonus'],
    });
    await site.work();
    const solved = await asked(nora());
    // M. Shackleford, "Three Card Poker" (Wizard of Odds): 3.3730% with the bonus at 1, 4 and 5.
    expect(toPercent(edgeOf(solved), 4)).toBe('3.3730%');
    const spelled = { wagers: wagers({ 'three-of-a-kind': '8 to 2' }) };
    expect(await asked(site.as(APPROVER), spelled)).toEqual(solved);
  });

  it('reveals no other organisation’s requests, under way or solved', async () => {
    const first = jobOf(await asked(nora()));
    expect(await asked(site.as(OTHER_MEMBER), { start: false })).toMatchObject({ state: 'unsolved' });
    const theirs = jobOf(await asked(site.as(OTHER_MEMBER)));
    expect(theirs).not.toBe(first);
    expect(await refusedWith(site.as(OTHER_MEMBER).analyses.job({ id: first }))).toEqual(['not-found']);
    await site.as(OTHER_MEMBER).analyses.cancel({ id: theirs });
    await site.work();
    expect(await asked(nora())).toMatchObject({ state: 'ready' });
    expect(await asked(site.as(OTHER_MEMBER), { start: false })).toMatchObject({ state: 'unsolved' });
  });

  it('is solved again when a pay changes, and the old one is kept', async () => {
    const less = { wagers: wagers({ 'three-of-a-kind': '3 to 1' }) };
    await asked(nora());
    await asked(nora(), less);
    await site.work();
    // One unit less on 52 of 22,100 hands, which are always played; by hand.
    const apart = edgeOf(await asked(nora(), less)).sub(edgeOf(await asked(nora())));
    expect(apart.equals(fromText('52/22100'))).toBe(true);
  });

  it('does not start when somebody only looks', async () => {
    expect(await asked(nora(), { start: false })).toMatchObject({ state: 'unsolved' });
    const { job } = (await asked(nora())) as { job: string };
    expect(await asked(site.as(APPROVER), { start: false })).toMatchObject({ state: 'computing', job });
  });

  it('has problems at its own cells, and none for another wager’s cells', async () => {
    const unread = await asked(nora(), { wagers: wagers({ straight: '1 to 0' }) });
    expect(unread).toMatchObject({ state: 'problems', problems: [{ field: 'pays.ante-bonus.straight' }] });
    const { play: _, ...without } = wagers();
    expect(await asked(nora(), { wagers: without })).toMatchObject({
      state: 'problems',
      problems: [{ code: 'wager-missing', field: 'wagers.play' }],
    });
    const beside = { ...wagers(), 'pair-plus': at({ pair: 'nothing' }) };
    expect(await asked(nora(), { wagers: beside })).toMatchObject({ state: 'computing' });
  });

  it('is absent if none of its wagers is offered', async () => {
    expect(await nora().analyses.solutions({ ...GAME, wagers: { 'pair-plus': at() } })).toEqual({
      rounds: [],
    });
  });
});

describe('a job for a table that has changed since', () => {
  const changed = { wagers: wagers({ straight: '2 to 1' }) };

  it('is dropped when its requester says so', async () => {
    const first = jobOf(await asked(nora()));
    const second = jobOf(await asked(nora(), { ...changed, supersedes: first }));
    expect(await nora().analyses.job({ id: first })).toMatchObject({ state: 'cancelled' });
    expect(await nora().analyses.job({ id: second })).toMatchObject({ state: 'queued' });
  });

  it('goes on if it is somebody else’s, or for the same table again', async () => {
    const first = jobOf(await asked(nora()));
    await asked(site.as(OTHER_MEMBER), { ...changed, supersedes: first });
    await asked(nora(), { supersedes: first });
    expect(await nora().analyses.job({ id: first })).toMatchObject({ state: 'queued' });
  });

  it('can be cancelled by its requester, leaves nothing, and can be requested again', async () => {
    const first = jobOf(await asked(nora()));
    expect(await refusedWith(site.as(OTHER_MEMBER).analyses.cancel({ id: first }))).toEqual(['not-found']);
    const claimed = await claim(site.db, { owner: 'a', now: new Date(), kinds: ['solution'] });
    if (!claimed) return expect.unreachable();
    await nora().analyses.cancel({ id: first });
    const stopping = new AbortController().signal;
    await runJob({ db: site.db, runner: inThisThread(), stopping, now: () => new Date() }, claimed, 'a');
    expect(await nora().analyses.job({ id: first })).toMatchObject({ state: 'cancelled' });
    const again = await asked(nora());
    expect(again.state).toBe('computing');
    expect(jobOf(again)).not.toBe(first);
  });
});

it('distributions exist for wagers without decisions', async () => {
  await nora().analyses.distributions(GAME);
  await site.work();
  const ready = await nora().analyses.distributions(GAME);
  if (ready.state !== 'ready') return expect.unreachable();
  expect(Object.keys(ready.wagers)).toEqual(['pair-plus']);
});
