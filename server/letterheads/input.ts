/** A letterhead as a browser sends it: what is empty is left out. */
import { z } from 'zod';
import { Letterhead } from '../vocabulary/letterhead';

export const FILE_CHARACTERS_AT_MOST = 420_000;

/** Texts trimmed, empty ones left out, and so whatever holds nothing else. */
function filled(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
  if (Array.isArray(value)) return value.map(filled).filter((each) => each !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, filled(part)] as const);
  const kept = entries.filter(([, part]) => part !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Everything but the mark, which is uploaded by itself. */
export const LetterheadFields = Letterhead.omit({ mark: true });
export type LetterheadFields = z.infer<typeof LetterheadFields>;

export const withoutEmpty = (given: LetterheadFields): LetterheadFields =>
  LetterheadFields.parse(filled(given) ?? {});

/** A file in base 64. */
export const UploadedFile = z
  .string()
  .min(1)
  .max(FILE_CHARACTERS_AT_MOST, 'This file is too large for a mark. Upload one of at most 300 kB.')
  .regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This file did not arrive whole. Choose it again.');
