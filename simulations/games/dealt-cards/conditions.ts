/** Wagers written over the cards of a game with one pack: counted by whichever plan sees what the conditions look at. */
import { dealAfresh, newDeck } from '../../equipment/cards/deck';
import { inTable } from '../../exact/in-table';
import type { Conditions } from '../../features/conditions';
import { countedConditions } from '../../features/counted';
import type { FeatureSpec } from '../../features/feature';
import type { Sight } from '../../features/row-sets';
import type { FeatureValue } from '../../features/types';
import { whole } from '../../printing/numbers';
import type { Method } from '../../wagers/distribution';
import { toldOf } from './at-table';
import type { CardFeature } from './card-features';
import { combinations, MOST_TOLD } from './codes';
import { countDisjoint, tooManyPairs } from './disjoint-sets';
import { countTwoSets, type TwoSets, tooMany } from './two-sets';

export type Plan = {
  /** The views it sees. */
  sees: readonly string[];
  refuses: (features: readonly CardFeature[]) => boolean;
  count: (features: readonly CardFeature[], sight: Sight) => { universe: bigint; counts: readonly bigint[] };
  /** The sets of cards that are counted, and why that is all there is, in a sentence. */
  explains: string;
  reduction: string;
};

const RANKS_FIRST =
  'Ranks are listed without suits. How many ways the suits can fall depends only on how many cards of each rank there are and in which hand, so that is counted once for all ranks that fall alike.';
const SUITS_ALIKE =
  'Hands that differ only in which suit is which are worked out once and counted as often as they occur.';

/** Outer cards against inner ones; nothing is dealt that nobody looks at. */
export function twoSets(sets: TwoSets, explains: string): Plan {
  return {
    sees: Object.keys(sets.places),
    refuses: tooMany,
    count: (features, sight) => countTwoSets(sets, features, sight),
    explains,
    reduction: RANKS_FIRST,
  };
}

/** One view, of this many cards of the pack. */
export const oneSet = (view: string, cards: number, explains: string): Plan =>
  twoSets({ outer: cards, inner: 0, places: { [view]: 'outer' } }, explains);

/** Two hands of five with no feature of both together. */
export function twoHands([first, second]: readonly [string, string], explains: string): Plan {
  const of = (view: string, features: readonly CardFeature[]) => features.filter((one) => one.view === view);
  return {
    sees: [first, second],
    refuses: (features) => tooManyPairs(of(first, features), of(second, features)),
    count: (features, sight) => countDisjoint(of(first, features), of(second, features), sight),
    explains,
    reduction: SUITS_ALIKE,
  };
}

export type DealtGame = {
  features: readonly CardFeature[];
  /** The first that sees everything is taken, so the cheapest come first. */
  plans: readonly Plan[];
  /** Which views can be looked at together, in words: what to say where no plan sees all of them. */
  together: string;
  /** How many cards a dealer deals, and which of them a view is. */
  dealt: number;
  views: Record<string, readonly number[]>;
  /** Features that a dealer does not read from the cards of one hand. */
  told?: (feature: CardFeature) => Told | undefined;
};

/** From the cards of the view, as a dealer reads it. */
type Told = (cards: readonly number[]) => FeatureValue;

/** Of "player.suited": suited. */
const partOf = ({ id }: CardFeature): string => id.slice(id.indexOf('.') + 1);

export function dealtConditions<Parameters>(game: DealtGame): Conditions<Parameters> {
  const byId = new Map(game.features.map((feature) => [feature.id, feature]));
  const known = (ids: readonly string[]): CardFeature[] =>
    ids.map((id) => {
      const feature = byId.get(id);
      if (!feature) throw new RangeError(`there is no feature ${id}`);
      return feature;
    });
  const planFor = (features: readonly CardFeature[]): Plan | undefined =>
    game.plans.find(
      ({ sees, refuses }) => features.every(({ view }) => sees.includes(view)) && !refuses(features),
    );

  const features: readonly FeatureSpec[] = game.features.map(({ id, type, explains }) => ({
    id,
    type,
    explains,
  }));
  return countedConditions<Parameters>({
    features: () => features,
    refuses: (_, ids) => {
      const looked = known(ids);
      if (planFor(looked)) return undefined;
      if (combinations(looked) > MOST_TOLD)
        return `Use fewer features: ${ids.join(', ')} distinguish more hands than can be counted. Leave some of them out of this wager.`;
      return `Use fewer features: ${ids.join(', ')} cannot be counted together. ${game.together}`;
    },
    count: (_, sight) => {
      const { looksAt } = sight;
      const looked = known(looksAt);
      const plan = planFor(looked);
      if (!plan) throw new RangeError(`${looksAt} cannot be counted together`);
      const { universe, counts } = plan.count(looked, sight);
      const method: Method = {
        id: 'enumeration',
        explains: `${plan.explains} All ${whole(universe)} are equally likely, and the conditions are checked on each.`,
        reductions: [plan.reduction],
      };
      return { universe, counts, method };
    },
    dealing: (_, looksAt) => {
      const deck = newDeck();
      return {
        deal: (random) => dealAfresh(deck, game.dealt, random),
        read: known(looksAt).map((feature) => {
          const places = game.views[feature.view] ?? [];
          const told = game.told?.(feature) ?? toldOf(partOf(feature));
          const cards = new Array<number>(places.length);
          return () => {
            for (let i = 0; i < cards.length; i += 1) cards[i] = inTable(deck[inTable(places[i])]);
            return told(cards);
          };
        }),
      };
    },
  });
}
