/** A second operator in a trial: what it gets to read, what its version is held to, and how the trial's end reaches it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { DURING, FIRST, LAST, onDay } from '../../testing/on-trial';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  OTHER_APPROVER,
  OTHER_MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';

/** What Northgate says in its version and no register publishes: the other operator may read none of it. */
const PRIVATE = {
  contact: 'Secret desk',
  laboratory: { name: 'Secret laboratory', report: 'SL-1', date: '2026-01-01' },
  elsewhere: 'Secret land',
  premises: 'Secret house',
  consents: [
    { name: 'Secret proprietor', reference: 'SP-1', date: '2026-01-01', for: [{ about: 'game' as const }] },
  ],
};

let template: TestSite;
let site: TestSite;
let id: string;
let reference: string;

const on = (person: string | null, day = DURING) => onDay(site, person, day);

/** Analysed, frozen and sent by others of the same organisation. */
async function sent(person: string, approver: string, draft: string, day: string): Promise<string> {
  const { revision } = await on(person, day).drafts.get({ id: draft });
  await on(person, day).analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const frozen = await on(person, day).submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await on(approver, day).submissions.submit({ id: frozen.id, statement: 'So.', acknowledged: ALL_OPEN });
  return frozen.id;
}

async function approve(submission: string, days: { from: string; to: string }, day = DURING) {
  const { revision } = await begunReview(on(REVIEWER, day), submission);
  return on(REVIEWER, day).reviews.decide({
    id: submission,
    revision,
    kind: 'approve-for-trial',
    trialFrom: days.from,
    trialTo: days.to,
    reasons: 'So.',
    acknowledged: ALL_OPEN,
  });
}

beforeAll(async () => {
  template = await testSite();
  site = template;
  const nora = on(MEMBER, '2098-01-10');
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'sic-bo' });
  const { variant } = await nora.drafts.get({ id: draft });
  const tried: Variant = {
    ...variant,
    written: {
      'secret-name': {
        label: 'High road',
        play: 'Placed before the dice are thrown.',
        rows: [{ event: 'secret-row', label: 'A triple', when: 'triple', pays: '20 to 1' }],
        otherwise: 'lose',
      },
    },
    circumstances: { ...PRIVATE, trial: { from: FIRST, to: LAST } },
  };
  await nora.drafts.save({ id: draft, revision: 1, variant: tried });
  id = await sent(MEMBER, APPROVER, draft, '2098-01-10');
  ({ reference } = await nora.submissions.get({ id }));
  await approve(id, { from: FIRST, to: LAST }, '2098-01-10');
});
afterAll(() => template.remove());
beforeEach(async () => {
  site = await testSite(template);
});
afterEach(() => site.remove());

const begun = async () => (await on(OTHER_MEMBER).submissions.joinTrial({ reference })).draft;
const unfit = async (submission: string) =>
  (await on(REVIEWER).submissions.get({ id: submission })).open.find(({ code }) => code === 'joins-unfit')
    ?.says;

it('begins with what the register publishes, and with nothing else', async () => {
  const draft = await begun();
  const { variant } = await on(OTHER_MEMBER).drafts.get({ id: draft });
  expect(JSON.stringify(await on(OTHER_MEMBER).drafts.get({ id: draft }))).not.toMatch(/secret/i);
  expect(variant.circumstances).toEqual({ trial: { from: DURING, to: LAST, joins: reference } });
  expect(Object.values(variant.written ?? {})).toMatchObject([
    {
      label: 'High road',
      play: 'Placed before the dice are thrown.',
      rows: [{ label: 'A triple', when: 'triple', pays: '20 to 1' }],
    },
  ]);
  const { entries } = await on(OTHER_MEMBER).record.register({});
  expect(entries.map(({ wagers }) => wagers.length)).toEqual([
    Object.keys({ ...variant.wagers, ...variant.written }).length,
  ]);
});

