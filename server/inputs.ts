/** What any request may carry, and how much of it. */
import { z } from 'zod';
import { Variant } from '@/rulebooks/variant';

export const Id = z.string().min(1).max(64);
export const Hash = z.string().regex(/^[0-9a-f]{64}$/, 'A hash is 64 hexadecimal digits.');
export const Name = z.string().trim().min(1).max(120);
export const Sentence = z.string().trim().min(1).max(300);
export const Text = z.string().trim().min(1).max(4000);
export const DateText = z.iso.date();
export const Revision = z.int().min(1).max(1_000_000_000);
export const Email = z
  .email()
  .max(254)
  .transform((text) => text.toLowerCase());
export const Password = z.string().min(12, 'A password has at least 12 characters.').max(128);

/** Words a rulebook uses as names: never longer than this. */
export const Word = z.string().min(1).max(80);
export const Options = z
  .record(Word, z.string().max(60))
  .refine((options) => Object.keys(options).length <= 60, 'No game has more than 60 options.');

export const ROWS_AT_MOST = 500;
export const VARIANT_BYTES_AT_MOST = 200_000;

/** A variant as a browser sends it: any text in its cells, but never more of it than a table can hold. */
export const BoundedVariant = Variant.superRefine((variant, context) => {
  const wagers = Object.entries(variant.wagers);
  const tooMany = (path: string[], count: number) =>
    context.addIssue({
      code: 'custom',
      path,
      params: { problem: 'too-many-rows' },
      message: `There are ${count} rows here; at most ${ROWS_AT_MOST} can be kept. Remove some.`,
    });
  if (wagers.length > ROWS_AT_MOST) tooMany(['wagers'], wagers.length);
  else
    for (const [wager, choice] of wagers) {
      const rows = Object.keys(choice.pays).length;
      if (rows > ROWS_AT_MOST) tooMany(['wagers', wager, 'pays'], rows);
    }
  if (JSON.stringify(variant).length > VARIANT_BYTES_AT_MOST) {
    context.addIssue({
      code: 'custom',
      path: [],
      params: { problem: 'input-too-large' },
      message: 'This variant holds more text than any game needs. Shorten its notes.',
    });
  }
});
