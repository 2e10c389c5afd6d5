/** A whole dossier: what every page carries, and its sections in order. */
import { expect, it } from 'vitest';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { dossier } from './dossier';

const sections = (subject: typeof SUBJECT): string[] =>
  dossier(subject, { manifest: [] }).blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 2 ? [block.text] : [],
  );

it('is named after its game and rulebook, on every page', () => {
  const { blocks: _, terms: __, ...rest } = dossier(SUBJECT, { manifest: [] });
  expect(rest).toEqual({
    title: 'Test Wheel: game dossier',
    subject: 'House edge and compliance of Test Wheel under Rules of the test',
    language: 'en-GB',
    accent: '#1f4e5f',
    furniture: {
      title: 'Test Wheel: game dossier',
      version: 'T-0001, version 2',
      status: 'Approved',
      approved: '2008-02-01',
      shortHash: 'c0ffee000000',
    },
    dated: '2008-01-02T09:30:00.000Z',
  });
  const record = { ...SUBJECT.record, approved: undefined };
  expect(dossier({ ...SUBJECT, record }, { manifest: [] }).furniture).not.toHaveProperty('approved');
});

const MATHEMATICS = ['The figures at a glance', 'Strategy assumed', 'Method', 'Witness', 'Sensitivity'];

it('reads in the order in which an authority decides, its sections numbered within their parts', () => {
  const entriesOf = (subject: typeof SUBJECT) =>
    dossier(subject, { manifest: [] }).blocks.flatMap((block) =>
      block.kind === 'contents' ? block.entries : [],
    );
  const parts = entriesOf(SUBJECT).flatMap(({ text, part }) => (part ? [text] : []));
  expect(parts).toEqual([
    'Summary',
    'Submission',
    'Rules',
    'Mathematics',
    'Compliance',
    'Papers',
    'Annex A  Counts and events',
    'Annex B  Findings one by one, and every row compared',
    'Annex C  Statements to confirm',
    'Annex D  Terms',
  ]);
  const second = (subject: typeof SUBJECT) =>
    sections(subject).flatMap((text) => (text.startsWith('2.') ? [text.replace(/^2\.\d+ +/, '')] : []));
  expect(second(SUBJECT)).toEqual(MATHEMATICS);
  expect(second(ROUND_SUBJECT)).toEqual([
    'The figures at a glance',
    'The round: Ante, Blind and Play',
    'Strategy assumed and its source',
    'Method',
    'Witness',
    'Sensitivity',
    'Progressive jackpot',
  ]);
});

it('lists in its contents only places that are there, and leads nowhere else', () => {
  for (const subject of [SUBJECT, ROUND_SUBJECT]) {
    const { blocks } = dossier(subject, { manifest: [] });
    const cells = blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.flatMap((row) => row.cells) : [],
    );
    const linked = [...blocks, ...cells].map((each) => (typeof each === 'string' ? {} : each));
    const ids = linked.flatMap((each) => ('id' in each && each.id !== undefined ? [each.id] : []));
    const entries = blocks.flatMap((block) => (block.kind === 'contents' ? block.entries : []));
    const leads = [...linked, ...entries].flatMap((each) =>
      'to' in each && each.to !== undefined ? [each.to] : [],
    );
    expect(leads.length).toBeGreaterThan(20);
    expect(new Set(ids).size).toBe(ids.length);
    expect(leads.filter((to) => !ids.includes(to))).toEqual([]);
  }
});
