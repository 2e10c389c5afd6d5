/** What an issued sign or leaflet carries: which paper of which submission it is, and the decision as it was sealed. */
import { z } from 'zod';
import { KeptRecord, Line } from './enclosed';
import { ISSUED, type Issued } from './seal-attachment';
import type { Subject, SubmissionRecord } from './subject';

export const DISPLAYED_FORMAT = 'assay-paper/1';
export const DISPLAYED_ATTACHMENT = 'paper.json';

export const EnclosedDisplayed = z.object({
  format: z.literal(DISPLAYED_FORMAT),
  paper: z.enum(ISSUED),
  game: Line,
  at: z.iso.date(),
  record: KeptRecord,
  /** Hash of the analysis that its figures are from. */
  analysis: Line,
  /** Of a report on a trial: hash of the reports that it counts. */
  results: Line.optional(),
});
export type EnclosedDisplayed = z.infer<typeof EnclosedDisplayed>;

/** What only the dossier prints stays there; a copy from the register carries what the public record shows. */
function carried({ departures: _departures, ...record }: SubmissionRecord): SubmissionRecord {
  if (!record.published) return record;
  const {
    reasons: _,
    sealedDecision: _decision,
    rulings: _rulings,
    changes: _changes,
    run: _run,
    ...rest
  } = record;
  return rest;
}

export const enclosedDisplayed = (
  { game, day, record, analysis, results }: Subject,
  paper: Issued,
): EnclosedDisplayed => ({
  format: DISPLAYED_FORMAT,
  paper,
  game: game.label,
  at: day,
  record: carried(record),
  analysis: analysis.hash,
  ...(paper === 'report' && results ? { results: results.hash } : {}),
});