it('is joined only while it is in the register as a trial, and by another operator', async () => {
  const join = (person: string, day: string) =>
    refusedWith(on(person, day).submissions.joinTrial({ reference }));
  expect(await join(OTHER_MEMBER, '2098-01-31')).toEqual(['not-found']);
  expect(await join(OTHER_MEMBER, '2098-04-01')).toEqual(['not-found']);
  expect(await join(MEMBER, DURING)).toEqual(['state-forbids']);
  const none = on(OTHER_MEMBER).submissions.joinTrial({ reference: 'A-BBBB-0009' });
  expect(await refusedWith(none)).toEqual(['not-found']);
  expect((await on(OTHER_MEMBER).record.byReference({ reference })).openTo).toBe('2.3(a)');
});

it('that is the same game within its days has nothing against it', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  expect(await unfit(joining)).toBeUndefined();
  await approve(joining, { from: DURING, to: LAST });
  const other = await on(OTHER_MEMBER).submissions.get({ id: joining });
  expect(await on(MEMBER).record.byReference({ reference: other.reference })).toMatchObject({
    joins: reference,
    status: 'on-trial',
  });
});

it('that pays otherwise or goes beyond its days says so to whoever decides', async () => {
  const draft = await begun();
  const { variant } = await on(OTHER_MEMBER).drafts.get({ id: draft });
  const written = Object.fromEntries(
    Object.entries(variant.written ?? {}).map(([name, wager]) => [
      name,
      { ...wager, rows: wager.rows.map((row) => ({ ...row, pays: '25 to 1' })) },
    ]),
  );
  const trial = { from: DURING, to: '2098-04-10', joins: reference };
  await on(OTHER_MEMBER).drafts.save({
    id: draft,
    revision: 1,
    variant: { ...variant, written, circumstances: { trial } },
  });
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, draft, DURING);
  expect(await unfit(joining)).toBe(
    `It differs from ${reference}, which it joins, in High road. The trial that it joins, ${reference}, runs from 1 February 2098 to 31 March 2098. Keep within those days.`,
  );
  expect(await refusedWith(approve(joining, { from: DURING, to: '2098-04-10' }))).toEqual(['trial-over']);
});

it('is not extended beyond the trial that it joins, and is once that was extended', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: '2098-03-20' });
  expect(await refusedWith(extend(joining, '2098-04-30'))).toEqual(['trial-over']);
  await extend(id, '2098-04-30');
  await extend(joining, '2098-04-30');
  expect((await on(OTHER_MEMBER).submissions.get({ id: joining })).days?.to).toBe('2098-04-30');
});

it('ends with the trial where the authority discontinues that, and says no more than that', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: '2098-03-20' });
  const { revision } = await on(REVIEWER).submissions.get({ id });
  const text = 'Secret cause at Northgate.';
  await on(REVIEWER).reviews.rule({ id, revision, kind: 'discontinue', text, lastDay: '2098-03-25' });
  const ended = await on(OTHER_MEMBER).submissions.get({ id: joining });
  // Its own last day comes before the one of the ruling.
  expect(ended).toMatchObject({ state: 'discontinued', days: { to: '2098-03-20' }, seal: { state: 'good' } });
  expect(JSON.stringify(ended)).not.toMatch(/secret/i);
  expect(ended.trialSteps?.at(-1)?.text).toBe(
    `The authority discontinues the trial ${reference}, which this one joins.`,
  );
  const notices = await on(OTHER_MEMBER).notices.list();
  expect(notices.map(({ text }) => text)).toContainEqual(
    expect.stringMatching(
      /^The regulator discontinues the trial of .* The last day of play is 20 March 2098[.]$/,
    ),
  );
  expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
});

it('goes on where the other operator gives its own part up', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: LAST });
  const { revision } = await on(APPROVER).submissions.get({ id });
  await on(APPROVER).submissions.request({ id, revision, kind: 'abandon', text: 'So.', lastDay: DURING });
  expect((await on(OTHER_MEMBER).submissions.get({ id: joining })).state).toBe('on-trial');
});

