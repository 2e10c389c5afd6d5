/** Each way to set each hand against every hand that the other side may hold beside it, as the House Way sets those. */
import { inTable } from '../../exact/in-table';
import { EVERY, Others, type Range } from './others';
import type { PaiGowTilesParameters } from './parameters';
import { DEALS_LEFT, HANDS, MOST_SETTINGS, type Setting } from './tiles/hands';
import { waysOf } from './ways';

/** Of one hand and setting: of the other side's hands, those that it wins against and those that it loses to. */
export const FIELDS = 2;
export const placeOf = (hand: number, setting: number): number => (hand * MOST_SETTINGS + setting) * FIELDS;

/** A half more for the dealer, who wins equal hands: no two are then equal. */
const asCompared = ({ high, low }: Setting, dealers: boolean) => ({
  high: 2 * high + (dealers ? 1 : 0),
  low: 2 * low + (dealers ? 1 : 0),
});

const below = (worth: number) => [0, worth] as const;
const above = (worth: number) => [worth + 1, EVERY] as const;
const exactly = (worth: number) => [worth, worth + 1] as const;

/** Where one hand is equal and the dealer has the other: those that stand off if he wins only two equal hands. */
function oneEqual({ high, low }: { high: number; low: number }, dealers: boolean): Range[] {
  return dealers
    ? [
        { high: exactly(high - 1), low: below(low - 1) },
        { high: below(high - 1), low: exactly(low - 1) },
      ]
    : [
        { high: exactly(high + 1), low: above(low + 1) },
        { high: above(high + 1), low: exactly(low + 1) },
      ];
}

/** For every setting of the side that chooses: the player, unless the dealer does. The other sets by the House Way. */
export function matchUps(parameters: PaiGowTilesParameters): Float64Array {
  const { hands, settings } = waysOf(parameters);
  const dealerChooses = parameters.dealer === 'best';
  const bothOnly = parameters.equalHands === 'both-only';
  const asSet = hands.map((hand, number) => hand.settings[inTable(settings[number])] as Setting);
  const others = new Others(
    hands,
    asSet.map((setting) => asCompared(setting, !dealerChooses)),
  );
  const sums = new Float64Array(HANDS * MOST_SETTINGS * FIELDS);
  for (const [number, { kinds, settings: mine }] of hands.entries()) {
    const count = others.apartFrom(kinds);
    const met = count({ high: below(EVERY), low: below(EVERY) });
    if (met !== DEALS_LEFT) throw new RangeError(`a hand meets ${met} of ${DEALS_LEFT} hands`);
    for (const [way, setting] of mine.entries()) {
      const worth = asCompared(setting, dealerChooses);
      let won = count({ high: below(worth.high), low: below(worth.low) });
      let lost = count({ high: above(worth.high), low: above(worth.low) });
      if (bothOnly) {
        const spared = oneEqual(worth, dealerChooses).reduce((sum, range) => sum + count(range), 0);
        if (dealerChooses) won -= spared;
        else lost -= spared;
      }
      sums[placeOf(number, way)] = won;
      sums[placeOf(number, way) + 1] = lost;
    }
  }
  return sums;
}
