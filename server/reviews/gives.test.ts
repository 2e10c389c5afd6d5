/** What an approval, and later an adoption, gives of what rules ask of the authority; what others have to give stays open. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { longDate } from '@/rulebooks/spelling/wording';
import type { MemberContext } from '../access/context';
import { asDecided } from '../documents/content/as-decided';
import { letter, letterSubject } from '../documents/content/letter';
import { submissionSubject } from '../paper-requests/read-subject';
import { givingsAmong } from '../submissions/stored/givings';
import { submissionById } from '../submissions/stored/queries';
import { FIRST, LAST, onDay } from '../testing/on-trial';
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
  TODAY,
  testSite,
} from '../testing/site';
import { unguarded } from '../testing/unguarded';

const OF_THE_GAME = ['2.9(a)', '3.28'];
const ASKS = ['2.3(b)', ...OF_THE_GAME];

let reviewed: TestSite;
let site: TestSite;
let id: string;

/** A side wager with an owner, tried at odds below its minimum: two things to ask of the authority, one of the owner. */
beforeAll(async () => {
  reviewed = await testSite();
  const nora = reviewed.as(MEMBER);
  const { id: draft } = await nora.drafts.create({ rulebook: 'gb-2007', game: 'roulette' });
  const { variant } = await nora.drafts.get({ id: draft });
  const { revision } = await nora.drafts.save({
    id: draft,
    revision: 1,
    variant: {
      ...variant,
      wagers: { 'roulette-rage': { payTable: 'minimum', pays: { 'run-4': '4 to 1' } } },
      circumstances: { ...variant.circumstances, trial: { from: FIRST, to: LAST } },
    },
  });
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await reviewed.work();
  ({ id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN }));
  await reviewed.as(APPROVER).submissions.submit({ id, statement: 'So.', acknowledged: ALL_OPEN });
  await begunReview(reviewed.as(REVIEWER), id);
});
afterAll(() => reviewed.remove());
beforeEach(async () => {
  site = await testSite(reviewed);
});
afterEach(() => site.remove());

const approve = async (more: object = {}, from = FIRST, to = LAST) => {
  const { revision } = await site.as(REVIEWER).submissions.get({ id });
  return site.as(REVIEWER).reviews.decide({
    id,
    revision,
    kind: 'approve-for-trial',
    trialFrom: from,
    trialTo: to,
    acknowledged: ALL_OPEN,
    reasons: 'The owner agrees in a week.',
    ...more,
  });
};
const seen = (person: string, day = FIRST) => onDay(site, person, day).submissions.get({ id });
const verdictsOf = ({ findings }: { findings: { clause: string; verdict: string }[] }) =>
  findings
    .filter(({ clause }) => ASKS.includes(clause) || clause === '3.12')
    .map(({ clause, verdict }) => [clause, verdict]);
const openIn = (open: { code: string; count: number }[]) =>
  open.filter(({ code }) => ['consent', 'approval'].includes(code)).map(({ code, count }) => [code, count]);

