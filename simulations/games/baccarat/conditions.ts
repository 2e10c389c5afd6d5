/** Wagers that an operator writes over the features of a round. */

import { PACK } from '../../equipment/cards/card';
import { Shoe } from '../../equipment/shoe';
import { countedConditions } from '../../features/counted';
import type { FeatureSpec } from '../../features/feature';
import { listed } from '../../printing/lists';
import { AT_TABLE, type OnTable } from './at-table';
import { dealRound, drawingOf } from './dealer';
import { dealtFrom } from './exact/dealt';
import { finenessOf } from './exact/fineness';
import { FEATURE_IDS, FEATURES, type FeatureId, seenIn } from './features/catalogue';
import { countingOf, methodOf } from './method';
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

/** Some ten seconds of one thread each. */
const MOST_SORTED = 450_000_000;
const MOST_ASKED = 12_000_000;
/** What asking a row costs, in groups that are only sorted. */
const A_ROW = 6;

const seesFaces = (ids: readonly FeatureId[]): boolean => seenIn('faces', ids).length > 0;

function refuses(_: BaccaratParameters, looksAt: readonly string[]): string | undefined {
  const ids = known(looksAt);
  if (!seesFaces(ids)) return undefined;
  const { held, sorted, asked } = finenessOf(ids);
  if (held || (sorted <= MOST_SORTED && asked <= MOST_ASKED)) return undefined;
  const others = [...seenIn('ranks', ids), ...seenIn('points', ids)];
  return `Use fewer features: ${listed(seenIn('faces', ids))} cannot be counted together with ${listed(others)}. Leave some of them out of this wager.`;
}

/** In rows asked. Where every class is held there are no more of them than features have values. */
function sorts(_: BaccaratParameters, looksAt: readonly string[]): number | undefined {
  const ids = known(looksAt);
  if (!seesFaces(ids)) return undefined;
  const { held, sorted, asked } = finenessOf(ids);
  return held ? undefined : asked + Math.ceil(sorted / A_ROW);
}

export const baccaratConditions = countedConditions<BaccaratParameters>({
  features: () => SPECS,
  refuses,
  sorts,
  count: (parameters, sight) => {
    const { decks } = parameters;
    const tally = countingOf(parameters).sorted(known(sight.looksAt), sight);
    const cards = PACK * decks;
    return { ...dealtFrom(tally, cards, decks), method: methodOf(cards, tally.repeating) };
  },
  dealing: (parameters, looksAt) => {
    const shoe = new Shoe(parameters.decks);
    const drawing = drawingOf(parameters);
    const table: OnTable = new Uint8Array(6);
    return {
      deal: (random) => {
        dealRound(shoe, table, random, drawing);
      },
      read: known(looksAt).map((id) => {
        const read = AT_TABLE[id];
        return () => read(table);
      }),
    };
  },
});
