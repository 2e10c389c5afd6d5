/**
 * A House Way as data: lines in the order in which they are printed, each with the hands it is for and what goes in front.
 * The first line that is for a hand sets it. What a line does not say is set as well as possible behind.
 */
import { z } from 'zod';
import { chooseFrom } from '../../dealt-cards/known-rules';
import { SHAPES } from './shapes';

const MARKS = '23456789TJQKA';
/** More lines, or more parts of one, than any House Way has. */
const MOST = 100;
/** As many ways as there are to say what goes in front: each is tried on every hand. */
const MOST_FRONTS = 14;

/** Ranks as their marks: "23456". */
const Ranks = z
  .string()
  .min(1)
  .max(MARKS.length)
  .refine((marks) => [...marks].every((mark) => MARKS.includes(mark)), {
    message: `Write ranks as their marks, each one of ${MARKS}.`,
  });
export const ranksIn = (marks: string): number[] => [...marks].map((mark) => MARKS.indexOf(mark));

const LineId = z.string().min(1).max(60);
const GroupName = z.string().min(1).max(30);

/** Which hands. All that is given has to be so. */
const When = z.strictObject({
  shape: z
    .array(z.enum(SHAPES, chooseFrom('what the ranks make', SHAPES)))
    .min(1)
    .max(MOST)
    .optional(),
  /** A straight, a flush or a straight flush can be made of five of the cards. */
  complete: z.boolean().optional(),
  /** Six or seven of the cards can be part of it. */
  sixth: z.boolean().optional(),
  /** A pair can go in front of it. */
  pairBeforeComplete: z.boolean().optional(),
  /** The groups of the two pairs, in either order. */
  pairs: z
    .array(z.tuple([GroupName, GroupName]))
    .min(1)
    .max(MOST)
    .optional(),
  /** Ranks of the highest pair, three or four. */
  pair: Ranks.optional(),
  three: Ranks.optional(),
  four: Ranks.optional(),
  /** Among the cards beside the groups: for each mark one of this rank or higher, "AK" for an ace and a king. */
  beside: Ranks.optional(),
});
export type When = z.infer<typeof When>;

/** Which two cards go in front. */
const IN_FRONT =
  'Say what goes in front: a pair, two cards beside the groups, one of three and another card, two before a straight or flush, what the best five leave, or what other lines say.';
const TwoCards = z.union(
  [
    z.strictObject({
      pair: z.enum([
        'highest',
        'lowest',
        'of-three',
        'of-higher-three',
        'of-four',
        'of-five',
        'highest-of-any',
      ]),
    }),
    /** Of the cards in no group. */
    z.strictObject({ beside: z.enum(['highest-two', 'second-and-third']) }),
    /** One of the three, and a card beside. */
    z.strictObject({ oneOf: z.literal('three'), and: z.enum(['highest', 'lowest']) }),
    /** The highest two cards, or the highest pair, that leave a straight or a flush behind. */
    z.strictObject({ beforeComplete: z.enum(['highest-two', 'highest-pair']) }),
    /** What the best five cards leave. */
    z.strictObject({ behind: z.literal('best-five') }),
  ],
  { error: IN_FRONT },
);
export type TwoCards = z.infer<typeof TwoCards>;

const Front = z.union(
  [
    TwoCards,
    /** Whichever of these two cards rank higher. */
    z.strictObject({ higherOf: z.array(TwoCards).min(2).max(MOST_FRONTS) }),
    /** What these other lines say, whether or not a straight or a flush can be made. */
    z.strictObject({ asIn: z.array(LineId).min(1).max(MOST_FRONTS) }),
  ],
  { error: IN_FRONT },
);
export type Front = z.infer<typeof Front>;

const Line = z.strictObject({
  id: LineId,
  /** In words: the hands, and what goes in front. */
  says: z.string().max(500),
  when: When,
  front: Front,
  unless: z.strictObject({ when: When, front: Front }).optional(),
});
export type Line = z.infer<typeof Line>;

export const HouseWay = z.strictObject(
  {
    /** Names for ranks of pairs, for lines on two pairs. */
    groups: z.record(GroupName, Ranks, {
      error:
        'Give the groups of ranks that lines on two pairs speak of, for example "groups": {"low": "23456"}; {} where no line does.',
    }),
    lines: z
      .array(Line, {
        error:
          'Give the lines as a list, each with "id", "says", "when" and "front". To see how, show the House Way as lines on the Strategy tab and change those.',
      })
      .min(1, 'Give at least one line.')
      .max(MOST, `Give at most ${MOST} lines.`),
  },
  { error: 'A House Way is {"groups": {…}, "lines": […]}. Write it so.' },
);
export type HouseWay = z.infer<typeof HouseWay>;
