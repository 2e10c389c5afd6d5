/** The edges shown to the public: for a round, per its first wager and per all mandatory wagers. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Game } from '@/rulebooks/format/record';
import { edgeName, edgeOwner, moneyOf } from '@/rulebooks/offer/money-answers';
import { isPerFirst, settledOf } from '@/simulations/analysis/settled';
import { byWay } from '@/simulations/request/settlement';
import type { EdgeKept, PublicEdge } from './shapes';

/** Under the name that papers give it. */
export const edgeKept = (game: Parameters<typeof edgeName>[0]): EdgeKept => ({
  name: edgeName(game),
  by: edgeOwner(moneyOf(game).bank),
});

/** Of a wager on a meter, the edge that leads on its sign; and what the edge is an edge of, where that must be said. */
export type Leading = { edge?: string | undefined; basis?: string | undefined };

export function publicEdge(
  game: Pick<Game, 'wagers'>,
  analysed: AnalysedWager,
  leading: Leading = {},
): PublicEdge {
  const { id, label, perMandatory, houseEdge, strategy } = analysed;
  const basis = leading.basis ? { basis: leading.basis } : {};
  const settled = settledOf(analysed);
  const perStake = (): PublicEdge => ({ wager: id, label, edge: houseEdge, ...basis });
  return byWay(settled, {
    table: perStake,
    rows: perStake,
    model: perStake,
    meter: (): PublicEdge => ({
      wager: id,
      label,
      ...(leading.edge === undefined ? {} : { edge: leading.edge }),
      ...basis,
    }),
    round: (): PublicEdge => ({
      ...perStake(),
      per: (isPerFirst(settled) ? labelOf(game, id) : undefined) ?? 'wager',
      ...(strategy?.play && { player: strategy.play.explains }),
      ...(perMandatory === houseEdge ? {} : { perMandatory }),
    }),
  });
}

const labelOf = ({ wagers }: Pick<Game, 'wagers'>, wager: string): string | undefined =>
  wagers.find(({ id }) => id === wager)?.label;
