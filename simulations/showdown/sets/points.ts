/**
 * Players with thirteen cards in three sets settle in pairs: what each pair owes in points, and why. What one is paid another pays,
 * so all points together are none.
 */
import type { FiveCardCategory } from '../../equipment/cards/categories';
import { inTable } from '../../exact/in-table';
import { listed } from '../../printing/lists';
import { compareSets, inOrder, type Ranked, rankedSets, SETS, type SetName, type Sets } from './ranked';
import { isSpecial, type SpecialKind } from './special';

export type Special = { kind: SpecialKind; label: string; points: number };
/** Of a kind of hand, or of its rank from two to ace. */
export type Bonus = Partial<Record<FiveCardCategory, number | readonly number[]>>;

export type PointRules = {
  /** Who holds cards in a round, at most. */
  plays: number;
  /** Two sets of one player that are worth the same: in order, or a foul. */
  equalSets: 'in-order' | 'foul';
  /** Sets of two players that are worth the same go to nobody, or to the first player. */
  ties: 'nobody' | 'first-player';
  /** Two sets won and one lost: what was won less what was lost, or what was won. */
  two: 'net' | 'won';
  /** For all three sets of one opponent. */
  sweep: number;
  /** From each, where four play and one wins every set of the other three. */
  homeRun?: number;
  /** A hand that is not in order pays this to each opponent, and the bonus of that opponent’s sets. */
  foul: number;
  bonus: Readonly<Partial<Record<SetName, Bonus>>>;
  /** The best first; they count for who declared one. */
  specials: readonly Special[];
};

export type Seated = { sets: Sets; declares?: boolean };
export type Because = { points: number; to: number; why: string };
export type PairSettled = { between: readonly [number, number]; because: Because[] };
export type Settled = { fouled: (string | undefined)[]; pairs: PairSettled[]; points: number[] };

type Held = { sets: Sets; ranked: Ranked; special: number | undefined; fouled: string | undefined };

function heldBy({ sets, declares = false }: Seated, rules: PointRules): Held {
  const ranked = rankedSets(sets);
  const found = rules.specials.findIndex(({ kind }) => isSpecial(kind, sets));
  const special = declares && found >= 0 ? found : undefined;
  const fouled =
    declares && special === undefined
      ? 'declared a hand that it does not hold'
      : special === undefined && !inOrder(ranked, rules.equalSets === 'in-order')
        ? 'sets are not in order'
        : undefined;
  return { sets, ranked, special, fouled };
}

function bonusOf({ bonus }: PointRules, set: SetName, { ranked }: Held): number {
  const { category, ranks } = ranked[set];
  const found = bonus[set]?.[category] ?? 0;
  return typeof found === 'number' ? found : inTable(found[inTable(ranks[0])]);
}

const bonusLines = (rules: PointRules, to: number, held: Held, sets: readonly SetName[]): Because[] =>
  sets.flatMap((set) => {
    const points = bonusOf(rules, set, held);
    return points === 0 ? [] : [{ points, to, why: `${held.ranked[set].name}, in the ${set}` }];
  });

/** Which of two wins each set: 0 or 1, or nobody. */
function wonBy(rules: PointRules, first: Held, second: Held, button: boolean): (0 | 1 | undefined)[] {
  return SETS.map((set) => {
    const compared = compareSets(first.ranked[set], second.ranked[set]);
    if (compared !== 0) return compared > 0 ? 0 : 1;
    return rules.ties === 'first-player' && button ? 0 : undefined;
  });
}

const setsOf = (won: readonly (0 | 1 | undefined)[], side: 0 | 1): SetName[] =>
  SETS.filter((_, at) => won[at] === side);

type Pair = { rules: PointRules; seats: readonly [number, number]; homeRun: number | undefined };

function compared({ rules, seats, homeRun }: Pair, held: readonly [Held, Held]): Because[] {
  const won = wonBy(rules, held[0], held[1], seats[0] === 0);
  const [mine, theirs] = [setsOf(won, 0), setsOf(won, 1)];
  const bonus = ([0, 1] as const).flatMap((side) =>
    bonusLines(rules, seats[side], held[side], setsOf(won, side)),
  );
  const side = mine.length >= theirs.length ? 0 : 1;
  const [most, fewest] = side === 0 ? [mine, theirs] : [theirs, mine];
  const to = seats[side];
  if (most.length === fewest.length) return bonus;
  if (most.length === SETS.length) {
    const isHome = homeRun === to && rules.homeRun !== undefined;
    const points = isHome ? (rules.homeRun as number) : rules.sweep;
    return [{ points, to, why: isHome ? 'all three sets of every opponent' : 'all three sets' }, ...bonus];
  }
  const points = most.length === 2 && rules.two === 'won' ? 2 : most.length - fewest.length;
  const lost = fewest.length > 0 ? `, less the ${listed(fewest)}` : '';
  const why = rules.two === 'won' && most.length === 2 ? `the ${listed(most)}` : `the ${listed(most)}${lost}`;
  return [{ points, to, why }, ...bonus];
}

function ofPair(pair: Pair, held: readonly [Held, Held]): Because[] {
  const { rules, seats } = pair;
  const [first, second] = held;
  const ranks = held.map(({ special }) => special ?? rules.specials.length);
  const better = inTable(ranks[0]) < inTable(ranks[1]) ? 0 : 1;
  const special = rules.specials[held[better]?.special ?? -1];
  if (special) {
    if (ranks[0] === ranks[1]) return [];
    return [{ points: special.points, to: seats[better], why: special.label }];
  }
  if (first.fouled && second.fouled) return [];
  if (!first.fouled && !second.fouled) return compared(pair, held);
  const side = first.fouled ? 1 : 0;
  const to = seats[side];
  return [
    { points: rules.foul, to, why: 'the opponent’s hand is fouled' },
    ...bonusLines(rules, to, held[side], SETS),
  ];
}

/** Who wins every set of all three others. */
function homeRunOf(rules: PointRules, held: readonly Held[]): number | undefined {
  if (rules.homeRun === undefined || held.length !== 4) return undefined;
  if (held.some(({ fouled, special }) => fouled !== undefined || special !== undefined)) return undefined;
  const seat = held.findIndex((one) =>
    held.every(
      (other) => other === one || SETS.every((set) => compareSets(one.ranked[set], other.ranked[set]) > 0),
    ),
  );
  return seat < 0 ? undefined : seat;
}

/** In the order of the seats; each compares with those after it. */
export function settleSets(rules: PointRules, seated: readonly Seated[]): Settled {
  const held = seated.map((one) => heldBy(one, rules));
  const homeRun = homeRunOf(rules, held);
  const pairs = held.flatMap((first, one) =>
    held.slice(one + 1).map((second, at): PairSettled => {
      const seats = [one, one + 1 + at] as const;
      return { between: seats, because: ofPair({ rules, seats, homeRun }, [first, second]) };
    }),
  );
  const points = held.map((_, seat) =>
    pairs
      .filter(({ between }) => between.includes(seat))
      .flatMap(({ because }) => because)
      .reduce((sum, one) => sum + (one.to === seat ? one.points : -one.points), 0),
  );
  return { fouled: held.map(({ fouled }) => fouled), pairs, points };
}
