/** One wager's exact house edge under given pays: a claim, a reading, a cell being typed. Pure, fit for the browser. */
import { type Fraction, type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { MeterTerms, PayTable } from '@/simulations/model';
import { ok } from '@/simulations/problem';
import { type Round, splitWagers } from '@/simulations/rounds';
import { solveHere } from '@/simulations/solve-here';
import { countWager } from '@/simulations/written-wagers';
import { asWritten, engineParameters, familyWager, isDecided, settledWith } from './engine-wager';
import type { Figures } from './evaluation';
import { meterTerms } from './meter';
import { choosableTables } from './pay-table';
import type { Game, Wager } from './record';
import { recordedEdge } from './recorded-edges';
import type { ResolvedVariant } from './resolve';

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
  if (isDecided(game, wager)) return roundEdge(printedRound(game, wager, options, pays));
  // A table that is printed may have a wager and a seed of its own.
  const table = payTable ?? choosableTables(wager).find(({ rows }) => rows === pays)?.id;
  const meter = meterTerms(wager, {}, table);
  return aloneEdge(game, wager, options, pays, meter.ok ? meter.value : undefined);
}

function aloneEdge(
  game: Game,
  wager: Wager,
  options: Map<string, string>,
  pays: PayTable,
  meter: MeterTerms | undefined,
): Fraction {
  const { distribution, spec } = countWager({
    id: wager.id,
    ...familyWager(game, wager),
    parameters: engineParameters(game, wager, options),
    pays,
    ...(wager.written && { written: asWritten(wager.written) }),
  });
  const edge = houseEdge(distribution, spec, pays, `pays.${wager.id}`, meter);
  if (!edge.ok)
    throw new Error(`${game.id}/${wager.id}: ${edge.problems.map(({ message }) => message).join(' ')}`);
  return edge.value;
}

export function printedRound(game: Game, wager: Wager, options: Map<string, string>, pays: PayTable): Round {
  const split = splitWagers(
    settledWith(game, wager).map((other) => ({
      id: other.id,
      ...familyWager(game, other),
      parameters: engineParameters(game, wager.id === other.id ? wager : other, options),
      pays: other.id === wager.id ? pays : other.minimum,
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

/** The exact edge of every wager of a variant, without the witness: what its rules look at. */
export function exactEdges({ game, options, wagers }: ResolvedVariant): Figures {
  const chosen = new Map(Object.entries(options));
  const split = splitWagers(wagers.map(({ engine }) => engine));
  if (!split.ok) throw new Error('a resolved variant cannot be split into rounds');
  const edges: [string, FractionText][] = split.value.rounds.flatMap((round) => {
    const edge = toText(roundEdge(round));
    return round.settles.map((id): [string, FractionText] => [id, edge]);
  });
  for (const { wager, engine } of wagers)
    if (split.value.alone.includes(engine))
      edges.push([wager.id, toText(aloneEdge(game, wager, chosen, engine.pays, engine.meter))]);
  return Object.fromEntries(edges.map(([id, houseEdge]) => [id, { houseEdge }]));
}
