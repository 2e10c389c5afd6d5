import { describe, expect, it } from 'vitest';
import { studyRound, studySeconds } from '../../../analysis/study-round';
import { fromText } from '../../../exact/fraction';
import { chartText } from '../../../family/chart-text';
import { inThisThread } from '../../../pool/runner';
import type { Round } from '../../../request/rounds';
import { bestGain } from '../best-round';
import { blackjackCharts } from '../charts';
import { blackjack } from '../family';
import { BlackjackParameters } from '../parameters';
import { rulesWith } from '../pieces';
import { dealBlocks } from './blocks';
import { type TableFigures, tableFigures } from './figures';
import { hiLoOf, rampInWords, trueCount, unitsAt } from './hi-lo';
import { cutAt, ShoeSettings, type TableAsked, tablesOf } from './settings';
import { ShoeTally } from './tally';

describe('Hi-Lo', () => {
  it('counts a pack to nothing', () => {
    const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10];
    expect(points.map(hiLoOf)).toEqual([-1, 1, 1, 1, 1, 1, 0, 0, 0, -1, -1, -1, -1]);
    expect(points.reduce((sum, each) => sum + hiLoOf(each), 0)).toBe(0);
  });

  it('rounds the true count down', () => {
    expect(trueCount(4, 104)).toBe(2);
    expect(trueCount(3, 104)).toBe(1);
    expect(trueCount(-3, 104)).toBe(-2);
    expect(trueCount(-4, 104)).toBe(-2);
  });

  it('raises the wager with the true count, in whole units', () => {
    const ramp = (most: number) => [-3, 1, 2, 3, 4, 5, 9].map((count) => unitsAt(count, most));
    expect(ramp(4)).toEqual([1, 1, 1, 2, 3, 4, 4]);
    expect(ramp(8)).toEqual([1, 1, 2, 4, 6, 8, 8]);
    expect(ramp(12)).toEqual([1, 1, 3, 6, 9, 12, 12]);
    expect(ramp(2)).toEqual([1, 1, 1, 1, 2, 2, 2]);
    expect(rampInWords(8)).toBe('1 unit below +2, 2 at +2, 4 at +3, 6 at +4, 8 from +5 on');
  });
});

