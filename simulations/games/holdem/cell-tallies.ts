/** How the hands of one cell fare against the dealer's 990, added to the tallies of a stage. */
import { type BoardHands, DEALER_HANDS } from './board';
import { type CellNets, PARTS, SORTS } from './settlement';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [ALL_HANDS, PARTS_OF_SORT, SORTS_OF_HAND] = [DEALER_HANDS, PARTS, SORTS];

/** From a straight up: cuts 1 to 6 of the board. */
export const DEALER_CATEGORIES = 6;

export class CellTallies {
  private sort = 0;
  private wins = 0;
  private ties = 0;
  private unqualified = 0;
  private readonly lost = new Float64Array(DEALER_CATEGORIES);

  constructor(
    private readonly board: BoardHands,
    private readonly nets: CellNets,
    private readonly counts: Float64Array,
    private readonly lostTo: Float64Array,
    private readonly withLosses: boolean,
  ) {}

  /** Of the cell that the nets were read for. */
  read(cell: number): void {
    const { board, nets, lost } = this;
    this.sort = nets.sort;
    this.wins = board.wins[cell] as number;
    this.ties = board.ties[cell] as number;
    this.unqualified = nets.unqualified;
    if (!this.withLosses) return;
    const notStronger = this.wins + this.ties;
    let under = ALL_HANDS;
    for (let i = DEALER_CATEGORIES - 1; i >= 0; i -= 1) {
      const from = under <= notStronger ? under : board.under(i + 1, cell);
      lost[i] = under <= notStronger ? 0 : under - (from > notStronger ? from : notStronger);
      under = from;
    }
  }

  tally(times: number, stage: number): void {
    const { counts } = this;
    const at = (stage * SORTS_OF_HAND + this.sort) * PARTS_OF_SORT;
    counts[at] = (counts[at] as number) + times * this.wins;
    counts[at + 1] = (counts[at + 1] as number) + times * this.ties;
    counts[at + 2] = (counts[at + 2] as number) + times * this.unqualified;
    counts[at + 3] = (counts[at + 3] as number) + times * ALL_HANDS;
    if (this.withLosses) this.tallyLosses(times, stage);
  }

  private tallyLosses(times: number, stage: number): void {
    const { lost, lostTo } = this;
    for (let i = 0; i < lost.length; i += 1) {
      const at = stage * lost.length + i;
      lostTo[at] = (lostTo[at] as number) + times * (lost[i] as number);
    }
  }
}
