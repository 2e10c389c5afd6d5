/** Bonus solved: whether to see the flop, and whether to bet before the turn; before the river it is decided already. */
import type { DecisionUse, Ending, PayTables, Solution } from '../../decisions';
import { type Fraction, ONE, ratio, ZERO } from '../../exact/fraction';
import { checkedSolution } from '../checked-solution';
import { netPays, smallUnits } from '../net-pays';
import { DEALER_HANDS } from './board';
import { type BonusParameters, bonusWagers } from './bonus-rules';
import { TWO_COUNTS } from './bonus-sums';
import { CATEGORIES, FIRST_OF } from './categories';
import { STARTS, startOf } from './cells';
import { RENAMINGS, sumsOfOneFlop } from './decisions-at-flop';
import { ROUNDS } from './endings';
import { HOLE_HANDS, HOLES, holesWithout } from './flop-rows';
import { flopClasses } from './flops';
import { startsInWords } from './starts-in-words';

/** Turn and river are told apart. */
export const BONUS_ROUNDS = 2n * ROUNDS;
const LATER = 47 * 46 * DEALER_HANDS;
const ENDS = ['paid', 'lesser', 'tie', 'lose'] as const;
type End = (typeof ENDS)[number];
/** By turn bet * 2 + river bet. */
type Ways = [paid: number, lesser: number, tie: number, lose: number][];

export type BonusNets = { unit: number; ante: number; flop: number; turn: number; river: number };

/** What each wager wins for each ante, in units, its size included. */
export function bonusNets(parameters: BonusParameters, tables: PayTables): BonusNets {
  const net = netPays(bonusWagers(parameters), tables);
  const sized = [1, parameters.flop, parameters.turn, parameters.river];
  const wins = ['ante', 'flop', 'turn', 'river'].map((wager, i) =>
    net(wager, 'win').mul(ratio(sized[i] as number)),
  );
  const { unit, whole } = smallUnits(wins);
  const [ante, flop, turn, river] = whole as unknown as [number, number, number, number];
  return { unit, ante, flop, turn, river };
}

export const weakestPaid = ({ antePaysFrom }: BonusParameters): number =>
  FIRST_OF[CATEGORIES.indexOf(antePaysFrom)] as number;

const first = (packed: number) => packed % TWO_COUNTS;
const second = (packed: number) => Math.floor(packed / TWO_COUNTS);

export type BonusPlan = {
  /** By starting hand, 1 where the flop is paid for. */
  beforeFlop: Uint8Array;
  /** By flop class and hole hand, 1 where the turn bet is placed. */
  atFlop: Uint8Array;
  /** By turn class and hole hand, a bit for each as in `bonus-sums.ts`: 1 where the river bet is placed. */
  atTurn: Uint32Array;
};