describe('a tally', () => {
  const filled = (shoes: readonly [rounds: number, gained: number][]) => {
    const tally = new ShoeTally(1, 1);
    for (const [rounds, gained] of shoes) {
      tally.addShoe();
      tally.addCut(0, rounds, gained);
      tally.addSpread(0, 0, rounds, rounds, gained, gained * gained);
      for (let round = 0; round < rounds; round += 1) tally.addAtCount(0, 14, round === 0 ? gained : 0);
    }
    return tally;
  };
  const asked: TableAsked = { players: 1, play: 'basic', depths: [], spreads: [4] };
  const exact = { unit: 2, firstRound: '1/100', exact: 0.01 };

  it('adds up in any order', () => {
    const [one, other] = [filled([[3, 4]]), filled([[2, -2]])];
    one.add(other.sums);
    expect([...one.sums]).toEqual([...filled([[2, -2], [3, 4]]).sums]); // biome-ignore format: two shoes
    expect(() => one.add([1, 2])).toThrow('tallies of different tables');
    expect(() => new ShoeTally(1, 0, [1])).toThrow(RangeError);
  });

  it('takes a count beyond ten as ten', () => {
    expect(filled([[2, 6]]).atCount(0, 10)).toEqual({ rounds: 2, gained: 6, gained2: 36 });
  });

  it('gives the gain of a round, with the standard error of shoes', () => {
    // Two shoes: 2 rounds that lose one, and 2 that win 2 of a unit that is half a wager. By hand: the mean gain of a round
    // is (−2 + 4) / 2 / 4 = 1/4, and each shoe lies 1.5 from its two rounds' 0.5: sqrt(2 × (1.5² + 1.5²)) / 4.
    const tally = filled([
      [2, -2],
      [2, 4],
    ]);
    const { first, z, counters, counts } = tableFigures(asked, tally, exact);
    expect(first.houseEdge.value).toBeCloseTo(-0.25, 14);
    expect(first.houseEdge.standardError).toBeCloseTo(3 / 4, 14);
    expect(first.costs).toBeCloseTo(-0.26, 14);
    expect(z).toBeCloseTo(-0.26 / 0.75, 14);
    expect(counters).toMatchObject([{ depth: 0, spread: 4, gain: { value: 0.25 }, wager: 1 }]);
    expect(counts).toMatchObject([{ count: 10, share: 1 }]);
  });

  it('knows what its first rounds gain', () => {
    // Three shoes of which two rounds each are known: one gave a round more, one a round less, and one just those.
    const tally = filled([
      [3, 2],
      [1, 2],
      [2, 0],
    ]);
    const { cuts } = tableFigures(
      { ...asked, depths: [50], spreads: [] },
      new ShoeTally(2, 0, [3, 0, 0, 0, 0, 0, ...tally.sums.slice(1, 6)]),
      { ...exact, knownRounds: [2] },
    );
    // Each shoe's D + m (N − 2), with m = 0.01 × 2 half units: 2.02, 1.98 and 0, over 6 rounds of half units.
    expect(cuts[0]?.costs).toBeCloseTo(-(2.02 + 1.98) / 6 / 2, 14);
    expect(cuts[0]?.houseEdge.value).toBeCloseTo(0.01 - 4 / 12, 14);
    const r = 4 / 6;
    const squares = (2.02 - 3 * r) ** 2 + (1.98 - r) ** 2 + (0 - 2 * r) ** 2;
    expect(cuts[0]?.houseEdge.standardError).toBeCloseTo(Math.sqrt((squares * 3) / 2) / 6 / 2, 14);
  });

  it('refuses sums that doubles do not hold exactly', () => {
    const tally = new ShoeTally(1, 0);
    tally.addCut(0, 1, 2 ** 27);
    expect(() => tally.check()).toThrow('cannot be added up exactly');
  });
});

it('blocks are dealt in whole shoes, from the same first order', () => {
  const seen: string[] = [];
  const dealer = {
    unit: 1,
    newShoe: () => seen.push('new'),
    deal: () => {
      seen.push('shoe');
      return 4;
    },
  };
  dealBlocks(dealer, new ShoeTally(1, 0), { subject: 'x', seed: 1, rounds: 9, from: 0, to: 1 });
  expect(seen).toEqual(['new', 'shoe', 'shoe', 'shoe']);
});

