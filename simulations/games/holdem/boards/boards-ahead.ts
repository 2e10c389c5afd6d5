/** For advice on given cards: every full board that can still come, and what the hand gains on each. */
import { type Card, PACK } from '../../../equipment/cards/card';
import { type Fraction, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import type { CardsGiven } from '../../../family/advice';
import { fail, ok, type Result } from '../../../problems/problem';
import { CELL_OF, KIND_OF, KINDS } from '../hands/cells';
import { HOLE, type Street } from '../rules/shown';
import { BoardHands, DEALER_HANDS } from './board';
import { CellNets } from './cell-nets';
import type { Settlement } from './settlement';

export type Given = { hole: readonly Card[]; board: readonly Card[] };

/** `streets`: how many cards can be on the table. */
export function checkedCards(
  { hole = [], board = [] }: CardsGiven,
  streets: readonly Pick<Street, 'cards'>[],
): Result<Given> {
  const refuse = (message: string) => fail({ code: 'input-unreadable', message });
  if (hole.length !== HOLE) return refuse('Give the two cards of the hand.');
  const counts = streets.map(({ cards }) => cards);
  if (!counts.includes(board.length)) {
    const cards = counts.map((count) => (count === 0 ? 'none' : String(count))).join(' or ');
    return refuse(`Give ${cards} cards on the table: there is a decision only then.`);
  }
  const all = [...hole, ...board];
  if (!all.every((card) => Number.isInteger(card) && card >= 0 && card < PACK))
    return refuse('Give cards of the pack, numbered from 0 to 51.');
  if (new Set(all).size !== all.length) return refuse('Give each card once: one of these is there twice.');
  return ok({ hole, board });
}

/** Calls back with every way to complete the board, in no order of the cards that come. Returns how many there are. */
export function completions({ hole, board }: Given, each: (five: Uint8Array) => void): number {
  const five = Uint8Array.from({ length: 5 }, (_, i) => board[i] ?? 0);
  const left = Array.from({ length: PACK }, (_, card) => card).filter(
    (card) => !hole.includes(card) && !board.includes(card),
  );
  let boards = 0;
  const add = (place: number, below: number) => {
    if (place === five.length) {
      each(five);
      boards += 1;
      return;
    }
    for (let i = 0; i < below; i += 1) {
      five[place] = left[i] as Card;
      add(place + 1, i);
    }
  };
  add(board.length, left.length);
  return boards;
}

/** What the hand gains over the dealer's 990, in units of the settlement. */
export class OnBoard {
  private readonly hands: BoardHands;
  private readonly nets: CellNets;

  constructor(
    private readonly hole: readonly Card[],
    settled: Settlement,
  ) {
    this.hands = new BoardHands([settled.qualifier]);
    this.nets = new CellNets(settled);
  }

  read(five: Uint8Array): { initial: number; later: number } {
    const { hands, nets } = this;
    const [a, b] = this.hole as [Card, Card];
    hands.read(five, 0);
    const kinds = hands.slot * PACK;
    const cell = inTable(CELL_OF[inTable(KIND_OF[kinds + a]) * KINDS + inTable(KIND_OF[kinds + b])]);
    nets.read(hands);
    return { initial: inTable(nets.initial[cell]), later: inTable(nets.later[cell]) };
  }
}

/** A total over this many boards and the dealer's hands, per ante. */
export const perAnte = (total: number, boards: number, unit: number): Fraction =>
  ratio(BigInt(total), BigInt(boards) * BigInt(DEALER_HANDS) * BigInt(unit));
