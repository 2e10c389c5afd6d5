/** A rulebook as far as it says what can be offered: its head, its games, and what its rules speak of. */

import { z } from 'zod';
import { CurrencyCode } from '../spelling/currency';
import type { ClauseId, RulebookId } from '../spelling/ids';
import { isZone } from '../spelling/zoned-days';
import { clause, date, id } from './fields';
import type { Game } from './game';
import type { MeasureName } from './measure-names';
import type { Scope } from './scope';

// A record may have any id; the registry lists those that are rulebooks of the program.
const rulebookId = id as unknown as z.ZodType<RulebookId, string>;

export const RulebookHead = z.object({
  id: rulebookId,
  title: z.string(),
  jurisdiction: z.string(),
  /** Whose days its days are, by its IANA name. Editions that were published before it was recorded say nothing of it. */
  zone: z.string().refine(isZone, 'a time zone reads like “Europe/London”').exactOptional(),
  authority: z.string(),
  /** Where the rules are approved for one operator only. */
  operator: z.string().exactOptional(),
  instrument: z.string(),
  edition: z.string(),
  validFrom: date,
  validTo: date.exactOptional(),
  /** A draft is a difference over a rulebook (`editions/`). Their days say which of two editions applies. */
  status: z.enum(['in-force', 'draft']),
  precedence: z.string(),
  /** File name in the collection of sources and its SHA-256. */
  source: z.object({ file: z.string(), sha256: z.string().length(64) }),
  /** Parts of the source with rules that have no record yet: no finding speaks of them. From the source's outline. */
  notRecorded: z
    .array(
      z.object({
        number: z.string(),
        title: z.string(),
        contains: z.string(),
        source: z.tuple([z.int().positive(), z.int().positive()]),
      }),
    )
    .default([]),
  /** The clauses that let pays go below a minimum for a time: on a trial, in a temporary local variation. */
  exceptions: z.object({ trial: clause.exactOptional(), temporary: clause.exactOptional() }).exactOptional(),
  /** The clauses by which the authority approves a trial, extends it, adopts its game and discontinues it. */
  trials: z
    .object({
      approve: clause,
      extend: clause,
      adopt: clause,
      discontinue: clause,
      /** By which the industry gives a trial up. Editions that were published before these were asked have none. */
      abandon: clause.exactOptional(),
      /** Who may ask for a trial or an approval. */
      apply: clause.exactOptional(),
      /** That every operator may take part. */
      open: clause.exactOptional(),
    })
    .exactOptional(),
  /** The clauses of temporary local variations: their notification, that the authority may ask for a submission instead, and their becoming permanent. */
  variations: z.object({ notify: clause, significant: clause, permanent: clause }).exactOptional(),
  /** The clauses that free better pays, and a whole pay table put in the place of another, from approval. */
  betterPays: z.object({ odds: clause, tables: clause }).exactOptional(),
  currency: CurrencyCode,
  /** How its papers are spelled, and on which sheets they are printed; without it, British English on ISO sheets. */
  language: z.enum(['en-GB', 'en-US']).exactOptional(),
  sheets: z.enum(['iso', 'american']).exactOptional(),
  /** How its own text prints the currency, where that is not how others know it: "$" of Singapore. */
  currencySign: z.string().exactOptional(),
  /** One accent colour for its papers. */
  accent: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Suggested where the operator enters what its papers say to players; no paper prints it. */
  players: z
    .object({
      minimumAge: z.int().min(1).max(99),
      /** The act that names the age. */
      by: z.string(),
      /** Left out where we know of no service for certain. */
      help: z.string().exactOptional(),
    })
    .exactOptional(),
});

type Part = { when?: string | undefined; measure?: MeasureName };
/** Enough of a rule to find the one that says which wagers a game has. */
type ListedRule = { clause: ClauseId; appliesTo: Scope; evidence?: Part | Part[] | undefined };

export type Listing = z.infer<typeof RulebookHead> & { sections: { rules: ListedRule[] }[]; games: Game[] };
