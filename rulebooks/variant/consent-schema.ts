/** A document in which somebody agrees: who, by which letter, to what, and until when. */
import { z } from 'zod';
import type { KeptName, TypedName } from '../names/typed-name';

const part = z.string().min(1).max(60);

/** What a document is about: from a closed list, with the ids of the game. */
export const ConsentScope = z.discriminatedUnion('about', [
  /** The whole game as submitted: its wagers, options and pays. */
  z.object({ about: z.literal('game') }),
  /** A wager, whatever it pays. */
  z.object({ about: z.literal('wager'), wager: part }),
  /** What one wager pays: another table or, by the authority, less than the minimum. */
  z.object({ about: z.literal('pays'), wager: part }),
  z.object({ about: z.literal('option'), option: part }),
  /** A progressive jackpot where the game has none of its own. */
  z.object({ about: z.literal('progressive') }),
  /** A temporary local variation. */
  z.object({ about: z.literal('variation') }),
  /** The posted house rules and the place where they are posted: of the house, not of what a game is. */
  z.object({ about: z.literal('house-rules') }),
  /** No consent: that some of the industry wishes to offer a supplier's game. */
  z.object({ about: z.literal('industry') }),
]);
export type ConsentScope = z.infer<typeof ConsentScope>;

export const MOST_SCOPES = 40;
export const LONGEST_NOTE = 500;

/** Of older variants and unfinished drafts only who agreed; a document without `for` does not say to what. */
export const consentSchema = (typed: typeof TypedName | typeof KeptName) =>
  z.union([
    typed.max(120),
    z.object({
      name: typed.max(120),
      reference: typed.max(120),
      date: z.iso.date().optional(),
      for: z.array(ConsentScope).max(MOST_SCOPES).optional(),
      /** Where it is limited to premises or to a table. */
      premises: typed.max(200).optional(),
      table: typed.max(120).optional(),
      /** The last day on which it counts. */
      expires: z.iso.date().optional(),
      note: typed.max(LONGEST_NOTE).optional(),
      /** SHA-256 of the document itself, where it is attached. */
      file: z
        .string()
        .regex(/^[0-9a-f]{64}$/, 'give the SHA-256 of the file: 64 digits and letters a to f')
        .optional(),
    }),
  ]);

/** Who owns today what the rulebook says belongs to somebody else. */
export const transferSchema = (typed: typeof TypedName | typeof KeptName) =>
  z.object({
    /** As the rulebook names the proprietor. */
    was: typed.max(120),
    name: typed.max(120),
    since: z.iso.date().optional(),
    /** Of the document that shows it. */
    reference: typed.max(120),
    file: z
      .string()
      .regex(/^[0-9a-f]{64}$/, 'give the SHA-256 of the file: 64 digits and letters a to f')
      .optional(),
  });
