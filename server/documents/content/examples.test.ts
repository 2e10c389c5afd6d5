/** Which examples a paper works out, and of which wagers. */
import { expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { lossExample, partialExample, standOffExample, winExample, workedExamples } from './examples';
import { meterExamples } from './meter-examples';
import { type Offered, offered } from './wagers';

const [number, red, tie] = offered(SUBJECT) as [Offered, Offered, Offered];
const jackpot = offered(ROUND_SUBJECT).at(-1) as Offered;
const NONE = 'A stand-off: no wager on offer can end in one.';

it('works out one win for wagers alike, one of each other ending, and says where none can tie', () => {
  const twin = { ...number, label: 'Twin', wager: { ...number.wager, label: 'Twin' } };
  expect(workedExamples([number, twin], SUBJECT)).toEqual([
    'A win: £10 on One number (The number is spun, 35 to 1) wins £350, so £360 comes back, stake included.',
    'A loss: £10 on One number (Another number is spun) is lost in full.',
    NONE,
  ]);
  expect(workedExamples([], SUBJECT)).toEqual([NONE]);
  expect(workedExamples([number, tie], SUBJECT)).not.toContain(NONE);
});

it('works out an ending only of a wager that can end so', () => {
  const without = (each: Offered, ...ids: string[]): Offered => ({
    ...each,
    result: { ...each.result, events: each.result.events.filter(({ id }) => !ids.includes(id)) },
  });
  expect(winExample(without(number, 'win'), SUBJECT)).toBeUndefined();
  expect(lossExample(without(red, 'lose'), SUBJECT)).toBeUndefined();
  expect(partialExample(number, SUBJECT)).toBeUndefined();
  expect(standOffExample(number, SUBJECT)).toBeUndefined();
});

it('takes the least stake at which the sum is whole to the penny', () => {
  const paying = (pays: string, net: string): Offered => ({
    ...number,
    result: { ...number.result, events: [{ ...(number.result.events[0] as Event), pays, net }] },
  });
  type Event = AnalysedWager['events'][number];
  // 7 to 6 on £12 wins £14; a third of £12 is £4.
  expect(winExample(paying('7 to 6', '7/6'), SUBJECT)).toContain(
    '£12 on One number (The number is spun, 7 to 6) wins £14',
  );
  expect(partialExample(paying('lose a third', '-1/3'), SUBJECT)).toMatch(
    /: £12 on .* loses £4; £8 is returned\.$/,
  );
});

it('works out a round and a meter in their own words only', () => {
  const said = workedExamples(offered(ROUND_SUBJECT), ROUND_SUBJECT);
  expect(said.map((line) => line.split(/[,:]/)[0])).toEqual([
    'A win',
    'A loss',
    'A fold',
    'A stand-off',
    'A win',
    'A win',
  ]);
  expect(said.slice(-2)).toEqual([
    'A win: £1 on Jackpot (Royal flush, 100% of the meter) is paid £200 while the meter shows £200; the £1 does not come back.',
    'A win: £1 on Jackpot (Four of a kind, 5 for 1) is paid £5; the £1 does not come back.',
  ]);
});

it('names no sum of a meter that nobody gave, and divides one that winners share', () => {
  const bare = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: {} } };
  expect(meterExamples([jackpot], bare)).toEqual([
    'A win: £1 on Jackpot (Royal flush) is paid 100% of the meter, whatever the meter shows; the £1 does not come back.',
    'A win: £1 on Jackpot (Four of a kind, 5 for 1) is paid £5; the £1 does not come back.',
  ]);
  const { progressive } = jackpot.result;
  if (!progressive) throw new Error('no meter');
  const first = (more: object, events = jackpot.result.events) => {
    const result = { ...jackpot.result, events, progressive: { ...progressive, ...more } };
    return meterExamples([{ ...jackpot, result }], ROUND_SUBJECT);
  };
  expect(first({ shared: 'split', players: '4/1' })[0]).toContain(
    'while the meter shows £200 and 4 players divide it;',
  );
  for (const more of [{ shared: 'each', players: '4/1' }, { shared: 'split' }])
    expect(first(more)[0]).toContain('while the meter shows £200; the');
  const only = (id: string) => jackpot.result.events.filter((event) => event.id === id);
  expect(first({}, only('royal-flush'))).toHaveLength(1);
  expect(first({}, only('four-of-a-kind'))).toHaveLength(1);
  expect(first({}, only('lose'))).toEqual([]);
});

it('stakes what the table takes: its minimum where that is more than ten, its maximum where that is less', () => {
  const limited = (minimum: number, maximum: number) => ({
    ...SUBJECT,
    variant: {
      ...SUBJECT.variant,
      circumstances: {
        limits: { currency: 'GBP', minimum, maximum, optional: { minimum: 100, maximum: 500 } },
      },
    },
  });
  expect(winExample(number, limited(2_500, 100_000))).toContain('£25 on One number');
  expect(winExample(number, limited(100, 100_000))).toContain('£10 on One number');
  expect(winExample(number, limited(100, 400))).toContain('£4 on One number');
  const side = { ...number, wager: { ...number.wager, side: true } };
  expect(winExample(side, limited(2_500, 100_000))).toContain('£5 on One number');
});
