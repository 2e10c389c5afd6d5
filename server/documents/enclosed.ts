/** What a dossier encloses: enough to compute everything in it again, and to make it again byte for byte. */
import { z } from 'zod';
import type { Analysis } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import { KeptVariant } from '@/rulebooks/variant/variant';
import { SealedDecision } from '../seals/decision-record';
import { SealedRuling } from '../seals/ruling-record';
import { SealedVariationRuling } from '../seals/variation-record';
import { ANSWERS_AT_MOST, type AnsweredQuestion } from '../vocabulary/answered';
import { DEPARTING_OF } from '../vocabulary/departing';
import { PaperOrganisation } from '../vocabulary/letterhead';
import { BARRED, type Subject, type SubmissionRecord } from './subject';

export const FORMAT = 'assay-dossier/1';
export const ATTACHMENT = 'analysis.json';
export const EDITION_ATTACHMENT = 'rulebook.json';

const UNSAFE = '\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\u202A-\\u202E\\u2066-\\u2069';
/**
 * Printed in sentences, on pages and in a terminal, so it may hold no control character, no line break and nothing that
 * turns the direction of writing.
 */
export const Line = z
  .string()
  .max(500)
  .regex(new RegExp(`^[^${UNSAFE}]*$`, 'u'));
const Lines = z
  .string()
  .max(50_000)
  .regex(new RegExp(`^(?:[^${UNSAFE}]|[\\n\\r\\t\\u2028\\u2029])*$`, 'u'));

const Change = z.object({ field: Line, before: Lines, after: Lines });

export const KeptRecord = z.object({
  reference: Line,
  version: z.int(),
  status: Line,
  draft: z.boolean(),
  hash: Line,
  dated: z.iso.datetime(),
  approved: z.iso.date().optional(),
  barred: z.enum(BARRED).optional(),
  trial: z.object({ from: z.iso.date(), to: z.iso.date() }).optional(),
  operator: Line.optional(),
  recordUrl: Lines.max(2000),
  run: z.object({ seconds: z.number(), threads: z.number(), machine: Line }).optional(),
  changes: z.array(Change).max(10_000).optional(),
  departures: z
    .array(Change.extend({ says: Lines, of: z.enum(DEPARTING_OF).optional(), part: Line.optional() }))
    .max(10_000)
    .optional(),
  conditions: z.array(Lines).max(1000).optional(),
  reasons: Lines.optional(),
  inWriting: z.object({ number: Line, day: z.iso.date() }).optional(),
  sealedDecision: SealedDecision.optional(),
  rulings: z.array(SealedRuling).max(1000).optional(),
  variationRuling: SealedVariationRuling.optional(),
  published: z.literal(true).optional(),
}) satisfies z.ZodType<SubmissionRecord>;

/** The analysis without what another machine or another day would change. */
export type EnclosedAnalysis = Omit<Analysis, 'seconds' | 'threads'>;

/** Checked no deeper than needed to compute it again: what differs inside is found by comparing. */
const EnclosedAnalysis = z
  .looseObject({
    rulebook: z.string(),
    game: z.string(),
    hash: z.string(),
    engine: z.string(),
    wagers: z.array(z.looseObject({ id: z.string() })).max(1000),
    witness: z
      .array(
        z.looseObject({
          wager: z.string(),
          rounds: z.int().positive().max(1e9),
          seed: z
            .int()
            .min(0)
            .max(2 ** 32 - 1),
        }),
      )
      .max(1000),
  })
  .transform((value) => value as unknown as EnclosedAnalysis);

const EnclosedFindings = z
  .array(z.looseObject({ rule: z.string(), clause: z.string(), verdict: z.string() }))
  .max(5000)
  .transform((value) => value as unknown as Finding[]);

const Answered = z
  .object({
    round: z.string().max(200),
    study: z.string().max(200),
    settings: z.record(z.string(), z.unknown()),
    result: z.looseObject({
      summary: z.string(),
      basis: z.string(),
      tables: z
        .array(
          z.looseObject({
            title: z.string(),
            columns: z.array(z.string()).max(100),
            rows: z.array(z.array(z.string()).max(100)).max(1000),
          }),
        )
        .max(50),
    }),
  })
  .transform((value) => value as unknown as AnsweredQuestion);

export const Enclosed = z.object({
  format: z.literal(FORMAT),
  variant: KeptVariant,
  at: z.iso.date(),
  record: KeptRecord,
  analysis: EnclosedAnalysis,
  findings: EnclosedFindings,
  answers: z.array(Answered).max(ANSWERS_AT_MOST).optional(),
  organisation: PaperOrganisation.optional(),
  /** SHA-256 of the published edition that it was judged by, which is attached; without it, the program's. */
  edition: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type Enclosed = z.infer<typeof Enclosed>;

export function enclosed(subject: Subject): Enclosed {
  const { variant, day, record, analysis, findings, answers, organisation, edition } = subject;
  const { seconds: _seconds, threads: _threads, ...kept } = analysis;
  return {
    format: FORMAT,
    variant,
    at: day,
    record,
    analysis: kept,
    findings,
    ...(answers && { answers }),
    ...(organisation && { organisation }),
    ...(edition && { edition }),
  };
}
