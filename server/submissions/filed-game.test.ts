/** A game that no rulebook lists, from a new draft to an approved trial, by the calls that its pages make. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FiledGame } from '@/rulebooks/variant/filed-game';
import type { Variant } from '@/rulebooks/variant/variant';
import { witness } from '../documents/content/dossier/method';
import { rules } from '../documents/content/dossier/rules';
import { summary } from '../documents/content/dossier/summary';
import { listedEdges } from '../documents/content/leaflet/wagers';
import { letter, letterSubject } from '../documents/content/letter';
import { offered } from '../documents/content/wagers';
import { submissionSubject } from '../paper-requests/read-subject';
import { ALL_OPEN, APPROVER, begunReview, MEMBER, REVIEWER, type TestSite, testSite } from '../testing/site';

const EXAMPLE = JSON.parse(readFileSync('docs/examples/filed-game.json', 'utf8')) as Variant & { at: string };
const NOT_RECOMPUTED = 'not recomputed: counts by the applicant';

let site: TestSite;
let id: string;
const nora = () => site.as(MEMBER);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ message }: Error) => message,
  );

beforeAll(async () => {
  site = await testSite();
  const { id: draft } = await nora().drafts.create({
    rulebook: 'gb-2007',
    game: 'filed',
    name: 'Lucky Nines',
  });
  const { variant, revision } = await nora().drafts.get({ id: draft });
  expect(variant.filed?.label).toBe('Lucky Nines');
  const { at, ...typed } = EXAMPLE;
  const saved = await nora().drafts.save({ id: draft, revision, at, variant: typed });
  await nora().analyses.start({ draft, revision: saved.revision, rounds: 1000 });
  await site.work();
  ({ id } = await nora().submissions.freeze({ draft, revision: saved.revision, acknowledged: ALL_OPEN }));
});
afterAll(() => site.remove());

const subject = async () => {
  const read = await submissionSubject({ ...site.context(MEMBER), member: site.member(MEMBER) }, id);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

describe('a filed game', () => {
  it('is created only where new games are tried', async () => {
    for (const rulebook of ['co-rule-28', 'sg-thbp-v6'])
      expect(await refusal(nora().drafts.create({ rulebook, game: 'filed' }))).toMatch(
        /has no clause by which/,
      );
  });

  it('is counted for the page while it is edited, what is unfinished apart', async () => {
    const filed = EXAMPLE.filed as FiledGame;
    const asked = { rulebook: 'gb-2007', game: 'filed', options: {}, filed };
    await nora().analyses.distributions(asked);
    await site.work();
    const ready = await nora().analyses.distributions(asked);
    expect(ready.state === 'ready' && Object.keys(ready.wagers)).toEqual(['nine', 'number']);
    const list = await nora().drafts.list({});
    expect(list.drafts.length).toBeGreaterThan(0);
  });

  it('is confirmed by a person like any other', async () => {
    const { id: draft } = await nora().drafts.create({ rulebook: 'gb-2007', game: 'filed', name: 'Nines' });
    const rule = 'gb-2007/2.5(c)';
    const note = 'The pit manager checks it before opening.';
    await nora().attestations.confirm({ draft, revision: 1, rules: [rule], note });
    const { variant, day } = await nora().drafts.get({ id: draft });
    const { findings } = await nora().drafts.check({ variant, at: day });
    expect(findings.filter((each) => each.rule === rule).map(({ verdict }) => verdict)).toEqual([
      'confirmed',
    ]);
  });

  it('has its figures, marked where its counts are the applicant’s, and a witness for the other', async () => {
    const { analysis, gameLabel, findings } = await nora().submissions.get({ id });
    expect(gameLabel).toBe('Lucky Nines');
    expect(analysis.wagers.map(({ id: wager, houseEdge, basis }) => [wager, houseEdge, basis])).toEqual([
      ['nine', '1/13', NOT_RECOMPUTED],
      ['number', '1/37', undefined],
    ]);
    expect(analysis.witness.map(({ wager }) => wager)).toEqual(['number']);
    expect(findings.filter(({ clause }) => clause === '2.3(b)').map(({ verdict }) => verdict)).toEqual([
      'needs-consent',
      'meets',
    ]);
  });

  it('has its own rules in the dossier, and says there that nothing was recomputed', async () => {
    const made = await subject();
    const text = JSON.stringify([summary(made, offered(made)), rules(made), witness(made, offered(made))]);
    expect(text).toContain('The counts of Nine are the applicant’s, and were not recomputed.');
    expect(text).toContain('A game that no rulebook lists: its rules, wagers and pays are those filed');
    for (const line of Object.values((EXAMPLE.filed as FiledGame).rules).flat()) expect(text).toContain(line);
    expect(text).toContain(`Nine: ${NOT_RECOMPUTED}. No second program can play it.`);
    expect(JSON.stringify(listedEdges(offered(made), made))).toContain(`the stake, ${NOT_RECOMPUTED}`);
  });

  it('can be asked about for its calculation, run again, and approved for trial alone', async () => {
    await site.as(APPROVER).submissions.submit({ id, statement: 'A new game.', acknowledged: ALL_OPEN });
    const ruth = site.as(REVIEWER);
    await begunReview(ruth, id);
    const about = { wager: 'nine', calculation: true } as const;
    expect(
      await refusal(ruth.reviews.ask({ id, text: 'Show it.', about: { ...about, wager: 'number' } })),
    ).not.toBe('done');
    const { question } = await ruth.reviews.ask({ id, text: 'Show how the nines were counted.', about });
    await site.as(MEMBER).submissions.answer({ id, question, text: 'Four nines in 52 cards.' });
    await ruth.reviews.rerun({ id });
    await site.work();
    const read = await ruth.submissions.get({ id });
    expect(read.reruns[0]?.equal).toBe(true);
    expect(read.questions[0]?.about).toEqual(about);
    const decide = (kind: 'approve' | 'approve-for-trial', days = {}) =>
      ruth.reviews.decide({
        id,
        revision: read.revision,
        kind,
        acknowledged: ALL_OPEN,
        reasons: 'A trial.',
        ...days,
      });
    expect(await refusal(decide('approve'))).toMatch(/Approve it for trial, or refuse it/);
    const days = { trialFrom: '2026-12-01', trialTo: '2099-02-28' };
    expect(await refusal(decide('approve-for-trial', days))).toBe('done');
    expect((await nora().submissions.get({ id })).stored).toBe('approved-for-trial');
  });

  it('is marked in the letter of its decision by what was sealed, and the seal vouches for that', async () => {
    const { decision, seal } = await nora().submissions.get({ id });
    expect(decision?.sealed?.record.ownCounts).toEqual(['Nine']);
    expect(seal).toMatchObject({ state: 'good' });
    const made = letterSubject(await subject(), 0);
    if (!made) throw new Error('the decision is sealed');
    const decidedOn = letter(made).blocks.flatMap((block) => (block.kind === 'facts' ? block.entries : []));
    expect(decidedOn).toContainEqual({
      label: 'Figures of Nine',
      value: 'Not recomputed: counts by the applicant',
    });
    expect(decidedOn.map(({ label }) => label)).not.toContain('Figures of Number');
  });
});
