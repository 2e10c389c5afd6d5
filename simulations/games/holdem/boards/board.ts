/**
 * Every hole hand on one board against every dealer's hand of the other cards. Classes are put in order by a bit for
 * each, and swept from the weakest: with totals over all dealer's hands and over those that hold a card of a kind, the
 * hands without either of the player's cards are a sum of three reads (inclusion and exclusion).
 */
import { type Card, PACK, RANKS } from '../../../equipment/cards/card';
import { atLeast, SUIT_COUNTS, SUIT_HELD, suitHeld } from '../../../equipment/cards/hand-ranking';
import { type HandTables, handTables } from '../../../equipment/cards/hand-tables';
import { FIVE_CARD_ORDER } from '../../../equipment/cards/orders';
import { inTable } from '../../../exact/in-table';
import { CELL_HIGH, CELL_LOW, CELLS, KIND_OF, KINDS, slotOf } from '../hands/cells';

// Held by this module, since a hot loop reads them: a binding of another module can cost a call where modules are not bundled.
const [HIGH, LOW, KINDS_OF_CARDS, SUITED_FROM] = [CELL_HIGH, CELL_LOW, KINDS, RANKS];

/** C(45, 2) hands that the dealer may hold beside a board and a hole hand. */
export const DEALER_HANDS = 990;
const NONE = 65_535;
const THREE = atLeast(3);
/** Of four suits as a mask, how many. */
const ONES = Uint8Array.of(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
const WORDS = Math.ceil(FIVE_CARD_ORDER.count / 32);

export class BoardHands {
  readonly cards = new Uint8Array(5);
  /** The suit in which a flush is possible, or -1. */
  flushSuit = -1;
  /** By kind: how many of its cards are not on the board, and their suits. */
  readonly live = new Uint8Array(KINDS_OF_CARDS);
  private readonly suits = new Uint8Array(KINDS_OF_CARDS);
  /** Cells that hold a hand, in no order, up to `count`. */
  readonly cells = new Uint16Array(CELLS);
  count = 0;
  /** By cell: how many hole hands, how many of them of one suit, their class, and how many of the 990 they beat or tie. */
  readonly holes = new Uint8Array(CELLS);
  readonly suited = new Uint8Array(CELLS);
  readonly hands = new Uint16Array(CELLS);
  readonly wins = new Uint16Array(CELLS);
  readonly ties = new Uint16Array(CELLS);

  /** Of the board: where its ranks lead to, and what it holds of the flush suit. */
  private state = 0;
  private mask = 0;
  private ofSuit = 0;
  private readonly tables: HandTables = handTables();
  private readonly marks = new Int32Array(WORDS);
  private readonly firstOf = new Uint16Array(FIVE_CARD_ORDER.count).fill(NONE);
  private readonly nextOf = new Uint16Array(CELLS);
  private readonly below = new Int32Array(KINDS_OF_CARDS);
  private readonly equal = new Int32Array(KINDS_OF_CARDS);
  private readonly cutTotals: Int32Array;
  private readonly cutKinds: Int32Array;

  /** The cuts by their places, in rising order. */
  private readonly rising: readonly number[];

  /** Cuts are classes, or above all of them: `under` counts the dealer's hands weaker than each. */
  constructor(private readonly cuts: readonly number[]) {
    this.rising = [...cuts.keys()].sort((a, b) => inTable(cuts[a]) - inTable(cuts[b]));
    this.cutTotals = new Int32Array(cuts.length);
    this.cutKinds = new Int32Array(cuts.length * KINDS_OF_CARDS);
  }

  /** The slot of `KIND_OF` that knows the cards apart on this board. */
  get slot(): number {
    return slotOf(this.flushSuit);
  }

  read(boards: Uint8Array, at: number): void {
    for (let i = 0; i < 5; i += 1) this.cards[i] = boards[at + i] as Card;
    this.countLive();
    this.rank();
    this.sweep();
  }

  /** Of all hole hands, those weaker than the cut. */
  weaker(cut: number): number {
    return inTable(this.cutTotals[cut]);
  }

  /** Of the dealer's hands beside a hand of the cell, those weaker than the cut. */
  under(cut: number, cell: number): number {
    const at = cut * KINDS_OF_CARDS;
    return (
      inTable(this.cutTotals[cut]) -
      inTable(this.cutKinds[at + inTable(HIGH[cell])]) -
      inTable(this.cutKinds[at + inTable(LOW[cell])]) +
      (inTable(this.hands[cell]) < inTable(this.cuts[cut]) ? 1 : 0)
    );
  }

  private countLive(): void {
    const { cards, live } = this;
    let suits = 0;
    for (let i = 0; i < 5; i += 1) suits += inTable(SUIT_COUNTS[cards[i] as Card]);
    const held = (suits + THREE) & SUIT_HELD;
    const flushSuit = held === 0 ? -1 : suitHeld(held);
    this.flushSuit = flushSuit;
    const ofFlush = flushSuit < 0 ? 0 : 1 << flushSuit;
    this.suits.fill(15 ^ ofFlush, 0, SUITED_FROM);
    this.suits.fill(ofFlush, SUITED_FROM);
    const from = slotOf(flushSuit) * PACK;
    for (let i = 0; i < 5; i += 1) {
      const card = cards[i] as Card;
      const kind = inTable(KIND_OF[from + card]);
      this.suits[kind] = inTable(this.suits[kind]) ^ (1 << (card & 3));
    }
    for (let kind = 0; kind < KINDS_OF_CARDS; kind += 1)
      live[kind] = inTable(ONES[inTable(this.suits[kind])]);
  }

  /** The class of the board and one card of the kind. */
  handWithOne(kind: number): number {
    const { state, mask, ofSuit, tables } = this;
    const suited = kind >= SUITED_FROM;
    if (ofSuit + Number(suited) >= 5)
      return inTable(tables.flush[suited ? mask | (1 << (kind - SUITED_FROM)) : mask]);
    return inTable(tables.five[inTable(tables.next[(state << 4) | (suited ? kind - SUITED_FROM : kind)])]);
  }

  /** The class of the board alone. */
  get own(): number {
    return inTable(this.ofSuit === 5 ? this.tables.flush[this.mask] : this.tables.five[this.state]);
  }

  private rank(): void {
    const { cards, live, suits, cells, holes, suited, flushSuit } = this;
    const { next } = this.tables;
    let state = 0;
    let mask = 0;
    let ofSuit = 0;
    for (let i = 0; i < 5; i += 1) {
      const card = cards[i] as Card;
      state = inTable(next[(state << 4) | (card >> 2)]);
      if ((card & 3) === flushSuit) {
        mask |= 1 << (card >> 2);
        ofSuit += 1;
      }
    }
    this.state = state;
    this.mask = mask;
    this.ofSuit = ofSuit;
    let count = 0;
    const kinds = flushSuit < 0 ? SUITED_FROM : KINDS_OF_CARDS;
    for (let x = 0; x < kinds; x += 1) {
      const ofX = inTable(live[x]);
      if (ofX === 0) continue;
      const suitedX = x >= SUITED_FROM;
      const from = inTable(next[(state << 4) | (suitedX ? x - SUITED_FROM : x)]) << 4;
      const maskX = suitedX ? mask | (1 << (x - SUITED_FROM)) : mask;
      const heldX = suitedX ? ofSuit + 1 : ofSuit;
      for (let y = 0; y <= x; y += 1) {
        const ways = y === x ? (ofX * (ofX - 1)) >> 1 : ofX * inTable(live[y]);
        if (ways === 0) continue;
        const cell = ((x * (x + 1)) >> 1) + y;
        holes[cell] = ways;
        suited[cell] = y === x ? 0 : inTable(ONES[inTable(suits[x]) & inTable(suits[y])]);
        cells[count] = cell;
        count += 1;
        this.place(cell, from, y, maskX, heldX);
      }
    }
    this.count = count;
  }

  /** Where a flush is held among seven cards there is neither a full house nor four of a kind. */
  private place(cell: number, from: number, y: number, mask: number, held: number): void {
    const { firstOf, nextOf, marks, hands } = this;
    const suited = y >= SUITED_FROM;
    const hand =
      held + Number(suited) >= 5
        ? inTable(this.tables.flush[suited ? mask | (1 << (y - SUITED_FROM)) : mask])
        : inTable(this.tables.next[from | (suited ? y - SUITED_FROM : y)]);
    hands[cell] = hand;
    nextOf[cell] = inTable(firstOf[hand]);
    firstOf[hand] = cell;
    marks[hand >> 5] = inTable(marks[hand >> 5]) | (1 << (hand & 31));
  }

  private sweep(): void {
    const { marks, below, cuts, rising } = this;
    below.fill(0);
    let total = 0;
    let cut = 0;
    for (let word = 0; word < WORDS; word += 1) {
      let bits = inTable(marks[word]);
      marks[word] = 0;
      while (bits !== 0) {
        const bit = bits & -bits;
        bits ^= bit;
        const hand = word * 32 + 31 - Math.clz32(bit);
        while (cut < rising.length && inTable(cuts[inTable(rising[cut])]) <= hand)
          this.mark(inTable(rising[cut++]), total);
        total += this.settle(hand, total);
      }
    }
    while (cut < rising.length) this.mark(inTable(rising[cut++]), total);
  }

  private mark(cut: number, total: number): void {
    this.cutTotals[cut] = total;
    this.cutKinds.set(this.below, cut * KINDS_OF_CARDS);
  }

  /** One class of equal hands, `total` being weaker. */
  private settle(hand: number, total: number): number {
    const { firstOf, nextOf, live, holes, wins, ties, below, equal } = this;
    const first = inTable(firstOf[hand]);
    firstOf[hand] = NONE;
    let size = 0;
    for (let cell = first; cell !== NONE; cell = inTable(nextOf[cell])) {
      const x = inTable(HIGH[cell]);
      const y = inTable(LOW[cell]);
      size += inTable(holes[cell]);
      if (x === y) equal[x] = inTable(equal[x]) + inTable(live[x]) - 1;
      else {
        equal[x] = inTable(equal[x]) + inTable(live[y]);
        equal[y] = inTable(equal[y]) + inTable(live[x]);
      }
    }
    for (let cell = first; cell !== NONE; cell = inTable(nextOf[cell])) {
      const x = inTable(HIGH[cell]);
      const y = inTable(LOW[cell]);
      wins[cell] = total - inTable(below[x]) - inTable(below[y]);
      ties[cell] = size - inTable(equal[x]) - inTable(equal[y]) + 1;
    }
    for (let cell = first; cell !== NONE; cell = inTable(nextOf[cell])) {
      const x = inTable(HIGH[cell]);
      const y = inTable(LOW[cell]);
      below[x] = inTable(below[x]) + inTable(equal[x]);
      equal[x] = 0;
      below[y] = inTable(below[y]) + inTable(equal[y]);
      equal[y] = 0;
    }
    return size;
  }
}
