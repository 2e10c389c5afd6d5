/**
 * A House Way for tiles as data: lines in the order in which they are printed, each with the hands it is for and which
 * of the ways to set them it takes. The first line that is for a hand, and finds such a way, sets it.
 */
import { z } from 'zod';
import { chooseFrom } from '../../dealt-cards/known-rules';
import { KIND_NAMES } from '../tiles/kinds';

const MOST_LINES = 100;

const Kinds = z
  .array(z.enum(KIND_NAMES as [string, ...string[]], chooseFrom('a tile', KIND_NAMES)))
  .min(1, 'Name at least one tile.')
  .max(KIND_NAMES.length);

/** Which hands. All that is given has to be so. */
export const When = z.strictObject({
  /** How many pairs the four tiles hold. */
  pairs: z.union([z.literal(0), z.literal(1), z.literal(2)]).optional(),
  /** A pair of one of these. */
  pair: Kinds.optional(),
  withOneOf: Kinds.optional(),
  withAll: Kinds.optional(),
  /** One of the two wild tiles, not both. */
  oneWild: z.literal(true).optional(),
});
export type When = z.infer<typeof When>;

export const MAKES = ['pair-kept', 'pair-split', 'wong', 'gong', 'nine-with-2-or-12', 'nine'] as const;
export const TAKES = [
  'highest-low',
  'highest-high',
  'most-spots-with-fewest',
  'highest-tile-with-lowest',
] as const;

const AT_LEAST = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'gong', 'wong', 'pair'] as const;
const AtLeast = z.enum(AT_LEAST, chooseFrom('the least that a hand has to be', AT_LEAST));
export type AtLeast = z.infer<typeof AtLeast>;
export const isAtLeast = (text: string): text is AtLeast => (AT_LEAST as readonly string[]).includes(text);

/** Of the ways to set a hand those that make this, and of several the one to take. */
export const Sets = z.strictObject({
  makes: z.enum(MAKES, chooseFrom('what the tiles make', MAKES)).optional(),
  lowAtLeast: AtLeast.optional(),
  highAtLeast: AtLeast.optional(),
  take: z.enum(TAKES, chooseFrom('which of several ways is taken', TAKES)),
});
export type Sets = z.infer<typeof Sets>;

const Line = z.strictObject({
  id: z.string().min(1).max(60),
  says: z.string().max(500),
  when: When,
  sets: Sets,
  unless: z.strictObject({ when: When, sets: Sets }).optional(),
});
export type Line = z.infer<typeof Line>;

export const HouseWay = z.strictObject(
  {
    lines: z
      .array(Line, {
        error: 'Give the lines as a list, each with "id", "says", "when" and "sets".',
      })
      .min(1, 'Give at least one line.')
      .max(MOST_LINES, `Give at most ${MOST_LINES} lines.`),
  },
  { error: 'A House Way is {"lines": […]}. Write it so.' },
);
export type HouseWay = z.infer<typeof HouseWay>;
