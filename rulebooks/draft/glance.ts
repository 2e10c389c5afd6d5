/** One line about a variant: the range of its exact edges, and how much of it is open. Nothing is counted or solved for it. */
import { type FractionText, fromText, toText } from '@/simulations/exact/fraction';
import { figuresOf } from '@/simulations/figures/figures';
import { houseEdge } from '@/simulations/figures/house-edge';
import type { Problem, Result } from '@/simulations/problems/problem';
import { byWay } from '@/simulations/request/settlement';
import type { Distribution } from '@/simulations/wagers/distribution';
import { basisInWords, givenIn, type HeadlineEdge, headlineEdge, type Priced } from '../edges/headline-edge';
import { evaluate, type Figures } from '../evaluation';
import { countOf, isByRule } from '../findings/finding';
import { countsOf, type OpenCount, openItems, type Standing } from '../findings/open-items';
import type { Game, Rulebook, Wager } from '../format/record';
import { chargedWager } from '../offer/charges';
import { chosenOptions, wagerSpec } from '../offer/engine-wager';
import { meterTerms } from '../offer/meter';
import { optionProblems } from '../offer/option-problems';
import { strayConsents } from '../offer/part-names';
import { effectiveTable, isRead, paysOf } from '../offer/pay-table';
import { writtenProblems } from '../offer/resolve-written';
import { settledAs, standsAlone } from '../offer/settlement';
import { choiceOf, writtenWagers } from '../offer/written';
import { inForce } from '../spelling/dates';
import { dayProblems } from '../variant/day-problems';
import type { Variant } from '../variant/variant';

export type Glance = {
  /** Lowest and highest of the edges that lead; absent where none is known. */
  edges?: [low: FractionText, high: FractionText] | undefined;
  /** “before the vigorish is rounded”, where that holds for an edge of the range. */
  beforeRounding?: string;
  /** Wagers whose edge depends on a meter that is not given. */
  metersToGive: number;
  /** How many of each are open, except for the analysis and the consents on file. */
  open: OpenCount[];
  /** Rules that a person confirmed, which nothing computed. */
  confirmed: number;
  /** How many rules were checked. */
  rules: number;
};

/** What is already known: how often events happen, by wager, and the edges of rounds. */
export type Known = {
  /** The given options can be used; otherwise nothing was counted, and the rules are checked without figures. */
  usable: boolean;
  distributions: ReadonlyMap<string, Distribution>;
  rounds: { settles: string[]; edge: Result<FractionText | undefined> }[];
};

export function glance(
  rulebook: Rulebook,
  game: Game,
  { variant, day }: { variant: Variant; day: string },
  known: Known,
): Glance {
  const options = chosenOptions(game, known.usable ? variant.options : {});
  const alone = [
    ...game.wagers
      .filter((wager) => standsAlone(game, wager))
      .map((wager) => chargedWager(game, wager, options)),
    ...writtenWagers(rulebook, game, variant),
  ];
  const priced = new Map<string, Priced>();
  for (const wager of alone) {
    const found = pricedAlone(game, wager, variant, options, known.distributions.get(wager.id));
    if (found) priced.set(wager.id, found);
  }
  for (const { settles, edge } of known.rounds)
    if (edge.ok && edge.value !== undefined)
      for (const id of settles)
        if (Object.hasOwn(variant.wagers, id)) priced.set(id, { houseEdge: edge.value });
  const figures: Figures = Object.fromEntries(priced);
  const findings = evaluate({
    rulebook,
    variant,
    figures,
    day,
  });
  const offered = { ...variant, options: known.usable ? variant.options : {} };
  const leads = alone.flatMap((wager) => {
    const found = priced.get(wager.id);
    return found ? [headlineEdge(found, givenIn(wager.id, { game, variant: offered }))] : [];
  });
  const rounds = [...priced].filter(([id]) => !alone.some((wager) => wager.id === id));
  const items = openItems({
    ...unreadIn(rulebook, game, variant, options, known),
    wagers: Object.keys(variant.wagers).length + Object.keys(variant.written ?? {}).length,
    findings,
    // Consents depend on today, and this is kept: `withStanding` adds them.
    circumstances: {},
    unusable: [...optionProblems(game, variant), ...dayProblems(variant.circumstances)].map(
      ({ message }) => message,
    ),
    stray: strayConsents(game, variant),
    analysis: 'not-kept',
    ...(inForce(rulebook, day)
      ? {}
      : { outOfDate: `${rulebook.title} is not in force on its date. Choose another.` }),
  });
  return {
    ...rangeOf([
      ...leads.flatMap(({ edge }) => edge ?? []),
      ...rounds.map(([, { houseEdge: edge }]) => edge),
    ]),
    ...beforeRoundingIn(leads),
    metersToGive: leads.filter(({ basis }) => basis === 'meter-not-given').length,
    open: countsOf(items),
    confirmed: countOf(findings, 'confirmed'),
    rules: findings.filter(isByRule).length,
  };
}

