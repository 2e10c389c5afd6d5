/** Which setting of each hand is taken: by the House Way, or the one that gains most. */
import { inTable } from '../../exact/in-table';
import type { PayTables } from '../../pays/pay-table';
import { inUnits, netPays, unitOf } from '../decisions/net-pays';
import { placeOf } from './match-ups';
import type { PaiGowTilesParameters } from './parameters';
import { paiGowTilesWagers, STANDARD, WIN } from './wagers';
import { waysOf } from './ways';

/** What a win pays for a stake, in the smallest whole numbers. */
export type WinPays = { win: number; loss: number };

export function winPays(tables: PayTables): WinPays {
  const net = netPays(paiGowTilesWagers(), tables)(STANDARD, WIN);
  const unit = unitOf([net]);
  return { win: Number(inUnits(net, unit)), loss: Number(unit) };
}

/** What the side that chooses gains by a setting, in those units over all hands of the other. */
export type Gain = (hand: number, setting: number) => number;

export function gainOf({ dealer }: PaiGowTilesParameters, tables: PayTables, sums: Float64Array): Gain {
  const { win, loss } = winPays(tables);
  const [won, lost] = dealer === 'best' ? [loss, win] : [win, loss];
  return (hand, setting) => {
    const at = placeOf(hand, setting);
    return won * inTable(sums[at]) - lost * inTable(sums[at + 1]);
  };
}

/** By hand: the setting that gains most; of equally good ones the House Way's, else the first. */
export function bestSettings(parameters: PaiGowTilesParameters, gain: Gain): number[] {
  const { hands, settings } = waysOf(parameters);
  return hands.map((hand, number) => {
    let best = inTable(settings[number]);
    for (let way = 0; way < hand.settings.length; way += 1)
      if (gain(number, way) > gain(number, best)) best = way;
    return best;
  });
}
