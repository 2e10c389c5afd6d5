import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { Wager } from '@/rulebooks/format/record';
import type { Circumstances } from '@/rulebooks/variant/variant';
import { fromText } from '@/simulations/exact/fraction';
import { parsePay } from '@/simulations/pays/parse-pay';
import { progressiveFigures } from '@/simulations/progressive/figures';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import { type Block, cellText, type Table } from '../../paper';
import type { Subject } from '../../subject';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { whole } from '../../testing/whole';
import { meterExamples } from '../meter-examples';
import { offered } from '../wagers';
import { exposure } from './exposure';
import { figures } from './figures';
import { progressive } from './progressive';

const jackpot = ROUND_SUBJECT.analysis.wagers.find(({ id }) => id === 'jackpot') as AnalysedWager;

/** The made-up jackpot with other terms of its meter; its events stay as they were counted. */
function withTerms(terms: Partial<MeterTerms>): AnalysedWager {
  const settled = jackpot.events.map(({ id, pays, probability, net }) => {
    const pay = parsePay(pays);
    if (!pay.ok) throw new Error(pays);
    return { event: { id }, pay: pay.value, probability: fromText(probability), net: fromText(net) };
  });
  const all: MeterTerms = {
    wager: '1/1',
    meter: '200/1',
    contribution: '3/4',
    seed: '100/1',
    fixedPaidFrom: 'house',
    ...terms,
  };
  return { ...jackpot, progressive: progressiveFigures(settled, all) };
}

function section(
  results: AnalysedWager[],
  circumstances: Circumstances = {},
  game = ROUND_SUBJECT.game,
): Block[] {
  const subject: Subject = {
    ...ROUND_SUBJECT,
    game,
    variant: { ...ROUND_SUBJECT.variant, circumstances },
    analysis: { ...ROUND_SUBJECT.analysis, wagers: results },
  };
  return whole(progressive(subject, offered(subject)));
}

const factsOf = (blocks: Block[]): Record<string, string> =>
  Object.fromEntries(
    blocks
      .flatMap((block) => (block.kind === 'facts' ? block.entries : []))
      .map(({ label, value }) => [label, value]),
  );
const tableOf = (blocks: Block[], caption: string): string[][] | undefined =>
  blocks
    .find((block): block is Table => block.kind === 'table' && block.caption.includes(caption))
    ?.rows.map(({ cells }) => cells.map(cellText));

