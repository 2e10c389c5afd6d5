import { describe, expect, it } from 'vitest';
import { fromText, ratio } from '../../exact/fraction';
import { firstPass, Merging } from '../../family/merging';
import type { StudyResult } from '../../family/study';
import { blackjack } from './family';
import { BlackjackParameters } from './parameters';
import { inParts, PARTS } from './pieces';

const TABLES = { initial: { blackjack: '3 to 2', win: '1 to 1' } };

/** Every piece in turn, the last one first. */
function answer(id: string, given: Partial<BlackjackParameters>): { result: StudyResult; edge: number } {
  const parameters = BlackjackParameters.parse(given);
  const study = blackjack.studies?.find((other) => other.id === id);
  if (!study) throw new Error(`there is no study ${id}`);
  const merged = firstPass(blackjack, parameters, TABLES);
  const asked = { parameters, tables: TABLES, settings: {}, merged };
  const merging = new Merging<Float64Array[]>();
  for (let piece = study.pieces(parameters, {}) - 1; piece >= 0; piece -= 1)
    merging.add(study.runPiece(asked, piece));
  const at = parameters.play === 'basic' ? 1 : 0;
  return { result: study.conclude(asked, merging.total()), edge: -(merged[0]?.[at] ?? 0) / PARTS };
}

const rowsOf = ({ tables }: StudyResult) => tables[0]?.rows ?? [];
const number = (shown: string | undefined) =>
  Number((shown ?? '').replace('−', '-').replace(/[^\d.+-]/g, ''));

describe('the edge without a rounding', () => {
  it('is a fraction within 10^-13 of the rounded one, and what all cards of the dealer come to', () => {
    const { result, edge } = answer('exact-edge', { decks: 1, play: 'basic' });
    const exact = fromText(result.exact?.value ?? '');
    expect(exact.valueOf()).toBeCloseTo(edge, 13);
    expect(exact.d).toBeGreaterThan(10n ** 15n);
    const together = rowsOf(result).reduce((sum, [, chance, gain]) => sum + number(chance) * number(gain), 0);
    expect(-together / 1e4).toBeCloseTo(edge, 6);
    expect(result.summary).toContain('House edge 0.1195571');
    expect(result.basis).toBe(
      'Counted in whole numbers, per first stake of the first round of a fresh shoe; a pair becomes 16 hands at most.',
    );
  });

  it('names no limit of its own where the rules have one', () => {
    const { result } = answer('exact-edge', { decks: 1, split: 'none', hands: 4 });
    expect(result.basis).toMatch(/of a fresh shoe\.$/);
  });
});

describe('effects of removal', () => {
  it('come to nothing over all ranks, as a card that nobody saw changes no average', () => {
    const { result } = answer('removal', { decks: 1, split: 'none', double: 'none', play: 'basic' });
    const rows = rowsOf(result);
    expect(rows.map(([card]) => card)).toEqual('A 2 3 4 5 6 7 8 9 10 J Q K'.split(' '));
    // A burnt card that nobody has seen changes no average, and each rank is as likely to be it.
    const chart = rows.map((row) => number(row[2]));
    expect(chart.reduce((sum, effect) => sum + effect, 0)).toBeCloseTo(0, 2);
    expect(chart[0]).toBeLessThan(-0.4);
    expect(chart[4]).toBeGreaterThan(0.4);
    expect(result.tables[0]?.explains).toMatch(/correlation of 0\.9\d\d/);
    expect(result.summary).toBe(
      `One ace less moves the player’s average by ${rows[0]?.[2]}, one 5 less by ${rows[4]?.[2]}.`,
    );
    // Who sees the card plays better by it, and never worse.
    const best = rows.map((row) => number(row[1]));
    const dearer = costOfTheChart({ decks: 1, split: 'none', double: 'none' });
    for (const [rank, effect] of best.entries()) {
      expect(effect + dearer).toBeGreaterThanOrEqual((chart[rank] ?? 0) - 0.001);
      expect(effect).toBeCloseTo(chart[rank] ?? 0, 0);
    }
    expect(best.reduce((sum, effect) => sum + effect, 0)).toBeGreaterThan(0.01);
  });
});

describe('the edge by number of decks', () => {
  it('is for each what a table with that number has', () => {
    const few = { double: 'none', split: 'none' } as const;
    const { result } = answer('by-decks', { ...few, decks: 2 });
    const rows = rowsOf(result);
    expect(rows).toHaveLength(8);
    expect(rows[1]?.[0]).toBe('2 decks, in play');
    const one = answerEdge({ ...few, decks: 1 });
    expect(number(rows[0]?.[1])).toBeCloseTo(100 * one.best, 3);
    expect(number(rows[0]?.[2])).toBeCloseTo(100 * one.chart, 3);
    const [least, most] = [rows[0], rows[7]];
    expect(result.summary).toBe(`From ${least?.[1]} with 1 deck to ${most?.[1]} with 8 decks.`);
    for (const row of rows) expect(number(row[2]) - number(row[1])).toBeCloseTo(number(row[3]), 3);
    expect(result.drawing?.lines[0]?.percent[0]).toBeCloseTo(100 * one.best, 10);
    expect(ratio(inParts(0.5), PARTS).valueOf()).toBe(0.5);
  });
});

/** In per cent of a stake. */
function costOfTheChart(given: Partial<BlackjackParameters>): number {
  const { best, chart } = answerEdge(given);
  return 100 * (chart - best);
}

function answerEdge(given: Partial<BlackjackParameters>) {
  const merged = firstPass(blackjack, BlackjackParameters.parse(given), TABLES);
  return { best: -(merged[0]?.[0] ?? 0) / PARTS, chart: -(merged[0]?.[1] ?? 0) / PARTS };
}