const heldOf = async (submission: string) => {
  const { days } = await on(OTHER_MEMBER).submissions.get({ id: submission });
  return days?.to;
};
const ownReference = async (submission: string) =>
  (await on(OTHER_MEMBER).submissions.get({ id: submission })).reference;
const toldOf = async (person: string) =>
  (await on(person).notices.list()).map(({ text }) => text).filter((text) => text.includes('which your A-'));
const owed = async (person: string, day = '2098-03-02') =>
  (await on(person, day).agenda.mine()).groups.flatMap(({ items }) =>
    items.flatMap(({ kind, says }) => (kind === 'trial-ends' ? [says] : [])),
  );
const extend = async (submission: string, lastDay: string) =>
  on(REVIEWER).reviews.rule({
    id: submission,
    revision: (await on(REVIEWER).submissions.get({ id: submission })).revision,
    kind: 'extend',
    text: 'Secret remark.',
    lastDay,
  });

describe('whoever joined gets a notice of what it means for its own trial', () => {
  let joining: string;
  let own: string;
  beforeEach(async () => {
    joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
    await approve(joining, { from: DURING, to: '2098-03-20' });
    own = await ownReference(joining);
  });

  it('that the trial is extended, and at home for as long as its own ends sooner', async () => {
    await extend(id, '2098-04-30');
    const text = `The regulator extends the trial ${reference}, which your ${own} joins, to 30 April 2098. Yours still ends on 20 March 2098: an approver may ask for an extension within those days.`;
    for (const person of [OTHER_MEMBER, OTHER_APPROVER]) expect(await toldOf(person), person).toEqual([text]);
    for (const person of [MEMBER, APPROVER, REVIEWER, ADMINISTRATOR])
      expect(await toldOf(person), person).toEqual([]);
    const [item] = await owed(OTHER_MEMBER);
    expect(item).toMatch(
      new RegExp(`^The trial ${reference}, which ${own}, .* joins, runs to 30 April 2098`),
    );
    expect((await owed(MEMBER)).join()).not.toContain(own);
    await extend(joining, '2098-04-30');
    expect(await heldOf(joining)).toBe('2098-04-30');
    expect(await owed(OTHER_MEMBER)).toEqual([]);
    expect(await toldOf(OTHER_MEMBER)).toHaveLength(1);
  });

  it('that the other operator gives its part up, which ends nothing of its own', async () => {
    const { revision } = await on(APPROVER).submissions.get({ id });
    const abandon = { id, revision, kind: 'abandon' as const, text: 'Secret reason.', lastDay: '2098-03-05' };
    await on(APPROVER).submissions.request(abandon);
    expect(await toldOf(OTHER_APPROVER)).toEqual([
      `Northgate Casinos gives up the trial ${reference}, which your ${own} joins. Play stops there after 5 March 2098. Yours goes on until 20 March 2098.`,
    ]);
    expect(JSON.stringify(await on(OTHER_APPROVER).notices.list())).not.toMatch(/secret/i);
    expect((await on(OTHER_MEMBER).submissions.get({ id: joining })).state).toBe('on-trial');
  });

  const asked = async (kind: 'adopt' | 'refuse-adoption') => {
    const { revision } = await on(APPROVER).submissions.get({ id });
    const request = { id, revision, kind: 'ask-adoption' as const, text: 'So.', acknowledged: ALL_OPEN };
    await on(APPROVER).submissions.request(request);
    await on(REVIEWER).reviews.rule({
      id,
      revision: revision + 1,
      kind,
      text: 'Secret terms.',
      reasons: 'Secret reasons.',
      ...(kind === 'refuse-adoption' && { lastDay: '2098-03-05' }),
      acknowledged: ALL_OPEN,
    });
  };

  it('that the game is adopted, which each asks for itself', async () => {
    await asked('adopt');
    expect(await toldOf(OTHER_APPROVER)).toEqual([
      `The regulator adopts the game of the trial ${reference}, which your ${own} joins. Yours is not adopted with it: an approver asks for that. Yours goes on until 20 March 2098.`,
    ]);
    expect(await owed(OTHER_APPROVER)).toEqual([
      expect.stringMatching(new RegExp(`^${reference}, whose trial ${own}, .* joins, is adopted`)),
    ]);
    expect(JSON.stringify(await on(OTHER_APPROVER).notices.list())).not.toMatch(/secret/i);
  });

  it('that the game is not adopted', async () => {
    await asked('refuse-adoption');
    expect(await toldOf(OTHER_APPROVER)).toEqual([
      `The regulator does not adopt the game of the trial ${reference}, which your ${own} joins. Play stops there after 5 March 2098. Yours goes on until 20 March 2098.`,
    ]);
  });

  it('at home, by the version that was joined and no other', async () => {
    await asked('adopt');
    await site.client.execute({
      sql: `INSERT INTO submission SELECT ${(await site.client.execute('PRAGMA table_info(submission)')).rows
        .map(({ name }) => String(name))
        .map(
          (name) =>
            ({ id: "'later'", version: '9', state: "'abandoned'", hash: "hash || '9'" })[name] ?? `"${name}"`,
        )
        .join(', ')} FROM submission WHERE id = ?`,
      args: [id],
    });
    expect((await owed(OTHER_APPROVER)).join()).not.toContain('is adopted');
  });

  it('and of a version that nobody plays yet nobody is', async () => {
    const { draft } = await on(MEMBER).submissions.reviseAsDraft({ id });
    const later = await sent(MEMBER, APPROVER, draft, DURING);
    await approve(later, { from: '2098-03-15', to: LAST });
    const { revision } = await on(APPROVER).submissions.get({ id: later });
    const abandon = { id: later, revision, kind: 'abandon' as const, text: 'So.', lastDay: DURING };
    await on(APPROVER).submissions.request(abandon);
    expect(await toldOf(OTHER_APPROVER)).toEqual([]);
  });
});

