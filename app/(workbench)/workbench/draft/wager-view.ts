/** One wager as the workbench shows it: its cells as typed, its figures where they can be read. Exact, in the browser. */

import { type HeadlineEdge, headlineEdge, type MeterGiven } from '@/rulebooks/edges/headline-edge';
import type { Game, Wager } from '@/rulebooks/format/record';
import { chargedWager } from '@/rulebooks/offer/charges';
import { wagerSpec } from '@/rulebooks/offer/engine-wager';
import {
  type EffectiveTable,
  effectiveTable,
  isRead,
  paysOf,
  printedWorth,
  type ReadCell,
} from '@/rulebooks/offer/pay-table';
import type { WagerChoice } from '@/rulebooks/variant/variant';
import type { ReadyDistribution } from '@/server/analyses/shapes';
import { type Fraction, type FractionText, fromText, ONE, toText, ZERO } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import type { WagerFigures } from '@/simulations/figures/wager-figures';
import { compareWorth, netPay } from '@/simulations/pays/net-pay';
import type { Odds, Pay } from '@/simulations/pays/pay';
import { ok, type Result } from '@/simulations/problems/problem';
import { atMeter } from '@/simulations/progressive/at-meter';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import type { Distribution } from '@/simulations/wagers/distribution';
import { checkedDistribution } from '@/simulations/wagers/distribution';
import type { WagerSpec } from '@/simulations/wagers/wager-spec';
import type { WrittenView } from '../written/counted';
import { printedCell } from './content';
import type { RoundView } from './round-view';

export type CellView = {
  event: string;
  label: string;
  settles: 'pays' | 'lose' | 'push';
  /** As typed; for an event no table can price, what the game itself does. */
  text: string;
  printed?: string | undefined;
  /** What it is compared with: the minimum, or of a wager paid by table the chosen one. */
  minimum?: string;
  probability?: FractionText;
  net?: FractionText;
  contribution?: FractionText;
  /** What this event returns, as a share of everything returned. */
  share?: FractionText;
  problem?: string;
  /** Below the minimum, at it, or above. */
  against?: 'below' | 'at' | 'above';
};

export type WagerView = {
  /** As it is offered under the options chosen: its tables less what the house charges. */
  wager: Wager;
  spec: WagerSpec;
  choice: WagerChoice | undefined;
  table: EffectiveTable | undefined;
  cells: CellView[];
  problems: string[];
  /** For the current table; for the whole round where the wager settles together with others. */
  figures: WagerFigures | undefined;
  /** The edge that leads and its basis, where the figures are known; of a round, its own edge does. */
  headline?: HeadlineEdge;
  /** How often each event happens, once it is known. */
  distribution?: Distribution;
  /** Where the player decides: what is known of the round that the wager is part of. */
  round?: RoundView;
  /** Of one that the operator wrote. */
  written?: WrittenView;
};

export function distributionOf(ready: ReadyDistribution): Distribution {
  return checkedDistribution({
    universe: BigInt(ready.universe),
    outcomes: ready.outcomes.map(({ event, count, staked }) => ({
      event,
      count: BigInt(count),
      ...(staked === undefined ? {} : { staked: fromText(staked) }),
    })),
    ...(ready.mandatory === undefined ? {} : { mandatory: fromText(ready.mandatory) }),
    ...(ready.expectedTrials === undefined ? {} : { expectedTrials: fromText(ready.expectedTrials) }),
    method: { id: ready.method, explains: ready.methodExplained, reductions: ready.reductions },
  });
}

const GAME_SETTLES = { lose: 'lose', push: 'push' } as const;

function netOf(settles: CellView['settles'], typed: Fraction | undefined): Fraction | undefined {
  if (settles === 'lose') return ONE.neg();
  return settles === 'push' ? ZERO : typed;
}

/** What a share of a meter comes to is not known while its terms cannot be used. */
function netAt(pay: Pay, terms: Result<MeterTerms | undefined>): Fraction | undefined {
  if (terms.ok) return netPay(pay, atMeter(terms.value));
  return pay.kind === 'meter' || pay.kind === 'sum' ? undefined : netPay(pay);
}

const leastOf = ({ minimum }: Wager, event: string): Odds | undefined =>
  Object.hasOwn(minimum, event) ? minimum[event] : undefined;

function againstMinimum(
  wager: Wager,
  event: string,
  printed: Odds | undefined,
  cell: ReadCell | undefined,
): Pick<CellView, 'minimum' | 'against'> {
  const minimum = wager.paid === 'by-table' ? printed : leastOf(wager, event);
  if (minimum === undefined) return {};
  if (!cell) return { minimum };
  // What cannot be compared with the minimum (odds against a share of a meter) is not known to reach it.
  const compared = compareWorth(cell.worth, printedWorth(minimum)) ?? -1;
  return { minimum, against: compared < 0 ? 'below' : compared > 0 ? 'above' : 'at' };
}

