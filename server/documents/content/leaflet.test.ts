/** The whole of a leaflet, word for word. */
import { expect, it } from 'vitest';
import { setFolded } from '../layout/folded';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { saidBy } from '../testing/said';
import { SUBJECT } from '../testing/subject';
import { leaflet } from './leaflet';

it('of a wheel has what a house edge is, how to play, each wager with its examples, and where to ask', () => {
  const { blocks, onBack, ...paper } = leaflet({
    ...SUBJECT,
    organisation: { minimumAge: 18, help: 'A line' },
  });
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
  expect(onBack?.map((each) => each.flatMap(saidBy))).toEqual([
    [
      '## House edges at a glance',
      '{House edges at a glance}',
      'Wager | House edge',
      'One number | 2.71%',
      'Red (zero is spun: half the stake is lost) | 1.36%',
      'Tie (no result: stake returned): Pay table 1 | 5.41%',
    ],
    [
      '## House edges, the lowest first',
      '{House edges, the lowest first}',
      'Wager | House edge',
      'Red | 1.36%',
      'One number | 2.71%',
      'Tie | 5.41%',
    ],
  ]);
  expect(blocks.flatMap(saidBy)).toEqual([
    '# Test Wheel',
    'The Test Rooms · Smith & Żubr <Casinos> Ltd. How the game is played, and what each wager costs you on average.',
    '## What the house edge is',
    'The house edge is the part of your stake that the casino keeps on average, over very many bets. The lower it is, the less a wager costs you for the same stake. It is an average: a single evening can go much better or much worse.',
    '[For every £100 staked]',
    'For every £100 staked on One number, the casino keeps £2.71 on average.',
    '£100\u00a0×\u00a02.71%\u00a0=\u00a0£2.71.',
    'On Tie, the most expensive wager here, it keeps £5.41.',
    '## How to play',
    '- Players place chips.',
    '- The wheel is spun.',
    '- Wagers are settled.',
    '<felt>',
    '## The wagers',
    '{Every wager on offer, with the house edge of its stake}',
    'Wager | Pays | House edge',
    'One number | 35 to 1 | 2.71%',
    'Red (zero is spun: half the stake is lost) | 1 to 1 | 1.36%',
    'Tie (no result: stake returned): Pay table 1 | 2 to 1 | 5.41%',
    'Some results take only part of the stake. On Red: Zero is spun: half the stake is lost. That is why such a bet costs less than the others.',
    'Some bets can end without a winner: the stake comes back. The edges here count every bet made, including those.',
    'Nothing you decide after betting changes these figures.',
    '## Wager by wager',
    'What each wager wins on, and examples of how it ends. What a stake brings includes the stake where it comes back.',
    '### One number',
    'The one chosen number, zero included, is spun.',
    '{One number: examples}',
    'What happens | Staked | Brings',
    'The number is spun (35 to 1). | £10 | £360',
    'Another number is spun. | £10 | nothing',
    '### Red',
    'A number of the chosen colour is spun.',
    '{Red: examples}',
    'What happens | Staked | Brings',
    'Red is spun (1 to 1). | £10 | £20',
    'Zero is spun. | £10 | £5',
    'Black is spun. | £10 | nothing',
    '### Tie',
    'One of the chosen twelve numbers, 1 to 12, 13 to 24 or 25 to 36, is spun.',
    '{Tie: examples}',
    'What happens | Staked | Brings',
    'A tie (2 to 1). | £10 | £30',
    'Anything else. | £10 | nothing',
    'No result. | £10 | £10',
    '### The pay tables',
    'What each pays, and what it costs. The table in use is shaded; the others are there to compare.',
    '{Tie. In use here: Pay table 1, shaded}',
    'Event | *Pay table 1* | Minimum odds',
    'A tie | 2 to 1 | 1 to 1',
    'House edge | 5.41% | 32.44%',
    '## Where to ask',
    'Ask any dealer or inspector, or the desk. House edges are rounded up at the last place shown. They are worked out exactly, under “Rules of the test” (Testing Office).',
    '[Before you play]',
    'You must be 18 or over to play.',
    'If gambling is no longer fun, help is here: A line',
    'The public record of these figures: https://assay.example/record/c0ffee',
  ]);
  expect(blocks.find(({ kind }) => kind === 'felt')).toMatchObject({
    caption: 'The layout: where each wager goes, and what it pays',
  });
  const back = blocks.filter((block) => block.kind === 'heading' && block.newPage);
  expect(back).toMatchObject([{ text: 'Where to ask' }]);
});

