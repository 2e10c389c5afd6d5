/** What is said of the sheets a sign can be printed on: plain data, for pages as well. */
import { z } from 'zod';

export const SHEET_SIZES = [
  ...(['A5', 'A4', 'A3', 'A2', 'A1'] as const),
  ...(['Half-letter', 'Letter', 'Legal', 'Tabloid', '18x24', '24x36'] as const),
] as const;
export type SheetSize = (typeof SHEET_SIZES)[number];

/** From the smallest; the first is set on the table itself, the second is what an office prints. */
export const SHEETS_OF = {
  iso: ['A5', 'A4', 'A3', 'A2', 'A1'],
  american: ['Half-letter', 'Letter', 'Legal', 'Tabloid', '18x24', '24x36'],
} as const satisfies Record<string, readonly SheetSize[]>;
export type SheetFamily = keyof typeof SHEETS_OF;

/** A town's print shop makes them; larger ones are asked for only where several sheets will not do. */
export const LARGEST_ADVISED: Record<SheetFamily, SheetSize> = { iso: 'A2', american: '18x24' };
/** What an office prints, and the next size that several sheets are tried on. */
export const OFFICE: Record<SheetFamily, readonly [SheetSize, SheetSize]> = {
  iso: ['A4', 'A3'],
  american: ['Letter', 'Tabloid'],
};

export const isForTable = (paper: SheetSize): boolean => paper === 'A5' || paper === 'Half-letter';

export const ORIENTATIONS = ['portrait', 'landscape'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** `one`: every wager on one sheet; `several`: on as many as keep it legible; `brief`: what the rules put on it, no more; `tent`: folded once, the same on both sides. */
export const SIGN_LAYOUTS = ['one', 'several', 'brief', 'tent'] as const;
export type SignLayout = (typeof SIGN_LAYOUTS)[number];

export const SheetOffer = z.object({
  paper: z.enum(SHEET_SIZES),
  orientation: z.enum(ORIENTATIONS),
  layout: z.enum(SIGN_LAYOUTS),
  sheets: z.number(),
  /** Height of a capital in the rows, in millimetres; from where it can be read at most and with ease, in metres: rounded down. */
  capitals: z.number(),
  metres: z.number(),
  easily: z.number(),
  legible: z.boolean(),
});
export type SheetOffer = z.infer<typeof SheetOffer>;

export const SignPlan = z.object({
  offers: z.array(SheetOffer),
  /** The one to take, by its place among them. */
  recommended: z.number(),
  /** Why that one. */
  says: z.string(),
});
export type SignPlan = z.infer<typeof SignPlan>;

const WAY: Record<Orientation, string> = { portrait: 'upright', landscape: 'across' };

/** "A2 upright", "A4 across, 3 sheets" */
export function sheetName({
  paper,
  orientation,
  sheets,
}: Pick<SheetOffer, 'paper' | 'orientation' | 'sheets'>): string {
  const count = sheets > 1 ? `, ${sheets} sheets` : '';
  return `${paper.replace('x', ' × ')} ${WAY[orientation]}${count}`;
}
