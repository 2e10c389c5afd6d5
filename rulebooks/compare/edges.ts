/** What each wager costs the player at the table it starts from, where that is recorded or quick to work out. */

import type { FractionText } from '@/simulations/exact/fraction';
import { toText } from '@/simulations/exact/fraction';
import type { PayTable } from '@/simulations/pays/pay-table';
import { byWay } from '@/simulations/request/settlement';
import { printedEdge, printedRound } from '../edges/house-edge';
import { recordedEdge } from '../edges/recorded-edges';
import type { Game, Wager } from '../format/record';
import { engineParameters, familyWager, settledWith } from '../offer/engine-wager';
import { defaultTable, tablesOf } from '../offer/pay-table';
import { settledAs } from '../offer/settlement';
import type { ComparedEdge } from './comparison';
import type { Side } from './side';
import { labelOf, type Pair, pairsOf } from './wagers';

/** Of what rulebooks print, so it stays small; each game is compared with many others. */
const known = new Map<string, FractionText>();

/** A round is never solved here: that takes too long for a page. A meter decides what a progressive costs. */
function edgeOf({ game, options, varied }: Side, wager: Wager | undefined): FractionText | undefined {
  if (!wager) return undefined;
  const own = () => varied?.edges[wager.id]?.houseEdge;
  const rows = () => tablesOf(wager).find(({ id }) => id === defaultTable(wager))?.rows ?? wager.minimum;
  return byWay(settledAs(game, wager), {
    meter: () => undefined,
    // Its rows are the variant's own: no rulebook prints a table for it.
    rows: own,
    model: own,
    round: () => (varied ? own() : recordedEdge(printedRound(game, wager, options, rows()))),
    table: () => {
      if (varied) return own();
      // Of a table that lost its rows in the source, only whoever pays it knows the edge.
      return tablesOf(wager).length === 0 ? undefined : countedEdge(game, wager, options, rows());
    },
  });
}

function countedEdge(game: Game, wager: Wager, options: Map<string, string>, rows: PayTable): FractionText {
  const { family, wager: name } = familyWager(game, wager);
  const key = JSON.stringify([family, name, engineParameters(game, wager, options), rows]);
  const edge = known.get(key) ?? toText(printedEdge(game, wager, options, rows));
  known.set(key, edge);
  return edge;
}

/** The wagers of a round share one figure, shown at the first. */
const isFirst = ({ game }: Side, wager: Wager | undefined): boolean =>
  wager === undefined || settledWith(game, wager)[0] === wager;

function roundLabel({ game }: Side, pair: Pair): string {
  const wager = pair.left ?? pair.right;
  const together = wager ? settledWith(game, wager) : [];
  return together.length > 1 ? together.map(({ label }) => label).join(', ') : labelOf(pair);
}

export function comparedEdges(left: Side, right: Side): ComparedEdge[] {
  return pairsOf(left, right)
    .filter((pair) => isFirst(left, pair.left) && isFirst(right, pair.right))
    .map((pair) => {
      const [ours, theirs] = [edgeOf(left, pair.left), edgeOf(right, pair.right)];
      return {
        id: pair.id,
        label: roundLabel(pair.left ? left : right, pair),
        ...(ours !== undefined && { left: ours }),
        ...(theirs !== undefined && { right: theirs }),
      };
    })
    .filter(({ left: ours, right: theirs }) => ours !== undefined || theirs !== undefined);
}
