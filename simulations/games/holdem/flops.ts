/** The boards, once for each class of suits, and the ten flops of each as a class of flops and a renaming of suits. */
import { type Card, PACK } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import {
  type SuitClasses,
  type SuitClassTable,
  suitClasses,
  suitClassTable,
} from '../../equipment/cards/suit-classes';

/** The ten ways to tell a flop from turn and river, as places on the board. */
const FLOPS: number[] = [];
const OTHERS: number[] = [];
for (let i = 0; i < 5; i += 1)
  for (let j = i + 1; j < 5; j += 1) {
    OTHERS.push(i, j);
    FLOPS.push(...[0, 1, 2, 3, 4].filter((place) => place !== i && place !== j));
  }
export const FLOPS_OF_A_BOARD = FLOPS.length / 3;
/** By flop of a board: the places of the two cards that are not in it. */
export const LATER = Uint8Array.from(OTHERS);
const PLACES = Uint8Array.from(FLOPS);
const TWO = Uint16Array.from({ length: PACK }, (_, card) => choose(card, 2));
const THREE = Uint16Array.from({ length: PACK }, (_, card) => choose(card, 3));

let boards: SuitClasses | undefined;
export function boardClasses(): SuitClasses {
  boards ??= suitClasses(5);
  return boards;
}

/** Every so-manieth board: each piece has its share of every kind. */
export function boardsOfPiece(piece: number, pieces: number): Int32Array {
  const { count } = boardClasses();
  return Int32Array.from({ length: Math.ceil((count - piece) / pieces) }, (_, i) => piece + i * pieces);
}

let flops: SuitClassTable | undefined;
export function flopClasses(): SuitClassTable {
  flops ??= suitClassTable(3);
  return flops;
}

/** By flop of a board: its class and the renaming that brings it there. */
export class FlopsOfBoard {
  readonly classes = new Uint16Array(FLOPS_OF_A_BOARD);
  readonly permutations = new Uint8Array(FLOPS_OF_A_BOARD);
  private readonly table = flopClasses();

  /** Of a board in rising order; flops are found by the numbers of their sets. */
  read(board: Uint8Array): void {
    const { classes, permutations, table } = this;
    const [places, two, three] = [PLACES, TWO, THREE];
    for (let i = 0; i < FLOPS_OF_A_BOARD; i += 1) {
      const first = board[places[3 * i] as number] as Card;
      const second = board[places[3 * i + 1] as number] as Card;
      const third = board[places[3 * i + 2] as number] as Card;
      const number = first + (two[second] as number) + (three[third] as number);
      classes[i] = table.classOf[number] as number;
      permutations[i] = table.permutationOf[number] as number;
    }
  }
}
