/** What the judges look at: the variant read with its rulebook, and anything that could not be read. */

import { type Fraction, fromText } from '@/simulations/exact/fraction';
import type { EventId } from '@/simulations/wagers/event';
import {
  type Figures,
  type HeadlineEdge,
  headlineEdge,
  meterGiven,
  type Priced,
} from '../edges/headline-edge';
import type { Finding } from '../findings/finding';
import { chargedWager } from '../offer/charges';
import { withDeclaredLimits } from '../offer/declared-limits';
import { chosenOptions, settledWith, wagerSpec } from '../offer/engine-wager';
import { partNames } from '../offer/part-names';
import { type EffectiveTable, effectiveTable } from '../offer/pay-table';
import { AS_WRITTEN, writtenWagers } from '../offer/written';
import type { ClauseId } from '../spelling/ids';
import type { Game } from '../terms/game';
import type { Listing } from '../terms/listing';
import type { Asking } from '../terms/rule';
import { speaksOf } from '../terms/scope';
import { writtenRows } from '../terms/settled-by';
import type { Wager } from '../terms/wager';
import { type Asked, type OnFile, onFile } from '../variant/agreement-on-file';
import { spanOf } from '../variant/occasion';
import { ownerOn } from '../variant/proprietors';
import type { Circumstances, Variant } from '../variant/variant';
import type { Notified } from './notified';

export type Offered = {
  wager: Wager;
  /** Absent where the variant names a table the wager does not have. */
  table?: EffectiveTable | undefined;
  /** Absent until the variant is analysed. For the whole round where the wager settles with others. */
  edge?: Fraction;
  /** The edge that leads, with its basis; absent as `edge` is. */
  headline?: HeadlineEdge;
  /** Of its sums. */
  currency: string;
  /** What `edge` was taken from. */
  priced?: Priced;
  /** The labels of all that settle together, where that is more than this wager. */
  round?: string[];
  labelOf: (event: EventId) => string;
};

export type Situation<Book extends Listing = Listing> = {
  rulebook: Book;
  game: Game;
  variant: Variant;
  day: string;
  /** Option -> value, defaults filled in. */
  options: Map<string, string>;
  offered: Offered[];
  /** Of the temporary variation that it is. */
  notified?: Notified | undefined;
};

/** A finding without the rule it belongs to. */
export type Ruling = Omit<Finding, 'rule' | 'clause'> & {
  /** Where another clause asks for what the rule checks. */
  clause?: ClauseId;
  /** The wagers that pay less than a minimum, where that is what is not met. */
  below?: string[];
};

/** A rule that is checked: it says what a breach of it leads to. */
export type Checked = Asking & { onBreach: NonNullable<Asking['onBreach']> };

export type Judge<Of, Part> = (situation: Situation, rule: Of, part: Part) => Ruling[];

/** Of a part that measures: the situation has the wagers that the part speaks of. */
export type Measures<Part> = Judge<Checked, Part>;
export type Obliges<Part> = Judge<Asking, Part>;

export function situationOf<Book extends Listing>(
  rulebook: Book,
  game: Game,
  variant: Variant,
  day: string,
  figures: Figures,
): Situation<Book> {
  const options = withDeclaredLimits(
    game,
    chosenOptions(game, variant.options),
    variant.circumstances.limits,
    rulebook.currency,
  );
  const offered = game.wagers.flatMap((printed): Offered[] => {
    const choice = Object.hasOwn(variant.wagers, printed.id) ? variant.wagers[printed.id] : undefined;
    if (!choice) return [];
    const wager = chargedWager(game, printed, options);
    const known = Object.hasOwn(figures, wager.id) ? figures[wager.id] : undefined;
    const given = meterGiven(wager, variant.circumstances, choice.payTable);
    return [
      {
        wager,
        table: effectiveTable(wager, choice),
        currency: rulebook.currency,
        ...(known && {
          priced: known,
          edge: fromText(known.houseEdge),
          headline: headlineEdge(known, given),
        }),
        ...roundOf(game, printed),
        labelOf: labels(game, wager, options),
      },
    ];
  });
  const written = writtenWagers(rulebook, game, variant).map((wager) =>
    offeredAsWritten(wager, figures, rulebook.currency),
  );
  return { rulebook, game, variant, day, options, offered: [...offered, ...written] };
}

function offeredAsWritten(wager: Wager, figures: Figures, currency: string): Offered {
  const known = Object.hasOwn(figures, wager.id) ? figures[wager.id] : undefined;
  const rows = writtenRows(wager)?.rows ?? [];
  return {
    wager,
    table: effectiveTable(wager, AS_WRITTEN),
    currency,
    ...(known && {
      priced: known,
      edge: fromText(known.houseEdge),
      headline: { basis: 'every-bet' as const, edge: known.houseEdge },
    }),
    labelOf: (event) => rows.find((row) => row.event === event)?.label ?? event,
  };
}

function roundOf(game: Game, wager: Wager): Pick<Offered, 'round'> {
  const together = settledWith(game, wager);
  return together.length > 1 ? { round: together.map(({ label }) => label) } : {};
}

function labels(game: Game, wager: Wager, options: Map<string, string>): Offered['labelOf'] {
  // Only when a sentence names an event: making a specification costs more than all the rules.
  let known: Map<EventId, string> | undefined;
  return (event) => {
    known ??= new Map(wagerSpec(game, wager, options).events.map(({ id, label }) => [id, label]));
    return known.get(event) ?? event;
  };
}

/** The wagers on offer that a rule names; all of them where it names none. */
export function inScope(situation: Situation, rule: Asking): Offered[] {
  return situation.offered.filter(({ wager }) => speaksOf(rule, wager));
}

/** Of those, the ones the rulebook lists: what it prints says nothing about a wager that the operator wrote. */
export const listedInScope = (situation: Situation, rule: Asking): Offered[] =>
  inScope(situation, rule).filter(({ wager }) => !writtenRows(wager));

/** What is for a time that is still to come is judged as its first day finds it; a trial that is over has none to come. */
function firstOffered({ trial, temporary }: Circumstances, day: string): string {
  const times = [...(trial ? [trial] : []), ...(temporary ? [spanOf(temporary)] : [])];
  const [begins] = times.flatMap(({ from, to }) => (day <= to ? from : [])).sort();
  return begins !== undefined && begins > day ? begins : day;
}

/** What is on file about one of these: of one person or authority, or of anybody. */
export const agreed = (
  { game, variant, day }: Situation,
  from: string | undefined,
  ...asked: Asked[]
): OnFile =>
  onFile(variant.circumstances, {
    ...(from !== undefined && { from }),
    asked,
    day,
    first: firstOffered(variant.circumstances, day),
    parts: partNames(game, variant),
  });

/** The same of the authority. */
export const consented = (situation: Situation, ...asked: Asked[]): OnFile =>
  agreed(situation, situation.rulebook.authority, ...asked);

/** At the end of a sentence: what is on file and does not count. */
export const butOnFile = (found: OnFile): string =>
  found.document === undefined && found.why ? ` ${found.why}` : '';

/** Who has to be asked about a wager today. */
export const proprietorOf = (
  { game, variant, day }: Situation,
  wager: Pick<Wager, 'proprietor'>,
): string | undefined => {
  const printed = wager.proprietor ?? game.proprietor;
  return printed && ownerOn(variant.circumstances, printed, day);
};