describe('an approval for trial', () => {
  it('says to the reviewer alone what it would give, and nothing of what the owner has to', async () => {
    const { gives = [] } = await site.as(REVIEWER).submissions.get({ id });
    expect(gives.map(({ clause, verdict }) => [clause, verdict])).toEqual([
      ['2.3(b)', 'needs-consent'],
      ['2.9(a)', 'needs-approval'],
      ['3.28', 'needs-approval'],
    ]);
    expect((await site.as(MEMBER).submissions.get({ id })).gives).toBeUndefined();
    await approve();
    expect((await site.as(REVIEWER).submissions.get({ id })).gives).toBeUndefined();
  });

  it('gives reasons for the owner’s agreement alone, which stays open on the page and in every list', async () => {
    expect(await refusedWith(approve({ reasons: '' }))).toEqual(['decision-incomplete']);
    await approve();
    const whole = await seen(MEMBER);
    expect(verdictsOf(whole)).toEqual([
      ['2.3(b)', 'meets'],
      ['2.9(a)', 'lifted'],
      ['3.12', 'needs-consent'],
      ['3.28', 'lifted'],
    ]);
    const by = `Approved for trial on ${longDate(TODAY)} under A-PHJB-0001, version 1, from ${longDate(FIRST)} to ${longDate(LAST)}.`;
    expect(whole.findings.filter(({ explanation }) => explanation.endsWith(by))).toHaveLength(3);
    const [listed] = await onDay(site, MEMBER, FIRST).submissions.list();
    const [queued] = await onDay(site, REVIEWER, FIRST).reviews.queue();
    for (const open of [whole.open, listed?.open ?? [], queued?.open ?? []])
      expect(openIn(open)).toEqual([['consent', 1]]);
  });

  it('needs no reasons where it gives all that is asked', async () => {
    const finding = (await site.as(REVIEWER).submissions.get({ id })).findings.findIndex(
      ({ clause }) => clause === '3.12',
    );
    const reasons = 'The owner has written to us.';
    await site.as(REVIEWER).reviews.judge({ id, finding, says: 'overruled', reasons });
    expect(await approve({ reasons: '' })).toMatchObject({ state: 'approved-for-trial' });
  });

  it('gives nothing to a finding that a reviewer overruled', async () => {
    const ruth = site.as(REVIEWER);
    const finding = (await ruth.submissions.get({ id })).findings.findIndex(
      ({ clause }) => clause === '2.3(b)',
    );
    await ruth.reviews.judge({ id, finding, says: 'overruled', reasons: 'Agreed by letter.' });
    await approve();
    expect((await seen(REVIEWER)).history.find(({ kind }) => kind === 'decision-made')?.data).toMatchObject({
      gives: ['2.9(a)', '3.28'],
    });
  });

  it('agrees the days that it names, where those asked for are over', async () => {
    const past = { trial: { from: '2008-01-01', to: '2008-03-01' } };
    const { id: late } = await frozenSubmission(site, 'big-six', undefined, past);
    await site.as(APPROVER).submissions.submit({ id: late, statement: 'So.', acknowledged: ALL_OPEN });
    const { revision } = await begunReview(site.as(REVIEWER), late);
    const { gives = [] } = await site.as(REVIEWER).submissions.get({ id: late });
    expect(gives.map(({ clause }) => clause)).toEqual(['2.3(b)']);
    const days = { trialFrom: FIRST, trialTo: LAST };
    const decision = {
      id: late,
      revision,
      kind: 'approve-for-trial',
      reasons: '',
      acknowledged: ALL_OPEN,
    } as const;
    expect(await site.as(REVIEWER).reviews.decide({ ...decision, ...days })).toMatchObject({
      state: 'approved-for-trial',
    });
    const whole = await site.as(MEMBER).submissions.get({ id: late });
    expect(whole.findings.find(({ clause }) => clause === '2.3(b)')?.verdict).toBe('meets');
  });

  it('is still made knowing what is open, and tells the chain what it gave and what it left', async () => {
    const known = (but: string) => ALL_OPEN.filter((code) => code !== but);
    for (const code of ['consent', 'approval'])
      expect(await refusedWith(approve({ acknowledged: known(code) }))).toEqual(['open-unacknowledged']);
    await approve();
    const { history } = await seen(REVIEWER);
    const { data } = history.find(({ kind }) => kind === 'decision-made') ?? expect.unreachable();
    expect(data).toMatchObject({ gives: ASKS, open: { consent: 1 } });
    expect(data.open).not.toHaveProperty('approval');
  });

  it('is said with the last day to which its trial was extended, on the page and in papers', async () => {
    await approve();
    const lastDay = '2098-05-31';
    const extension = async (person: string) => ({
      id,
      revision: (await seen(person, LAST)).revision,
      text: 'More evidence.',
      lastDay,
    });
    const asked = { ...(await extension(APPROVER)), kind: 'ask-extension' as const };
    await onDay(site, APPROVER, LAST).submissions.request(asked);
    const before = await seen(MEMBER, LAST);
    expect(before.findings.map(({ explanation }) => explanation).join(' ')).not.toContain('extended');
    const ruling = { ...(await extension(REVIEWER)), kind: 'extend' as const };
    await onDay(site, REVIEWER, LAST).reviews.rule(ruling);
    const by = `from ${longDate(FIRST)} to ${longDate(LAST)}, extended to ${longDate(lastDay)}.`;
    const subject = await submissionSubject(site.context(MEMBER) as MemberContext, id);
    if (!subject.ok) return expect.unreachable();
    for (const { findings } of [await seen(MEMBER, LAST), asDecided(subject.value)])
      expect(findings.filter(({ explanation }) => explanation.endsWith(by))).toHaveLength(3);
    await unguarded(site, `UPDATE trial_step SET sealed = replace(sealed, '2098-05-31', '2098-06-30')`);
    expect(
      [...(await givingsAmong(site.db, [(await submissionById(site.db, id)) ?? expect.unreachable()]))]
        .flatMap(([, all]) => all.map(({ how }) => how))
        .join(' '),
    ).not.toContain('extended');
  });

  it('gives nothing when it refuses', async () => {
    await approve({ kind: 'refuse', trialFrom: undefined, trialTo: undefined });
    expect(verdictsOf(await seen(MEMBER)).map(([, verdict]) => verdict)).not.toContain('lifted');
  });

  it.each([
    ['was changed', `replace(sealed, '"2.9(a)"', '"2.9(b)"')`],
    ['is of another version', `json_set(sealed, '$.record.version', 2)`],
    ['has other reasons beside its seal', `sealed, reasons = 'Another reason.'`],
    ['has other days beside its seal', `sealed, trial_to = '2098-12-31'`],
  ])('that %s since it was sealed gives nothing, on its page and in every list', async (_, forged) => {
    await approve();
    await unguarded(site, `UPDATE decision SET sealed = ${forged};`);
    const whole = await seen(MEMBER);
    expect(whole.seal?.state).not.toBe('good');
    expect(verdictsOf(whole)).toContainEqual(['2.3(b)', 'needs-consent']);
    const [listed] = await onDay(site, MEMBER, FIRST).submissions.list();
    const [queued] = await onDay(site, REVIEWER, FIRST).reviews.queue();
    for (const open of [whole.open, listed?.open ?? [], queued?.open ?? []])
      expect(openIn(open)).toEqual([
        ['approval', 2],
        ['consent', 2],
      ]);
  });

  it('gives nothing to another version, whose row was given its seal', async () => {
    await approve();
    const row = (await submissionById(site.db, id)) ?? expect.unreachable();
    const given = async (more: object) => (await givingsAmong(site.db, [{ ...row, ...more }])).size;
    expect(await given({})).toBe(1);
    for (const other of [{ version: 2 }, { hash: 'f'.repeat(64) }, { reference: 'A-PHJB-0002' }])
      expect(await given(other), JSON.stringify(other)).toBe(0);
  });

  it('is what its letter says, and the dossier has as settled', async () => {
    await approve();
    const subject = await submissionSubject(site.context(MEMBER) as MemberContext, id);
    if (!subject.ok) return expect.unreachable();
    const first = letterSubject(subject.value, 0) ?? expect.unreachable();
    const blocks = JSON.stringify(letter(first).blocks);
    expect(blocks).toContain('Given with this decision');
    expect(blocks.indexOf('Not met, or not yet confirmed')).toBeGreaterThan(blocks.indexOf('2.3(b)'));
    expect(blocks.split('Not met, or not yet confirmed')[1]).not.toContain('2.3(b)');
    expect(subject.value.findings.find(({ clause }) => clause === '2.3(b)')?.verdict).toBe('needs-consent');
    expect(asDecided(subject.value).findings.find(({ clause }) => clause === '2.3(b)')?.verdict).toBe(
      'meets',
    );
  });
});