it('a reviewer reads beforehand which trials end with one that they would discontinue', async () => {
  const listed = async (submission: string, person = REVIEWER) =>
    (await on(person).submissions.get({ id: submission })).endWithIt;
  expect(await listed(id)).toBeUndefined();
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  expect(await listed(id), 'nobody has approved it').toBeUndefined();
  await approve(joining, { from: DURING, to: '2098-03-20' });
  expect(await listed(id)).toEqual([
    { reference: await ownReference(joining), operator: 'Harbour Gaming', to: '2098-03-20' },
  ]);
  expect(await listed(joining)).toBeUndefined();
  expect(await listed(id, MEMBER), 'who joined is between the authority and them').toBeUndefined();
  await discontinue(id, '2098-03-25');
  expect(await listed(id)).toBeUndefined();
});

it('is offered to another operator’s staff alone', async () => {
  const offered = (person: string | null) => on(person).submissions.mayJoin({ reference });
  expect(await offered(OTHER_MEMBER)).toEqual({ joins: reference });
  expect(await offered(OTHER_APPROVER)).toEqual({ joins: reference });
  expect(await refusedWith(offered(MEMBER))).toEqual(['state-forbids']);
  expect(await refusedWith(offered(REVIEWER))).toEqual(['role-insufficient']);
  expect(await refusedWith(offered(ADMINISTRATOR))).toEqual(['role-insufficient']);
  expect(await refusedWith(offered(null))).toEqual(['signed-out']);
});

const discontinue = async (submission: string, lastDay: string, day = DURING) =>
  on(REVIEWER, day).reviews.rule({
    id: submission,
    revision: (await on(REVIEWER, day).submissions.get({ id: submission })).revision,
    kind: 'discontinue',
    text: 'So.',
    lastDay,
  });

