/** A second operator in a trial of a game that no rulebook lists: from its public record alone. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { DURING, FIRST, LAST, onDay } from '../../testing/on-trial';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  type TestSite,
  testSite,
} from '../../testing/site';

const { at: _, ...EXAMPLE } = JSON.parse(readFileSync('docs/examples/filed-game.json', 'utf8')) as Variant & {
  at: string;
};
const FILED = EXAMPLE.filed ?? expect.unreachable();
const DRAWING = 'd'.repeat(64);

let site: TestSite;
let reference: string;
let hash: string;
const on = (person: string | null, day = DURING) => onDay(site, person, day);

async function sent(person: string, approver: string, draft: string, day: string): Promise<string> {
  const { revision } = await on(person, day).drafts.get({ id: draft });
  await on(person, day).analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const frozen = await on(person, day).submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await on(approver, day).submissions.submit({ id: frozen.id, statement: 'So.', acknowledged: ALL_OPEN });
  return frozen.id;
}

/** Its names for wagers and for what is counted, its drawing and its document are nobody else's. */
function tried(): Variant {
  const [nine, number] = [FILED.wagers.nine, FILED.wagers.number];
  const { model } = nine ?? {};
  if (!nine || !number || !model) return expect.unreachable();
  const events = model.events.map((row) => ({ ...row, event: `secret-${row.event}` }));
  return {
    ...EXAMPLE,
    attestations: {},
    filed: {
      ...FILED,
      drawing: DRAWING,
      wagers: { 'secret-nine': { ...nine, model: { ...model, events } }, number },
    },
    wagers: {
      'secret-nine': { payTable: 'filed', pays: { 'secret-nine': '11 to 1' } },
      number: { payTable: 'filed', pays: { win: '35 to 1' } },
    },
    circumstances: { kind: 'new-game', contact: 'Secret desk', trial: { from: FIRST, to: LAST } },
  };
}

beforeAll(async () => {
  site = await testSite();
  const before = '2098-01-10';
  const { id: draft } = await on(MEMBER, before).drafts.create({ rulebook: 'gb-2007', game: 'filed' });
  await on(MEMBER, before).drafts.save({ id: draft, revision: 1, variant: tried() });
  const id = await sent(MEMBER, APPROVER, draft, before);
  const { revision } = await begunReview(on(REVIEWER, before), id);
  await on(REVIEWER, before).reviews.decide({
    id,
    revision,
    kind: 'approve-for-trial',
    trialFrom: FIRST,
    trialTo: LAST,
    reasons: 'So.',
    acknowledged: ALL_OPEN,
  });
  ({ reference, hash } = await on(MEMBER).submissions.get({ id }));
});
afterAll(() => site.remove());

it('has its rules and counts in its public record while the trial is open to others, and not before or after', async () => {
  const { filed, openTo } = await on(null).record.byReference({ reference });
  expect(openTo).toBe('2.3(a)');
  expect(filed?.rules).toEqual(FILED.rules);
  expect(filed?.facts.map(({ what, says }) => `${what}: ${says}`)).toEqual([
    'Game filed: Lucky Nines',
    'Family: roulette',
    'Settings of the family: even chances at zero: lost, zeros: 1',
    'Lucky number: name: Lucky number',
    'Lucky number: side wager: yes',
    'Lucky number: wager of the family: straight up',
    'Nine: name: Nine',
    'Nine: wins on: A nine is dealt.',
    'Nine: side wager: no',
    'Nine: one of what is counted: card',
    'Nine: how it was counted: Four of the 52 cards are nines.',
    'Nine: counts: A nine, 4, pays',
    'Nine: counts: Another card, 48, lose',
  ]);
  for (const day of ['2098-01-31', '2098-04-01'])
    expect(await on(null, day).record.get({ hash }), day).not.toHaveProperty('filed');
});

it('begins a draft with just that, which has the figures of the trial', async () => {
  const { draft } = await on(OTHER_MEMBER).submissions.joinTrial({ reference });
  const { variant, name } = await on(OTHER_MEMBER).drafts.get({ id: draft });
  expect(name).toBe('Lucky Nines');
  expect(JSON.stringify(variant)).not.toMatch(/secret/i);
  expect(variant.filed).not.toHaveProperty('drawing');
  expect(variant.filed?.rules).toEqual(FILED.rules);
  expect(variant.circumstances).toEqual({
    kind: 'new-game',
    trial: { from: DURING, to: LAST, joins: reference },
  });
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, draft, DURING);
  const { analysis, open } = await on(REVIEWER).submissions.get({ id: joining });
  expect(analysis.wagers.map(({ label, houseEdge }) => [label, houseEdge])).toEqual([
    ['Lucky number', '1/37'],
    ['Nine', '1/13'],
  ]);
  expect(open.map(({ code }) => code)).not.toContain('joins-unfit');
});

it('says to whoever decides where another plays it by other rules or counts', async () => {
  const { draft } = await on(OTHER_MEMBER).submissions.joinTrial({ reference });
  const { variant } = await on(OTHER_MEMBER).drafts.get({ id: draft });
  const filed = variant.filed ?? expect.unreachable();
  const wagers = Object.fromEntries(
    Object.entries(filed.wagers).map(([id, { model, ...wager }]) => [
      id,
      model
        ? {
            ...wager,
            model: { ...model, events: model.events.map((row) => ({ ...row, count: `${row.count}0` })) },
          }
        : wager,
    ]),
  );
  const rules = { ...filed.rules, dealing: ['The pack is shuffled once a day.'] };
  await on(OTHER_MEMBER).drafts.save({
    id: draft,
    revision: 1,
    variant: { ...variant, filed: { ...filed, rules, wagers } },
  });
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, draft, DURING);
  const { open } = await on(REVIEWER).submissions.get({ id: joining });
  expect(open.find(({ code }) => code === 'joins-unfit')?.says).toBe(
    `It differs from ${reference}, which it joins, in Rules filed: dealing and Nine: counts.`,
  );
});
