/** The whole of a leaflet, word for word. */
import { expect, it } from 'vitest';
import type { Block } from '../paper';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { leaflet } from './leaflet';

const strong = (text: string) => ({ text, strong: true });
const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, text });
const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
const right = { align: 'right' as const, figures: true };
const EDGES = [
  { title: 'Wager', grow: 2 },
  { title: 'Pays', grow: 1 },
  { title: 'House\u00a0edge', ...right },
];
const MEANING =
  'The house edge is the part of your stake that the casino keeps on average, over very many bets. A single evening can go much better or much worse.';
const pageOf = (title: string): Block => ({ kind: 'heading', level: 2, text: title, newPage: true });
const ask = (title: string, desk: string): Block[] => [
  pageOf('Where to ask'),
  paragraph(
    `Ask any dealer or inspector, or the desk${desk}. House edges are rounded up at the last place shown. They are worked out exactly, under “${title}” (Testing Office).`,
  ),
  {
    kind: 'qr',
    url: 'https://assay.example/record/c0ffee',
    text: 'The public record of these figures:',
    alt: 'Code that leads to the public record of these figures',
  },
];

/** Its words: the drawing of the table has tests of its own. */
const written = (blocks: Block[]) => blocks.filter(({ kind }) => kind !== 'felt');

it('has the layout of the table last inside, where there is room', () => {
  const { blocks } = leaflet(SUBJECT);
  const at = blocks.findIndex(({ kind }) => kind === 'felt');
  expect(blocks[at]).toMatchObject({ caption: 'Layout of Test Wheel', ifRoom: true });
  expect(blocks[at + 1]).toMatchObject(pageOf('Where to ask'));
});

it('of a wheel has what each wager costs, how to play, the pay tables and where to ask', () => {
  const { blocks, ...paper } = leaflet(SUBJECT);
  expect(paper).toEqual({
    title: 'Test Wheel: house edge leaflet',
    subject: 'What Test Wheel costs the player under Rules of the test',
    language: 'en-GB',
    accent: '#1f4e5f',
    furniture: {
      title: 'Test Wheel: house edge leaflet',
      version: 'T-0001, version 2',
      status: 'Approved',
      approved: '2008-02-01',
      shortHash: 'c0ffee000000',
    },
    dated: '2008-01-02T09:30:00.000Z',
  });
  expect(written(blocks)).toEqual([
    { ...heading(1, 'Test Wheel'), eyebrow: 'HOUSE EDGE LEAFLET' },
    {
      kind: 'paragraph',
      tone: 'lead',
      text: 'What each wager costs you on average at The Test Rooms, and how the game is played.',
    },
    heading(2, 'What the house edge is'),
    paragraph(MEANING),
    {
      kind: 'note',
      tone: 'plain',
      title: 'For every £100 staked',
      lines: [
        'For every £100 staked on One number, the casino keeps £2.71 on average. On Tie, the most expensive wager here, it keeps £5.41.',
      ],
    },
    {
      kind: 'list',
      items: [
        'A win: £10 on One number (The number is spun, 35 to 1) wins £350, so £360 comes back, stake included.',
        'A win: £10 on Red (Red is spun, 1 to 1) wins £10, so £20 comes back, stake included.',
        'A win: £10 on Tie (A tie, 2 to 1) wins £20, so £30 comes back, stake included.',
        'A loss: £10 on One number (Another number is spun) is lost in full.',
        'A partial loss: £10 on Red (Zero is spun) loses £5; £5 is returned.',
        'A stand-off: £10 on Tie (No result) is returned; nothing is won or lost.',
      ],
    },
    paragraph(
      'Some results take only part of the stake. On Red: Zero is spun: half the stake is lost. That is why such a bet costs less than the others.',
    ),
    paragraph(
      'Some bets can end without a winner: the stake comes back. The edges here count every bet made, including those.',
    ),
    paragraph('Nothing you decide after betting changes these figures.'),
    pageOf('How to play'),
    {
      kind: 'list',
      ordered: true,
      items: ['Players place chips.', 'The wheel is spun.', 'Wagers are settled.'],
    },
    heading(3, 'What each wager wins on'),
    {
      kind: 'list',
      items: [
        expect.stringMatching(/^One number: /),
        expect.stringMatching(/^Red: /),
        expect.stringMatching(/^Tie: /),
      ],
    },
    heading(2, 'The wagers'),
    {
      kind: 'table',
      caption: 'Every wager on offer',
      rowHeaders: 1,
      columns: EDGES,
      rows: [
        { cells: ['One number', '35\u00a0to\u00a01', strong('2.71%')] },
        { cells: ['Red (Zero is spun: half the stake is lost)', '1\u00a0to\u00a01', strong('1.36%')] },
        { cells: ['Tie (No result: stake returned): Pay table 1', '2\u00a0to\u00a01', strong('5.41%')] },
      ],
    },
    heading(3, 'The pay tables'),
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'What each pays, and what it costs. The one in use here comes first; the others are there to compare.',
    },
    {
      kind: 'table',
      caption: 'Tie',
      splits: true,
      rowHeaders: 1,
      columns: [
        { title: 'Event', grow: 1 },
        { title: 'In use: Pay table 1', ...right, grow: 1 },
        { title: 'Minimum odds', ...right, grow: 1 },
      ],
      rows: [
        { cells: ['A tie', '2 to 1', '1 to 1'] },
        { total: true, cells: ['House edge', '5.41%', '32.44%'] },
      ],
    },
    ...ask('Rules of the test', ''),
  ]);
});

