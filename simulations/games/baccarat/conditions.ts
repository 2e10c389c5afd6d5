/** Wagers that an operator writes over the features of a round. */
import { PACK } from '../../equipment/cards/card';
import { Shoe } from '../../equipment/shoe';
import { countedConditions } from '../../features/counted';
import type { FeatureSpec } from '../../features/feature';
import { sizeOf } from '../../features/types';
import { AT_TABLE, type OnTable } from './at-table';
import { dealRound } from './dealer';
import { numberedPoints, type PointId } from './exact/classes';
import { dealtFrom } from './exact/dealt';
import { FEATURE_IDS, FEATURES, type FeatureId, seenIn, typeOf } from './features/catalogue';
import { methodOf, standardCounting } from './method';
import type { BaccaratParameters } from './parameters';

const SPECS: readonly FeatureSpec[] = FEATURE_IDS.map((id) => ({
  id,
  type: FEATURES[id].type,
  explains: FEATURES[id].explains,
}));

const isFeature = (id: string): id is FeatureId => Object.hasOwn(FEATURES, id);

function known(ids: readonly string[]): FeatureId[] {
  const features = ids.filter(isFeature);
  if (features.length !== ids.length) throw new RangeError(`baccarat has no features ${ids}`);
  return features;
}

/** Classes of points and ranks that are laid beside the suits, each of up to 322 patterns. */
const MOST_CLASSES = 20_000;
/** Classes times the ways in which suits are distinguished. */
const MOST_WORK = 500_000;
/** Six cards have no more ways of suits. */
const MOST_SUITS = 4 ** 6;

function refuses(_: BaccaratParameters, looksAt: readonly string[]): string | undefined {
  const ids = known(looksAt);
  const faces = seenIn('faces', ids);
  if (faces.length === 0) return undefined;
  const points = seenIn('points', ids) as PointId[];
  const ranks = seenIn('ranks', ids);
  const ways = (features: readonly FeatureId[]) =>
    features.reduce((product, id) => product * sizeOf(typeOf(id)), 1);
  const classes = numberedPoints(points).values.length * ways(ranks);
  if (classes <= MOST_CLASSES && classes * Math.min(MOST_SUITS, ways(faces)) <= MOST_WORK) return undefined;
  return `Use fewer features: ${listed(faces)} cannot be counted together with ${listed([...ranks, ...points])}. Leave some of them out of this wager.`;
}

const listed = (ids: readonly string[]): string =>
  ids.length < 2 ? ids.join('') : `${ids.slice(0, -1).join(', ')} and ${ids.at(-1)}`;

export const baccaratConditions = countedConditions<BaccaratParameters>({
  features: () => SPECS,
  refuses,
  count: ({ decks }, sight) => {
    const tally = standardCounting().sorted(known(sight.looksAt), sight);
    const cards = PACK * decks;
    return { ...dealtFrom(tally, cards, decks), method: methodOf(cards, tally.repeating) };
  },
  dealing: ({ decks }, looksAt) => {
    const shoe = new Shoe(decks);
    const table: OnTable = new Uint8Array(6);
    return {
      deal: (random) => {
        dealRound(shoe, table, random);
      },
      read: known(looksAt).map((id) => {
        const read = AT_TABLE[id];
        return () => read(table);
      }),
    };
  },
});
