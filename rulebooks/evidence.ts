/** How a rule is checked: a closed list. Each kind has an evaluator in `evaluation/` and cases in `contract/`. */
import { z } from 'zod';
import { id, payText, shareText } from './fields';

/** The option has one of these values. */
export const OptionIs = z.object({ option: id, values: z.array(z.string()).min(1) });

export const Parameter = z.object({
  name: z.string(),
  comparator: z.enum(['at-least', 'at-most', 'equal', 'one-of']),
  value: z.union([z.string(), z.array(z.string())]),
  unit: z.string(),
});

/** Floors that go together: each event of a wager, and the least it pays. */
export const Schedule = z.object({ label: z.string(), rows: z.record(id, payText) });

/** Which computed value the rule is checked with. One small evaluator per kind, in `evaluation/`. */
export const Evidence = z.discriminatedUnion('compare', [
  /** Each event of the wagers in scope pays no less than the wager's own `minimum`. */
  z.object({ compare: z.literal('minimum-odds') }),
  /** Each event of the wagers in scope, or those named, pays exactly the wager's own `minimum`: less or more is a breach. */
  z.object({ compare: z.literal('approved-odds'), events: z.array(id).optional() }),
  /** A row the operator may leave out: `event` pays as `otherwise` does, or at least `atLeast`. */
  z.object({ compare: z.literal('optional-row'), event: id, otherwise: id, atLeast: payText }),
  /** The option in scope has one of its permitted values; said only where another option has one of these. */
  z.object({ compare: z.literal('option-value'), option: id, where: OptionIs.optional() }),
  /**
   * A percentage is between these, both included; said only where another option has one of these. An option with a
   * value outside `only` is a breach by itself, whatever the percentage. With `pays`, the wagers in scope pay exactly
   * what is left of their approved pays: where the percentage is said, by every value of `only`, and in a game without
   * the percentage, which takes nothing off.
   */
  z.object({
    compare: z.literal('option-range'),
    option: id,
    from: shareText,
    to: shareText,
    where: OptionIs.optional(),
    only: OptionIs.optional(),
    pays: z.literal(true).optional(),
  }),
  /** A line owed on the sign whatever is offered, with the value of the option `decks` for "{decks}". */
  z.object({ compare: z.literal('notice'), notice: z.string(), where: OptionIs.optional() }),
  /** What the rule is about needs the authority's approval before it is offered. */
  z.object({ compare: z.literal('approval'), of: z.string(), where: OptionIs.optional() }),
  /** What the wagers in scope pay is no less than in at least one of these schedules, taken as a whole, on every row of it. */
  z.object({
    compare: z.literal('at-least-one-of-tables'),
    schedules: z.array(Schedule).min(2),
  }),
  /**
   * Each wager in scope pays one printed table exactly, with the options that the table is printed for; of
   * wagers that are one by other tables only one is offered. `together`: all of them by the table of one name.
   */
  z.object({ compare: z.literal('one-of-tables'), together: z.literal(true).optional() }),
  /** With this value of the option (or any), a line is owed on the sign. */
  z.object({
    compare: z.literal('option-notice'),
    option: id,
    whenValues: z.array(z.string()).optional(),
    notice: z.string(),
  }),
  /**
   * Any value of the option but these makes the rule apply: owes what `onBreach` says, with the value for "{value}"
   * in the notice. On an attested rule: it is asked for only then.
   */
  z.object({
    compare: z.literal('option-chosen'),
    option: id,
    unlessValues: z.array(z.string()).min(1),
    notice: z.string().optional(),
  }),
  /**
   * What optional wagers pay out in one round to all winners together may be limited by this option: a line is owed on
   * the sign, filled as a `notice` is, unless it has one of these values. A limit that a single win at the largest
   * wager (the option `largest`, else the table's) exceeds is reported with both sums.
   */
  z.object({
    compare: z.literal('aggregate-limit'),
    option: id,
    unlessValues: z.array(z.string()).default([]),
    largest: id,
    notice: z.string(),
  }),
  /** Any value of the option but these is allowed only where the event pays exactly this. */
  z.object({
    compare: z.literal('option-needs-pay'),
    option: id,
    unlessValues: z.array(z.string()).min(1),
    wager: id,
    event: id,
    pay: payText,
  }),
  /** What the wagers in scope pay is on the sign, row by row. */
  z.object({ compare: z.literal('odds-shown'), where: OptionIs.optional() }),
  /** The wagers offered are among those listed for the game. */
  z.object({ compare: z.literal('wagers-listed') }),
  /** Pays other than the minimum and the printed tables: the sign must show them and the edge. */
  z.object({ compare: z.literal('better-odds-notice') }),
  /** A pay table replaced as a whole: which table it is must be on the sign. */
  z.object({ compare: z.literal('table-in-use-notice') }),
  /** The premises must have the edge of each pay table available: the leaflet. */
  z.object({ compare: z.literal('leaflet-required') }),
  /** Minimum odds taken as a whole where the source advises against it. */
  z.object({ compare: z.literal('unbalanced-minimum') }),
  /** Maximum and minimum wagers are given, and are shown on the sign. */
  z.object({ compare: z.literal('table-limits') }),
  /** A feature on trial: agreed dates, and the notice to players. Under some rules every new feature is on trial. */
  z.object({ compare: z.literal('trial-status'), newFeatures: z.literal(true).optional() }),
  /**
   * A declared fact of the variant (see `Circumstances`) makes the rule apply: owes what `onBreach` says.
   * On an attested rule: it is asked for only where the fact is declared.
   */
  z.object({ compare: z.literal('circumstance'), fact: z.string(), notice: z.string().optional() }),
  /** A progressive wager is one that the game lists; declared for another game, it owes what `onBreach` says. */
  z.object({ compare: z.literal('progressive-listed') }),
  /** A progressive jackpot's contribution share, as n/d of the progressive wagers. */
  z.object({ compare: z.literal('progressive-contribution'), atLeast: z.string() }),
  /** What goes to the meter and to the reserve is what the table in use prints. */
  z.object({ compare: z.literal('progressive-increments') }),
  /**
   * Of the tables whose seed the reserve pays: any first seed meets. Of those whose seed the house pays: it is the
   * printed one, multiplied as the wager is.
   */
  z.object({ compare: z.literal('progressive-seed'), paidBy: z.enum(['reserve', 'house']) }),
  /** At another wager than the one the table is printed for, its sums multiply, and approval comes first. */
  z.object({ compare: z.literal('progressive-scale') }),
  /** The wager has a proprietor: a variation needs their agreement first, which another clause may ask for. */
  z.object({ compare: z.literal('proprietor-consent'), askedIn: z.string().optional() }),
]);

export type OptionIs = z.infer<typeof OptionIs>;
export type Evidence = z.infer<typeof Evidence>;
