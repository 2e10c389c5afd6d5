/** What the parameters come to: every hand, and how the House Way sets it. */
import { canonicalJson } from '../../exact/canonical';
import { printedWay } from './house-way/printed';
import { type HandsSet, setEveryHand } from './house-way/set-hands';
import type { HouseWay } from './house-way/vocabulary';
import { type PaiGowTilesParameters, readingsOf } from './parameters';
import { everyHand, type Hand } from './tiles/hands';

export type Ways = {
  hands: readonly Hand[];
  houseWay: HouseWay;
  /** By hand: which of its settings the House Way takes. */
  settings: readonly number[];
  lines: HandsSet['lines'];
};

export const houseWayOf = (parameters: PaiGowTilesParameters): HouseWay =>
  parameters.houseWay ?? printedWay(parameters.wild, readingsOf(parameters));

let last: { key: string; ways: Ways } | undefined;

/** Of the last parameters asked for: the steps of one count follow each other. */
export function waysOf(parameters: PaiGowTilesParameters): Ways {
  const { player: _, dealer: __, equalHands: ___, ...rules } = parameters;
  const key = canonicalJson(rules);
  if (last?.key === key) return last.ways;
  const hands = everyHand(parameters);
  const houseWay = houseWayOf(parameters);
  const { settings, lines } = setEveryHand(houseWay, hands);
  const all = settings.map((setting) => {
    if (setting === undefined) throw new RangeError('the House Way does not set every hand');
    return setting;
  });
  last = { key, ways: { hands, houseWay, settings: all, lines } };
  return last.ways;
}
