/**
 * What a round gains by a chart, and what it would gain with one cell changed. A hand comes to each line of a chart at most once, so
 * what another cell gains is known without playing again: how often each hand of the line is reached, times what the other
 * choice gains there.
 */
import { inTable } from '../../exact/in-table';
import {
  CELLS,
  type Cell,
  type Column,
  cellsOf,
  LINE_OF,
  LINES,
  type PairCell,
  planOf,
  withPair,
} from './chart';
import { firstBy, firstByCells } from './first-choice';
import { BUST, HANDS } from './hands';
import { DOUBLE, followed, HIT, mayDouble, type Played } from './play';
import { KINDS } from './ranks';
import type { Rules } from './rules';
import { type SplitPass, Splitting } from './split';
import type { Standing } from './standing';
import { type First, type Opening, openings, surrendered } from './whole-round';

/** The hands that a line is about. */
const HANDS_OF: readonly (readonly number[])[] = LINES.map((_, line) =>
  Array.from({ length: HANDS.empty }, (_, hand) => hand).filter((hand) => LINE_OF[hand] === line),
);

type AfterSplit = { chance: number; pass: SplitPass; hand: number };

const choiceIn = ({ choices }: SplitPass, hand: number, choice: number): number =>
  inTable(choices.get(hand)?.[choice]);

export class PlayedChart {
  readonly gain: number;
  private readonly played: Played;
  /** By line. */
  readonly cells: readonly Cell[];
  private readonly openings: readonly Opening[];
  private readonly alone: boolean;
  private readonly passes = new Map<number, SplitPass>();
  private later: Float64Array | undefined;
  private split: readonly (readonly AfterSplit[])[] | undefined;

  /**
   * `near`: the same chart with one line changed, whose pairs that never come to that line are played as here. `alone`: only the gain is
   * asked for, and no other cell.
   */
  constructor(
    private readonly standing: Standing,
    private readonly rules: Rules,
    readonly column: Column,
    near?: PlayedChart | 'alone',
  ) {
    this.alone = near === 'alone';
    this.played = followed(standing, rules, planOf(column));
    this.cells = cellsOf(column);
    this.openings = openings(standing, rules);
    if (near !== 'alone')
      for (const [pair, pass] of near?.passes ?? [])
        if (pass.looked.every((hand) => this.playsAs(near as PlayedChart, hand))) this.passes.set(pair, pass);
    let gain = 0;
    for (const opening of this.openings) gain += opening.chance * this.gainOf(opening);
    this.gain = gain;
  }

  /** How much more the chart gains, over all rounds against this card, where the line says this. */
  moreWithCell(line: number, cell: Cell): number {
    const { byChoice } = this.played;
    let more = 0;
    for (const opening of this.openings) {
      if (LINE_OF[opening.hand] !== line) continue;
      const first = opening.blackjack
        ? 'played'
        : firstByCells(cell, this.pairCell(opening.pair), this.rules, opening.pair);
      if (first === 'split' || opening.blackjack) continue;
      const choice = this.chosen(opening.hand, cell);
      const gain = first === 'surrendered' ? undefined : inTable(byChoice[opening.hand * 3 + choice]);
      more += opening.chance * (this.gainOf(opening, first, gain) - this.gainOf(opening));
    }
    const now = this.cells[line] as Cell;
    const later = this.reachedLater();
    for (const hand of HANDS_OF[line] ?? []) {
      const often = inTable(later[hand]);
      if (often === 0) continue;
      const at = hand * 3;
      const [other, same] = [this.chosen(hand, cell), this.chosen(hand, now)];
      if (other !== same) more += often * (inTable(byChoice[at + other]) - inTable(byChoice[at + same]));
    }
    for (const { chance, pass, hand } of this.afterSplits()[line] ?? []) {
      const [other, same] = [this.chosenAfterSplit(hand, cell), this.chosenAfterSplit(hand, now)];
      if (other !== same) more += chance * (choiceIn(pass, hand, other) - choiceIn(pass, hand, same));
    }
    return more;
  }