/** 0.0019 of the meter a round; 0.45 in fixed pays. See the derivation beside the made-up round. */
describe('section 9 of a dossier', () => {
  it('says whose money the long run returns, and what is left', () => {
    const rows = tableOf(section([jackpot]), 'where the long-run return comes from');
    expect(rows).toEqual([
      ['What wagers add to the meter', '75.0000%'],
      ['Seeds from the house', '10.0000%'],
      ['Returned', '85.0000%'],
      ['Kept by the house', '15.0000%'],
    ]);
  });

  it('says when the meter is next won in full, and how the first seed fades', () => {
    const blocks = section([jackpot]);
    expect(factsOf(blocks)['Next won in full']).toBe('in 1,000 rounds on average, at a meter of £262.76');
    const told = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ');
    expect(told).toContain('0.1000% over 100,000 rounds');
  });

  it('says that later seeds come from the reserve, and that the first has no part in the edge', () => {
    const blocks = section([withTerms({ reserve: '1/20' })]);
    const facts = factsOf(blocks);
    expect(facts['Kept for the next seed']).toContain('5.0000% of each wager');
    expect(facts['First seed']).toContain('later seeds come from the reserve');
    // 0.05 for each of 1,000 rounds.
    expect(facts['Next won in full']).toContain('with £50 in the reserve');
    const rows = tableOf(blocks, 'where the long-run return comes from');
    expect(rows?.map(([part]) => part)).not.toContain('Seeds from the house');
    expect(rows).toContainEqual(['What wagers add to the reserve', '5.0000%']);
  });

  it('sets side by side what the number of players changes, and what envy costs', () => {
    const envy = { to: 'dealer' as const, pays: { 'royal-flush': '50/1' } };
    const blocks = section([withTerms({ shared: 'split', players: '4/1', envy })]);
    expect(factsOf(blocks)['Several winners']).toContain('divide the share evenly');
    expect(factsOf(blocks)['Players with the wager']).toBe('4 in a round');
    // 50 x 1/1000 for each wager; four of them a round.
    expect(factsOf(blocks).Envy).toBe(
      'fixed sums to the dealer for each winner: 5.0000% of what is staked, £0.20 a round',
    );
    const rows = tableOf(blocks, 'number of players');
    // The meter a player breaks even at grows with those who share it: 0.55 / 0.0019 x n, rounded up.
    expect(rows?.[0]).toEqual(['1', '£447.37', '£289.48', '-30.0000%'.replace('-', '−'), '5.0000%']);
    expect(rows?.[3]?.slice(0, 3)).toEqual(['4', '£1,632', '£1,158']);
    expect(rows).toHaveLength(9);
  });

  it('has no such table where the number of players changes nothing', () => {
    expect(tableOf(section([jackpot]), 'number of players')).toBeUndefined();
  });

  it('works out a wager that is a multiple of the printed one', () => {
    const wager = Wager.parse({
      ...ROUND_SUBJECT.game.wagers.find(({ id }) => id === 'jackpot'),
      payTables: [
        { id: 'other', label: 'Other', clause: '2.4', rows: { 'four-of-a-kind': '9 for 1' } },
        {
          id: 'fixed',
          label: 'Fixed',
          clause: '2.4',
          rows: {
            'royal-flush': '100% of the meter',
            'straight-flush': '10% of the meter',
            'four-of-a-kind': '6 for 1',
          },
          progressive: {
            seed: '100',
            envy: { to: 'dealer', pays: { 'royal-flush': '50', 'four-of-a-kind': '2' } },
          },
        },
      ],
    });
    const game = {
      ...ROUND_SUBJECT.game,
      wagers: ROUND_SUBJECT.game.wagers.map((known) => (known.id === 'jackpot' ? wager : known)),
    };
    const subject = { ...ROUND_SUBJECT.variant.wagers, jackpot: { payTable: 'fixed', pays: {} } };
    const result = withTerms({
      wager: '5/1',
      seed: '500/1',
      envy: { to: 'dealer', pays: { 'royal-flush': '250/1', 'four-of-a-kind': '10/1' } },
    });
    const put: Subject = {
      ...ROUND_SUBJECT,
      game,
      variant: { ...ROUND_SUBJECT.variant, wagers: subject },
      analysis: { ...ROUND_SUBJECT.analysis, wagers: [result] },
    };
    const made = whole(progressive(put, offered(put)));
    const at = made.findIndex((block) => block.kind === 'table' && block.caption.includes('scaled'));
    const column = (title: string) => ({ title, align: 'right', figures: true, grow: 1 });
    expect(made[at]).toMatchObject({
      caption: 'Jackpot: scaled from the wager in the rules, 5 times',
      rowHeaders: 1,
      columns: [{ title: 'What', grow: 2 }, column('Printed'), column('Multiplied'), column('As offered')],
    });
    expect(made[at + 1]).toEqual({
      kind: 'paragraph',
      tone: 'small',
      text: 'A share of the meter stays the same share. The edge equals that of the printed wager where the last two columns agree.',
    });
    // Without a seed in the rules, or envy in what is offered, neither has a line.
    const bare = Wager.parse({
      ...wager,
      payTables: wager.payTables.map((table) => ({
        ...table,
        rows: { ...table.rows, flush: '4 for 1' },
        progressive: { seed: '0', envy: { to: 'dealer', pays: { 'straight-flush': '5' } } },
      })),
    });
    const plain = {
      ...put,
      game: { ...game, wagers: game.wagers.map((known) => (known.id === 'jackpot' ? bare : known)) },
    };
    expect(tableOf(whole(progressive(plain, offered(plain))), 'scaled')?.map(([name]) => name)).toEqual([
      'One wager',
      'Four of a kind',
    ]);
    expect(tableOf(whole(progressive(put, offered(put))), 'scaled')).toEqual([
      ['One wager', '£1', '£5', '£5'],
      // Printed 6 for 1, five times over; offered at 5 for 1.
      ['Four of a kind', '£6', '£30', '£25'],
      ['Seed', '£100', '£500', '£500'],
      ['Envy: Royal flush', '£50', '£250', '£250'],
      ['Envy: Four of a kind', '£2', '£10', '£10'],
    ]);
    expect(tableOf(section([jackpot]), 'scaled')).toBeUndefined();
  });

  it('says so where nothing is added to the meter', () => {
    const notes = (terms: Partial<MeterTerms>) =>
      section([withTerms(terms)]).flatMap((block) => (block.kind === 'note' ? [block.title] : []));
    expect(notes({ contribution: '0/1' })).toEqual(['No share of the wagers is declared for the meter']);
    expect(notes({ contribution: '0/1', reserve: '1/20' })).toEqual([]);
    expect(notes({})).toEqual([]);
  });

  it('lets one player win the whole of a meter that winners divide', () => {
    const subject: Subject = {
      ...ROUND_SUBJECT,
      analysis: { ...ROUND_SUBJECT.analysis, wagers: [withTerms({ shared: 'split', players: '4/1' })] },
    };
    const [each] = offered(subject);
    if (!each) throw new Error('the jackpot is offered');
    expect(exposure(each, subject)).toBe('£199');
    expect(meterExamples([each], subject)[0]).toContain('while the meter shows £200 and 4 players divide it');
  });

  it('exposes the house to the meter, with or without limits of the table, and only once it is given', () => {
    const at = (circumstances: Circumstances): string | undefined => {
      const variant = { ...ROUND_SUBJECT.variant, circumstances };
      const analysis = { ...ROUND_SUBJECT.analysis, wagers: [withTerms({})] };
      const subject: Subject = { ...ROUND_SUBJECT, variant, analysis };
      return figures(subject, offered(subject))
        .flatMap((block) => (block.kind === 'table' && block.caption.startsWith('Frequency') ? [block] : []))
        .flatMap(({ columns, rows }) =>
          columns.at(-1)?.title === 'Exposure at the maximum'
            ? rows.map(({ cells }) => cellText(cells.at(-1) ?? ''))
            : [],
        )[0];
    };
    const progressive = { contribution: '75%', meter: '200' };
    expect(at({ progressive })).toBe('£199');
    expect(at({ progressive, limits: { currency: 'GBP', minimum: 100, maximum: 5000 } })).toBe('£199');
    expect(at({})).toBe('100% of the meter');
  });

  it('says what a round takes from the meter: for all hands, or once where everybody wins together', () => {
    // One hand takes 19 in 10,000 on average.
    const taken = (terms: Partial<MeterTerms>) => factsOf(section([withTerms(terms)]))['Taken per round'];
    expect(taken({})).toBe('on average 0.19% of whatever the meter shows');
    expect(taken({ players: '6/1' })).toBe('on average 1.14% of whatever the meter shows');
    expect(taken({ players: '6/1', shared: 'split' })).toBe('on average 0.19% of whatever the meter shows');
  });
  it('compares several meters by how often they are won', () => {
    const blocks = section([jackpot, { ...jackpot }]);
    expect(tableOf(blocks, 'side by side')?.map((row) => row.slice(1, 3))).toEqual([
      ['Royal flush', '1,000'],
      ['Straight flush', '111.1'],
      ['Royal flush', '1,000'],
      ['Straight flush', '111.1'],
    ]);
    expect(tableOf(section([jackpot]), 'side by side')).toBeUndefined();
  });
});
