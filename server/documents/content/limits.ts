/** The limits of a table by group of wagers, for the large lines of the sign and the public record. */
import { limitGroup, limitGroups } from '@/rulebooks/offer/limit-group';
import { choiceOf } from '@/rulebooks/offer/written';
import { minorUnits } from '@/rulebooks/spelling/amount';
import { isCurrency } from '@/rulebooks/spelling/currency';
import { shownMoney } from '@/rulebooks/spelling/money';
import {
  GROUP_LABELS,
  hasOwnLimits,
  type LimitGroup,
  type LimitRange,
  OWN_LIMITS,
  type OwnLimits,
} from '@/rulebooks/variant/limits';
import type { Limit } from '@/server/vocabulary/limit-words';
import { listed } from '@/simulations/printing/lists';
import { withinSentence } from '../paper';
import type { Subject } from '../subject';
import { stakedFirst } from './edge-basis';
import { shownAmount } from './money';
import { currencyOf, priceOf, progressives } from './progressive';
import { type OfferedBy, settlementOf } from './settled';
import { type Offered, offered } from './wagers';

/** A meter takes wagers of one price. */
const HAS_LIMITS: Record<OfferedBy, boolean> = {
  table: true,
  round: true,
  meter: false,
  rows: true,
  model: true,
};

/** In the order in which a sign has them. */
const PLACED = ['inside', 'outside'] as const;

type Put = Pick<Subject, 'game' | 'variant'>;

/** As an option of the game, where a rulebook makes it one and an amount is chosen there. */
function asOption({ game, variant }: Put, end: keyof LimitRange): number | undefined {
  const option = game.options.find(({ limits }) => limits === end);
  return option && minorUnits(variant.options[option.id] ?? option.default);
}

/** Of a group of wagers. What is chosen as an option goes before what is declared of the table. */
export function ownLimits(put: Put, group: LimitGroup): LimitRange | undefined {
  const { limits } = put.variant.circumstances;
  if (!limits || !hasOwnLimits(group)) return undefined;
  if (group !== 'optional') return limits[group];
  const [least, most] = [asOption(put, 'minimum'), asOption(put, 'maximum')];
  const { minimum, maximum } = limits.optional ?? limits;
  if (least === undefined && most === undefined) return limits.optional;
  return { minimum: least ?? minimum, maximum: most ?? maximum };
}

/** The option and the declaration name different limits for the same wagers: no sign can say both. */
export function limitsTwice(put: Put): boolean {
  const declared = put.variant.circumstances.limits?.optional;
  const own = ownLimits(put, 'optional');
  return (
    declared !== undefined &&
    own !== undefined &&
    (own.minimum !== declared.minimum || own.maximum !== declared.maximum)
  );
}

/** Groups with limits of which no wager is on offer: no sign can show those. */
export function limitsOfNone({ game, variant }: Put): OwnLimits[] {
  const { limits } = variant.circumstances;
  const on = limitGroups(
    game,
    game.wagers.filter((wager) => choiceOf(variant, wager)),
  );
  return OWN_LIMITS.filter((group) => limits?.[group] && !on.includes(group));
}

/** Groups of wagers may have limits of their own; a wager of one size has its price for both. */
export function limitsOf(subject: Subject, all: Offered[] = offered(subject)): Limit[] {
  const { limits } = subject.variant.circumstances;
  const fixed = progressives(all).map(({ label, progressive }): Limit => {
    const price = shownAmount(progressive.wager, currencyOf(progressive, subject.rulebook.currency), 'up');
    return { group: 'progressive', wagers: label, minimum: price, maximum: price };
  });
  if (!limits || !isCurrency(limits.currency)) return fixed;
  const shown = ({ minimum, maximum }: LimitRange): Pick<Limit, 'minimum' | 'maximum'> => ({
    minimum: shownMoney(minimum, limits.currency),
    maximum: shownMoney(maximum, limits.currency),
  });
  const bound = all.filter((each) => HAS_LIMITS[settlementOf(each).by]);
  const inGroup = (group: LimitGroup) =>
    bound.filter(({ wager }) => limitGroup(subject.game, wager) === group);
  const placed = PLACED.flatMap((group) => {
    const limits = ownLimits(subject, group);
    const these = limits ? inGroup(group) : [];
    return limits && these.length > 0 ? [{ group, these, limits }] : [];
  });
  const own = ownLimits(subject, 'optional');
  const [main, optional] = own
    ? [bound.filter(({ wager }) => !wager.side), bound.filter(({ wager }) => wager.side)]
    : [bound, []];
  const isPart = all.length < offered(subject).length;
  const others: Limit[] = [
    ...placed.map(
      ({ group, these, limits }): Limit => ({ group, wagers: headed(these, all, group), ...shown(limits) }),
    ),
    ...(own && optional.length > 0
      ? [{ group: 'optional' as const, ...spokenOf({ optional, main, all, isPart }), ...shown(own) }]
      : []),
    ...fixed,
  ];
  // Over wagers that have limits of their own, a price, or another wager to follow, those of the others would be wrong.
  const rest = main.filter((each) => !placed.some(({ these }) => these.includes(each)));
  const first = rest.filter(({ wager }) => !wager.atMost);
  if (first.length === 0) return others;
  if (placed.length > 0 && first.every(({ wager }) => wager.side)) {
    const wagers = listed(shortNames(first, all));
    const [before, after] = [others.slice(0, placed.length), others.slice(placed.length)];
    return [...before, { group: 'all', wagers, ...shown(limits) }, ...after];
  }
  const elsewhere = isPart && others.length === 0 && limitsOf(subject).length > 1;
  const wagers = firstStakes(first, rest) ?? (elsewhere ? ON_THIS_SHEET : undefined);
  return [{ group: 'all', ...(wagers && { wagers }), ...shown(limits) }, ...others];
}

