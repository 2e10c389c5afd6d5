/** What a browser is given of a paper to look at. */
import { z } from 'zod';

const Place = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  clauses: z.array(z.string()),
});
export type Place = z.infer<typeof Place>;

const Picture = z.object({ svg: z.string(), width: z.number(), height: z.number(), places: z.array(Place) });
export type Picture = z.infer<typeof Picture>;

export const Pictures = z.object({
  pages: z.array(Picture),
  /** Pages in all, where not every one is shown. */
  of: z.int(),
});
export type Pictures = z.infer<typeof Pictures>;