/** Absent while a cell cannot be read or its events were not counted yet. */
function pricedAlone(
  game: Game,
  wager: Wager,
  variant: Variant,
  options: Map<string, string>,
  distribution: Distribution | undefined,
): Priced | undefined {
  const choice = choiceOf(variant, wager);
  const table = choice && effectiveTable(wager, choice);
  if (!distribution || !table?.cells.every(isRead)) return undefined;
  const terms = meterTerms(wager, variant.circumstances, choice?.payTable);
  if (!terms.ok) return undefined;
  const spec = { ...wagerSpec(game, wager, options), id: wager.id };
  const asked = [distribution, spec, paysOf(table), `pays.${wager.id}`] as const;
  const figures = () => {
    const found = figuresOf(...asked, terms.value);
    return found.ok ? found.value : undefined;
  };
  return byWay(settledAs(game, wager), {
    table: () => {
      const edge = houseEdge(...asked);
      return edge.ok ? { houseEdge: toText(edge.value) } : undefined;
    },
    meter: figures,
    // Whether a row is reached by no outcome is seen from its counts.
    rows: figures,
    model: figures,
    round: () => undefined,
  });
}

/** Of the first whose charge is rounded; the same charge is rounded for all of a game. */
function beforeRoundingIn(leads: readonly HeadlineEdge[]): Pick<Glance, 'beforeRounding'> {
  const rounded = leads.find((lead) => lead.basis === 'every-bet' && lead.roundedCharge !== undefined);
  const beforeRounding = rounded && basisInWords(rounded, String);
  return beforeRounding === undefined ? {} : { beforeRounding };
}

/** Each by its field: the same cell may be refused by itself and by the round it is part of. */
function unreadIn(
  rulebook: Rulebook,
  game: Game,
  variant: Variant,
  options: Map<string, string>,
  { rounds }: Known,
): Pick<Standing, 'unread' | 'unfinished'> {
  const written = writtenWagers(rulebook, game, variant);
  const problems: Problem[] = [
    ...game.wagers.flatMap((wager) => {
      const choice = choiceOf(variant, wager);
      const cells = (choice && effectiveTable(wager, choice)?.cells) ?? [];
      return cells.flatMap((cell) => (isRead(cell) ? [] : [cell.problem]));
    }),
    ...written.flatMap((wager) => writtenProblems(game, written, wager, options)),
    ...rounds.flatMap(({ edge }) => (edge.ok ? [] : edge.problems)),
  ];
  const fields = new Set(problems.map(({ field = '' }) => field));
  const unread = [...fields].filter((field) => field.startsWith('pays.'));
  const own = new Set(
    [...fields].filter((field) => field.startsWith('written.')).map((field) => field.split('.')[1]),
  );
  return {
    unread: unread.map((field) => ({ wager: field.split('.')[1] ?? '', label: field })),
    unfinished: written
      .filter(({ id }) => own.has(id))
      .map(({ id, label }) => ({ wager: id, label, says: 'Finish it.' })),
  };
}

function rangeOf(edges: FractionText[]): Pick<Glance, 'edges'> {
  const [first, ...others] = edges.map(fromText);
  if (!first) return {};
  const low = others.reduce((least, edge) => (edge.lt(least) ? edge : least), first);
  const high = others.reduce((most, edge) => (edge.gt(most) ? edge : most), first);
  return { edges: [toText(low), toText(high)] };
}
