/** One wager's exact house edge under given pays: a claim, a reading, a cell being typed. Pure, fit for the browser. */

import { type Fraction, fromText, toText } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { PayTable } from '@/simulations/pays/pay-table';
import { solveHere } from '@/simulations/pool/solve-here';
import { ok, type Result } from '@/simulations/problems/problem';
import { RoundRefused } from '@/simulations/problems/round-refused';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import { type Round, splitWagers } from '@/simulations/request/rounds';
import { byWay, meterOf, type ResultSettledBy } from '@/simulations/request/settlement';
import { countWager } from '@/simulations/request/written-wagers';
import { chargesOn } from '../offer/charges';
import { engineParameters, familyWager, settledWith } from '../offer/engine-wager';
import { meterTerms } from '../offer/meter';
import { choosableTables } from '../offer/pay-table';
import type { ResolvedVariant } from '../offer/resolve';
import { settledAs, settlementOf } from '../offer/settlement';
import type { Game } from '../terms/game';
import { meterInRecord } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import type { Figures, Priced } from './headline-edge';
import { recordedEdge } from './recorded-edges';

/**
 * A wager that settles together with others: the edge of the round, per unit of its first wager, the others at their
 * minimum. Throws where the table cannot be priced: what a rulebook prints was checked.
 */
export function printedEdge(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  pays: PayTable,
  payTable?: string,
): Fraction {
  const alone = () => aloneEdge(game, wager, options, pays, undefined);
  return byWay(settledAs(game, wager), {
    round: () => roundEdge(printedRound(game, wager, options, pays)),
    table: alone,
    rows: alone,
    model: alone,
    meter: () => {
      // A table that is printed may have a wager and a seed of its own.
      const table = payTable ?? choosableTables(wager).find(({ rows }) => rows === pays)?.id;
      const meter = meterTerms(wager, {}, table);
      return aloneEdge(game, wager, options, pays, meter.ok ? meter.value : undefined);
    },
  });
}

function aloneEdge(...asked: Alone): Fraction {
  const [game, wager, , pays, meter] = asked;
  const { distribution, spec } = counted(asked);
  return found(game, wager, houseEdge(distribution, spec, pays, `pays.${wager.id}`, meter));
}

/**
 * Where hands on a board meet: the edge where each winner gets the share of the meter as it was, and of what is left.
 */
export function edgesByOrder(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  pays: PayTable,
  { players, meter }: { players: string; meter: string },
): { chosen: string; other: string } {
  const contribution = meterInRecord(wager)?.contribution ?? '0%';
  const terms = meterTerms(wager, { progressive: { contribution, players, meter } });
  if (!terms.ok || !terms.value) throw new Error(`${game.id}/${wager.id} has no such meter`);
  const { distribution, spec } = counted([game, wager, options, pays, terms.value]);
  const figures = found(game, wager, figuresOf(distribution, spec, pays, `pays.${wager.id}`, terms.value));
  const other = figures.progressive?.course?.ofWhatIsLeft?.houseEdge;
  if (other === undefined) throw new Error(`winners of ${game.id}/${wager.id} are paid in no order`);
  return { chosen: figures.houseEdge, other };
}

/** Where a row may be reached by no outcome, which its counts show. */
const KEEPS_COUNTS: Record<ResultSettledBy, boolean> = {
  table: false,
  round: false,
  meter: false,
  rows: true,
  model: false,
};

/** With the meter's return, and with what a rounded charge is worked out from, where there is one. */
function alonePriced(...asked: Alone): Priced {
  const [game, wager, options, pays, meter] = asked;
  const charged = chargesOn(game, wager, options).length > 0;
  const counts = charged || KEEPS_COUNTS[settledAs(game, wager).by];
  const figured = counts || settledAs(game, wager).by === 'model';
  if (!meter && !figured) return { houseEdge: toText(aloneEdge(...asked)) };
  const { distribution, spec } = counted(asked);
  const figures = figuresOf(distribution, spec, pays, `pays.${wager.id}`, meter);
  const { houseEdge: edge, basis, progressive, universe, events } = found(game, wager, figures);
  return {
    houseEdge: edge,
    ...(basis !== undefined && { basis }),
    ...(progressive && { progressive }),
    ...(counts && { universe, events }),
  };
}

type Alone = [Game, Wager, Map<string, string>, PayTable, MeterTerms | undefined];

const counted = ([game, wager, options, pays]: Alone) =>
  countWager({
    id: wager.id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays,
    settled: settlementOf(game, wager),
  });

function found<T>(game: Game, wager: Wager, result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${game.id}/${wager.id}: ${result.problems.map(({ message }) => message).join(' ')}`);
}

/** Wagers that settle together are played by the rules of the one that is asked about. */
export function printedRound(game: Game, wager: Wager, options: Map<string, string>, pays: PayTable): Round {
  const split = splitWagers(
    settledWith(game, wager).map((other) => ({
      id: other.id,
      ...familyWager(game, other),
      parameters: engineParameters(game, wager, options),
      pays: other.id === wager.id ? pays : other.minimum,
      settled: settlementOf(game, other),
    })),
  );
  const [round] = (split.ok ? split : ok({ rounds: [] })).value.rounds;
  if (!round) throw new Error(`${game.id}/${wager.id} cannot be analysed as the rulebook prints it`);
  return round;
}

/** Recorded for all that rulebooks print, and checked by the golden tests; anything else is solved, which takes a while. */
const roundEdge = (round: Round): Fraction => {
  const recorded = recordedEdge(round);
  return recorded === undefined ? solveHere(round).houseEdge : fromText(recorded);
};

/** Those edges, or what an operator filed that cannot be played: a House Way that leaves a foul. */
export function edgesOrRefusal(resolved: ResolvedVariant): Result<Figures> {
  try {
    return ok(exactEdges(resolved));
  } catch (error) {
    if (error instanceof RoundRefused) return { ok: false, problems: [...error.problems] };
    throw error;
  }
}

/** The exact edge of every wager of a variant, without the witness: what its rules look at. */
export function exactEdges({ game, options, wagers }: ResolvedVariant): Figures {
  const chosen = new Map(Object.entries(options));
  const split = splitWagers(wagers.map(({ engine }) => engine));
  if (!split.ok) throw new Error('a resolved variant cannot be split into rounds');
  const priced: Figures = Object.fromEntries(
    split.value.rounds.flatMap((round) => {
      const houseEdge = toText(roundEdge(round));
      return round.settles.map((id) => [id, { houseEdge }]);
    }),
  );
  for (const { wager, engine } of wagers)
    if (split.value.alone.includes(engine))
      priced[wager.id] = alonePriced(game, wager, chosen, engine.pays, meterOf(engine.settled));
  return priced;
}
