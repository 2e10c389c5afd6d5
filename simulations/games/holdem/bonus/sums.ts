/**
 * Whether to bet each hole hand before the river is decided turn by turn, because nothing else depends on it; the rest is added
 * up by flop. Most turns leave a flush possible in one suit or none, and are decided by kinds. Where there are two and two
 * of a suit either can still come: those turns are decided by all their suits, and what was counted for them by kinds is
 * taken away again.
 */

import { type Card, PACK } from '../../../equipment/cards/card';
import { inTable } from '../../../exact/in-table';
import { sharedDoubles } from '../../../family/sums';
import { PLAIN_CELL, plainSets } from '../boards/boards';
import { flushStates, type KindSets, type KindStates, plainStates } from '../boards/kind-states';
import { turnsByFlop } from '../boards/street-sums';
import { addViews, type ByKinds } from '../boards/views';
import { flopClasses } from '../hands/flops';
import { HOLE_HANDS, holesWithout } from '../hands/holes';
import { ROUNDS_ON_A_TURN, THREE_COUNTS, turnClasses, turnCounts } from './turns';

/** Two counts in one number, the second times 2^26. By flop class and hole hand each is at most 47 x 46 x 990 = 2,140,380. */
export const TWO_COUNTS = 2 ** 26;

/** By flop class and hole hand, of all rounds and then of those bet before the river. */
export type BonusSums = [
  /** Wins, and ties. */
  all: Float64Array,
  /** Wins for which the ante is paid, and 0. */
  allPaid: Float64Array,
  bet: Float64Array,
  /** Wins for which the ante is paid, and rounds. */
  betPaid: Float64Array,
  /** By turn class and hole hand, a bit for each: 1 where it is bet before the river. */
  atTurn: Float64Array,
];
/** Where those of the bet begin. */
const BET = 2;

/** Hole hands to a number, and numbers to a turn. */
export const BITS = 32;
export const WORDS_OF_A_TURN = Math.ceil(HOLE_HANDS / BITS);
const POWERS = Float64Array.from({ length: BITS }, (_, bit) => 2 ** bit);

const [SECOND, THIRD, ROUNDS] = [THREE_COUNTS, THREE_COUNTS ** 2, ROUNDS_ON_A_TURN];

/** A turn and hand decided: its wins and ties, and its wins for which the ante is paid. */
class Decided {
  all = 0;
  paid = 0;
  betting = 0;

  constructor(
    private readonly riverWins: number,
    private readonly riverLoses: number,
  ) {}

  read(packed: number): void {
    const paid = Math.floor(packed / THIRD);
    const rest = packed - paid * THIRD;
    const ties = Math.floor(rest / SECOND);
    const wins = rest - ties * SECOND;
    this.all = wins + ties * TWO_COUNTS;
    this.paid = paid;
    this.betting = wins * this.riverWins > (ROUNDS - wins - ties) * this.riverLoses ? 1 : 0;
  }

  /** Of those bet, beside the wins for which the ante is paid, how many there are. */
  get paidAndRounds(): number {
    return this.paid + ROUNDS * TWO_COUNTS;
  }
}

type TwoByKinds = readonly [ByKinds, ByKinds];
const byKinds = (of: (states: KindStates) => KindSets) => (): ByKinds => {
  const [plain, flush] = [plainStates(), flushStates()];
  return {
    plain: new Float64Array(of(plain).count * plain.cells),
    flush: new Float64Array(of(flush).count * flush.cells),
  };
};

/**
 * Every turn and cell as if a flush were possible in one suit at the most: two of the four counts, all rounds or those bet,
 * into the place of what was there, for all four at once would take 140 MB.
 */
function decidedByKinds(
  turns: ByKinds,
  decided: Decided,
  onlyBet: boolean,
  [first, second]: TwoByKinds,
): void {
  const ofFirst = () => (onlyBet ? decided.betting * decided.all : decided.all);
  const ofSecond = () => (onlyBet ? decided.betting * decided.paidAndRounds : decided.paid);
  for (let at = 0; at < turns.plain.length; at += 1) {
    decided.read(inTable(turns.plain[at]));
    first.plain[at] = ofFirst();
    second.plain[at] = ofSecond();
  }
  const { cells } = flushStates();
  const { cells: plainCells } = plainStates();
  const [plainOf, plainCell] = [plainSets().turns, PLAIN_CELL];
  for (let set = 0; set < plainOf.length; set += 1)
    for (let cell = 0; cell < cells; cell += 1) {
      const at = set * cells + cell;
      const plainAt = inTable(plainOf[set]) * plainCells + inTable(plainCell[cell]);
      decided.read(inTable(turns.plain[plainAt]) + inTable(turns.flush[at]));
      first.flush[at] = ofFirst() - inTable(first.plain[plainAt]);
      second.flush[at] = ofSecond() - inTable(second.plain[plainAt]);
    }
}