/** For a table: the lines of its sign in minor units, and the groups of the wagers on offer. */
export function limitsFor(subject: Subject): {
  limits: Limit[];
  groups: LimitGroup[];
  ranges: (LimitRange & { group: LimitGroup })[];
  /** The least and the greatest price of its wagers from a meter. */
  prices?: LimitRange;
} {
  const limits = limitsOf(subject);
  const { limits: declared } = subject.variant.circumstances;
  const all = offered(subject);
  const wagers = all.map(({ wager }) => wager);
  const prices = progressives(all).map(({ progressive }) => priceOf(progressive, subject.rulebook.currency));
  const priced =
    prices.length > 0 ? { minimum: Math.min(...prices), maximum: Math.max(...prices) } : undefined;
  return {
    limits,
    ...(priced && { prices: priced }),
    groups: limitGroups(subject.game, wagers),
    ranges: [...new Set(limits.map(({ group }) => group))].flatMap((group) => {
      const range = group === 'all' ? declared : group === 'progressive' ? priced : ownLimits(subject, group);
      return range ? [{ group, minimum: range.minimum, maximum: range.maximum }] : [];
    }),
  };
}

/** An insurance, a raise, a second of three: what follows a first stake may be less or more than the limits of the table. */
function firstStakes(first: Offered[], main: Offered[]): string | undefined {
  if (first.length === main.length && first.every((each) => stakedFirst(each) === undefined))
    return undefined;
  const names = listed(first.map((each) => stakedFirst(each) ?? each.label));
  if (names.length <= NAMES_AT_MOST) return names;
  const following = main.filter((each) => !first.includes(each));
  return following.length > 0
    ? `Wagers other than ${listed(following.map(({ label }) => label))}`
    : 'Wagers as first staked';
}

/** "Match Pair", of "Match Pair, Player’s Hand" and "Match Pair, Banker’s Hand", where all of that name are meant. */
function shortNames(these: Offered[], all: Offered[]): string[] {
  const stemOf = ({ label }: Offered): string => label.split(',')[0] ?? label;
  return [
    ...new Set(
      these.map((each) => {
        const same = all.filter((other) => stemOf(other) === stemOf(each));
        return same.length > 1 && same.every((other) => these.includes(other)) ? stemOf(each) : each.label;
      }),
    ),
  ];
}

/** By the headings that they stand under on the sign, where nothing else stands there. */
function headed(these: Offered[], all: Offered[], group: LimitGroup): string {
  const heads = [...new Set(these.map(({ wager }) => wager.group))];
  const alone = all.every((each) => these.includes(each) || !heads.includes(each.wager.group));
  const [first, ...more] = heads.flatMap((head) => head ?? []);
  const names = first === undefined ? '' : listed([first, ...more.map(withinSentence)]);
  return alone && !heads.includes(undefined) && names.length <= NAMES_AT_MOST ? names : GROUP_LABELS[group];
}

/** Of several, which speaks of no wager that is on another. */
const ON_THIS_SHEET = 'Wagers on this sheet';

/** As many letters as a line of names may have before the shorter list of the others stands for it. */
const NAMES_AT_MOST = 48;

type Groups = { optional: Offered[]; main: Offered[]; all: Offered[]; isPart: boolean };

/** A player reads which wagers are meant: by their names or, of many, by the names of the others. */
function spokenOf({ optional, main, all, isPart }: Groups): Pick<Limit, 'wagers'> {
  const [only, ...more] = optional;
  if (only && more.length === 0 && stakedFirst(only)) return { wagers: `${only.label}, first stake` };
  if (main.length === 0 && isPart) return { wagers: ON_THIS_SHEET };
  if (main.length === 0 && all.length === optional.length) return {};
  const names = listed(shortNames(optional, all));
  if (names.length <= NAMES_AT_MOST || main.length === 0) return { wagers: names };
  const priced = progressives(all).map(({ label }) => label);
  const few = priced.length > 1 ? ['the progressives'] : priced;
  const others = `${isPart ? ON_THIS_SHEET : 'Wagers'} other than ${listed([...shortNames(main, all), ...few])}`;
  return { wagers: others.length < names.length ? others : names };
}