it('goes on where a later version is discontinued and the one that it plays is not', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: LAST });
  const { draft } = await on(MEMBER).submissions.reviseAsDraft({ id });
  const later = await sent(MEMBER, APPROVER, draft, DURING);
  await approve(later, { from: '2098-03-15', to: LAST });
  await discontinue(later, '2098-03-15');
  expect((await on(OTHER_MEMBER).submissions.get({ id: joining })).state).toBe('on-trial');
  await discontinue(id, '2098-03-10');
  expect((await on(OTHER_MEMBER).submissions.get({ id: joining })).state).toBe('discontinued');
});

it('can be discontinued where it says that it joins itself', async () => {
  const { draft } = await on(MEMBER).submissions.reviseAsDraft({ id });
  const { variant, revision } = await on(MEMBER).drafts.get({ id: draft });
  const circumstances = { trial: { from: DURING, to: LAST, joins: reference } };
  await on(MEMBER).drafts.save({ id: draft, revision, variant: { ...variant, circumstances } });
  const own = await sent(MEMBER, APPROVER, draft, DURING);
  expect(await unfit(own)).toBe(`It joins ${reference}, which is a trial of its own operator.`);
  await approve(own, { from: DURING, to: LAST });
  await discontinue(own, DURING);
  expect((await on(MEMBER).submissions.get({ id: own })).state).toBe('discontinued');
});

it('is joined in its own right once the trial that it joined is over, and not by who ran that while it runs', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: LAST });
  const other = (await on(OTHER_MEMBER).submissions.get({ id: joining })).reference;
  const join = (day: string) => on(MEMBER, day).submissions.joinTrial({ reference: other });
  expect(await refusedWith(join(DURING))).toEqual(['state-forbids']);
  const { revision } = await on(APPROVER).submissions.get({ id });
  await on(APPROVER).submissions.request({ id, revision, kind: 'abandon', text: 'So.', lastDay: DURING });
  const { draft } = await join('2098-03-02');
  const { variant } = await on(MEMBER, '2098-03-02').drafts.get({ id: draft });
  expect(variant.circumstances.trial?.joins).toBe(other);
});

it('is not extended beyond the trial that it joins once that has run out', async () => {
  const joining = await sent(OTHER_MEMBER, OTHER_APPROVER, await begun(), DURING);
  await approve(joining, { from: DURING, to: LAST });
  const { revision } = await on(OTHER_APPROVER).submissions.get({ id: joining });
  const asked = { id: joining, revision, kind: 'ask-extension' as const, text: 'So.', lastDay: '2098-09-30' };
  await on(OTHER_APPROVER).submissions.request(asked);
  const later = on(REVIEWER, '2098-04-01');
  const seen = (await later.submissions.get({ id: joining })).revision;
  const extend = { id: joining, revision: seen, kind: 'extend' as const, text: 'So.', lastDay: '2098-09-30' };
  expect(await refusedWith(later.reviews.rule(extend))).toEqual(['trial-over']);
});

it('begins only where a clause opens a trial to other operators', async () => {
  const { id: draft } = await on(MEMBER).drafts.create({ rulebook: 'co-rule-28', game: 'baccarat' });
  const { variant } = await on(MEMBER).drafts.get({ id: draft });
  const circumstances = { ...variant.circumstances, trial: { from: DURING, to: LAST } };
  await on(MEMBER).drafts.save({ id: draft, revision: 1, variant: { ...variant, circumstances } });
  const colorado = await sent(MEMBER, APPROVER, draft, DURING);
  await approve(colorado, { from: DURING, to: LAST });
  const { reference: there } = await on(MEMBER).submissions.get({ id: colorado });
  expect((await on(OTHER_MEMBER).record.byReference({ reference: there })).openTo).toBeUndefined();
  expect(await refusedWith(on(OTHER_MEMBER).submissions.joinTrial({ reference: there }))).toEqual([
    'state-forbids',
  ]);
});
