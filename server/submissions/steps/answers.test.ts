import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MemberContext } from '../../access/context';
import { dossier } from '../../documents/content/dossier';
import { makeSiteDossier } from '../../documents/make';
import type { Block, Table } from '../../documents/paper';
import { openDossier } from '../../documents/standing';
import { draftSubject, submissionSubject } from '../../paper-requests/read-subject';
import {
  ALL_OPEN,
  APPROVER,
  begunReview,
  MEMBER,
  REVIEWER,
  refusedWith,
  type TestSite,
  testSite,
} from '../../testing/site';
import { frozenParts } from '../sealed/parts';
import { told } from '../sealed/told';
import { submissionById } from '../stored/queries';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const OPTIONS = { decks: '1', hands: '2', play: 'basic' };
const WAGERS = { initial: { payTable: 'minimum', pays: {} } };
const ASKED = { rulebook: 'gb-2007', game: 'blackjack', options: OPTIONS, wagers: WAGERS, round: 'initial' };
const SHOE = { ...ASKED, study: 'shoe', settings: { players: '2', rounds: 10_000, seed: 9 } };

let site: TestSite;
let draft = '';
let revision = 0;

/** One analysis for all: it is the long part. */
beforeAll(async () => {
  site = await testSite();
  const nora = site.as(MEMBER);
  draft = (await nora.drafts.create({ rulebook: 'gb-2007', game: 'blackjack' })).id;
  const { variant } = await nora.drafts.get({ id: draft });
  const saved = { ...variant, options: { ...variant.options, ...OPTIONS }, wagers: WAGERS };
  revision = (await nora.drafts.save({ id: draft, revision: 1, variant: saved })).revision;
  await nora.analyses.start({ draft, revision, rounds: 1000 });
  await nora.analyses.study(SHOE);
  await site.work();
});
afterAll(() => site.remove());

const subjectOf = async (of: typeof draftSubject, who: string, id: string) => {
  const read = await of(site.context(who) as MemberContext, id);
  if (!read.ok) throw new Error(read.problems[0]?.message);
  return read.value;
};
const annex = (subject: Awaited<ReturnType<typeof subjectOf>>) => {
  const { blocks } = dossier(subject, { manifest: [] });
  const begins = (block: Block, named?: string) =>
    block.kind === 'heading' && block.eyebrow?.startsWith('ANNEX') && block.text === (named ?? block.text);
  const from = blocks.findIndex((block) => begins(block, 'Further questions'));
  if (from < 0) return [];
  const next = blocks.findIndex((block, at) => at > from && begins(block));
  return blocks.slice(from, next < 0 ? undefined : next);
};

describe('answers to further questions', () => {
  it('stand in the dossier of a draft in the words and figures of its page', async () => {
    const nora = site.as(MEMBER);
    const [onPage] = (await nora.analyses.studies(ASKED)).answers;
    const blocks = annex(await subjectOf(draftSubject, MEMBER, draft));
    const tables = blocks.filter((block): block is Table => block.kind === 'table');
    expect(tables.map(({ caption, rows }) => [caption, rows.map(({ cells }) => cells)])).toEqual(
      onPage?.result.tables.map(({ title, rows }) => [title, rows]),
    );
    const said = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : []));
    expect(said).toContain(onPage?.result.summary);
    expect(said.find((text) => text.startsWith('Simulated'))).toMatch(/seed 9\..*Players: 2;.*Seed: 9\.$/);
    expect(blocks.filter(({ kind }) => kind === 'curve')).toHaveLength(1);
  });

  it('are taken only if they are about the very draft', async () => {
    const nora = site.as(MEMBER);
    const offered = () => nora.drafts.answers({ id: draft });
    expect(await offered()).toMatchObject([{ label: 'The shoe: cut card, players, card counting' }]);
    const { variant } = await nora.drafts.get({ id: draft });
    const saved = async (decks: string) => {
      const changed = { ...variant, options: { ...variant.options, decks } };
      revision = (await nora.drafts.save({ id: draft, revision, variant: changed })).revision;
    };
    await saved('2');
    expect(await offered()).toEqual([]);
    await saved('1');
    expect(await offered()).toHaveLength(1);
    const freezing = { draft, revision, acknowledged: ALL_OPEN, answers: ['0'.repeat(64)] };
    expect(await refusedWith(nora.submissions.freeze(freezing))).toEqual(['answer-outdated']);
  });

  it('are frozen, sealed and answered again by a reviewer', async () => {
    const nora = site.as(MEMBER);
    const { id } = await nora.submissions.freeze({ draft, revision, acknowledged: ALL_OPEN });
    await site.as(APPROVER).submissions.submit({ id, statement: 'One deck.', acknowledged: ALL_OPEN });
    const ruth = site.as(REVIEWER);
    const { answers } = await ruth.submissions.get({ id });
    expect(answers).toMatchObject([{ label: 'The shoe: cut card, players, card counting' }]);
    const subject = await subjectOf(submissionSubject, REVIEWER, id);
    expect(annex(subject)).not.toEqual([]);
    const opened = openDossier(await makeSiteDossier(subject));
    expect(opened.ok && opened.value.answers?.[0]?.result.summary).toBe(answers?.[0]?.result.summary);
    await begunReview(ruth, id);
    await ruth.reviews.rerun({ id });
    await site.work();
    expect((await ruth.submissions.get({ id })).reruns).toMatchObject([{ equal: true }]);
    const row = await submissionById(site.db, id);
    if (!row?.answers?.[0]) return expect.unreachable();
    const { frozen } = await told(site.db, id);
    expect(await frozenParts(site.db, row, frozen)).toEqual([]);
    const forged = {
      ...row.answers[0],
      result: { ...row.answers[0].result, summary: 'House edge nothing.' },
    };
    expect(await frozenParts(site.db, { ...row, answers: [forged] }, frozen)).toEqual(['answers']);
    expect(await frozenParts(site.db, { ...row, answers: null }, frozen)).toEqual(['answers']);
  });
});
