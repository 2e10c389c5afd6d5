import { describe, expect, it } from 'vitest';
import { fromText, sum } from '@/simulations/exact/fraction';
import { edgeAtMeter } from '@/simulations/progressive/edge-line';
import { type Curve, cellText, type Matrix, type Table } from '../paper';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { dossier } from './dossier';
import { exposure } from './dossier/exposure';
import { plainText } from './plain-text';
import { offered } from './wagers';

const all = offered(ROUND_SUBJECT);
const paper = dossier(ROUND_SUBJECT, { manifest: [] });
const { blocks } = paper;
const said = (of: Parameters<typeof plainText>[0]) => plainText(of).replace(/\s+/g, ' ');
const isTable = (block: (typeof blocks)[number]): block is Table => block.kind === 'table';
const isMatrix = (block: (typeof blocks)[number]): block is Matrix => block.kind === 'matrix';
const tableOf = (caption: string): Table => {
  const found = blocks.filter(isTable).find((table) => table.caption.includes(caption));
  if (!found) throw new Error(`no table ${caption}`);
  return found;
};
const cells = ({ rows }: Table) => rows.map((row) => row.cells.map(cellText));

describe('a round in the dossier', () => {
  it('lists every ending, summed against the universe, with what is staked on average', () => {
    expect(cells(tableOf('every way a round can end'))).toEqual([
      ['Bet twice the ante: player wins', '40', '0.400000', '+3', '4', '+120.0000%'],
      ['Bet twice the ante: hands are equal', '5', '0.050000', '0', '4', '0.0000%'],
      ['Bet twice the ante: dealer wins', '35', '0.350000', '−3', '4', '−105.0000%'],
      ['Fold', '20', '0.200000', '−2', '2', '−40.0000%'],
      ['Total, equal to the universe', '100', '1.000000', '', '3.6', '−25.0000%'],
    ]);
  });
  it('says so where the endings do not sum to the universe', () => {
    const [round, ...others] = ROUND_SUBJECT.analysis.wagers;
    const wagers = [{ ...(round as NonNullable<typeof round>), universe: '101' }, ...others];
    const wrong = dossier(
      { ...ROUND_SUBJECT, analysis: { ...ROUND_SUBJECT.analysis, wagers } },
      { manifest: [] },
    );
    expect(said(wrong)).toContain('Total; the universe is 101');
  });
  it('names what each of the three edges is of', () => {
    const text = said(paper);
    expect(text).toContain('House edge per Ante: 25.0000%, exactly 1/4');
    expect(text).toContain('Per all mandatory wagers: 12.5000%, exactly 1/8: 2 × Ante must be staked');
    expect(text).toContain('Element of risk: 6.9444%, exactly 5/72: of all that is staked, 3.6 × Ante');
    expect(cells(tableOf('by basis'))[0]?.slice(0, 4)).toEqual([
      'Ante, Blind and Play',
      '25.0000%',
      '12.5000%',
      '6.9444%',
    ]);
  });
  it('lists what each of its wagers pays, under the table it is offered at', () => {
    const rows = cells(tableOf('what each wager pays'));
    expect(rows).toContainEqual(['Blind, clause 2.2, Pay table 1']);
    expect(rows).toContainEqual(['Royal flush', '500 to 1']);
    expect(cells(tableOf('with its house edge'))[0]).toEqual([
      'Ante, Blind and Play',
      '2.1',
      'Blind: Pay table 1',
      'up to 3 × Ante',
      '25.0000%',
    ]);
  });
  it('works out a win, a loss, a fold and a stand-off with all that is staked', () => {
    const text = said(paper);
    expect(text).toContain(
      'A win, Ante, Blind and Play: with £10 on Ante, £40 is staked in all (Bet twice the ante: player wins); the round wins £30, so £70 comes back, stakes included.',
    );
    expect(text).toContain('£40 is staked in all (Bet twice the ante: dealer wins); the round loses £30.');
    expect(text).toContain('A fold, Ante, Blind and Play: with £10 on Ante, £20 is staked in all (Fold)');
    expect(text).toContain('hands are equal); all of it comes back; nothing is won or lost.');
  });
  it('shows the largest gain at the maximum', () => {
    const [round] = all;
    expect(round && exposure(round, ROUND_SUBJECT)).toBe('£1,500');
  });
});

