/** In each state that people can bring a game to, every step is tried over the API: the one table says which are taken. */
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../db/schema/index';
import { ALLOWED_STEPS } from '../../testing/allowed-steps';
import { refusedWith, type TestSite, testSite } from '../../testing/site';
import { broughtTo, frozenSite, SITUATIONS, type Situation, TAKEN, take } from '../../testing/situations';
import { STATES, type StoredState } from '../../vocabulary/life/states';
import { STEPS } from '../../vocabulary/life/steps';
import { seenState } from '../stored/days';
import { submissionById } from '../stored/queries';

let frozen: Awaited<ReturnType<typeof frozenSite>>;
beforeAll(async () => {
  frozen = await frozenSite();
});
afterAll(() => frozen.site.remove());

const standing = async (site: TestSite) => {
  const row = await submissionById(site.db, frozen.id);
  return row ?? expect.unreachable();
};
const links = async (site: TestSite) => (await site.db.select({ links: count() }).from(audit))[0]?.links;

/** What the table allows there, as "step: stored state". */
const allowedIn = ({ state, asked, not = [] }: Situation, stored: StoredState): string[] =>
  ALLOWED_STEPS[state]
    .split(', ')
    .filter((move) => move !== '' && !move.startsWith('supersede:'))
    .filter((move) => asked || !move.startsWith('answer-last:'))
    .filter((move) => !not.some((step) => move.startsWith(`${step}:`)))
    .map((move) => move.replace(/: stays$/, `: ${stored}`));

describe.each(SITUATIONS.map((situation) => [situation.name, situation] as const))('%s', (_, situation) => {
  let there: TestSite;
  beforeAll(async () => {
    there = await broughtTo(frozen, situation);
  });
  afterAll(() => there.remove());

  it('is where it says', async () => {
    expect(seenState(await standing(there), situation.day)).toBe(situation.state);
  });

  it('takes the steps of its state, each to where the table says', async () => {
    const taken: string[] = [];
    const allowed = allowedIn(situation, (await standing(there)).state);
    for (const move of allowed) {
      const step = TAKEN.find((each) => move.startsWith(`${each}:`)) ?? expect.unreachable(move);
      const site = await testSite(there);
      await take(site, step, { id: frozen.id, day: situation.day });
      taken.push(`${step}: ${(await standing(site)).state}`);
      await site.remove();
    }
    expect(taken).toEqual(allowed);
  });

  it('takes no other, and is left as it was', async () => {
    const [before, chain] = [await standing(there), await links(there)];
    const allowed = allowedIn(situation, before.state);
    for (const step of TAKEN) {
      if (allowed.some((move) => move.startsWith(`${step}:`))) continue;
      const codes = await refusedWith(take(there, step, { id: frozen.id, day: situation.day }));
      // Opening what is open answers with how it stands.
      const read =
        step === 'open' &&
        ['completeness-check', 'incomplete', 'in-review', 'questioned'].includes(situation.state);
      expect(codes, step).toEqual(
        read ? ['answered'] : [expect.stringMatching(/^(state-forbids|not-found|trial-over)$/)],
      );
      expect(await standing(there), step).toEqual(before);
      expect(await links(there), step).toBe(chain);
    }
  });
});

it('every state is among them but the one that only the site brings about', () => {
  const reached = new Set(SITUATIONS.map(({ state }) => state));
  expect(STATES.filter((state) => !reached.has(state))).toEqual(['superseded']);
  expect(STEPS.filter((step) => !TAKEN.some((taken) => taken === step))).toEqual(['supersede']);
});
