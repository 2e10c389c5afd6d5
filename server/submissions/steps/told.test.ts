/** Who gets a notice of each step, as its record says and the drawing of the machine prints: tried step by step. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ALLOWED_STEPS } from '../../testing/allowed-steps';
import { changedVersion } from '../../testing/for-a-time';
import { DURING, onDay } from '../../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
} from '../../testing/site';
import {
  broughtTo,
  frozenSite,
  SITUATIONS,
  type Situation,
  TAKEN,
  type Taken,
  take,
} from '../../testing/situations';
import type { State } from '../../vocabulary/life/states';
import { STEP_RECORDS, type Step } from '../../vocabulary/life/steps';
import { supersedeBegun } from '../trial/supersede';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

let frozen: Awaited<ReturnType<typeof frozenSite>>;
let site: TestSite;
beforeAll(async () => {
  frozen = await frozenSite();
});
afterAll(() => frozen.site.remove());
afterEach(() => site.remove());

type Side = 'operator' | 'regulator' | 'others';
const PEOPLE: Record<Side, readonly string[]> = {
  operator: [MEMBER, APPROVER],
  regulator: [REVIEWER],
  others: [OTHER_MEMBER],
};

const noticesOf = async (person: string) =>
  (await site.as(person).notices.list()).map(({ id, text }) => ({ id, text }));

/** The notices that each person got from it, by side. */
async function toldBy(happens: () => Promise<unknown>): Promise<Record<Side, string[][]>> {
  const sides = Object.keys(PEOPLE) as Side[];
  const all = async () => {
    const read = new Map<string, Awaited<ReturnType<typeof noticesOf>>>();
    for (const person of sides.flatMap((side) => PEOPLE[side])) read.set(person, await noticesOf(person));
    return read;
  };
  const before = await all();
  await happens();
  const after = await all();
  const newTo = (person: string) => {
    const known = new Set(before.get(person)?.map(({ id }) => id));
    return (after.get(person) ?? []).flatMap(({ id, text }) => (known.has(id) ? [] : [text]));
  };
  return Object.fromEntries(sides.map((side) => [side, PEOPLE[side].map(newTo)])) as Record<Side, string[][]>;
}

/** How many notices each person of a side has to get of a step there, by what its record says. */
function expected(step: Step, state: State): Record<Side, number[]> {
  const { tells } = STEP_RECORDS[step];
  const reaches: Record<Side, boolean> = {
    operator: tells === 'operator',
    regulator: tells === 'regulator' || (tells === 'regulator, once it was submitted' && state !== 'frozen'),
    others: false,
  };
  const each = (side: Side) => PEOPLE[side].map(() => Number(reaches[side]));
  return { operator: each('operator'), regulator: each('regulator'), others: each('others') };
}

const counted = (told: Record<Side, string[][]>): Record<Side, number[]> => ({
  operator: told.operator.map(({ length }) => length),
  regulator: told.regulator.map(({ length }) => length),
  others: told.others.map(({ length }) => length),
});

/** The first and the last situation that take it. */
function situationsFor(step: Taken): Situation[] {
  const all = SITUATIONS.filter(
    ({ state, asked, not = [] }) =>
      ALLOWED_STEPS[state].split(', ').some((move) => move.startsWith(`${step}:`)) &&
      !not.includes(step) &&
      (step !== 'answer-last' || asked),
  );
  return [...new Set([all[0] ?? expect.unreachable(`nothing takes ${step}`), ...all.slice(-1)])];
}

it.each(
  TAKEN.flatMap((step) => situationsFor(step).map((situation) => [step, situation.name, situation] as const)),
)('“%s”, %s, tells whom its record names, each once, and nobody else', async (step, _, situation) => {
  site = await broughtTo(frozen, situation);
  const told = await toldBy(() => take(site, step, { id: frozen.id, day: situation.day }));
  expect(counted(told)).toEqual(expected(step, situation.state));
});

describe('“supersede”, which only the site does,', () => {
  const situation = (name: string) => SITUATIONS.find((one) => one.name === name) ?? expect.unreachable(name);
  /** The next version, in review. */
  async function next(of: string) {
    const id = await changedVersion(site, of, (variant) => ({
      ...variant,
      circumstances: { ...variant.circumstances, premises: 'Leeds' },
    }));
    await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    return { id, revision: (await begunReview(site.as(REVIEWER), id)).revision };
  }
  const decide = (
    asked: { id: string; revision: number },
    more: { trialFrom: string; trialTo: string } | object,
  ) =>
    onDay(site, REVIEWER, DURING).reviews.decide({
      ...asked,
      kind: 'trialFrom' in more ? 'approve-for-trial' : 'approve',
      reasons: 'In order.',
      acknowledged: ALL_OPEN,
      ...more,
    });
  const NAME = 'A-PHJB-0001, Big Six (Wheel of Fortune)';

  it('tells whom its record names, by the clock, once', async () => {
    site = await broughtTo(frozen, situation('on trial'));
    await decide(await next(frozen.id), { trialFrom: '2098-03-20', trialTo: '2098-06-30' });
    const at = new Date('2098-03-20T00:00:00Z');
    const told = await toldBy(() => supersedeBegun(site.db, at));
    expect(counted(told)).toEqual(expected('supersede', 'on-trial'));
    expect(told.operator[0]).toEqual([
      `${NAME}: the trial of version 2 has begun, and takes the place of version 1, whose sign must not be displayed any more.`,
    ]);
    expect(counted(await toldBy(() => supersedeBegun(site.db, at))).operator).toEqual([0, 0]);
  });

  it.each([
    ['a trial that begins at once', { trialFrom: DURING, trialTo: '2098-06-30' }, 'approved for trial'],
    ['an approval for good', {}, 'approved'],
  ])('tells whom its record names in the notice of %s', async (_, more, state) => {
    site = await broughtTo(frozen, situation('on trial'));
    const later = await next(frozen.id);
    const told = await toldBy(() => decide(later, more));
    expect((await onDay(site, MEMBER, DURING).submissions.get({ id: frozen.id })).state).toBe('superseded');
    expect(counted(told)).toEqual(expected('supersede', 'on-trial'));
    expect(told.operator[0]).toEqual([
      `${NAME}, is ${state}. It takes the place of version 1, whose sign must not be displayed any more.`,
    ]);
  });

  it('tells whom its record names in the notice of an adoption', async () => {
    site = await broughtTo(frozen, situation('approved'));
    const later = await next(frozen.id);
    await decide(later, { trialFrom: DURING, trialTo: '2098-03-31' });
    for (const step of ['ask-adoption', 'adopt'] as const) {
      const told = await toldBy(() => take(site, step, { id: later.id, day: DURING }));
      if (step === 'adopt') {
        expect(counted(told)).toEqual(expected('supersede', 'on-trial'));
        expect(told.operator[0]?.[0]).toMatch(
          /it says that the game is on trial\. It takes the place of version 1, whose sign must not be displayed any more\.$/,
        );
      }
    }
  });
});
