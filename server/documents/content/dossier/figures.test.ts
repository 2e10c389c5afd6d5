/** Section 3 for rounds, meters and groups, and its drawing of what the house wins. */
import { describe, expect, it } from 'vitest';
import type { Block, Figure, Table } from '../../paper';
import type { Subject } from '../../subject';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { SUBJECT } from '../../testing/subject';
import { type Offered, offered } from '../wagers';
import { figures, grouped } from './figures';

const BARE: Subject = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: {} } };
const tableOf = (blocks: Block[], caption: string): Table => {
  const table = blocks.find((block) => block.kind === 'table' && block.caption.startsWith(caption));
  if (table?.kind !== 'table') throw new Error(`no table ${caption}`);
  return table;
};
const cellsOf = (blocks: Block[], caption: string) => tableOf(blocks, caption).rows.map(({ cells }) => cells);
const titles = (blocks: Block[], caption: string) =>
  tableOf(blocks, caption).columns.map(({ title }) => title);
const figureOf = (blocks: Block[]): Figure | undefined =>
  blocks.find((block): block is Figure => block.kind === 'figure');
const smallOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' && block.tone === 'small' ? [block.text] : []));

describe('the figures of a round beside a meter', () => {
  it('has the edge at the declared meter, its basis, and what each column of a round is per', () => {
    const made = figures(ROUND_SUBJECT, offered(ROUND_SUBJECT));
    // 17 of 25 is 0.68 of the longest bar.
    expect(cellsOf(made, 'Every wager')).toEqual([
      [
        { text: 'Ante, Blind and Play', id: 'figure-ante' },
        '2.1',
        'Blind: Pay table 1',
        'up to 3 × Ante',
        { text: '25.0000%', strong: true, bar: 1, to: 'counts-ante' },
      ],
      [
        { text: 'Jackpot (edge at the declared meter of £200)', id: 'figure-jackpot' },
        '2.4',
        'Minimum odds',
        '100% of the meter, 10% of the meter or 5 for 1',
        { text: '17.0000%', strong: true, bar: 0.68, to: 'counts-jackpot' },
      ],
    ]);
    expect(cellsOf(made, 'House edge by basis')).toEqual([
      ['Ante, Blind and Play', '25.0000%', '12.5000%', '6.9444%'],
    ]);
    // At £500: three antes; the meter of £200 less the £1 staked.
    expect(cellsOf(made, 'Frequency')).toEqual([
      ['Ante, Blind and Play', '40.0000%', '5.0000%', '1.0000', '3 × Ante', '£1,500'],
      ['Jackpot', '10.0000%', '0.0000%', '1.0000', '100% of the meter', '£199'],
    ]);
    expect(smallOf(made)).toEqual([
      'Ante, Blind and Play: the first column is per Ante, the second per 2 × Ante staked before any decision, the third per 3.6 × Ante staked in all on average (the element of risk), for a player who makes no mistakes.',
      'The other wager cannot be raised and requires no other: it has one house edge in every column.',
      'The bands are exact, computed from the chance of every sum.',
    ]);
  });

  it('gives no figure that depends on an undeclared meter, and draws none', () => {
    const made = figures(BARE, offered(BARE));
    expect(cellsOf(made, 'Every wager')[1]).toEqual([
      { text: 'Jackpot (edge depends on the meter)', id: 'figure-jackpot' },
      '2.4',
      'Minimum odds',
      '100% of the meter, 10% of the meter or 5 for 1',
      { text: 'by the meter', strong: true, bar: 0, to: 'counts-jackpot' },
    ]);
    expect(cellsOf(made, 'Frequency')).toEqual([
      ['Ante, Blind and Play', '40.0000%', '5.0000%', '1.0000', '3 × Ante', '–'],
      ['Jackpot', '10.0000%', '0.0000%', '–', '100% of the meter', '100% of the meter'],
    ]);
    expect(figureOf(made)?.panels).toHaveLength(1);
    const meter = offered(BARE).slice(1);
    expect(figures(BARE, meter).some(({ kind }) => kind === 'figure')).toBe(false);
    expect(smallOf(figures(BARE, meter))).toEqual([
      'No wager here can be raised after it is made, and none requires another: each has one house edge, per initial wager, per all mandatory wagers and per total action alike.',
    ]);
  });

  it('says nothing about a stake that is unknown because the edge is nothing', () => {
    const [round] = offered(ROUND_SUBJECT) as [Offered];
    const even = { ...round, result: { ...round.result, houseEdge: '0/1', perMandatory: '0/1' } };
    expect(smallOf(figures(ROUND_SUBJECT, [even]))[0]).toContain('the second per staked before any decision');
  });
});

