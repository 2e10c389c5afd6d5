/** The dossier says what differs from the rulebook, and is made again byte for byte from what it encloses. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dossier } from '../documents/content/dossier';
import { enclosedDisplayed } from '../documents/enclosed-displayed';
import { ALL_OPEN, MEMBER, type TestSite, testSite } from '../testing/site';
import { submissionSubject } from './read-subject';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

async function subjectOf(change: { wagers?: object } = {}) {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  const wagers = { ...variant.wagers, ...change.wagers };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant: { ...variant, wagers } });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  const read = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

it('has a row for each, with what the rule on it says', async () => {
  const subject = await subjectOf({
    wagers: { 'symbol-a': { payTable: 'minimum', pays: { win: '1 to 2' } } },
  });
  const { blocks } = dossier(subject, { manifest: [] });
  const table = blocks.find(
    (each) => each.kind === 'table' && each.caption === 'What differs from the rulebook',
  );
  // 10.19 asks for 50 to 1 on the first symbol.
  expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells)).toEqual([
    [
      expect.stringMatching(/ pays$/),
      '50 to 1',
      '1 to 2',
      expect.stringMatching(/^Lower\. Breach: rule 10\./),
    ],
  ]);
  expect(JSON.stringify(blocks)).toContain('Each difference from the rulebook');
  // A sign says nothing of it, so it does not carry it.
  expect(enclosedDisplayed(subject, 'sign').record).not.toHaveProperty('departures');
});

it('has no such part where nothing differs', async () => {
  const subject = await subjectOf();
  expect(subject.record).not.toHaveProperty('departures');
  expect(JSON.stringify(dossier(subject, { manifest: [] }).blocks)).not.toMatch(
    /ifference from the rulebook|differs from the rulebook/,
  );
});
