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
  const { blocks: _, ...rest } = dossier(SUBJECT, { manifest: [] });
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

it('numbers its sections, with one for the meter only where there is one', () => {
  const first = (strategy: string) => [
    '1  Identity',
    '2  Rules as analysed',
    '3  The figures at a glance',
    '4  Each wager in detail',
    strategy,
    '6  Method',
    '7  Witness',
    '8  Compliance',
  ];
  expect(sections(SUBJECT)).toEqual([
    ...first('5  Strategy assumed'),
    '9  Sensitivity',
    '10  What the source prints, and how we read it',
    '11  Appendix',
  ]);
  expect(sections(ROUND_SUBJECT)).toEqual([
    ...first('5  Strategy assumed and its source'),
    '9  Progressive jackpot',
    '10  Sensitivity',
    '11  What the source prints, and how we read it',
    '12  Appendix',
  ]);
});
