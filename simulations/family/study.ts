/**
 * A further question about a round in which the player decides, answered when somebody asks: what the cut card changes,
 * how the edge depends on the number of decks. It is worked out in pieces like the round itself, and comes to tables and a
 * drawing that a page, a paper and a terminal show alike.
 */
import type { z } from 'zod';
import type { FractionText } from '../exact/fraction';
import type { PayTables } from '../pays/pay-table';
import type { Problem } from '../problems/problem';
import type { Sums } from './sums';

export type StudyField = {
  id: string;
  label: string;
  explains?: string;
  /** What may be chosen; without it, a whole number is typed. */
  choices?: readonly { value: string; label: string }[];
  /** Lines of text are typed or pasted, where another field has this value. */
  lines?: { where: string; is: string };
};

/** Cells are as they are shown; the first of a row names it. */
export type StudyTable = { title: string; explains?: string; columns: string[]; rows: string[][] };

export type StudyDrawing = {
  title: string;
  across: { label: string; ticks: string[] };
  up: string;
  /** In hundredths, one value a tick; null where there is none. */
  lines: { label: string; percent: (number | null)[] }[];
};

export type StudyResult = {
  /** Verdict and number first, in a sentence. */
  summary: string;
  /** Exact, or simulated with so many rounds: what the figures are, in a sentence. */
  basis: string;
  tables: StudyTable[];
  drawing?: StudyDrawing;
  /** Where the answer is one figure without a rounding. */
  exact?: { label: string; value: FractionText };
  /** The same figures as plain numbers, for programs. */
  figures?: unknown;
};

/** What every piece of a study knows: the round, what was set, and the sums from which the round itself is solved. */
export type Asked<Parameters, Settings, Piece extends readonly Sums[] = Float64Array[]> = {
  parameters: Parameters;
  tables: PayTables;
  settings: Settings;
  merged: Piece;
};

type Answers<Parameters, Settings, Piece extends readonly Sums[]> = {
  /** Seconds of one thread, to plan by. */
  seconds: (parameters: Parameters, settings: Settings) => number;
  /** What is wrong with the settings for these very rules; nothing is begun then. */
  refuses?: ((parameters: Parameters, settings: Settings) => Problem[]) | undefined;
  pieces: (parameters: Parameters, settings: Settings) => number;
  /** Added up over all pieces. */
  runPiece: (asked: Asked<Parameters, Settings, Piece>, piece: number) => Float64Array[];
  conclude: (asked: Asked<Parameters, Settings, Piece>, sums: Float64Array[]) => StudyResult;
};

type Named<Settings> = {
  id: string;
  label: string;
  explains: string;
  fields: readonly StudyField[];
  /** An object whose entries are the fields, each with a default. */
  settings: z.ZodType<Settings>;
};

export type Study<Parameters, Settings, Piece extends readonly Sums[] = Float64Array[]> = Named<Settings> &
  Answers<Parameters, Settings, Piece>;

/** Settings of any origin may be given: the study's own schema reads them first. */
export type AnyStudy<Parameters, Piece extends readonly Sums[] = Float64Array[]> = Named<unknown> &
  Answers<Parameters, unknown, Piece>;

export function studied<Parameters, Settings, Piece extends readonly Sums[] = Float64Array[]>(
  study: Study<Parameters, Settings, Piece>,
): AnyStudy<Parameters, Piece> {
  const read = (settings: unknown) => study.settings.parse(settings);
  return {
    ...study,
    refuses: study.refuses && ((parameters, settings) => study.refuses?.(parameters, read(settings)) ?? []),
    seconds: (parameters, settings) => study.seconds(parameters, read(settings)),
    pieces: (parameters, settings) => study.pieces(parameters, read(settings)),
    runPiece: (asked, piece) => study.runPiece({ ...asked, settings: read(asked.settings) }, piece),
    conclude: (asked, sums) => study.conclude({ ...asked, settings: read(asked.settings) }, sums),
  };
}
