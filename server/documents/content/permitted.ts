/**
 * The edges of the pay tables that a rulebook prints. Those of rounds were solved and recorded with the rulebook; where
 * one was not, it is left out: setting a paper takes a moment, solving takes minutes.
 */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { givenIn, headlineEdge, meterGiven } from '@/rulebooks/edges/headline-edge';
import { exactEdges } from '@/rulebooks/edges/house-edge';
import { knownEdge } from '@/rulebooks/edges/known-edge';
import { recordedEdge } from '@/rulebooks/edges/recorded-edges';
import type { Game, PrintedPayTable, Wager } from '@/rulebooks/format/record';
import { settledWith } from '@/rulebooks/offer/engine-wager';
import { meterTerms } from '@/rulebooks/offer/meter';
import { CUSTOM, printedPay, tablesOf } from '@/rulebooks/offer/pay-table';
import { type ResolvedVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import type { Circumstances, Variant } from '@/rulebooks/variant/variant';
import { fromText, sum, toText } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { atMeter } from '@/simulations/progressive/at-meter';
import { progressiveFigures } from '@/simulations/progressive/figures';
import type { ProgressiveFigures } from '@/simulations/progressive/meter-figures';
import type { MeterTerms } from '@/simulations/progressive/meter-terms';
import { splitWagers } from '@/simulations/request/rounds';
import { byWay } from '@/simulations/request/settlement';
import type { Subject } from '../subject';
import { basisNote, headlineOf } from './progressive';
import type { Member } from './rounds';
import { settlementOf } from './settled';
import type { Offered } from './wagers';

/** The same distribution at another pay table. Events that no table prices keep what they came to. */
export function edgeAt(result: AnalysedWager, rows: PrintedPayTable['rows'], meter?: MeterTerms): string {
  const terms = atMeter(meter);
  const expected = sum(
    result.events.map(({ id, probability, net }) => {
      const pays = rows[id];
      return fromText(probability).mul(pays === undefined ? fromText(net) : netPay(printedPay(pays), terms));
    }),
  );
  return toText(expected.neg());
}

/** By the same basis as what is offered. A table may be printed for another wager, and start its meter from another seed. */
function leadingAt(
  each: Offered,
  { variant: { circumstances } }: Subject,
  id: string,
  rows: PrintedPayTable['rows'],
): string | undefined {
  const plain = () => edgeAt(each.result, rows);
  return byWay(settlementOf(each), {
    table: plain,
    rows: plain,
    model: plain,
    round: plain,
    meter: ({ meter }) => leadingAtMeter(each, meter, circumstances, id, rows),
  });
}

function leadingAtMeter(
  { wager, result }: Offered,
  offeredAt: ProgressiveFigures,
  circumstances: Circumstances,
  id: string,
  rows: PrintedPayTable['rows'],
): string | undefined {
  const found = id === result.payTable ? undefined : meterTerms(wager, circumstances, id);
  const meter = (found?.ok ? found.value : undefined) ?? offeredAt;
  const terms = atMeter(meter);
  const settled = result.events.flatMap(({ id: event, pays, probability, net }) => {
    const priced = rows[event];
    const read = priced === undefined ? parsePay(pays) : { ok: true as const, value: printedPay(priced) };
    if (!read.ok) return [];
    const worth = priced === undefined ? fromText(net) : netPay(read.value, terms);
    return [{ event: { id: event }, pay: read.value, probability: fromText(probability), net: worth }];
  });
  const priced = { houseEdge: edgeAt(result, rows, meter), progressive: progressiveFigures(settled, meter) };
  return headlineEdge(priced, meterGiven(wager, circumstances, id)).edge;
}

/** One wager with the tables it may be offered at, and what is offered. */
export type Choice = {
  wager: Wager;
  label: string;
  /** "minimum", a printed table's id, or "custom". */
  payTable: string;
  table: string;
  events: { id: string; label: string; pays: string }[];
  /** Of what is offered: the edge that leads, or none where it depends on a meter that was not given. */
  houseEdge: string | undefined;
  /** What the edges are of, where they are of a meter: "edge over the long run". */
  basis?: string | undefined;
  tables: { id: string; label: string; rows: PrintedPayTable['rows']; edge: string | undefined }[];
};

export function choicesOf(subject: Subject, each: Offered): Choice[] {
  const options = new Map(Object.entries(subject.analysis.options));
  return byWay(settlementOf(each), {
    table: () => choicesAlone(subject, each),
    meter: () => choicesAlone(subject, each, basisNote(each, subject)),
    round: ({ members }) => members.map((member) => choiceOfMember(subject.game, each, member, options)),
    // No rulebook prints another table for it.
    rows: () => [],
    model: () => [],
  });
}

function choicesAlone(subject: Subject, each: Offered, basis?: string): Choice[] {
  const { wager, result, table } = each;
  const set = tablesOf(wager);
  return [
    {
      wager,
      label: wager.label,
      payTable: result.payTable,
      table,
      events: result.events.filter(({ id }) => set.some(({ rows }) => id in rows)),
      houseEdge: headlineOf(each, subject).edge,
      ...(basis !== undefined && { basis }),
      tables: set.map(({ id, label, rows }) => ({
        id,
        label,
        rows,
        edge: leadingAt(each, subject, id, rows),
      })),
    },
  ];
}

/** Where another wager of the round is not at its minimum, the recorded edge is for a different round. */
function choiceOfMember(
  game: Game,
  { result, members }: Offered,
  { wager, payTable, table, pays }: Member,
  options: Map<string, string>,
): Choice {
  const others = members.filter((member) => member.wager !== wager);
  const alike =
    settledWith(game, wager).length === members.length &&
    others.every((other) => other.payTable === 'minimum');
  return {
    wager,
    label: wager.label,
    payTable,
    table,
    events: pays.map(({ event, label, pays: odds }) => ({ id: event, label, pays: odds })),
    houseEdge: result.houseEdge,
    tables: tablesOf(wager).map(({ id, label, rows }) => ({
      id,
      label,
      rows,
      edge: id === payTable ? result.houseEdge : alike ? knownEdge(game, wager, options, rows) : undefined,
    })),
  };
}

/** Something to compare with what is offered: another printed table, or the printed one beside the operator's own. */
export const isChoice = ({ payTable, tables }: Choice): boolean => payTable === CUSTOM || tables.length > 1;

/** The edges of a variant by wager, those of its rounds only where they were recorded. */
export function knownEdges(subject: Subject, options: Record<string, string>): Map<string, string> {
  const { rulebook, variant, day } = subject;
  const resolved = resolveVariant(rulebook, { ...variant, options }, day);
  return resolved.ok ? edgesOf(resolved.value, variant) : new Map();
}

function edgesOf(resolved: ResolvedVariant, variant: Variant): Map<string, string> {
  const split = splitWagers(resolved.wagers.map(({ engine }) => engine));
  if (!split.ok) return new Map();
  const { alone, rounds } = split.value;
  const plain = resolved.wagers.filter(({ engine }) => alone.includes(engine));
  const edges = Object.entries(exactEdges({ ...resolved, wagers: plain })).flatMap(
    ([id, priced]): [string, string][] => {
      const given = givenIn(id, { game: resolved.game, variant });
      const { edge } = headlineEdge(priced, given);
      return edge === undefined ? [] : [[id, edge]];
    },
  );
  for (const round of rounds) {
    const edge = recordedEdge(round);
    if (edge !== undefined) edges.push([round.id, edge]);
  }
  return new Map(edges);
}