/** To flops: over the turns that can come. */
const overTurns = ({ plain, flush }: ByKinds): ByKinds => ({
  plain: turnsByFlop(plainStates(), plain),
  flush: turnsByFlop(flushStates(), flush),
});

/** Whether turns are two cards of one suit and two of another. */
function twoAndTwo(cards: ArrayLike<Card>): boolean {
  let suits = 0;
  for (let i = 0; i < cards.length; i += 1) suits += 1 << (4 * ((cards[i] as Card) & 3));
  // Two in a digit, and two in another.
  const twos = suits & 0x2222;
  return (twos & (twos - 1)) !== 0;
}

/** One of every `step` flops and turns. `weakestPaid`: the weakest class that the ante is paid for; what a river bet wins and loses, in units. */
export function bonusSums(
  weakestPaid: number,
  riverWins: number,
  riverLoses: number,
  piece: number,
  pieces: number,
): BonusSums {
  const turns = turnClasses();
  const { classes } = flopClasses();
  const counted = turnCounts(weakestPaid);
  const decided = new Decided(riverWins, riverLoses);
  const newTurns = byKinds((states) => states.turns);
  const byTurn = [newTurns(), newTurns()] as const;
  const byFlop = [false, true].flatMap((onlyBet) => {
    decidedByKinds(counted, decided, onlyBet, byTurn);
    return byTurn.map(overTurns);
  });
  const sums = byFlop.map(() => sharedDoubles(classes.count * HOLE_HANDS));
  const onTurn = new Float64Array(HOLE_HANDS);
  const instead = [0, 1].map(() => new Float64Array(HOLE_HANDS));
  const holes = HOLE_HANDS;
  const readTurn = (cards: Uint8Array) => {
    onTurn.fill(0);
    addViews(cards, counted, onTurn);
  };

  /** Of a turn that was read; all rounds, bet or not, are counted alike by kinds and by suits. */
  const correct = (cards: Uint8Array, bet: Float64Array, betPaid: Float64Array) => {
    const free = holesWithout(cards);
    for (const [i, byKinds] of byTurn.entries()) {
      (instead[i] as Float64Array).fill(0);
      addViews(cards, byKinds, instead[i] as Float64Array);
    }
    const [insteadOfBet, insteadOfPaid] = instead as [Float64Array, Float64Array];
    for (let hole = 0; hole < holes; hole += 1) {
      if (free[hole] === 0) continue;
      decided.read(inTable(onTurn[hole]));
      const { all, betting, paidAndRounds } = decided;
      bet[hole] = inTable(bet[hole]) + betting * all - inTable(insteadOfBet[hole]);
      betPaid[hole] = inTable(betPaid[hole]) + betting * paidAndRounds - inTable(insteadOfPaid[hole]);
    }
  };

  const cards = new Uint8Array(4);
  for (let flop = piece; flop < classes.count; flop += pieces) {
    const ofFlop = classes.cards.subarray(flop * 3, flop * 3 + 3);
    const here = sums.map((sum) => sum.subarray(flop * HOLE_HANDS, (flop + 1) * HOLE_HANDS));
    for (const [i, sum] of here.entries()) addViews(ofFlop, byFlop[i] as ByKinds, sum);
    cards.set(ofFlop);
    for (let turn = 0; turn < PACK; turn += 1) {
      cards[3] = turn;
      if (ofFlop.includes(turn) || !twoAndTwo(cards)) continue;
      readTurn(cards);
      correct(cards, here[BET] as Float64Array, here[BET + 1] as Float64Array);
    }
    const free = holesWithout(ofFlop);
    for (const sum of here)
      for (let hole = 0; hole < HOLE_HANDS; hole += 1) sum[hole] = inTable(sum[hole]) * inTable(free[hole]);
  }

  const atTurn = sharedDoubles(turns.count * WORDS_OF_A_TURN);
  for (let turn = piece; turn < turns.count; turn += pieces) {
    const ofTurn = turns.cards.subarray(turn * 4, turn * 4 + 4);
    const free = holesWithout(ofTurn);
    readTurn(ofTurn);
    for (let hole = 0; hole < HOLE_HANDS; hole += 1) {
      if (free[hole] === 0) continue;
      decided.read(inTable(onTurn[hole]));
      const word = turn * WORDS_OF_A_TURN + (hole >> 5);
      atTurn[word] = inTable(atTurn[word]) + decided.betting * inTable(POWERS[hole & 31]);
    }
  }
  return [...sums, atTurn] as BonusSums;
}