it('of a round has it as one entry, its pay table, what decisions change and when the meter costs nothing', () => {
  const circumstances = {
    ...ROUND_SUBJECT.variant.circumstances,
    premises: undefined,
    contact: 'Desk, 01 555',
  };
  const { blocks } = leaflet({ ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances } });
  expect(blocks.flatMap(saidBy)).toEqual([
    '# Test Poker',
    'Smith & Żubr <Casinos> Ltd. How the game is played, and what each wager costs you on average.',
    '## What the house edge is',
    'The house edge is the part of your stake that the casino keeps on average, over very many bets. The lower it is, the less a wager costs you for the same stake. It is an average: a single evening can go much better or much worse.',
    '[For every £100 staked]',
    'For every £100 staked as Ante, the casino keeps £25 on average when the player makes no mistakes.',
    '£100\u00a0×\u00a025.00%\u00a0=\u00a0£25.',
    '## How to play',
    '- Players place an ante and a blind.',
    '- They bet or fold.',
    '- Hands are compared.',
    '<felt>',
    '## The wagers',
    '{Every wager on offer}',
    'Wager | Pays | House edge | of',
    'Ante, Blind and Play |  | 25.00% | the Ante',
    '– Ante | 1 to 1 |  | ',
    '– Blind: Pay table 1 | up to 500 to 1 |  | ',
    '– Play | 1 to 1 |  | ',
    '– In all, on average |  | 6.95% | all that is staked',
    'Jackpot | 100% of the meter, 10% of the meter or 5 for 1 | 17.00% | the stake, at the declared meter of £200',
    'A pay “for 1” or a share of the meter replaces the wager, which does not come back. A pay “to 1” comes on top of the wager.',
    'Some bets can end without a winner: the stake comes back. The edges here count every bet made, including those.',
    '## Wager by wager',
    'What each wager wins on, and examples of how it ends. What a stake brings includes the stake where it comes back.',
    '### Ante, Blind and Play',
    'Ante: The player beats a dealer who qualifies. It is returned where the dealer does not qualify.',
    'Blind: The player beats the dealer with a straight or better. It is returned for any lesser win.',
    'Play: The player, who bets it after seeing some of the cards, beats the dealer.',
    '{Examples with £10 on Ante}',
    'What happens | Staked | Brings',
    'Bet twice the ante: player wins. | £40 | £70',
    'Bet twice the ante: dealer wins. | £40 | £10',
    'Fold. | £20 | nothing',
    'Bet twice the ante: hands are equal. | £40 | £40',
    '### Jackpot',
    'The player’s five cards are a flush or better, whatever the dealer holds.',
    '{Jackpot: examples}',
    'What happens | Staked | Brings',
    'Royal flush (100% of the meter), while the meter shows £200. The wager does not come back. | £1 | £200',
    'Four of a kind (5 for 1). The wager does not come back. | £1 | £5',
    'Anything less. | £1 | nothing',
    'Jackpot: the house edge falls as the meter grows. House edge at the declared meter of £200: 17.00%. It is zero or less from £289.48 up. Over the long run, whatever the meter shows on the way, it is 15.00%.',
    '### The pay tables',
    'What each pays, and what it costs.',
    '{Blind: Pay table 1, in use here}',
    'Event | Pay table 1',
    'Royal flush | 500 to 1',
    'Straight flush | 50 to 1',
    'Four of a kind | 10 to 1',
    'Full house | 3 to 1',
    'Flush | 3 to 2',
    'Straight | 1 to 1',
    'House edge of Ante, Blind and Play together, as a share of the Ante | 25.00%',
    '## What your decisions change',
    'The house edges of wagers with decisions are for a player who makes no mistakes. Any other play costs more.',
    'Ante, Blind and Play, the best play: Bet with an ace or two cards of one suit; fold nothing that pairs.',
    'A simple rule: Bets with an ace, folds the rest.',
    'Never fold: Bets whatever the cards are.',
    '{What each way to play costs: house edge of the Ante}',
    'Way to play | House edge',
    'The best play | 25.00%',
    'A simple rule | 30.00%',
    'Never fold | 40.00%',
    '## Where to ask',
    'Ask any dealer or inspector, or the desk: Desk, 01 555. House edges are rounded up at the last place shown. They are worked out exactly, under “Rules of the other test” (Testing Office).',
    'The public record of these figures: https://assay.example/record/c0ffee',
  ]);
});

it('begins with the mark of its operator', () => {
  const mark = {
    kind: 'drawn' as const,
    width: 10,
    height: 10,
    shapes: [{ path: 'M0 0 L10 0 L10 10 Z', fill: '#000000' }],
  };
  const made = leaflet({ ...SUBJECT, organisation: { name: 'Northgate', mark } });
  expect(made.blocks[0]).toEqual({ kind: 'mark', mark, alt: 'Northgate' });
  const { drawing, fits } = setFolded(made);
  expect(fits).toBe(true);
  expect(drawing.pages[0]?.pieces.flatMap(({ marks }) => marks)).toContainEqual(
    expect.objectContaining({ draw: 'outline', path: 'M0 0 L10 0 L10 10 Z' }),
  );
});

it('says from which age on one may play and where to get help, where the organisation does', () => {
  const organisation = { minimumAge: 21, help: '1-800-522-4700', contact: 'the cage', name: 'Northgate' };
  const said = leaflet({ ...SUBJECT, organisation }).blocks.flatMap(saidBy);
  expect(said).toContain(
    'The Test Rooms · Northgate. How the game is played, and what each wager costs you on average.',
  );
  expect(said).toContain('You must be 21 or over to play.');
  expect(said).toContain('If gambling is no longer fun, help is here: 1-800-522-4700');
  expect(said.find((line) => line.startsWith('Ask any dealer'))).toContain('or the desk: the cage.');
});
