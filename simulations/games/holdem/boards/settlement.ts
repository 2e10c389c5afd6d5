/** What a hand played to the end wins or loses: whole numbers, by outcome and category. */
import type { HandClass } from '../../../equipment/cards/hand-order';
import { type Fraction, ratio } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { smallUnits } from '../../decisions/net-pays';
import { CATEGORIES } from '../hands/categories';
import { DEALER_HANDS } from './board';

/** How the player's hand fares, and whether the dealer's qualifies. */
export const OUTCOMES = [
  'win',
  'win-unqualified',
  'tie',
  'tie-unqualified',
  'lose',
  'lose-unqualified',
] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const KINDS_OF_HAND = CATEGORIES.length;

/** Net gain by outcome and the category of the player's hand. */
export type Nets = (outcome: Outcome, category: number) => Fraction;

export type Settlement = {
  /** Weakest class with which the dealer qualifies. */
  qualifier: HandClass;
  /** How many parts of the ante nets are counted in. */
  unit: number;
  /** By outcome * 10 + category: the initial wagers, and one ante's worth of later bets. */
  initial: Float64Array;
  later: Float64Array;
  /** Initial stakes in units of the ante. */
  mandatory: number;
};

const ALL: (readonly [Outcome, number])[] = OUTCOMES.flatMap((outcome) =>
  CATEGORIES.map((_, category) => [outcome, category] as const),
);
/**
 * The largest sum of the kernel: turn and river in either order, the dealer's hands, seven values of a board (as if no flush
 * were possible, and in three suits the difference that one makes), and both signs.
 */
const MOST_ADDED = 49 * 48 * DEALER_HANDS * 7 * 2;

export function settlement(options: {
  qualifier: HandClass;
  mandatory: number;
  initial: Nets;
  later: Nets;
}): Settlement {
  const initial = ALL.map(([outcome, category]) => options.initial(outcome, category));
  const later = ALL.map(([outcome, category]) => options.later(outcome, category));
  const { unit, whole } = smallUnits([...initial, ...later]);
  const largest = whole.reduce((most, net) => Math.max(most, Math.abs(net)), 0);
  // The initial wagers and up to ten antes more.
  if (largest * 11 * MOST_ADDED >= Number.MAX_SAFE_INTEGER)
    throw new RangeError('these odds have no common unit small enough to add up exactly');
  return {
    qualifier: options.qualifier,
    mandatory: options.mandatory,
    unit,
    initial: whole.slice(0, ALL.length),
    later: whole.slice(ALL.length),
  };
}

/** How many ways a hand can be counted: by category, and whether the dealer would qualify with it. */
export const SORTS = 2 * KINDS_OF_HAND;

/**
 * By sort of hand, every outcome's share in wins, ties, dealer's hands that do not qualify, and all 990: a dealer's hand
 * that loses to one that would not qualify does not qualify itself, and one that beats one that would, does.
 */
export const SHARES: readonly (readonly [wins: number, ties: number, unqualified: number, all: number])[][] =
  [
    [
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, -1, 1],
      [-1, -1, 1, 0],
    ],
    [
      [1, 0, -1, 0],
      [0, 0, 1, 0],
      [0, 1, 0, 0],
      [0, 0, 0, 0],
      [-1, -1, 0, 1],
      [0, 0, 0, 0],
    ],
  ];
export const PARTS = 4;

/** Nets over the 990 as sums of the four parts: by sort * 4 + part. */
export function partNets(nets: Float64Array): Float64Array {
  return Float64Array.from({ length: SORTS * PARTS }, (_, i) => {
    const [sort, part] = [Math.floor(i / PARTS), i % PARTS];
    const category = sort % KINDS_OF_HAND;
    return (SHARES[sort < KINDS_OF_HAND ? 0 : 1] ?? []).reduce(
      (sum, share, outcome) => sum + inTable(share[part]) * inTable(nets[outcome * KINDS_OF_HAND + category]),
      0,
    );
  });
}

/** Giving up the initial wagers, over the dealer's hands, in units. */
export const foldsFor = ({ mandatory, unit }: Settlement): number => -mandatory * DEALER_HANDS * unit;

/** What a round played to the end wins with this many antes bet beside the initial wagers. */
export function netOfRound(settled: Settlement, outcome: Outcome, category: number, bet: number): Fraction {
  const at = OUTCOMES.indexOf(outcome) * KINDS_OF_HAND + category;
  return ratio(inTable(settled.initial[at]) + bet * inTable(settled.later[at]), settled.unit);
}

/** The words for how a round ends. */
export const OUTCOME_LABELS: Record<Outcome, string> = {
  win: 'player wins',
  'win-unqualified': 'player wins, dealer does not qualify',
  tie: 'hands are equal',
  'tie-unqualified': 'hands are equal, dealer does not qualify',
  lose: 'dealer wins',
  'lose-unqualified': 'dealer wins without qualifying',
};