  /** By line: every hand on it that a split pair comes to. */
  private afterSplits(): readonly (readonly AfterSplit[])[] {
    if (this.split) return this.split;
    const lines = LINES.map((): AfterSplit[] => []);
    for (const opening of this.openings) {
      if (this.firstOf(opening) !== 'split') continue;
      const pass = this.passOf(opening.pair);
      for (const hand of pass.reached)
        lines[inTable(LINE_OF[hand])]?.push({ chance: opening.chance, pass, hand });
    }
    this.split = lines;
    return lines;
  }

  /** The same where the line of a pair says this. */
  moreWithPair(pair: number, cell: PairCell): number {
    const opening = this.openings.find((one) => one.pair === pair);
    if (!opening) return 0;
    const first = this.firstOf(opening, withPair(this.column, pair, cell));
    return opening.chance * (this.gainOf(opening, first) - this.gainOf(opening));
  }

  private pairCell(pair: number): PairCell {
    return pair >= 0 ? (this.column.pairs[pair] as PairCell) : '-';
  }

  private firstOf(opening: Opening, column = this.column): First {
    return opening.blackjack ? 'played' : firstBy(column, this.rules, opening);
  }

  private gainOf(
    { hand, pair, natural, blackjack }: Opening,
    first = blackjack ? 'played' : firstBy(this.column, this.rules, { hand, pair }),
    played = inTable(this.played.gains[hand]),
  ): number {
    if (blackjack) return (1 - natural) * this.rules.blackjackPays;
    const taken = this.rules.naturalTakes === 'first' ? natural : 0;
    if (first === 'surrendered') return surrendered(this.rules, natural) - taken;
    return (first === 'split' ? this.splitGain(pair) : played) - taken;
  }

  private splitGain(pair: number): number {
    if (!this.alone) return this.passOf(pair).gain;
    return new Splitting(this.standing, this.rules, this.played.plan).gain(pair);
  }

  private passOf(pair: number): SplitPass {
    const known = this.passes.get(pair);
    if (known) return known;
    const pass = new Splitting(this.standing, this.rules, this.played.plan).pass(pair);
    this.passes.set(pair, pass);
    return pass;
  }

  private playsAs({ played }: PlayedChart, hand: number): boolean {
    const [mine, other] = [this.played.plan, played.plan];
    return mine.choice[hand] === other.choice[hand] && mine.instead[hand] === other.instead[hand];
  }

  /** What this cell leaves a hand to do that was not split. */
  private chosen(hand: number, cell: Cell): number {
    const { choice, instead } = CELLS[cell];
    return choice === DOUBLE && mayDouble(this.rules, hand) ? DOUBLE : instead;
  }

  private chosenAfterSplit(hand: number, cell: Cell): number {
    return this.rules.doubleAfterSplit ? this.chosen(hand, cell) : CELLS[cell].instead;
  }

  /** By hand of three cards and more: the chance that a round comes to it unsplit. */
  private reachedLater(): Float64Array {
    if (this.later) return this.later;
    const { table } = this.standing;
    const reached = new Float64Array(HANDS.count);
    const later = new Float64Array(HANDS.count);
    for (const opening of this.openings)
      if (!opening.blackjack && this.firstOf(opening) === 'played')
        reached[opening.hand] = inTable(reached[opening.hand]) + opening.chance;
    // A hand's number is larger than that of any it can be drawn to.
    for (let hand = HANDS.empty; hand >= 0; hand -= 1) {
      const chance = inTable(reached[hand]);
      if (chance === 0 || this.played.plan.choice[hand] !== HIT) continue;
      const cards = table.cards - inTable(HANDS.cards[hand]);
      for (let kind = 0; kind < KINDS; kind += 1) {
        const next = inTable(HANDS.next[hand * KINDS + kind]);
        const left = inTable(table.left[kind]) - inTable(HANDS.counts[hand * KINDS + kind]);
        if (next === BUST || left <= 0) continue;
        const drawn = chance * (left / cards);
        reached[next] = inTable(reached[next]) + drawn;
        later[next] = inTable(later[next]) + drawn;
      }
    }
    this.later = later;
    return later;
  }
}
