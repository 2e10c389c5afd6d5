/** A trial that is approved for other days than its operator asked for says both, wherever its days stand. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { MemberContext } from '../access/context';
import { letter, letterSubject } from '../documents/content/letter';
import { submissionSubject } from '../paper-requests/read-subject';
import { readFeed } from '../record/feed';
import { onDay } from '../testing/on-trial';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const ASKED = { from: '2098-03-01', to: '2098-05-31' };
const BOTH = 'Asked for 1 March 2098 to 31 May 2098, approved for 1 April 2098 to 31 May 2098.';

let site: TestSite;
beforeAll(async () => {
  site = await testSite();
});
afterAll(() => site.remove());

async function decided(trialFrom: string): Promise<{ id: string; hash: string }> {
  const nora = site.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'big-six' });
  const { variant } = await nora.drafts.get({ id: draft });
  variant.circumstances = { ...variant.circumstances, trial: ASKED };
  const { revision } = await nora.drafts.save({ id: draft, revision: 1, variant });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await site.work();
  const { id, hash } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
  await site.as(APPROVER).submissions.submit({ id, statement: 'New.', acknowledged: ALL_OPEN });
  const opened = await begunReview(site.as(REVIEWER), id);
  await site.as(REVIEWER).reviews.decide({
    id,
    revision: opened.revision,
    kind: 'approve-for-trial',
    reasons: 'Agreed.',
    trialFrom,
    trialTo: ASKED.to,
    acknowledged: ALL_OPEN,
  });
  return { id, hash };
}

/** What each place says of the decision. */
async function told({ id, hash }: { id: string; hash: string }) {
  const read = await submissionSubject(
    { ...site.context(MEMBER), member: site.member(MEMBER) } as MemberContext,
    id,
  );
  const subject = read.ok ? letterSubject(read.value, 0) : undefined;
  if (!subject) throw new Error('it has a letter');
  const { reference } = subject.record;
  const anyone = onDay(site, null, '2098-04-02');
  const { life = [] } = await anyone.record.get({ hash, reference });
  const notices = (await site.as(MEMBER).notices.list()).filter(({ text }) => text.startsWith(reference));
  const feed = (await readFeed(site.db, 'https://assay.example', new Date('2098-04-02T12:00:00Z'))).xml;
  const entry = feed.split('<entry>').find((each) => each.includes(reference)) ?? '';
  return {
    notice: notices.map(({ text }) => text).find((text) => text.includes('approved for trial')) ?? '',
    record: life.map(({ otherDays }) => otherDays),
    letter: JSON.stringify(letter(subject).blocks),
    feed: entry,
  };
}

it('in the notice, the record, the letter and the feed', async () => {
  const found = await told(await decided('2098-04-01'));
  expect(found.notice).toMatch(/ is approved for trial\. /);
  expect(found.notice.endsWith(BOTH)).toBe(true);
  expect(found.record).toEqual([BOTH]);
  expect(found.letter).toContain(`The days of the trial: a${BOTH.slice(1)}`);
  expect(found.feed).toContain(BOTH);
});

it('and nothing where it is approved for the days that were asked for', async () => {
  const found = await told(await decided(ASKED.from));
  expect(found.notice).toMatch(/ is approved for trial\.$/);
  expect(found.record).toEqual([undefined]);
  expect(found.letter + found.feed).not.toContain('sked for');
});
