/** Deals eight tiles and compares both hands: set by heart, by an operator's lines, or as the sums say is best. */
import { deal, sort } from '../../../equipment/cards/deck';
import { TILES } from '../../../equipment/tiles';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { bestSettings, gainOf, winPays } from '../choices';
import { type PaiGowTilesParameters, readingsOf } from '../parameters';
import { HAND_AT } from '../tiles/hands';
import { waysOf } from '../ways';
import { type ByHand, byHand, type SetTiles } from './by-hand';
import { strengthsOf } from './chart';

const HAND = 4;

/** Four tiles laid as one of their settings, by its kinds, and worth what the chart says. */
function asChosen(parameters: PaiGowTilesParameters, chosen: readonly number[]): ByHand {
  const { hands } = waysOf(parameters);
  const strength = strengthsOf(parameters);
  const set: SetTiles = { high: 0, low: 0 };
  const kinds = [0, 0, 0, 0];
  const kindOf = (tile: number) => tile >> 1;
  return (tiles) => {
    for (let i = 0; i < HAND; i += 1) kinds[i] = kindOf(inTable(tiles[i]));
    const number = HAND_AT(kinds);
    const setting = hands[number]?.settings[inTable(chosen[number])];
    if (!setting) throw new RangeError('a hand is not set');
    const [one, other] = setting.behind;
    const first = kinds.indexOf(one);
    const second = kinds.indexOf(other, one === other ? first + 1 : 0);
    let [third, fourth] = [-1, -1];
    for (let i = 0; i < HAND; i += 1)
      if (i !== first && i !== second) {
        if (third < 0) third = i;
        else fourth = i;
      }
    set.high = strength(inTable(tiles[first]), inTable(tiles[second]));
    set.low = strength(inTable(tiles[third]), inTable(tiles[fourth]));
    return set;
  };
}

export function paiGowTilesDealer(
  parameters: PaiGowTilesParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const { win, loss } = winPays(tables);
  const bothOnly = parameters.equalHands === 'both-only';
  const byWay = (): ByHand =>
    parameters.houseWay
      ? asChosen(parameters, waysOf(parameters).settings)
      : byHand(parameters, readingsOf(parameters));
  const best = (): ByHand =>
    asChosen(parameters, bestSettings(parameters, gainOf(parameters, tables, merged[0] as Float64Array)));
  const players = parameters.player === 'best' ? best() : byWay();
  const dealers = parameters.dealer === 'best' ? best() : byWay();
  const set = Uint8Array.from({ length: TILES }, (_, tile) => tile);
  const [mine, theirs] = [set.subarray(0, HAND), set.subarray(HAND, 2 * HAND)];
  return {
    unit: loss,
    newPack: () => sort(set),
    play: (random) => {
      deal(set, 2 * HAND, random);
      const player = players(mine);
      const dealer = dealers(theirs);
      const [high, low] = [Math.sign(player.high - dealer.high), Math.sign(player.low - dealer.low)];
      if (high > 0 && low > 0) return win;
      if (high > 0 || low > 0) return 0;
      return bothOnly && high !== low ? 0 : -loss;
    },
  };
}