describe('the strategy', () => {
  it('gives each choice as a share of the rounds that reach it', () => {
    expect(cells(tableOf('how often each choice'))).toEqual([
      ['Before the flop', 'Bet', '100.0000%', '60.0000%'],
      ['', 'Check', '', '40.0000%'],
      ['After the river', 'Bet the ante', '40.0000%', '50.0000%'],
      ['', 'Fold', '', '50.0000%'],
    ]);
  });
  it('sets other ways to play beside the best, the cheapest first, each with its source', () => {
    expect(cells(tableOf('what other ways to play cost'))).toEqual([
      ['The best play', 'Assumed in every figure of this document.', '25.0000%', '–'],
      [
        'A simple rule',
        'Bets with an ace, folds the rest. Source: A. Author, “A Book”, 2001.',
        '30.0000%',
        '+5.0000%',
      ],
      ['Never fold', 'Bets whatever the cards are. Ours, for comparison.', '40.0000%', '+15.0000%'],
    ]);
  });
  it('writes wide tables in letters, and never rounds a share to none or all', () => {
    const [byCard] = blocks.filter(isMatrix);
    expect(byCard?.explains).toContain('R raise, F fold; shares in whole per cent.');
    expect(byCard?.rows.map((row) => row.cells.slice(0, 3).map(({ text }) => text))).toEqual([
      ['R', 'R', 'R'],
      ['F', 'R 76', 'F'],
      ['F', 'F', 'R <1'],
    ]);
  });
  it('draws starting hands with aces first, suited hands above the diagonal', () => {
    const grid = blocks.filter(isMatrix)[1];
    const at = (row: number, column: number) => grid?.rows[row]?.cells[column]?.text;
    expect(grid?.rows[0]?.label).toBe('A');
    expect(grid?.columns.slice(0, 2)).toEqual(['A', 'K']);
    // King and queen of one suit bet, of two suits check; so do two kings.
    expect([at(1, 2), at(2, 1), at(1, 1)]).toEqual(['4', 'C', 'C']);
    expect(grid?.explains).toContain('4 bet 4 times the ante, C check.');
  });
});

describe('the meter', () => {
  const figures = all[1]?.result.progressive;
  it('gives the same edge as the events at the meter they were worked out for', () => {
    const events = all[1]?.result.events ?? [];
    const lost = sum(events.map(({ contribution }) => fromText(contribution))).neg();
    expect(figures && edgeAtMeter(figures, fromText(figures.meter)).equals(lost)).toBe(true);
    expect(figures && edgeAtMeter(figures, fromText('5500/19')).n).toBe(0n);
  });
  it('is shown in money: break-even rounded up, the edge at the seed, the long run', () => {
    const text = said(paper);
    expect(text).toContain('Break-even meter: £289.48');
    expect(text).toContain('Declared meter: £200; house edge 17.0000%');
    expect(text).toContain('Meter at its seed: house edge 36.0000%');
    expect(text).toContain('Average meter: £210.53');
    expect(text).toContain('Over the long run: 85.0000% of what is staked is returned, house edge 15.0000%');
    expect(cells(tableOf('Jackpot: what is paid'))[1]).toEqual([
      'Straight flush',
      '10% of the meter',
      '£20',
      '£21.05',
      '111.1',
    ]);
  });
  it('draws the edge against the meter, and says the drawing in words', () => {
    const drawn = blocks.find((block): block is Curve => block.kind === 'curve');
    expect(drawn?.lines[0]?.points[0]).toEqual([0, 0.55]);
    expect(drawn?.marks.map(({ label, y }) => [label, Number(y.toFixed(6))])).toEqual([
      ['seed', 0.36],
      ['here', 0.17],
      ['average', 0.15],
      ['break-even', 0],
    ]);
    expect(drawn?.alt).toContain('break-even at £289.48, house edge nothing');
  });
  it('draws nothing where the wager returns all that is staked at any meter', () => {
    const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as [
      (typeof all)[number]['result'],
      (typeof all)[number]['result'],
    ];
    const empty = {
      meter: '0/1',
      seed: '0/1',
      averageMeter: '0/1',
      breakEvenMeter: '0/1',
      fixedReturn: '5/1',
    };
    const progressive = { ...(jackpot.progressive as NonNullable<typeof figures>), ...empty };
    const analysis = { ...ROUND_SUBJECT.analysis, wagers: [round, { ...jackpot, progressive }] };
    const generous = dossier({ ...ROUND_SUBJECT, analysis }, { manifest: [] });
    expect(generous.blocks.some(({ kind }) => kind === 'curve')).toBe(false);
    expect(said(generous)).toContain('Break-even meter: none');
  });
  it('warns where fixed pays take more than is added', () => {
    const [round, jackpot] = ROUND_SUBJECT.analysis.wagers as [
      (typeof all)[number]['result'],
      (typeof all)[number]['result'],
    ];
    const progressive = { ...(jackpot.progressive as NonNullable<typeof figures>), averageMeter: '0/1' };
    const analysis = { ...ROUND_SUBJECT.analysis, wagers: [round, { ...jackpot, progressive }] };
    const warning = 'The fixed pays take more from the meter than is added to it';
    expect(said(dossier({ ...ROUND_SUBJECT, analysis }, { manifest: [] }))).toContain(warning);
    expect(said(paper)).not.toContain(warning);
  });
});

describe('a meter that nobody declared', () => {
  const { limits } = ROUND_SUBJECT.variant.circumstances;
  const bare = { ...ROUND_SUBJECT, variant: { ...ROUND_SUBJECT.variant, circumstances: { limits } } };
  const text = said(dossier(bare, { manifest: [] }));

  it('shows no edge at an assumed meter, and calls an assumed share assumed', () => {
    expect(text).toContain('no share for the meter declared');
    expect(text).toContain('Declared meter: not given');
    expect(text).toContain('Jackpot (edge depends on the meter)');
  });
  it('is named in the exposure instead of counting as nothing', () => {
    expect(text).toMatch(/Jackpot [^\n]* 100% of the meter 100% of the meter/);
  });
});
