/** What a list says of a variant: the range of its exact edges, and how many rules ask for something. Nothing is counted or solved for it. */
import { type Fraction, type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { Distribution } from '@/simulations/model';
import type { Problem, Result } from '@/simulations/problem';
import { chargedWager } from './charges';
import { inForce } from './dates';
import { chosenOptions, isDecided, wagerSpec } from './engine-wager';
import { evaluate, type Figures } from './evaluation';
import { type Finding, isSettled, VERDICTS, type Verdict } from './finding';
import { meterTerms } from './meter';
import { effectiveTable, isRead, paysOf } from './pay-table';
import type { Game, Rulebook, Wager } from './record';
import { writtenProblems } from './resolve-written';
import type { Variant } from './variant';
import { AS_WRITTEN, writtenWagers } from './written';

export type Glance = {
  /** Lowest and highest; absent where none is known. */
  edges?: [low: FractionText, high: FractionText];
  /** Pays and conditions that cannot be read. */
  unread: number;
  /** By verdict, in the order of their weight; what is met needs no mention. */
  asks: [Verdict, number][];
  /** Of all rules that were held against it. */
  rules: number;
  /** The rulebook is in force on its date. */
  inForce: boolean;
};

/** What is known already: how often events happen, by wager, and what rounds cost. */
export type Known = {
  /** The options as they are given can be used; otherwise the rules are held against the defaults. */
  usable: boolean;
  distributions: ReadonlyMap<string, Distribution>;
  rounds: { settles: string[]; edge: Result<FractionText | undefined> }[];
};

export function glance(
  rulebook: Rulebook,
  game: Game,
  { variant, at }: { variant: Variant; at: string },
  known: Known,
): Glance {
  const options = chosenOptions(game, known.usable ? variant.options : {});
  const alone = [
    ...game.wagers
      .filter((wager) => !isDecided(game, wager))
      .map((wager) => chargedWager(game, wager, options)),
    ...writtenWagers(rulebook, game, variant),
  ];
  const edges = new Map<string, FractionText>();
  for (const wager of alone) {
    const edge = edgeAlone(game, wager, variant, options, known.distributions.get(wager.id));
    if (edge) edges.set(wager.id, toText(edge));
  }
  for (const { settles, edge } of known.rounds)
    if (edge.ok && edge.value !== undefined)
      for (const id of settles) if (Object.hasOwn(variant.wagers, id)) edges.set(id, edge.value);
  const figures: Figures = Object.fromEntries([...edges].map(([id, edge]) => [id, { houseEdge: edge }]));
  const findings = evaluate({
    rulebook,
    variant: { ...variant, options: Object.fromEntries(options) },
    figures,
    at,
  });
  return {
    ...rangeOf([...edges.values()]),
    unread: unreadIn(rulebook, game, variant, options, known).size,
    asks: asking(findings),
    rules: findings.length,
    inForce: inForce(rulebook, at),
  };
}

const choiceOf = (wager: Wager, variant: Variant) =>
  wager.written ? AS_WRITTEN : Object.hasOwn(variant.wagers, wager.id) ? variant.wagers[wager.id] : undefined;

/** Absent while a cell cannot be read or its events were not counted yet. */
function edgeAlone(
  game: Game,
  wager: Wager,
  variant: Variant,
  options: Map<string, string>,
  distribution: Distribution | undefined,
): Fraction | undefined {
  const choice = choiceOf(wager, variant);
  const table = choice && effectiveTable(wager, choice);
  if (!distribution || !table?.cells.every(isRead)) return undefined;
  const terms = meterTerms(wager, variant.circumstances, choice?.payTable);
  if (!terms.ok) return undefined;
  const spec = { ...wagerSpec(game, wager, options), id: wager.id };
  const edge = houseEdge(distribution, spec, paysOf(table), `pays.${wager.id}`, terms.value);
  return edge.ok ? edge.value : undefined;
}

/** Each by its field: the same cell may be refused by itself and by the round it is part of. */
function unreadIn(
  rulebook: Rulebook,
  game: Game,
  variant: Variant,
  options: Map<string, string>,
  { rounds }: Known,
): Set<string> {
  const written = writtenWagers(rulebook, game, variant);
  const problems: Problem[] = [
    ...game.wagers.flatMap((wager) => {
      const choice = choiceOf(wager, variant);
      const cells = (choice && effectiveTable(wager, choice)?.cells) ?? [];
      return cells.flatMap((cell) => (isRead(cell) ? [] : [cell.problem]));
    }),
    ...written.flatMap((wager) => writtenProblems(game, written, wager, options)),
    ...rounds.flatMap(({ edge }) => (edge.ok ? [] : edge.problems)),
  ];
  return new Set(
    problems.map(({ field = '' }) => field).filter((field) => /^(?:pays|written)\./.test(field)),
  );
}

function rangeOf(edges: FractionText[]): Pick<Glance, 'edges'> {
  const [first, ...others] = edges.map(fromText);
  if (!first) return {};
  const low = others.reduce((least, edge) => (edge.lt(least) ? edge : least), first);
  const high = others.reduce((most, edge) => (edge.gt(most) ? edge : most), first);
  return { edges: [toText(low), toText(high)] };
}

const asking = (findings: Finding[]): [Verdict, number][] =>
  VERDICTS.filter((verdict) => !isSettled({ verdict }))
    .map((verdict): [Verdict, number] => [
      verdict,
      findings.filter((finding) => finding.verdict === verdict).length,
    ])
    .filter(([, count]) => count > 0);
