/**
 * Turn by turn: for every class of four cards on the table, each hole hand over all rivers and dealer's hands. Whether
 * to bet before the river is decided there and then, for nothing else depends on it; the rest is added up by flop.
 */
import { type Card, PACK } from '../../equipment/cards/card';
import { setNumber } from '../../equipment/cards/card-sets';
import {
  RENAMED,
  type SuitClasses,
  type SuitClassTable,
  suitClasses,
  suitClassTable,
} from '../../equipment/cards/suit-classes';
import { BoardHands, DEALER_HANDS } from './board';
import { CELL_OF, CELLS, KIND_OF, KINDS, SLOTS } from './cells';
import { flopClasses } from './flops';
import { HOLE_HANDS, HOLES, holeNumber, holesWithout } from './holes';

const RIVERS = PACK - 6;

/**
 * Two counts in one number, the second times 2^26. By flop class and hole hand each is at most 24 x 47 x 46 x 990 =
 * 51,369,120, for that is what 24 renamings of a flop add up to; on a turn at most 46 x 990 = 45,540, below 2^16.
 */
export const TWO_COUNTS = 2 ** 26;
const ON_A_TURN = 2 ** 16;
const NO_RIVER = 255;

/** By flop class and hole hand, of all rounds and then of those bet before the river. */
export type BonusSums = [
  /** Wins, and ties. */
  all: Float64Array,
  /** Wins for which the ante is paid, and 0. */
  allPaid: Float64Array,
  bet: Float64Array,
  /** Wins for which the ante is paid, and rounds. */
  betPaid: Float64Array,
  /** By turn class and hole hand, a bit for each: 1 where it is bet before the river. Each turn is in one piece. */
  atTurn: Float64Array,
];

/** Hole hands to a number, and numbers to a turn. */
export const BITS = 32;
export const WORDS_OF_A_TURN = Math.ceil(HOLE_HANDS / BITS);

let turns: SuitClasses | undefined;
export function turnClasses(): SuitClasses {
  turns ??= suitClasses(4);
  return turns;
}

let table: SuitClassTable | undefined;
/** The same with the class of every four cards. */
export function turnTable(): SuitClassTable {
  table ??= suitClassTable(4);
  return table;
}

