/** Hands by what they are worth as set, to ask of many settings how many hands each beats and how many beat it. */
import { inTable } from '../../../exact/in-table';
import { type High, LOWS, type Low } from '../cards/ranking';

const WIDTH = LOWS + 1;

export class Standings {
  private highs = new Uint32Array(64);
  private cells = new Float64Array(64 * WIDTH);
  private readonly raw = new Float64Array(LOWS);
  private rows = 0;
  private at = -1;

  clear() {
    this.rows = 0;
    this.at = -1;
    this.raw.fill(0);
  }

  /** In rising order of high hands. */
  add(high: High, low: Low, hands: number) {
    if (high !== this.at) {
      this.closeRow();
      this.at = high;
    }
    this.raw[low] = inTable(this.raw[low]) + hands;
  }

  /** After the last hand and before the first question. */
  close() {
    this.closeRow();
    this.at = -1;
  }

  private closeRow() {
    if (this.at < 0) return;
    if (this.rows === this.highs.length) this.grow();
    this.highs[this.rows] = this.at;
    const row = this.rows * WIDTH;
    let sum = 0;
    for (let low = 0; low < LOWS; low += 1) {
      this.cells[row + low] = sum;
      sum += inTable(this.raw[low]);
    }
    this.cells[row + LOWS] = sum;
    this.rows += 1;
  }

  private grow() {
    const highs = new Uint32Array(this.highs.length * 2);
    highs.set(this.highs);
    this.highs = highs;
    const cells = new Float64Array(this.cells.length * 2);
    cells.set(this.cells);
    this.cells = cells;
  }

  /**
   * Adds to `wins` and `losses` from this place on, times `times`, what each setting beats and what beats it; the settings are in rising
   * order of high hands.
   */
  ask(
    settings: Choices,
    from: number,
    to: number,
    times: number,
    wins: Float64Array,
    losses: Float64Array,
    place: number,
  ) {
    const { rows, cells, highs } = this;
    if (rows === 0) return;
    const last = (rows - 1) * WIDTH;
    const all = inTable(cells[last + LOWS]);
    for (let i = from; i < to; i += 1) {
      const high = inTable(settings.high[i]);
      let [low, below] = [0, rows];
      while (low < below) {
        const middle = (low + below) >> 1;
        if (inTable(highs[middle]) < high) low = middle + 1;
        else below = middle;
      }
      const front = inTable(settings.low[i]);
      const before = (low - 1) * WIDTH;
      const won = low === 0 ? 0 : inTable(cells[before + front]);
      const behindWon = low === 0 ? 0 : inTable(cells[before + LOWS]);
      const lost = all - behindWon - inTable(cells[last + front]) + won;
      const at = place + i - from;
      wins[at] = inTable(wins[at]) + times * won;
      losses[at] = inTable(losses[at]) + times * lost;
    }
  }
}

/** Ways to set hands, one after another. */
export type Choices = { high: number[] | Uint32Array; low: number[] | Uint8Array };