export function decideBonus(
  parameters: BonusParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
): { plan: BonusPlan; byStart: Ways[] } {
  const nets = bonusNets(parameters, tables);
  const { classes } = flopClasses();
  const [all, allPaid, bet, betPaid] = merged.slice(0, 4).map(sumsOfOneFlop) as [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const atFlop = new Uint8Array(all.length);
  const byStart = Array.from({ length: STARTS }, (): Ways => [0, 1, 2, 3].map(() => [0, 0, 0, 0]));
  const startOfHole = HOLES.map(([low, high]) => startOf(low, high));
  const rounds = RENAMINGS * LATER;
  for (let flop = 0; flop < classes.count; flop += 1) {
    const orbit = classes.orbits[flop] as number;
    const free = holesWithout(classes.cards.subarray(flop * 3, flop * 3 + 3));
    for (let hole = 0; hole < HOLE_HANDS; hole += 1) {
      if (free[hole] === 0) continue;
      const at = flop * HOLE_HANDS + hole;
      const [won, tied, paid] = [
        first(all[at] as number),
        second(all[at] as number),
        first(allPaid[at] as number),
      ];
      const [wonBet, tiedBet] = [first(bet[at] as number), second(bet[at] as number)];
      const [paidBet, roundsBet] = [first(betPaid[at] as number), second(betPaid[at] as number)];
      const turn = nets.turn * won > parameters.turn * nets.unit * (rounds - won - tied) ? 1 : 0;
      atFlop[at] = turn;
      const ways = byStart[startOfHole[hole] as number] as Ways;
      const add = (river: 0 | 1, won: number, tied: number, paid: number, rounds: number) => {
        const into = ways[turn * 2 + river] as Ways[number];
        into[0] += orbit * paid;
        into[1] += orbit * (won - paid);
        into[2] += orbit * tied;
        into[3] += orbit * (rounds - won - tied);
      };
      add(1, wonBet, tiedBet, paidBet, roundsBet);
      add(0, won - wonBet, tied - tiedBet, paid - paidBet, rounds - roundsBet);
    }
  }
  const beforeFlop = Uint8Array.from(byStart, (ways) => {
    let gained = 0n;
    let total = 0n;
    for (const [stage, counts] of ways.entries())
      for (const [end, count] of counts.entries()) {
        gained += BigInt(count) * BigInt(inUnits(parameters, nets, stage, ENDS[end] as End));
        total += BigInt(count);
      }
    return gained > -total * BigInt(nets.unit) ? 1 : 0;
  });
  return { plan: { beforeFlop, atFlop, atTurn: Uint32Array.from(merged[4] as Float64Array) }, byStart };
}

function inUnits(parameters: BonusParameters, nets: BonusNets, stage: number, end: End): number {
  const [turn, river] = [stage >> 1, stage & 1];
  if (end === 'tie') return 0;
  if (end === 'lose')
    return -nets.unit * (1 + parameters.flop + turn * parameters.turn + river * parameters.river);
  return (end === 'paid' ? nets.ante : 0) + nets.flop + turn * nets.turn + river * nets.river;
}

const STAGES = [
  { id: 'flop', label: 'Flop bet only' },
  { id: 'river', label: 'Flop and river bets' },
  { id: 'turn', label: 'Flop and turn bets' },
  { id: 'turn-river', label: 'Flop, turn and river bets' },
] as const;
const END_LABELS: Record<End, string> = {
  paid: 'player wins, ante paid',
  lesser: 'player wins, ante returned',
  tie: 'hands are equal',
  lose: 'dealer wins',
};

function endingsFor(
  parameters: BonusParameters,
  nets: BonusNets,
  byStart: Ways[],
  sees: ArrayLike<number>,
): Ending[] {
  const scale = BigInt(RENAMINGS);
  let folded = 0n;
  const totals = STAGES.map(() => ENDS.map(() => 0n));
  for (const [start, ways] of byStart.entries())
    for (const [stage, counts] of ways.entries())
      for (const [end, count] of counts.entries()) {
        const into = totals[stage] as bigint[];
        if (sees[start] === 0) folded += BigInt(count);
        else into[end] = (into[end] as bigint) + BigInt(count);
      }
  return [
    ...STAGES.flatMap(({ id, label }, stage) =>
      ENDS.map((end, i) => ({
        event: `${id}-${end}`,
        label: `${label}: ${END_LABELS[end]}`,
        count: (totals[stage]?.[i] as bigint) / scale,
        net: ratio(inUnits(parameters, nets, stage, end), nets.unit),
        staked: ratio(1 + parameters.flop + (stage >> 1) * parameters.turn + (stage & 1) * parameters.river),
      })),
    ),
    { event: 'fold', label: 'Fold', count: folded / scale, net: ONE.neg(), staked: ONE },
  ];
}

function decisionsOf(endings: readonly Ending[]): DecisionUse[] {
  const share = (...prefixes: string[]): Fraction =>
    endings
      .filter(({ event }) => prefixes.includes(event.replace(/-(paid|lesser|tie|lose)$/, '')))
      .reduce((sum, { count }) => sum.add(ratio(count, BONUS_ROUNDS)), ZERO);
  const seen = share('flop', 'river', 'turn', 'turn-river');
  const choice = (choice: string, label: string, taken: Fraction) => ({ choice, label, taken });
  return [
    {
      street: 'Before the flop',
      reached: ONE,
      choices: [choice('bet', 'Bet to see the flop', seen), choice('fold', 'Fold', share('fold'))],
    },
    {
      street: 'At the flop',
      reached: seen,
      choices: [
        choice('bet', 'Bet', share('turn', 'turn-river')),
        choice('check', 'Check', share('flop', 'river')),
      ],
    },
    {
      street: 'At the turn',
      reached: seen,
      choices: [
        choice('bet', 'Bet', share('river', 'turn-river')),
        choice('check', 'Check', share('flop', 'turn')),
      ],
    },
  ];
}

export function solveBonus(
  parameters: BonusParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
): Solution {
  const nets = bonusNets(parameters, tables);
  const { plan, byStart } = decideBonus(parameters, tables, merged);
  const endings = endingsFor(parameters, nets, byStart, plan.beforeFlop);
  const always = checkedSolution({
    universe: BONUS_ROUNDS,
    endings: endingsFor(parameters, nets, byStart, new Uint8Array(STARTS).fill(1)),
    mandatory: ONE,
    decisions: [],
    summary: '',
    alternatives: [],
    method: METHOD,
  });
  const folded = plan.beforeFlop.map((sees) => 1 - sees);
  return checkedSolution({
    universe: BONUS_ROUNDS,
    endings,
    mandatory: ONE,
    decisions: decisionsOf(endings),
    summary: `Fold ${startsInWords(folded)}; see the flop with anything else. Bet before the turn and before the river whenever the hand is more likely to win than to lose.`,
    alternatives: [
      {
        id: 'never-fold',
        label: 'Never fold',
        explains: 'Every hand sees the flop; the later bets are placed as is best.',
        houseEdge: always.houseEdge,
      },
    ],
    method: METHOD,
  });
}

const METHOD = {
  id: 'community-turn-enumeration',
  explains:
    'For every four cards on the table each hole hand is held against all rivers and all 990 hands of the dealer, by sweeping the hands of each board from the weakest. The bets before turn and river change nothing but themselves, so each is placed where it gains on its own; the sums by flop and hole hand then tell whether the flop was worth its price.',
  reductions: [
    'Four cards that differ only by the names of their suits are counted once: 16,432 stand for 270,725.',
    'Hole hands that a board cannot tell apart are counted once for it: at most 351 stand for 1,081.',
  ],
};
