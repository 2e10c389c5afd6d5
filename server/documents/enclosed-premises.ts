/** What an issued leaflet of premises carries: of which submissions it is, each with its decision as it was sealed. */
import { z } from 'zod';
import { KeptRecord, Line } from './enclosed';
import type { House } from './house';

export const PREMISES_FORMAT = 'assay-premises/1';
export const PREMISES_ATTACHMENT = 'premises.json';

export const EnclosedPremises = z.object({
  format: z.literal(PREMISES_FORMAT),
  premises: Line,
  games: z
    .array(
      z.object({
        game: Line,
        at: z.iso.date(),
        record: KeptRecord,
        /** Hash of the analysis that its figures are from. */
        analysis: Line,
      }),
    )
    .min(1)
    .max(100),
});
export type EnclosedPremises = z.infer<typeof EnclosedPremises>;

export const enclosedPremises = ({ premises, games }: House): EnclosedPremises => ({
  format: PREMISES_FORMAT,
  premises,
  games: games.map(({ game, day, record, analysis }) => ({
    game: game.label,
    at: day,
    record,
    analysis: analysis.hash,
  })),
});
