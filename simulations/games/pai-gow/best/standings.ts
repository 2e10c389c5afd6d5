/** Hands by what they are worth as set, to ask of many settings how many hands each beats and how many beat it. */
import { inTable } from '../../../exact/in-table';
import { type High, LOWS, type Low } from '../cards/ranking';
import { LOST, WON } from './packed';

/** A low hand above every other is possible: of a hand of the dealer's that stands off whatever it meets. */
const LOW_HANDS = LOWS + 1;
const WIDTH = LOW_HANDS + 1;
/** Sums by low hand are kept before every fourth row; the rows between are added when asked for. */
const ROWS = 4;

const twice = (full: Float64Array) => {
  const wider = new Float64Array(full.length * 2);
  wider.set(full);
  return wider;
};
const twiceWhole = (full: Uint32Array) => {
  const wider = new Uint32Array(full.length * 2);
  wider.set(full);
  return wider;
};

export class Standings {
  /** A row for each high hand: where its entries begin. */
  private highs = new Uint32Array(64);
  private first = new Uint32Array(65);
  private lows = new Uint32Array(256);
  private hands = new Float64Array(256);
  private rows = 0;
  private entries = 0;
  /** By block of rows: hands below it with a lower low hand; a last one for all. */
  private cells = new Float64Array(32 * WIDTH);
  private blocks = 0;
  private readonly sofar = new Float64Array(LOW_HANDS);
  private counted = 0;

  clear() {
    this.rows = 0;
    this.entries = 0;
    this.blocks = 0;
    this.counted = 0;
    this.sofar.fill(0);
  }

  /** In rising order of high hands; quicker where low hands rise with them. */
  add(high: High, low: Low, hands: number) {
    const { rows, entries } = this;
    if (rows === 0 || inTable(this.highs[rows - 1]) !== high) this.open(high);
    else if (inTable(this.lows[entries - 1]) === low) {
      this.hands[entries - 1] = inTable(this.hands[entries - 1]) + hands;
      return;
    }
    if (entries === this.lows.length) {
      this.lows = twiceWhole(this.lows);
      this.hands = twice(this.hands);
    }
    this.lows[entries] = low;
    this.hands[entries] = hands;
    this.entries = entries + 1;
  }

  private open(high: High) {
    if (this.rows % ROWS === 0) this.sum();
    if (this.rows === this.highs.length) {
      this.highs = twiceWhole(this.highs);
      this.first = twiceWhole(this.first);
    }
    this.highs[this.rows] = high;
    this.first[this.rows] = this.entries;
    this.rows += 1;
  }

  /** After the last hand and before the first question. */
  close() {
    this.sum();
    this.first[this.rows] = this.entries;
  }

  private sum() {
    const { sofar, lows, hands, entries } = this;
    for (let i = this.counted; i < entries; i += 1) {
      const low = inTable(lows[i]);
      sofar[low] = inTable(sofar[low]) + inTable(hands[i]);
    }
    this.counted = entries;
    const from = this.blocks * WIDTH;
    if (from + WIDTH > this.cells.length) this.cells = twice(this.cells);
    const { cells } = this;
    let sum = 0;
    for (let low = 0; low < LOW_HANDS; low += 1) {
      cells[from + low] = sum;
      sum += inTable(sofar[low]);
    }
    cells[from + LOW_HANDS] = sum;
    this.blocks += 1;
  }

  /**
   * Adds to `sums` from this place on, times `times`, what each setting beats and what beats it, as one number
   * (`packed.ts`); the settings are in rising order of high hands.
   */
  ask(settings: Choices, from: number, to: number, times: number, sums: Float64Array, place: number) {
    const { rows, highs, cells, first, lows, hands } = this;
    if (rows === 0) return;
    const last = (this.blocks - 1) * WIDTH;
    const all = inTable(cells[last + LOW_HANDS]);
    for (let i = from; i < to; i += 1) {
      const high = inTable(settings.high[i]);
      let [row, below] = [0, rows];
      while (row < below) {
        const middle = (row + below) >> 1;
        if (inTable(highs[middle]) < high) row = middle + 1;
        else below = middle;
      }
      const front = inTable(settings.low[i]);
      const block = Math.floor(row / ROWS);
      let won = inTable(cells[block * WIDTH + front]);
      let lowerHigh = inTable(cells[block * WIDTH + LOW_HANDS]);
      const end = inTable(first[row]);
      for (let entry = inTable(first[block * ROWS]); entry < end; entry += 1) {
        const count = inTable(hands[entry]);
        lowerHigh += count;
        if (inTable(lows[entry]) < front) won += count;
      }
      const lost = all - lowerHigh - inTable(cells[last + front]) + won;
      const at = place + i - from;
      sums[at] = inTable(sums[at]) + times * (won * WON + lost * LOST);
    }
  }
}

/** Ways to set hands, one after another. */
export type Choices = { high: Uint32Array; low: Uint8Array };