/** `weakestPaid`: the weakest class that the ante is paid for; what a river bet wins and loses, in units. */
export function bonusSums(
  weakestPaid: number,
  riverWins: number,
  riverLoses: number,
  turnsOfPiece: Iterable<number>,
): BonusSums {
  const turns = turnClasses();
  const { classes, classOf, permutationOf } = flopClasses();
  const board = new BoardHands([0]);
  const five = new Uint8Array(5);
  const flop = new Uint8Array(3);
  const values = new Float64Array(CELLS);
  const onTurn = new Float64Array(HOLE_HANDS);
  const bySlot = new Float64Array(SLOTS * CELLS);
  const taken = new Float64Array(PACK * KINDS);
  const slotOfRiver = new Uint8Array(PACK);
  const byFlop = () => new Float64Array(classes.count * HOLE_HANDS);
  const atTurn = new Float64Array(turns.count * WORDS_OF_A_TURN);
  const sums: BonusSums = [byFlop(), byFlop(), byFlop(), byFlop(), atTurn];
  const [all, allPaid, bet, betPaid] = sums;
  const betting = new Uint8Array(HOLE_HANDS);
  const [cellOf, kindsOf, kinds, cells, holes, pack] = [CELL_OF, KIND_OF, KINDS, CELLS, HOLE_HANDS, PACK];
  const [low, high] = [0, 1].map((i) => Uint8Array.from(HOLES, (hole) => hole[i] as number)) as [
    Uint8Array,
    Uint8Array,
  ];
  const renamedHole = new Uint16Array(24 * HOLE_HANDS);
  for (let i = 0; i < renamedHole.length; i += 1) {
    const renaming = Math.floor(i / HOLE_HANDS) * PACK;
    const [a, b] = HOLES[i % HOLE_HANDS] as readonly [number, number];
    renamedHole[i] = holeNumber(RENAMED[renaming + a] as number, RENAMED[renaming + b] as number);
  }

  const addRiver = (river: Card) => {
    const { slot } = board;
    const kindOf = KIND_OF.subarray(slot * pack, slot * pack + pack);
    const from = slot * cells;
    for (let cell = 0; cell < cells; cell += 1)
      bySlot[from + cell] = (bySlot[from + cell] as number) + (values[cell] as number);
    const ofRiver = (kindOf[river] as number) * kinds;
    for (let kind = 0; kind < kinds; kind += 1)
      taken[river * kinds + kind] = values[cellOf[ofRiver + kind] as number] as number;
    slotOfRiver[river] = slot;
  };

  /** All rivers, less the two that were in the hand itself. */
  const gather = (free: Uint8Array) => {
    const slots = [0, 1, 2, 3, 4].filter((slot) => slotOfRiver.includes(slot));
    for (let hole = 0; hole < holes; hole += 1) {
      if (free[hole] === 0) continue;
      const a = low[hole] as number;
      const b = high[hole] as number;
      let sum =
        -(taken[a * kinds + (kindsOf[(slotOfRiver[a] as number) * pack + b] as number)] as number) -
        (taken[b * kinds + (kindsOf[(slotOfRiver[b] as number) * pack + a] as number)] as number);
      for (let i = 0; i < slots.length; i += 1) {
        const slot = slots[i] as number;
        const inSlot = slot * pack;
        const cell = cellOf[
          (kindsOf[inSlot + a] as number) * kinds + (kindsOf[inSlot + b] as number)
        ] as number;
        sum += bySlot[slot * cells + cell] as number;
      }
      onTurn[hole] = sum;
    }
  };

  const addTurn = (cards: Uint8Array, orbit: number, free: Uint8Array) => {
    const rounds = RIVERS * DEALER_HANDS;
    for (let without = 0; without < 4; without += 1) {
      for (let i = 0; i < 3; i += 1) flop[i] = cards[i < without ? i : i + 1] as number;
      const number = setNumber(flop);
      const start = (classOf[number] as number) * holes;
      const renaming = (permutationOf[number] as number) * holes;
      for (let hole = 0; hole < holes; hole += 1) {
        if (free[hole] === 0) continue;
        const packed = onTurn[hole] as number;
        const paid = Math.floor(packed / (ON_A_TURN * ON_A_TURN));
        const rest = packed - paid * ON_A_TURN * ON_A_TURN;
        const ties = Math.floor(rest / ON_A_TURN);
        const wins = rest - ties * ON_A_TURN;
        const at = start + (renamedHole[renaming + hole] as number);
        const won = orbit * (wins + ties * TWO_COUNTS);
        all[at] = (all[at] as number) + won;
        allPaid[at] = (allPaid[at] as number) + orbit * paid;
        betting[hole] = wins * riverWins > (rounds - wins - ties) * riverLoses ? 1 : 0;
        if (betting[hole] === 1) {
          bet[at] = (bet[at] as number) + won;
          betPaid[at] = (betPaid[at] as number) + orbit * (paid + rounds * TWO_COUNTS);
        }
      }
    }
  };

  const keep = (turn: number, free: Uint8Array) => {
    for (let hole = 0; hole < holes; hole += 1) {
      if (free[hole] === 0 || betting[hole] === 0) continue;
      const word = turn * WORDS_OF_A_TURN + Math.floor(hole / BITS);
      atTurn[word] = (atTurn[word] as number) + 2 ** (hole % BITS);
    }
  };

  for (const i of turnsOfPiece) {
    const cards = turns.cards.subarray(i * 4, i * 4 + 4);
    const free = holesWithout(cards);
    bySlot.fill(0);
    slotOfRiver.fill(NO_RIVER);
    for (let river = 0; river < pack; river += 1) {
      if (cards.includes(river)) continue;
      five.set(cards);
      five[4] = river;
      board.read(five, 0);
      values.fill(0);
      for (let k = 0; k < board.count; k += 1) {
        const cell = board.cells[k] as number;
        const wins = board.wins[cell] as number;
        const paid = (board.hands[cell] as number) >= weakestPaid ? wins : 0;
        values[cell] = wins + (board.ties[cell] as number) * ON_A_TURN + paid * ON_A_TURN * ON_A_TURN;
      }
      addRiver(river);
    }
    gather(free);
    addTurn(cards, turns.orbits[i] as number, free);
    keep(i, free);
  }
  return sums;
}