describe('what is asked for', () => {
  it('is read as people type it', () => {
    const read = ShoeSettings.parse({ depth: '75%', players: 5, rounds: '1 000 000', spread: '12' });
    expect(read).toMatchObject({ depth: 75, players: '5', rounds: 1_000_000, spread: 12, seed: 1 });
    expect(ShoeSettings.parse(read)).toEqual(read);
  });

  it('is refused with the range it has to be in', () => {
    const refused = (given: object) => ShoeSettings.safeParse(given).error?.issues[0]?.message;
    expect(refused({ depth: 97 })).toBe(
      'Give the depth of the cut card, in per cent of the shoe, as a whole number from 10 to 95.',
    );
    expect(refused({ depth: '7x' })).toMatch(/from 10 to 95/);
    expect(refused({ rounds: 3 })).toMatch(/^Give the number of rounds as a whole number from/);
    expect(refused({ players: 8 })).toBe('Give 1 to 7 players, or “all” for each number of them.');
    expect(refused({ spread: 51 })).toMatch(/^Give the spread/);
    expect(refused({ play: 'luck' })).toBe('Choose whose play: same, basic, optimal, own.');
    expect(refused({ play: 'own' })).toMatch(/^Give the chart, a line for each hand/);
    expect(refused({ chart: 'Hard 4 H' })).toMatch(/^A chart is given and another play chosen/);
    expect(refused({ play: 'own', chart: 'x'.repeat(4_001) })).toMatch(
      /^A chart has at most 4,000 characters/,
    );
  });

  it('seats those who count cards at tables that play the chart', () => {
    const tables = (play: 'optimal' | 'basic', given: object) =>
      tablesOf({ play }, ShoeSettings.parse(given)).map((table) => [
        table.players,
        table.play,
        table.spreads.join(),
      ]);
    expect(tables('optimal', { players: 3 })).toEqual([
      [3, 'optimal', ''],
      [3, 'basic', '4,8,12'],
    ]);
    expect(tables('basic', { players: 3, spread: 20 })).toEqual([[3, 'basic', '4,8,12,20']]);
    expect(tables('optimal', { players: 3, play: 'own', chart: 'x' })).toEqual([[3, 'own', '4,8,12']]);
    expect(tables('optimal', { play: 'basic', spread: 0 })).toHaveLength(7);
    // Nothing is known of cards that are shuffled back at once.
    expect(tables('basic', { players: 1, shuffling: 'continuous' })).toEqual([[1, 'basic', '']]);
  });

  it('puts cut cards behind a whole card, the shallower ones with it', () => {
    const [table] = tablesOf({ play: 'basic' }, ShoeSettings.parse({ depth: 80 }));
    expect(table?.depths).toEqual([50, 65, 75, 80]);
    expect(cutAt(312, 75, 5)).toEqual({ after: 234, known: 15 });
    // 52 cards may not do for as many rounds as they give on average.
    expect(cutAt(52, 75, 1)).toEqual({ after: 39, known: 5 });
    expect(cutAt(52, 75, 7)).toEqual({ after: 39, known: 1 });
  });
});

const round: Round = {
  id: 'initial',
  family: 'blackjack',
  parameters: { decks: 1, hands: 2 },
  tables: { initial: { blackjack: '3 to 2', win: '1 to 1' } },
  settles: ['initial'],
};