it('of a round has it as one entry, its pay table, what decisions change and when the meter costs nothing', () => {
  const circumstances = {
    ...ROUND_SUBJECT.variant.circumstances,
    premises: undefined,
    contact: 'Desk, 01 555',
  };
  const { blocks } = leaflet({ ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances } });
  expect(blocks[1]).toMatchObject({
    text: 'What each wager costs you on average, and how the game is played.',
  });
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === 'The wagers');
  expect(written(blocks.slice(at))).toEqual([
    heading(2, 'The wagers'),
    {
      kind: 'table',
      caption: 'Every wager on offer',
      rowHeaders: 1,
      columns: EDGES,
      rows: [
        { cells: ['Ante, Blind and Play, per Ante', '', strong('25.00%')] },
        { cells: ['Ante, Blind and Play, per all that must be staked', '', strong('12.50%')] },
        { cells: ['– Ante', '1\u00a0to\u00a01', ''] },
        { cells: ['– Blind: Pay table 1', 'up to 500\u00a0to\u00a01', ''] },
        { cells: ['– Play', '1\u00a0to\u00a01', ''] },
        {
          cells: [
            'Jackpot (edge at the declared meter of £200)',
            '100% of the meter, 10% of the meter or 5\u00a0for\u00a01',
            strong('17.00%'),
          ],
        },
      ],
    },
    paragraph(
      'A pay “for 1” or a share of the meter replaces the wager, which does not come back. A pay “to 1” comes on top of the wager.',
    ),
    paragraph(
      'Jackpot: the house edge falls as the meter grows. House edge at the declared meter of £200: 17.00%. It is zero or less from £289.48 up. Over the long run, whatever the meter shows on the way, it is 15.00%.',
    ),
    heading(3, 'The pay tables'),
    { kind: 'paragraph', keepWithNext: true, text: 'What each pays, and what it costs.' },
    {
      kind: 'table',
      caption: 'Blind: what it pays',
      splits: true,
      rowHeaders: 1,
      columns: [
        { title: 'Event', grow: 1 },
        { title: 'In use: Pay table 1', ...right, grow: 1 },
      ],
      rows: [
        { cells: ['Royal flush', '500 to 1'] },
        { cells: ['Straight flush', '50 to 1'] },
        { cells: ['Four of a kind', '10 to 1'] },
        { cells: ['Full house', '3 to 1'] },
        { cells: ['Flush', '3 to 2'] },
        { cells: ['Straight', '1 to 1'] },
        { total: true, cells: ['House edge', '25.00%'] },
      ],
    },
    heading(2, 'What your decisions change'),
    paragraph(
      'The house edges of wagers with decisions are for a player who makes no mistakes. Any other play costs more.',
    ),
    paragraph(
      'Ante, Blind and Play, the best play. Bet with an ace or two cards of one suit; fold nothing that pairs.',
    ),
    paragraph('A simple rule: Bets with an ace, folds the rest.'),
    {
      kind: 'table',
      caption: 'What each way to play costs, per Ante',
      rowHeaders: 1,
      columns: [
        { title: 'Way to play', grow: 1 },
        { title: 'House\u00a0edge', ...right },
      ],
      rows: [
        { cells: ['The best play', strong('25.00%')] },
        { cells: ['A simple rule', strong('30.00%')] },
        { cells: ['Never fold', strong('40.00%')] },
      ],
    },
    ...ask('Rules of the other test', ': Desk, 01 555'),
  ]);
});
