/**
 * Whether each hole hand is bet before the river is decided turn by turn, for nothing else depends on it; the rest is added
 * up by flop. Most turns leave a flush possible in one suit or none, and are decided by kinds. Where there are two and two
 * of a suit either can still come: those turns are decided by all their suits, and what was counted for them by kinds is
 * taken away again.
 */
import { type Card, PACK } from '../../equipment/cards/card';
import { PLAIN_CELL, plainSets } from './boards';
import { ROUNDS_ON_A_TURN, THREE_COUNTS, turnClasses, turnCounts } from './bonus-turns';
import { flopClasses } from './flops';
import { HOLE_HANDS, holesWithout } from './holes';
import { flushStates, type KindSets, type KindStates, plainStates } from './kind-states';
import { sumOverNext } from './street-sums';
import { addViews, type ByKinds } from './views';

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
const COUNTS = 4;
/** Where those of the bet begin. */
const BET = 2;

/** Hole hands to a number, and numbers to a turn. */
export const BITS = 32;
export const WORDS_OF_A_TURN = Math.ceil(HOLE_HANDS / BITS);
const POWERS = Float64Array.from({ length: BITS }, (_, bit) => 2 ** bit);

const [SECOND, THIRD, ROUNDS] = [THREE_COUNTS, THREE_COUNTS ** 2, ROUNDS_ON_A_TURN];

/** A turn and hand decided: what of the four counts by flop. */
class Decided {
  readonly counts = new Float64Array(COUNTS);
  betting = 0;

  constructor(
    private readonly riverWins: number,
    private readonly riverLoses: number,
  ) {}

  read(packed: number): void {
    const { counts } = this;
    const paid = Math.floor(packed / THIRD);
    const rest = packed - paid * THIRD;
    const ties = Math.floor(rest / SECOND);
    const wins = rest - ties * SECOND;
    const betting = wins * this.riverWins > (ROUNDS - wins - ties) * this.riverLoses ? 1 : 0;
    this.betting = betting;
    counts[0] = wins + ties * TWO_COUNTS;
    counts[1] = paid;
    counts[2] = betting * (counts[0] as number);
    counts[3] = betting * (paid + ROUNDS * TWO_COUNTS);
  }
}

type FourByKinds = readonly [ByKinds, ByKinds, ByKinds, ByKinds];
type FourArrays = [Float64Array, Float64Array, Float64Array, Float64Array];
const four = (make: () => ByKinds): FourByKinds => [make(), make(), make(), make()];
const byKinds = (of: (states: KindStates) => KindSets) => (): ByKinds => {
  const [plain, flush] = [plainStates(), flushStates()];
  return {
    plain: new Float64Array(of(plain).count * plain.cells),
    flush: new Float64Array(of(flush).count * flush.cells),
  };
};

/** Every turn and cell as if a flush were possible in one suit at the most. */
function decidedByKinds(turns: ByKinds, decided: Decided): FourByKinds {
  const byTurn = four(byKinds((states) => states.turns));
  const { counts } = decided;
  const plain = byTurn.map((one) => one.plain) as FourArrays;
  for (let at = 0; at < turns.plain.length; at += 1) {
    decided.read(turns.plain[at] as number);
    for (let i = 0; i < COUNTS; i += 1) (plain[i] as Float64Array)[at] = counts[i] as number;
  }
  const [all, allPaid, bet, betPaid] = byTurn.map((one) => one.flush) as FourArrays;
  const { cells } = flushStates();
  const { cells: plainCells } = plainStates();
  const [plainOf, plainCell] = [plainSets().turns, PLAIN_CELL];
  for (let set = 0; set < plainOf.length; set += 1)
    for (let cell = 0; cell < cells; cell += 1) {
      const at = set * cells + cell;
      const plainAt = (plainOf[set] as number) * plainCells + (plainCell[cell] as number);
      decided.read((turns.plain[plainAt] as number) + (turns.flush[at] as number));
      all[at] = (counts[0] as number) - (plain[0][plainAt] as number);
      allPaid[at] = (counts[1] as number) - (plain[1][plainAt] as number);
      bet[at] = (counts[2] as number) - (plain[2][plainAt] as number);
      betPaid[at] = (counts[3] as number) - (plain[3][plainAt] as number);
    }
  return byTurn;
}

/** To flops: over the turns that can come. */
function overTurns({ plain, flush }: ByKinds): ByKinds {
  const byFlop = byKinds((states) => states.flops)();
  const sum = (states: KindStates, values: Float64Array, sums: Float64Array) =>
    sumOverNext(states, states.flops, values, { from: 0, to: states.turns.count }, sums);
  sum(plainStates(), plain, byFlop.plain);
  sum(flushStates(), flush, byFlop.flush);
  return byFlop;
}

/** Whether turns are two cards of one suit and two of another. */
function twoAndTwo(cards: ArrayLike<Card>): boolean {
  let suits = 0;
  for (let i = 0; i < cards.length; i += 1) suits += 1 << (4 * ((cards[i] as Card) & 3));
  // Two in a digit, and two in another.
  const twos = suits & 0x2222;
  return (twos & (twos - 1)) !== 0;
}

/** Every so-manieth flop and turn. `weakestPaid`: the weakest class that the ante is paid for; what a river bet wins and loses, in units. */
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
  const byTurn = decidedByKinds(counted, decided);
  const byFlop = byTurn.map(overTurns);
  const sums = byTurn.map(() => new Float64Array(classes.count * HOLE_HANDS));
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
    const { counts } = decided;
    for (const [i, byKinds] of byTurn.slice(BET).entries()) {
      (instead[i] as Float64Array).fill(0);
      addViews(cards, byKinds, instead[i] as Float64Array);
    }
    const [insteadOfBet, insteadOfPaid] = instead as [Float64Array, Float64Array];
    for (let hole = 0; hole < holes; hole += 1) {
      if (free[hole] === 0) continue;
      decided.read(onTurn[hole] as number);
      bet[hole] = (bet[hole] as number) + (counts[BET] as number) - (insteadOfBet[hole] as number);
      betPaid[hole] =
        (betPaid[hole] as number) + (counts[BET + 1] as number) - (insteadOfPaid[hole] as number);
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
      for (let hole = 0; hole < HOLE_HANDS; hole += 1)
        sum[hole] = (sum[hole] as number) * (free[hole] as number);
  }

  const atTurn = new Float64Array(turns.count * WORDS_OF_A_TURN);
  for (let turn = piece; turn < turns.count; turn += pieces) {
    const ofTurn = turns.cards.subarray(turn * 4, turn * 4 + 4);
    const free = holesWithout(ofTurn);
    readTurn(ofTurn);
    for (let hole = 0; hole < HOLE_HANDS; hole += 1) {
      if (free[hole] === 0) continue;
      decided.read(onTurn[hole] as number);
      const word = turn * WORDS_OF_A_TURN + (hole >> 5);
      atTurn[word] = (atTurn[word] as number) + decided.betting * (POWERS[hole & 31] as number);
    }
  }
  return [...sums, atTurn] as BonusSums;
}