describe('the figures of wagers that stand alone', () => {
  const [number, red] = offered(SUBJECT) as [Offered, Offered];

  it('leaves out the exposure if no limit is given', () => {
    const { limits: _, ...circumstances } = SUBJECT.variant.circumstances;
    const made = figures({ ...SUBJECT, variant: { ...SUBJECT.variant, circumstances } }, [red]);
    expect(titles(made, 'Frequency').at(-1)).toBe('Largest payout');
    expect(cellsOf(made, 'Frequency')).toEqual([['Red', '48.6486%', '0.0000%', '1.0000', '1 to 1']]);
  });

  it('has columns for bets that may stay, and a dash for those that cannot', () => {
    const lasting = {
      ...red,
      result: {
        ...red.result,
        resolved: { houseEdge: '1/73' },
        duration: { houseEdgePerTrial: '1/250', expected: '27/8' },
      } as Offered['result'],
    };
    const { duration: _, ...result } = lasting.result;
    const made = figures(SUBJECT, [number, lasting, { ...lasting, label: 'Stays', result }]);
    expect(tableOf(made, 'House edge by basis').columns.slice(4)).toEqual(
      ['Per bet won or lost', 'Per trial', 'Trials, mean'].map((title) => ({
        title,
        align: 'right',
        figures: true,
      })),
    );
    // 1/73 = 1.36986%; 1/250 = 0.4%; 27/8 = 3.375.
    expect(cellsOf(made, 'House edge by basis')).toEqual([
      ['Red', '1.3514%', '1.3514%', '1.3514%', '1.3699%', '0.4000%', '3.375'],
      ['Stays', '1.3514%', '1.3514%', '1.3514%', '1.3699%', '–', '–'],
    ]);
  });

  it('says that the columns agree only if all of them do', () => {
    const agree = (more: object) =>
      smallOf(figures(SUBJECT, [number, { ...red, result: { ...red.result, ...more } }])).some((text) =>
        text.startsWith('No wager here can be raised'),
      );
    expect(agree({})).toBe(true);
    expect(agree({ perMandatory: '1/75' })).toBe(false);
    expect(agree({ elementOfRisk: '1/75' })).toBe(false);
  });

  it('has no bar to the left when the player gains', () => {
    const gains = { ...red, result: { ...red.result, houseEdge: '-1/74' } };
    const cell = cellsOf(figures(SUBJECT, [number, gains]), 'Every wager')[1]?.at(-1);
    expect(cell).toEqual({ text: '−1.3514%', strong: true, bar: 0, to: 'counts-red' });
  });

  it('names a group once above its wagers', () => {
    const inGroup = (group?: string): Offered => ({
      ...red,
      wager: { ...red.wager, ...(group && { group }) },
    });
    const rows = (...groups: (string | undefined)[]) =>
      grouped(groups.map(inGroup), () => ['row']).map(({ group, cells }) => (group ? cells[0] : 'row'));
    expect(rows('A', 'A', 'B', undefined, 'B')).toEqual(['A', 'row', 'row', 'B', 'row', 'row', 'B', 'row']);
  });
});

describe('the drawing of what the house wins', () => {
  const [number, red] = offered(SUBJECT) as [Offered, Offered];

  it('has for each wager its bands, and says in words where the last of them ends', () => {
    const figure = figureOf(figures(SUBJECT, offered(SUBJECT)));
    expect(figure?.caption).toBe(
      'The house’s result as a share of what was staked, after 1,000 to 1,000,000 rounds: the line is the edge, the bands hold 90, 95 and 99 of 100 cases',
    );
    expect(figure?.panels.map(({ title }) => title)).toEqual(['One number', 'Red', 'Tie, Pay table 1']);
    // Per round: variance 36/37 + 1/148 - 1/74^2 = 0.97955; 1.96 deviations of a million rounds are 0.1940%.
    const panel = figure?.panels[1];
    expect(panel?.alt).toBe(
      'Red: after 1,000,000 rounds, in 95 of 100 cases the house’s result lies between a gain of 1.1574% and a gain of 1.5454% of what was staked; the edge is 1.3514%.',
    );
    expect(panel?.edge).toBeCloseTo(1 / 74, 9);
    expect(panel?.bands.map(({ rounds, confidence }) => `${rounds} ${confidence}`)).toEqual(
      [1000, 10_000, 100_000, 1_000_000].flatMap((rounds) =>
        [0.9, 0.95, 0.99].map((part) => `${rounds} ${part}`),
      ),
    );
  });

  it('says of a round what its shares are of, and of a loss that it is one', () => {
    const made = figureOf(figures(ROUND_SUBJECT, offered(ROUND_SUBJECT)));
    expect(made?.caption).toMatch(/^The house’s result as a share of the wager it is measured per, after/);
    // Per round: variance (40 x 9 + 35 x 9 + 20 x 4) / 100 - 1/16 = 7.4875; 1.96 deviations are 0.5363%.
    expect(made?.panels[0]?.alt).toBe(
      'Ante, Blind and Play, Blind: Pay table 1: after 1,000,000 rounds, in 95 of 100 cases the house’s result lies between a gain of 24.4637% and a gain of 25.5363% of all that was staked as Ante; the edge is 25.0000%.',
    );
    // Even chances: as far below nothing as above it, 1.96 / 1000 of what was staked.
    const half = [
      {
        id: 'win',
        label: 'Win',
        count: '1',
        probability: '1/2',
        pays: '1 to 1',
        net: '1/1',
        contribution: '1/2',
      },
      {
        id: 'lose',
        label: 'Lose',
        count: '1',
        probability: '1/2',
        pays: 'lose',
        net: '-1/1',
        contribution: '-1/2',
      },
    ];
    const fair = { ...red, result: { ...red.result, houseEdge: '0/1', houseEdgePercent: 0, events: half } };
    expect(figureOf(figures(SUBJECT, [fair]))?.panels[0]?.alt).toMatch(
      /between a loss of 0\.196\d% and a gain of 0\.196\d% of what was staked; the edge is 0\.0000%\.$/,
    );
  });

  it('has one panel for wagers with the same chances of the same sums', () => {
    const twin = {
      ...red,
      label: 'Black',
      result: { ...red.result, events: [...red.result.events].reverse() },
    };
    const shown = figureOf(figures(SUBJECT, [number, red, twin]))?.panels.map(({ title }) => title);
    expect(shown).toEqual(['One number', 'Red and 1 alike']);
  });
});
