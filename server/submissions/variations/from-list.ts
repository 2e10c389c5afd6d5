/** What other pays of a listed game change against the game as its rulebook lists it, and the edges of the wagers that they change. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { knownEdge } from '@/rulebooks/edges/known-edge';
import type { Game, Wager } from '@/rulebooks/format/record';
import { tableBehind } from '@/rulebooks/offer/as-listed';
import { gameUnder } from '@/rulebooks/offer/charges';
import { chosenOptions, settledWith } from '@/rulebooks/offer/engine-wager';
import { MINIMUM } from '@/rulebooks/offer/pay-table';
import type { Variant } from '@/rulebooks/variant/variant';
import { settledOf, wagersIn } from '@/simulations/analysis/settled';
import type { Queries } from '../../db/client';
import { contentOf } from '../changes/changes';
import { compared } from '../changes/compared';
import { fromRulebook } from '../changes/from-rulebook';
import { knownOf } from '../changes/known';
import { edgeLines } from '../changes/outcome-lines';
import type { SubmissionRow } from '../stored/queries';
import type { Change } from '../stored/shapes';

const behind = (wager: Wager | undefined, { wagers }: Variant) => {
  const choice = wager && Object.hasOwn(wagers, wager.id) ? wagers[wager.id] : undefined;
  return wager && choice && tableBehind(wager, choice);
};

/** At the table of the rulebook that its pays are compared with; undefined where a meter, or a round that was never solved, decides. */
function listedEdge(game: Game, variant: Variant, result: AnalysedWager): string | undefined {
  const named = (id: string) => game.wagers.find((each) => each.id === id);
  const wager = named(result.id);
  const table = behind(wager, variant);
  if (!wager || !table || 'lost' in table || settledOf(result).by === 'meter') return undefined;
  const others = wagersIn(result).filter((id) => id !== result.id);
  // A round is recorded with its other wagers at their minimum.
  if (others.some((id) => behind(named(id), variant)?.id !== MINIMUM)) return undefined;
  const options = chosenOptions(game, variant.options);
  return knownEdge(gameUnder(game, variant), wager, options, table.rows, table.id);
}

/** Edges as `edge.…`, then what is not as the rulebook lists it. */
export async function changesFromList(db: Queries, row: SubmissionRow): Promise<Change[]> {
  const content = await contentOf(db, row);
  const { variant, wagers } = content;
  const known = knownOf(content);
  const { game } = known;
  const found = fromRulebook(content);
  if (!found || !game) return [];
  const { departures, leftOut } = found;
  const changed = new Set(
    departures.filter(({ of }) => of === 'pays' || of === 'table').map(({ part }) => part),
  );
  const isChanged = ({ id }: AnalysedWager): boolean => {
    const wager = game.wagers.find((each) => each.id === id);
    return wager !== undefined && settledWith(game, wager).some(({ label }) => changed.has(label));
  };
  const after = wagers.filter(isChanged);
  const before = after.flatMap((wager) => {
    const houseEdge = listedEdge(game, variant, wager);
    return houseEdge === undefined ? [] : [{ ...wager, houseEdge }];
  });
  return [
    ...compared(edgeLines(before, variant, known), edgeLines(after, variant, known)),
    ...departures.map(({ path, what, before: listed, after: offered }) => ({
      path,
      what,
      before: listed,
      after: offered,
    })),
    ...leftOut.map(({ label }) => ({
      path: `left-out ${label}`,
      what: label,
      before: 'listed',
      after: 'not offered',
    })),
  ];
}
