/**
 * The one edge that a wager is known by, and what it is an edge of. A wager paid from a meter has many: where the
 * meter was given, the edge at it leads; else the long run, where it is known what goes to the meter; else none does,
 * and the meter is asked for. The edge of an empty meter is never shown as the house edge.
 */
import {
  type Fraction,
  type FractionText,
  fromText,
  isNegative,
  ONE,
  toText,
} from '@/simulations/exact/fraction';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { edgeAtSeed, edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import type { WagerId } from '@/simulations/wagers/wager-spec';
import { roundedCharge } from '../offer/charges';
import { declaredMeter } from '../offer/meter';
import type { Game } from '../terms/game';
import type { Wager } from '../terms/wager';
import type { Circumstances, Variant } from '../variant/variant';

/** The part of the figures that an edge with its basis needs. */
export type Priced = Pick<WagerFigures, 'houseEdge' | 'basis'> & {
  progressive?: MeterReturns | undefined;
  /** How often each event decides: for charges that are rounded to coins, and for rows that no outcome reaches. */
  universe?: string;
  events?: readonly { id: string; count: string }[];
};

/** The part of an analysis that rules look at. */
export type Figures = Record<WagerId, Priced>;
export type MeterReturns = Pick<
  ProgressiveFigures,
  | 'meter'
  | 'seed'
  | 'wager'
  | 'contribution'
  | 'fixedReturn'
  | 'longRunReturn'
  | 'meterShare'
  | 'ownShare'
  | 'currency'
> & { course?: Pick<NonNullable<ProgressiveFigures['course']>, 'parts'> | undefined };

/** What was given of a meter, not assumed. */
export type MeterGiven = {
  meter: boolean;
  contribution: boolean;
  /** The charge that is rounded to coins, "vigorish": then the edge depends on the stake, and the exact one leads. */
  roundedCharge?: string;
};

export type HeadlineEdge =
  | {
      basis: 'every-bet';
      edge: FractionText;
      roundedCharge?: string;
      /** Where rounds differ, the one that the edge is of. */
      round?: string;
    }
  | {
      basis: 'at-meter';
      edge: FractionText;
      meter: FractionText;
      currency?: string;
      /**
       * The meter was given but not the share that feeds it: the long run is for the share that the rulebook assumes.
       */
      shareAssumed?: boolean;
    }
  | { basis: 'long-run'; edge: FractionText; byWhom?: LongRunMoney }
  | { basis: 'meter-not-given'; edge?: undefined };

/** Who pays for what comes back over the long run, for each unit staked. */
export type LongRunMoney = { players: FractionText; house: FractionText };

/** A share that the rulebook only assumes (the minimum, or none) was not given. */
export function meterGiven(
  wager: Pick<Wager, 'id' | 'payTables' | 'damagedTables' | 'progressive'>,
  circumstances: Circumstances,
  payTable?: string,
): MeterGiven {
  const { declared } = declaredMeter(wager, circumstances);
  const tables = [...wager.payTables, ...(wager.damagedTables ?? [])];
  const own = tables.find(({ id }) => id === payTable)?.progressive;
  return {
    meter: declared.meter !== undefined,
    contribution: declared.contribution !== undefined || own?.contribution !== undefined,
  };
}

const NOTHING_GIVEN: MeterGiven = { meter: false, contribution: false };

export type Put = {
  game: Pick<Game, 'wagers' | 'options'>;
  variant: Pick<Variant, 'circumstances' | 'wagers' | 'options'>;
};

/** What was given of the meter of a wager that a variant offers, and how its charge is rounded. A wager that the operator wrote has none. */
export function givenIn(id: string, { game, variant }: Put): MeterGiven {
  const wager = game.wagers.find((known) => known.id === id);
  const choice = Object.hasOwn(variant.wagers, id) ? variant.wagers[id] : undefined;
  if (!wager) return NOTHING_GIVEN;
  const rounded = roundedCharge({ game, variant }, wager, choice);
  return {
    ...meterGiven(wager, variant.circumstances, choice?.payTable),
    ...(rounded !== undefined && { roundedCharge: rounded }),
  };
}

/** Whether figures at one meter are for a meter that nobody gave. */
export const meterAssumed = ({ basis }: HeadlineEdge): boolean =>
  basis === 'long-run' || basis === 'meter-not-given';

/** Whether the long run is for a share of the wager that nobody gave. */
export const shareAssumed = (headline: HeadlineEdge | undefined): boolean =>
  headline?.basis === 'meter-not-given' || (headline?.basis === 'at-meter' && headline.shareAssumed === true);

/** Figures at one meter, such as the deviation, are shown only where that meter was given. */
export const meterUnknown = ({ progressive }: { progressive?: unknown }, given: MeterGiven): boolean =>
  progressive !== undefined && !given.meter;

export function headlineEdge({ houseEdge, basis, progressive }: Priced, given: MeterGiven): HeadlineEdge {
  if (!progressive)
    return {
      basis: 'every-bet',
      edge: houseEdge,
      ...(given.roundedCharge !== undefined && { roundedCharge: given.roundedCharge }),
      ...(basis !== undefined && { round: basis }),
    };
  const { meter, currency, course } = progressive;
  if (given.meter)
    return {
      basis: 'at-meter',
      edge: houseEdge,
      meter,
      ...(currency && { currency }),
      ...(!given.contribution && { shareAssumed: true }),
    };
  if (!given.contribution) return { basis: 'meter-not-given' };
  const byWhom = course && moneyOf(course.parts);
  return { basis: 'long-run', edge: edgeInTheLongRun(progressive), ...(byWhom && { byWhom }) };
}

function moneyOf({
  fixed,
  contribution,
  reserve,
  seed,
}: NonNullable<MeterReturns['course']>['parts']): LongRunMoney {
  return {
    players: toText(fromText(contribution).add(fromText(reserve))),
    house: toText(fromText(fixed).add(fromText(seed))),
  };
}

const beforeRounding = (charge: string): string => `before the ${charge.toLowerCase()} is rounded`;

/** In a few words, to print beside the figure; `money` spells a sum of whole units of the currency. */
export function basisInWords(
  headline: HeadlineEdge,
  money: (amount: FractionText, currency?: string) => string,
): string | undefined {
  switch (headline.basis) {
    case 'every-bet':
      return headline.roundedCharge ? beforeRounding(headline.roundedCharge) : headline.round;
    case 'at-meter':
      return isNothing(headline.meter)
        ? 'meter empty, as declared'
        : `at the declared meter of ${money(headline.meter, headline.currency)}`;
    case 'long-run':
      return 'over the long run';
    case 'meter-not-given':
      return 'depends on the meter';
  }
}

const isNothing = (text: FractionText): boolean => fromText(text).n === 0n;

/** What the meter shows where it starts. */
export const seedInWords = (
  { seed, currency }: Pick<MeterReturns, 'seed' | 'currency'>,
  money: (amount: FractionText, currency?: string) => string,
): string => (isNothing(seed) ? 'meter empty' : `meter at its seed of ${money(seed, currency)}`);

export type Gain = {
  /** What makes the player gain, the worst for the house first. */
  basis: 'every-bet' | 'fixed-pays' | 'at-seed' | 'long-run' | 'at-meter';
  /** Of each unit staked, above zero. */
  gain: Fraction;
};

/**
 * Why a player gains, or nothing. A meter that was given and stands above its break-even is the last of the reasons:
 * what it holds was paid in by players.
 */
export function playerGain(priced: Priced, given: MeterGiven): Gain | undefined {
  const { houseEdge, progressive } = priced;
  const gains = (basis: Gain['basis'], edge: Fraction): Gain | undefined =>
    isNegative(edge) ? { basis, gain: edge.neg() } : undefined;
  if (!progressive) return gains('every-bet', fromText(houseEdge));
  return (
    gains('fixed-pays', ONE.sub(fromText(progressive.fixedReturn))) ??
    gains('at-seed', fromText(edgeAtSeed(progressive))) ??
    gains('long-run', fromText(edgeInTheLongRun(progressive))) ??
    (given.meter ? gains('at-meter', fromText(houseEdge)) : undefined)
  );
}
