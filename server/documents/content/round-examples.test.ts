/** Worked examples of a round of £10 wagers: each sum is written by hand from what the ending nets for each unit. */
import { expect, it } from 'vitest';
import type { EventResult } from '@/simulations/figures/wager-figures';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { roundExamples, winsToShow } from './round-examples';
import type { Offered } from './wagers';

const ending = (id: string, label: string, count: string, net: string, staked?: string) =>
  ({ id, label, count, net, pays: 'push', ...(staked && { staked }) }) as EventResult;

const WIN = ending('win', 'the hand wins', '30', '3/2', '2/1');
const RARE = ending('rare', 'a rare win', '1', '9/1', '2/1');
const NEVER = ending('never', 'a win that never comes', '0', '4/1', '2/1');
const LOSS = ending('loss', 'the hand loses', '40', '-2/1', '2/1');
const SMALL = ending('small', 'only part is lost', '50', '-1/1', '2/1');
const FOLD = ending('fold', 'the hand is folded', '60', '-1/1');
const TIE = ending('tie', 'nobody wins', '7', '0/1', '2/1');

const examples = (
  events: EventResult[],
  settles: string[] | undefined = ['ante', 'raise'],
  subject: Pick<Subject, 'game' | 'variant' | 'rulebook'> = ROUND_SUBJECT,
) =>
  roundExamples(
    {
      result: { events, settles },
      wager: { id: 'ante', label: 'Ante' },
      label: 'Ante and Raise',
      members: [{ wager: { id: 'ante', side: false } }],
    } as unknown as Offered,
    subject,
  );

const BEGINS = 'Ante and Raise: with £10 on Ante,';
const win = `A win, ${BEGINS} £20 is staked in all (the hand wins); the round wins £15, so £35 comes back, stakes included.`;
const loss = `A loss, ${BEGINS} £20 is staked in all (the hand loses); the round loses £20.`;
const fold = `A fold, ${BEGINS} £10 is staked in all (the hand is folded); the round loses £10.`;

it('shows the commonest win, the commonest loss of all that is staked, a fold and a stand-off', () => {
  expect(examples([RARE, WIN, NEVER, SMALL, LOSS, FOLD, TIE])).toEqual([
    win,
    loss,
    fold,
    `A stand-off, ${BEGINS} £20 is staked in all (nobody wins); all of it comes back; nothing is won or lost.`,
  ]);
  expect(examples([WIN, RARE, LOSS])).toEqual([win, loss]);
});

it('shows the three sums that it wins most often, each by its commonest ending, the most frequent first', () => {
  const double = ending('double', 'a doubled hand wins', '4', '3/1', '2/1');
  const doubled = ending('doubled', 'a doubled pair wins', '10', '3/1', '2/1');
  const bonus = ending('bonus', 'a bonus', '11', '2/1', '2/1');
  const fourth = ending('fourth', 'another sum', '9', '5/1', '2/1');
  const shown = examples([double, WIN, bonus, doubled, fourth, LOSS]);
  expect(shown.map((line) => /\(([^)]*)\)/.exec(line)?.[1])).toEqual([
    'the hand wins',
    'a doubled pair wins',
    'a bonus',
    'the hand loses',
  ]);
});

it('shows a win of each sum while they are three at most, and the commonest of more', () => {
  const ids = (events: EventResult[]) => winsToShow(events).map(({ id }) => id);
  const [two, three, four] = ['2/1', '3/1', '4/1'].map((net, index) => ending(net, net, `${index + 2}`, net));
  if (!two || !three || !four) throw new Error('three endings');
  expect(ids([two, NEVER, three, WIN])).toEqual(['2/1', '3/1', 'win']);
  expect(ids([two, three, four, WIN])).toEqual(['win']);
  expect(ids([two, { ...three, net: '2/1' }])).toEqual(['3/1']);
});

it('shows the first of two that come equally often, and none that never comes', () => {
  const other = { ...WIN, id: 'other', label: 'another wins' };
  expect(examples([WIN, other])).toEqual([win]);
  expect(examples([NEVER])).toEqual([]);
});

it('shows no fold where the game has none, whatever an ending is named', () => {
  const game = { ...ROUND_SUBJECT.game, family: 'two-way-holdem' };
  expect(examples([WIN, FOLD], ['ante', 'raise'], { ...ROUND_SUBJECT, game })).toEqual([
    win,
    fold.replace('A fold', 'A loss'),
  ]);
});

it('shows the commonest loss where none takes all that is staked', () => {
  expect(examples([SMALL, { ...SMALL, id: 'less', count: '2' }])).toEqual([
    `A loss, ${BEGINS} £20 is staked in all (only part is lost); the round loses £10.`,
  ]);
});

it('of one wager alone says so, and of what is no round says nothing', () => {
  expect(examples([FOLD], ['ante'])[0]).toMatch(/^A loss: £10 on Ante and Raise \(.*\) is lost in full\.$/);
  expect(
    roundExamples({ result: { events: [WIN] }, wager: {} } as unknown as Offered, ROUND_SUBJECT),
  ).toEqual([]);
});
