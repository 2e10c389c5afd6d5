/** A regulator writes a draft edition and tries it on what is played: who may, what it says, and what it leaves alone. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCaller } from '../api/api';
import {
  ADMINISTRATOR,
  ALL_OPEN,
  APPROVER,
  begunReview,
  frozenSubmission,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../testing/site';

let played: TestSite;
let site: TestSite;
let adopted: string;
let trial: string;

beforeAll(async () => {
  played = await testSite();
  const approved = async (decision: object) => {
    const { id } = await frozenSubmission(played);
    await played.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(played.as(REVIEWER), id);
    const base = { id, revision, reasons: 'In order.', acknowledged: ALL_OPEN };
    await played.as(REVIEWER).reviews.decide({ ...base, kind: 'approve', ...decision });
    return id;
  };
  adopted = await approved({});
  trial = await approved({ kind: 'approve-for-trial', trialFrom: '2098-02-01', trialTo: '2098-03-31' });
  // Never decided, so nobody plays it.
  await frozenSubmission(played);
});
afterAll(() => played.remove());
beforeEach(async () => {
  site = await testSite(played);
});
afterEach(() => site.remove());

const AT = ['games', 'big-six', 'wagers', 'symbol-a', 'minimum', 'win'];
const edition = (validFrom: string, becomes = '1000 to 1', was = '50 to 1') =>
  JSON.stringify({
    of: 'gb-2007',
    edition: 'Draft of May 2098',
    validFrom,
    changes: [{ at: AT, was, becomes, because: 'Tried on everything.' }],
  });
const ruth = () => site.as(REVIEWER).editions;
async function triedOn(id: string) {
  await ruth().tryOnAll({ id });
  await site.work();
  const { tried } = await ruth().get({ id });
  if (!tried) throw new Error('it was not tried');
  return tried;
}
const begun = (text: string) => ruth().create({ rulebook: 'gb-2007', name: 'Higher wheel', text });

describe('what is played', () => {
  it('breaches a minimum that rises above its pays, with what is asked now and then', async () => {
    const { id } = await begun(edition('2098-03-01'));
    const tried = await triedOn(id);
    expect(tried.affected.map((game) => game.id).sort()).toEqual([adopted, trial].sort());
    expect(tried).toMatchObject({ day: '2098-03-01', unaffected: [], overByThen: [] });
    const [effect] = tried.affected.find((game) => game.id === adopted)?.effects ?? [];
    expect(effect).toMatchObject({
      kind: 'newly-breaches',
      before: { clause: '10.9', wager: 'symbol-a', verdict: 'meets' },
      after: { verdict: 'breach', threshold: '1,000 to 1' },
    });
  });

  it('is not tried where its trial is over by then, and says so', async () => {
    const { id } = await begun(edition('2098-04-01'));
    const tried = await triedOn(id);
    expect(tried.overByThen.map((game) => game.id)).toEqual([trial]);
    expect(tried.affected.map((game) => game.id)).toEqual([adopted]);
    const text = edition('2098-03-31');
    const { revision } = await ruth().get({ id });
    await ruth().save({ id, revision, name: 'Higher wheel', text });
    expect((await triedOn(id)).overByThen).toEqual([]);
  });

  it('keeps its findings, and what is decided, whatever is tried', async () => {
    const before = await site.as(MEMBER).submissions.get({ id: adopted });
    const { id } = await begun(edition('2098-03-01'));
    await triedOn(id);
    expect(await site.as(MEMBER).submissions.get({ id: adopted })).toEqual(before);
  });
});

describe('a draft edition', () => {
  it('shows each change with what is there now, and why it is no edition yet', async () => {
    const { id } = await begun(edition('2098-03-01', '1000 to 1', '99 to 1'));
    expect(await ruth().get({ id })).toMatchObject({
      name: 'Higher wheel',
      rulebook: 'gb-2007',
      revision: 1,
      read: {
        edition: 'Draft of May 2098',
        validFrom: '2098-03-01',
        changes: [{ at: AT, was: '99 to 1', becomes: '1000 to 1' }],
      },
      problems: [expect.stringContaining('which is not what this draft changes')],
    });
    expect(await refusedWith(ruth().tryOnAll({ id }))).toEqual(['edition-change']);
  });

  it('is kept while it cannot be read at all', async () => {
    const { id } = await begun('not yet');
    const { read, problems, text } = await ruth().get({ id });
    expect([read, text]).toEqual([undefined, 'not yet']);
    expect(problems).toEqual([expect.stringContaining('is not JSON')]);
  });

  it('is saved over nobody else’s text', async () => {
    const { id } = await begun('one');
    await ruth().save({ id, revision: 1, name: 'Higher wheel', text: 'two' });
    expect(await refusedWith(ruth().save({ id, revision: 1, name: 'x', text: 'three' }))).toEqual([
      'draft-changed',
    ]);
    await expect(ruth().save({ id, revision: 1, name: 'x', text: 'three' })).rejects.toMatchObject({
      cause: { problems: [{ conflict: { by: 'Ruth Hale', revision: 2 } }] },
    });
    expect(await ruth().get({ id })).toMatchObject({ text: 'two', revision: 2 });
  });

  it('saved as it was is no event', async () => {
    const { id } = await begun('one');
    expect(await ruth().save({ id, revision: 1, name: 'Higher wheel', text: 'one' })).toEqual({
      id,
      revision: 1,
    });
    await ruth().remove({ id });
    const { events } = await site.as(ADMINISTRATOR).audit.list({});
    expect(events.slice(0, 2).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['edition-removed', `draft-edition:${id}`],
      ['edition-drafted', `draft-edition:${id}`],
    ]);
    expect(await ruth().list()).toEqual([]);
  });

  it('belongs to one regulator, which drafts for its jurisdictions alone', async () => {
    const { id } = await begun('one');
    const member = site.member(REVIEWER);
    const elsewhere = createCaller({
      ...site.context(REVIEWER),
      member: { ...member, organisation: { ...member.organisation, id: 'x', jurisdictions: ['Colorado'] } },
    }).editions;
    expect(await elsewhere.list()).toEqual([]);
    for (const call of [
      elsewhere.get({ id }),
      elsewhere.save({ id, revision: 1, name: 'x', text: 'x' }),
      elsewhere.remove({ id }),
      elsewhere.tryOnAll({ id }),
      elsewhere.create({ rulebook: 'gb-2007', name: 'x', text: 'x' }),
    ])
      expect(await refusedWith(call)).toEqual(['not-found']);
    expect(await ruth().get({ id })).toMatchObject({ text: 'one' });
  });
});