/** Share of everything returned: stake and winnings of one event over those of all. */
function withShares(cells: CellView[]): CellView[] {
  const returned = (cell: CellView) =>
    cell.net === undefined || cell.probability === undefined
      ? undefined
      : fromText(cell.net).add(ONE).mul(fromText(cell.probability));
  const all = cells.map(returned);
  if (all.some((part) => part === undefined)) return cells;
  const total = all.reduce<Fraction>((sum, part) => sum.add(part ?? ZERO), ZERO);
  if (total.n === 0n) return cells;
  return cells.map((cell, index) => ({ ...cell, share: toText((all[index] ?? ZERO).div(total)) }));
}

function cellViews(
  wager: Wager,
  spec: WagerSpec,
  choice: WagerChoice,
  table: EffectiveTable | undefined,
  distribution: Distribution | undefined,
  terms: Result<MeterTerms | undefined>,
): CellView[] {
  const cells = spec.events.map((event): CellView => {
    const cell = table?.cells.find((candidate) => candidate.event === event.id);
    const typed = cell && isRead(cell) ? cell : undefined;
    const net = netOf(event.settles, typed && netAt(typed.read, terms));
    const count = distribution?.outcomes.find((outcome) => outcome.event === event.id)?.count;
    const probability =
      distribution && count !== undefined ? fromText(`${count}/${distribution.universe}`) : undefined;
    const pays = event.settles === 'pays';
    const printed = printedCell(wager, choice.payTable, event.id);
    return {
      event: event.id,
      label: event.label,
      settles: event.settles,
      text: event.settles === 'pays' ? (cell?.text ?? '') : GAME_SETTLES[event.settles],
      ...(pays ? { printed, ...againstMinimum(wager, event.id, printed, typed) } : {}),
      ...(cell && !isRead(cell) ? { problem: cell.problem.message } : {}),
      ...(net ? { net: toText(net) } : {}),
      ...(probability ? { probability: toText(probability) } : {}),
      ...(net && probability ? { contribution: toText(net.mul(probability)) } : {}),
    };
  });
  return withShares(cells);
}

const NOTHING_GIVEN: MeterGiven = { meter: false, contribution: false };

export function viewWager(
  game: Game,
  printed: Wager,
  choice: WagerChoice | undefined,
  options: Map<string, string>,
  distribution: Distribution | undefined,
  terms: Result<MeterTerms | undefined> = ok(undefined),
  given: MeterGiven = NOTHING_GIVEN,
): WagerView {
  const meter = terms.ok ? terms.value : undefined;
  const wager = chargedWager(game, printed, options);
  const spec = wagerSpec(game, wager, options);
  if (!choice) return { wager, spec, choice, table: undefined, cells: [], problems: [], figures: undefined };
  const table = effectiveTable(wager, choice);
  const cells = cellViews(wager, spec, choice, table, distribution, terms);
  const problems = cells.flatMap((cell) => (cell.problem ? [cell.problem] : []));
  const named = { ...spec, id: wager.id, label: wager.label };
  const figures =
    table && distribution && terms.ok && problems.length === 0
      ? figuresOf(distribution, named, paysOf(table), `pays.${wager.id}`, meter)
      : undefined;
  return {
    wager,
    spec,
    choice,
    table,
    cells,
    problems,
    figures: figures?.ok ? figures.value : undefined,
    ...(figures?.ok && { headline: headlineEdge(figures.value, given) }),
    ...(distribution && { distribution }),
  };
}

/** The wager as part of its round: what the solver cannot use stands at its cell, and the figures are the round's. */
export function inRound(view: WagerView, round: RoundView): WagerView {
  const at = (event: string) =>
    round.problems.find(({ field }) => field === `pays.${view.wager.id}.${event}`)?.message;
  const cells = view.cells.map((cell) => {
    const problem = cell.problem ?? at(cell.event);
    return problem === undefined ? cell : { ...cell, problem };
  });
  const problems = cells.flatMap((cell) => (cell.problem ? [cell.problem] : []));
  const { headline: _, ...rest } = view;
  return { ...rest, cells, problems, figures: round.solved?.figures, round };
}

type Asked = Parameters<typeof viewWager>;

/** The same, worked out again only where the choice, the options, the meter or the distribution is another. */
export function rememberingViews() {
  const known = new Map<string, { key: unknown[]; view: WagerView }>();
  return (...asked: Asked): WagerView => {
    const [game, wager, choice, options, distribution, terms, given] = asked;
    const key = [game, wager, choice, [...options].join(), distribution, JSON.stringify([terms, given])];
    const held = known.get(wager.id);
    if (held?.key.every((part, index) => part === key[index])) return held.view;
    const view = viewWager(...asked);
    known.set(wager.id, { key, view });
    return view;
  };
}
