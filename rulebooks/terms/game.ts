/** A game that a rulebook lists: its options and its wagers. */
import { z } from 'zod';
import { Collects } from './collects';
import { clause, date, id, shareText } from './fields';
import { GameMoney } from './game-money';
import { OptionIs } from './option-is';
import { Wager } from './wager';

export const OptionValue = z.object({
  value: z.string(),
  label: z.string(),
  /** How a notice at the table says it, where the name tells more than players need. */
  posted: z.string().exactOptional(),
});
export const OptionSum = z.object({ id, label: z.string() });
export const GameOption = z.object({
  id,
  label: z.string(),
  explains: z.string(),
  clause,
  /**
   * `amount`: money, or one of `values` in its place ("none"). It sets the parameter in minor units; a word unsets it.
   * `percentage`: any share within `range`; `values` are examples of it.
   * `sums`: a printed table by its name, or the operator’s own sums of money, one for each of `sums` in their order.
   * `filed`: the lines of `values`, or an operator’s own as JSON, which the family reads. It sets the parameter to them.
   */
  kind: z.enum(['choice', 'amount', 'percentage', 'sums', 'filed']).default('choice'),
  range: z.object({ from: shareText, to: shareText }).exactOptional(),
  /** What the percentage is taken from, in place of what the wager's tables print: won on an event, or of the wager. */
  charges: z
    .array(
      z.object({
        wager: id,
        event: id,
        from: z.enum(['winnings', 'wager']),
        /** In place of the option's own value: "100%" where nothing is won. */
        share: shareText.exactOptional(),
        where: OptionIs.exactOptional(),
      }),
    )
    .exactOptional(),
  /** What each of several sums is for. */
  sums: z.array(OptionSum).min(2).exactOptional(),
  /** Of an amount: the option whose amount it is no less than, where both are amounts. */
  noLessThan: id.exactOptional(),
  /** The limit of optional wagers that it is: left as it begins, it is what is declared of the table. */
  limits: z.enum(['minimum', 'maximum']).exactOptional(),
  /** The option that says how a charge is rounded ("exact", "nearest", "up"), and to what amount of money. */
  rounding: z.object({ option: id, to: z.string() }).exactOptional(),
  values: z.array(OptionValue).min(1),
  /** No longer on offer, and why; what was frozen with one is read and verified with it all the same. */
  formerly: z.array(OptionValue.extend({ because: z.string() })).exactOptional(),
  default: z.string(),
  /** The engine parameter it sets; absent for options that change no number (a notice, a procedure). */
  sets: z.string().exactOptional(),
  /** Of wagers that another family than the game's settles: family -> the parameter of it that the option sets. */
  setsIn: z.record(z.string(), z.string()).exactOptional(),
  /** It is the number of playing positions on the layout. */
  seats: z.literal(true).exactOptional(),
  /** The rule sets no limit: `values` are those that can be analysed. */
  open: z.literal(true).exactOptional(),
  /** By value: wagers that the layout marks though they may not be on offer. */
  marks: z.record(z.string(), z.array(id)).exactOptional(),
  /** How the rule is read where its words leave it open: nothing that a house offers or a player asks about. */
  reading: z.literal(true).exactOptional(),
  /** What is filed beside the game and priced there: no figure of the game is of it. */
  beside: z.literal(true).exactOptional(),
  /** Of a reading: the filed option whose own lines leave nothing of it to read. */
  unlessFiled: id.exactOptional(),
  /** By value: what a printed schedule of collection fees is for, where the option chooses one. */
  collects: z.record(z.string(), Collects).exactOptional(),
  /** The values that golden files are made for, where there are too many for all. */
  recorded: z.array(z.string()).exactOptional(),
});

const PlayStep = z.object({ says: z.string(), wager: id.exactOptional(), where: OptionIs.exactOptional() });

export const Game = z.object({
  id,
  label: z.string(),
  clause,
  /** If other than the rulebook's. */
  validFrom: date.exactOptional(),
  validTo: date.exactOptional(),
  family: z.string(),
  proprietor: z.string().exactOptional(),
  equipment: z.string(),
  /** The order of play, in our words, for the dossier and the leaflet; some steps only with a wager on offer, or where an option says so. */
  play: z.array(z.union([z.string(), PlayStep])),
  parameters: z.record(z.string(), z.unknown()).default({}),
  options: z.array(GameOption).default([]),
  wagers: z.array(Wager).min(1),
  money: GameMoney.exactOptional(),
});

export type Game = Omit<z.infer<typeof Game>, 'wagers'> & { wagers: Wager[] };
export type GameInput = z.input<typeof Game>;
export type GameOption = z.infer<typeof GameOption>;