describe('blackjack from one pack', () => {
  const settings = { depth: 65, players: 2, rounds: 150_000, seed: 5, play: 'basic' };
  const ask = { round, study: 'shoe', settings };

  it('gives the same figures whichever thread deals which block', async () => {
    const inOrder = await studyRound(ask, { runner: inThisThread() });
    const here = inThisThread();
    let turn = 0;
    // Two at a time, every other one late.
    const run = async (...given: Parameters<typeof here.run>) => {
      turn += 1;
      if (turn % 2 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      return here.run(...given);
    };
    const mixed = await studyRound(ask, { runner: { ...here, threads: 2, run: run as typeof here.run } });
    expect(mixed).toEqual(inOrder);
    const { tables } = inOrder.figures as { tables: TableFigures[] };
    const [table] = tables;
    expect(Math.abs(table?.z ?? 9)).toBeLessThan(4);
    expect(table?.cuts.map(({ depth }) => depth)).toEqual([50, 65]);
    expect(table?.cuts[1]?.rounds).toBeGreaterThanOrEqual(150_000);
    expect(table?.cuts[1]?.roundsAShoe).toBeGreaterThan(table?.cuts[0]?.roundsAShoe ?? 9);
    expect(table?.counts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
    expect(table?.counters.map(({ depth, spread }) => `${depth} ${spread}`).join()).toBe(
      '50 4,65 4,50 8,65 8,50 12,65 12',
    );
    expect(inOrder.summary).toMatch(/^House edge with a cut card at 65%: .* with 2 players/);
    expect(inOrder.basis).toMatch(/at least 150.000 rounds .* 1 deck, .* best by the chart, seed 5\.$/);
    expect(inOrder.tables.map(({ title }) => title)).toEqual([
      'House edge by players and cut card',
      'Rounds of a shoe',
      'What a card counter gains by Hi-Lo in 100 rounds, in units',
      'The same with a cut card at 65%, a round',
      'True counts before a round, with 2 players and a cut card at 65%',
    ]);
  });

  it('is estimated by the cards that are dealt', () => {
    const parameters = BlackjackParameters.parse(round.parameters);
    const seconds = (more: object) =>
      studySeconds({ ...ask, round: { ...round, parameters }, settings: { ...settings, ...more } });
    expect(seconds({ rounds: 300_000 })).toBeCloseTo(2 * seconds({}), 12);
    expect(seconds({ players: 5 })).toBeCloseTo(2 * seconds({}), 12);
  });
});

describe('a chart of a person’s own', () => {
  const parameters = BlackjackParameters.parse(round.parameters);
  const shape = blackjackCharts.shape(parameters);
  const best = shape.columns.map((_, at) => blackjackCharts.best(parameters, round.tables, at));
  const lines = shape.lines.map((_, line) => best.map((column) => column[line] ?? ''));
  const at = (label: string) => shape.lines.findIndex((line) => line.label === label);
  /** Stands on 12 and on 13, whatever the dealer shows. */
  const timid = lines.with(at('Hard 12'), Array(10).fill('S')).with(at('Hard 13'), Array(10).fill('S'));
  const ask = (cells: string[][], more: object = {}) =>
    studyRound(
      {
        round,
        study: 'shoe',
        settings: {
          ...{ depth: 60, players: 1, rounds: 150_000, seed: 5, play: 'own', spread: 4 },
          ...{ chart: chartText(shape, cells), ...more },
        },
      },
      { runner: inThisThread() },
    );

  it('is dealt as it says, beside its own exact edge', async () => {
    const { figures, basis, tables } = await ask(timid);
    const [table] = (figures as { tables: TableFigures[] }).tables;
    const rules = rulesWith(parameters, round.tables);
    const exact = shape.columns.reduce((sum, _, column) => {
      const cells = timid.map((line) => line[column] ?? '');
      return sum - blackjackCharts.price(parameters, round.tables, column, cells).gain.valueOf();
    }, 0);
    expect(fromText(table?.firstRound ?? '0').valueOf()).toBeCloseTo(exact, 13);
    expect(exact).toBeGreaterThan(-bestGain(rules) + 0.005);
    expect(Math.abs(table?.z ?? 9)).toBeLessThan(4);
    expect(table).toMatchObject({ play: 'own', spreads: [4, 8, 12] });
    const changed = timid.flat().filter((cell, i) => cell !== lines.flat()[i]).length;
    expect(basis).toContain(
      `played by a chart of your own, which differs from the best chart in ${changed} cells,`,
    );
    const shown = tables.find(({ title }) => title === 'The chart that was dealt');
    expect(shown?.columns).toEqual(['Hand', ...shape.columns]);
    expect(shown?.rows[at('Hard 12')]).toEqual(['Hard 12', ...Array(10).fill('S')]);
    expect(tables.find(({ title }) => title.startsWith('What a card counter'))?.explains).toContain(
      'Plays the chart given',
    );
  });

  it('deals the same rounds as the best chart where it is that chart', async () => {
    const own = await ask(lines);
    const same = await ask(lines, { play: 'basic', chart: '' });
    const edge = ({ figures }: typeof own) => (figures as { tables: TableFigures[] }).tables[0];
    expect(own.basis).toContain('which is the best chart');
    expect(edge(own)?.firstRound).toBe(edge(same)?.firstRound);
  });

  it('is refused with a sentence for what these rules have no cell for', () => {
    const study = blackjack.studies?.find(({ id }) => id === 'shoe');
    const refused = (chart: string) =>
      study?.refuses?.(parameters, study.settings.parse({ play: 'own', chart }))[0];
    expect(refused(chartText(shape, timid))).toBeUndefined();
    expect(refused(chartText(shape, timid).replace('Hard 12  S', 'Hard 12  Rh'))?.message).toMatch(
      /^Hard 12 against 2: “Rh” cannot be chosen there/,
    );
    expect(refused('Hard 12 S')).toMatchObject({ field: 'chart' });
    expect(study?.refuses?.(parameters, study.settings.parse({}))).toEqual([]);
  });
});
