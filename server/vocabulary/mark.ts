/**
 * The operator's mark as data: outlines in plain numbers, or a picture that was checked and written again. Nothing of
 * the file that was uploaded is kept.
 */
import { z } from 'zod';

export const SHAPES_AT_MOST = 400;
/** Of all of them together. */
export const OUTLINES_CHARACTERS_AT_MOST = 150_000;
export const PICTURE_PIXELS_AT_MOST = 2_000;
/** As kept, in base 64. */
export const PICTURE_CHARACTERS_AT_MOST = 200_000;

const side = z.number().positive().max(10_000);

const NUMBER = '-?\\d{1,5}(?:\\.\\d{1,3})?';
const POINT = `${NUMBER} ${NUMBER}`;
/** Only absolute moves, lines, cubic curves and closings: “M0 0 L10 0 L10 10 Z”. */
const OUTLINE = new RegExp(`^M${POINT}(?: (?:[ML]${POINT}|C${POINT} ${POINT} ${POINT}|Z))*$`);

const Outline = z.string().max(OUTLINES_CHARACTERS_AT_MOST).regex(OUTLINE);

export const MarkShape = z.object({
  path: Outline,
  fill: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Overlaps cut holes; left out where they do not. */
  evenOdd: z.literal(true).optional(),
  opacity: z.number().positive().lt(1).optional(),
});

export const Mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('drawn'),
    /** Outlines lie between 0, 0 and this corner; y grows downwards. */
    width: side,
    height: side,
    shapes: z
      .array(MarkShape)
      .min(1)
      .max(SHAPES_AT_MOST)
      .refine(
        (shapes) => shapes.reduce((sum, { path }) => sum + path.length, 0) <= OUTLINES_CHARACTERS_AT_MOST,
        'use shorter outlines',
      ),
  }),
  z.object({
    kind: z.literal('picture'),
    width: z.int().positive().max(PICTURE_PIXELS_AT_MOST),
    height: z.int().positive().max(PICTURE_PIXELS_AT_MOST),
    /** A PNG in base 64, as the site wrote it. */
    png: z
      .string()
      .max(PICTURE_CHARACTERS_AT_MOST)
      .regex(/^[A-Za-z0-9+/]+={0,2}$/),
  }),
]);

export type MarkShape = z.infer<typeof MarkShape>;
export type Mark = z.infer<typeof Mark>;
