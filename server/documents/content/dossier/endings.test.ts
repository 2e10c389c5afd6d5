/** What was staked in an ending, where chances are rounded and where they are counted. */
import { expect, it } from 'vitest';
import { ROUNDED } from '@/simulations/wagers/rounded';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { type Offered, offered } from '../wagers';
import { endingsTable, stakesHidden } from './endings';

const [round] = offered(ROUND_SUBJECT) as [Offered];
const [first] = round.result.events as [Offered['result']['events'][number]];

const withCounts = (method: string, ...counts: string[]): Offered => ({
  ...round,
  result: { ...round.result, method, events: counts.map((count) => ({ ...first, count, staked: '184/5' })) },
});
const staked = (each: Offered) => {
  const table = endingsTable(each);
  return table.kind === 'table' ? table.rows.slice(0, -1).map(({ cells }) => cells.at(-2)) : [];
};

it('prints no stake that the rounding of a chance has made up', () => {
  const rounded = withCounts(ROUNDED, '999999', '1000000');
  expect(staked(rounded)).toEqual(['–', '36.8']);
  expect(stakesHidden(rounded)).toMatchObject([{ text: expect.stringContaining('A dash') }]);
  expect(stakesHidden(withCounts(ROUNDED, '1000000'))).toEqual([]);
});

it('prints every stake of endings that are counted', () => {
  const counted = withCounts('exact', '1', '5');
  expect(staked(counted)).toEqual(['36.8', '36.8']);
  expect(stakesHidden(counted)).toEqual([]);
});