describe('an adoption', () => {
  const adopt = async (more: object = {}) => {
    const { revision } = await seen(REVIEWER, LAST);
    return onDay(site, REVIEWER, LAST).reviews.rule({
      id,
      revision,
      kind: 'adopt',
      text: 'Minimum odds as filed.',
      acknowledged: ALL_OPEN,
      ...more,
    });
  };
  beforeEach(async () => {
    await approve();
    const { revision } = await seen(APPROVER, LAST);
    await onDay(site, APPROVER, LAST).submissions.request({
      id,
      revision,
      kind: 'ask-adoption',
      text: 'It was liked.',
      acknowledged: ALL_OPEN,
    });
  });

  it('gives for good what is asked of the game, with reasons for what the owner still has to agree to', async () => {
    expect(openIn((await seen(REVIEWER, LAST)).open)).toEqual([['consent', 1]]);
    expect(await refusedWith(adopt())).toEqual(['decision-incomplete']);
    await adopt({ reasons: 'The owner agrees in a week.' });
    const whole = await seen(MEMBER, LAST);
    expect(openIn(whole.open)).toEqual([['consent', 1]]);
    const by = `Adopted on ${longDate(LAST)} under A-PHJB-0001, version 1.`;
    const saying = (words: string) =>
      whole.findings.filter(({ explanation }) => explanation.includes(words)).map(({ clause }) => clause);
    expect(saying(by)).toEqual(OF_THE_GAME);
    // The days of a trial were agreed when it was approved.
    expect(saying('Approved for trial')).toEqual(['2.3(b)']);
    expect(whole.history.at(-1)?.data).toMatchObject({ gives: OF_THE_GAME });
    expect(await site.as(ADMINISTRATOR).audit.verify()).toMatchObject({ ok: true });
  });
});
