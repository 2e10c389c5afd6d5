/** Deals eight tiles and compares both hands: set by heart, by an operator's lines, or as the sums say is best. */
import { deal, sort } from '../../../equipment/cards/deck';
import { TILES, type Tile } from '../../../equipment/tiles';
import { inTable } from '../../../exact/in-table';
import type { PayTables } from '../../../pays/pay-table';
import type { RoundDealer } from '../../../wagers/dealer';
import { bestSettings, gainOf, winPays } from '../choices';
import { type PaiGowTilesParameters, readingsOf } from '../parameters';
import { HAND_AT } from '../tiles/hands';
import { waysOf } from '../ways';
import { type ByHand, byHand } from './by-hand';
import { strengthsOf } from './chart';

const HAND = 4;
const kindOf = (tile: Tile) => tile >> 1;

/** Four tiles laid as one of the settings of their kinds, and worth what the chart says. */
function asChosen(parameters: PaiGowTilesParameters, chosen: readonly number[]): ByHand {
  const { hands } = waysOf(parameters);
  const strength = strengthsOf(parameters);
  return (tiles) => {
    const kinds = [...tiles].map(kindOf);
    const number = HAND_AT(kinds);
    const setting = hands[number]?.settings[inTable(chosen[number])];
    if (!setting) throw new RangeError('a hand is not set');
    const [one, other] = setting.behind;
    const first = kinds.indexOf(one);
    const second = kinds.indexOf(other, one === other ? first + 1 : 0);
    const [third, fourth] = [0, 1, 2, 3].filter((i) => i !== first && i !== second) as [number, number];
    const of = (a: number, b: number) => strength(inTable(tiles[a]), inTable(tiles[b]));
    return { high: of(first, second), low: of(third, fourth) };
  };
}

/** Each deal of four tiles set once, by their numbers in rising order. */
type EveryDeal = { high: Uint16Array; low: Uint16Array };

const place = (a: Tile, b: Tile, c: Tile, d: Tile) => ((a * TILES + b) * TILES + c) * TILES + d;

function everyDeal(set: ByHand): EveryDeal {
  const [high, low] = [new Uint16Array(TILES ** HAND), new Uint16Array(TILES ** HAND)];
  const tiles = new Uint8Array(HAND);
  for (let a = 0; a < TILES; a += 1)
    for (let b = a + 1; b < TILES; b += 1)
      for (let c = b + 1; c < TILES; c += 1)
        for (let d = c + 1; d < TILES; d += 1) {
          tiles.set([a, b, c, d]);
          const hands = set(tiles);
          high[place(a, b, c, d)] = hands.high;
          low[place(a, b, c, d)] = hands.low;
        }
  return { high, low };
}

/** Where four tiles of the set are, in any order. */
function placeOf(tiles: Uint8Array, from: number): number {
  const [a, b] = [inTable(tiles[from]), inTable(tiles[from + 1])];
  const [c, d] = [inTable(tiles[from + 2]), inTable(tiles[from + 3])];
  const [lowAB, highAB] = a < b ? [a, b] : [b, a];
  const [lowCD, highCD] = c < d ? [c, d] : [d, c];
  const [x, y] = lowAB < lowCD ? [lowCD, lowAB] : [lowAB, lowCD];
  const [z, last] = highAB < highCD ? [highAB, highCD] : [highCD, highAB];
  return x < z ? place(y, x, z, last) : place(y, z, x, last);
}

export function paiGowTilesDealer(
  parameters: PaiGowTilesParameters,
  tables: PayTables,
  merged: Float64Array[],
): RoundDealer {
  const { win, loss } = winPays(tables);
  const bothOnly = parameters.equalHands === 'both-only';
  const byWay = everyDeal(
    parameters.houseWay
      ? asChosen(parameters, waysOf(parameters).settings)
      : byHand(parameters, readingsOf(parameters)),
  );
  const best = () =>
    everyDeal(
      asChosen(parameters, bestSettings(parameters, gainOf(parameters, tables, merged[0] as Float64Array))),
    );
  const players = parameters.player === 'best' ? best() : byWay;
  const dealers = parameters.dealer === 'best' ? best() : byWay;
  const set = Uint8Array.from({ length: TILES }, (_, tile) => tile);
  return {
    unit: loss,
    newPack: () => sort(set),
    play: (random) => {
      deal(set, 2 * HAND, random);
      const [mine, theirs] = [placeOf(set, 0), placeOf(set, HAND)];
      const byHigh = inTable(players.high[mine]) - inTable(dealers.high[theirs]);
      const byLow = inTable(players.low[mine]) - inTable(dealers.low[theirs]);
      if (byHigh > 0 && byLow > 0) return win;
      if (byHigh > 0 || byLow > 0) return 0;
      return bothOnly && (byHigh === 0) !== (byLow === 0) ? 0 : -loss;
    },
  };
}
