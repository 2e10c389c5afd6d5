/** A wager that a rulebook lists: its engine, its least pays and the tables printed for it. */
import { z } from 'zod';
import type { WrittenWager } from '../variant/variant';
import { clause, date, id, payText } from './fields';
import { OnOthers } from './on-others';
import { OptionIs } from './option-is';
import { ProgressiveTerms, TableProgressive } from './progressive-terms';

export const PrintedPayTable = z.object({
  id,
  label: z.string(),
  clause,
  rows: z.record(id, payText),
  /** Extra facts: "recommended over the minimum odds". */
  note: z.string().exactOptional(),
  /** The values of options that it is printed for: "8 decks". */
  printedFor: z.record(id, z.string()).exactOptional(),
  /** Of a wager paid from a meter: what this table says of its money that the others do not. */
  progressive: TableProgressive.exactOptional(),
});

/** A table with rows that the source has lost: the operator writes their pays from their own copy. */
export const DamagedPayTable = PrintedPayTable.extend({ lost: z.array(id).min(1) });

const PlainWager = z.object({
  id,
  label: z.string(),
  /** Its name in the other language on the layout, where the source gives one. */
  alsoCalled: z.string().exactOptional(),
  clause,
  group: z.string().exactOptional(),
  /** What it wins on in this rulebook's terms, where that says more than the family's own sentence. */
  explains: z.string().exactOptional(),
  /** The same under some values of an option, for papers of a table that uses one of them: the first that holds. */
  explainsWhere: z.array(z.object({ where: OptionIs, says: z.string() })).exactOptional(),
  /** What loses it, for players, where its losing event says only that it did not win. */
  loses: z.string().exactOptional(),
  /** Beside its name on a sign: when it may be placed, a condition of all its pays, and when the stake goes back. */
  besideName: z.string().exactOptional(),
  /** What its places on the layout are marked with, where it is placed more than once. */
  places: z.array(z.string().min(1)).min(2).exactOptional(),
  /** Only one of the two is offered, by default the other one: the same wager with other tables, or one form of side wager. */
  alternativeTo: id.exactOptional(),
  /** Side wagers may be left out; a main wager is on offer unless the operator removes it. */
  side: z.boolean().default(false),
  /** The most it may be staked with, where that is a share of the stake on another: "1/2" of the first. */
  atMost: z.object({ of: id, share: z.string().regex(/^\d+\/\d+$/) }).exactOptional(),
  proprietor: z.string().exactOptional(),
  /** No collection fee is taken for it, where bets on the game pay one. */
  feeFree: z.literal(true).exactOptional(),
  /** On trial from this date by the edition itself. */
  trialFrom: date.exactOptional(),
  /** Engine: the family where it is not the game's own, the family's name for the wager, and fixed parameters. */
  family: z.string().exactOptional(),
  wager: id,
  parameters: z.record(z.string(), z.unknown()).default({}),
  progressive: ProgressiveTerms.exactOptional(),
  onOthers: OnOthers.exactOptional(),
  /** Whether `minimum` is a floor, or the very pays that were approved; or there is none, only tables to choose from. */
  paid: z.enum(['at-least', 'exactly', 'by-table']).default('at-least'),
  /** The least each event may pay, with where that is written. Of a wager paid by table: the first table. */
  minimum: z.record(id, payText).default({}),
  /** `minimum` is itself offered as a table under this clause; others are printed in full. */
  payTables: z.array(PrintedPayTable).default([]),
  damagedTables: z.array(DamagedPayTable).exactOptional(),
});

export const Wager = PlainWager.refine(
  ({ paid, minimum }) => paid === 'by-table' || Object.keys(minimum).length > 0,
  { message: 'a wager that is not paid by table has its minimum odds' },
)
  .refine(
    ({ paid, payTables, damagedTables = [] }) =>
      paid !== 'by-table' || payTables.length + damagedTables.length > 0,
    { message: 'a wager paid by table has a table' },
  )
  .transform((wager) =>
    wager.paid === 'by-table' ? { ...wager, minimum: wager.payTables[0]?.rows ?? {} } : wager,
  );

export type PrintedPayTable = z.infer<typeof PrintedPayTable>;
export type DamagedPayTable = z.infer<typeof DamagedPayTable>;
/** `written`: one of the operator's own, beside those that a rulebook lists; no rulebook has any. */
export type Wager = z.infer<typeof Wager> & {
  written?: WrittenWager;
  /** Of a game that no rulebook lists: it is on trial, and nothing is printed of it. */
  filed?: true;
};
