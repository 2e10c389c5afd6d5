import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';
import { chooseFrom, unknownRulesOf } from '../dealt-cards/known-rules';

const YES = ['no', 'yes'] as const;
export const BANK_PLAYS = ['house-way', 'stands', 'draws', 'best-reply'] as const;
const unknownRules = unknownRulesOf('packs without sevens, eights and nines');

/** What the cards and both hands have in common, whoever decides. */
const table = {
  decks: z
    .int({ error: 'Give the number of packs as a whole number.' })
    .min(1, { error: 'Give at least one pack.' })
    .max(MOST_DECKS, { error: `Give at most ${MOST_DECKS} packs.` })
    .default(6),
  /** Cards of a pack that count nothing: 12 pictures, and tens where they stay or are added. */
  zeros: z
    .int({ error: 'Give the number of cards that count nothing as a whole number.' })
    .min(1, { error: 'Give at least one card that counts nothing.' })
    .max(24, { error: 'Give at most 24 cards that count nothing in a pack.' })
    .default(12),
  /** A nine with three cards, of either hand: nobody draws. */
  nineEnds: z
    .enum(YES, { error: 'Say yes or no: whether nobody draws after a nine with three cards.' })
    .default('no'),
};

export const HouseWayParameters = z.strictObject(table, unknownRules);
export type HouseWayParameters = z.infer<typeof HouseWayParameters>;

export const NinesParameters = z
  .strictObject(
    {
      ...table,
      /** The highest total on which the player must draw. From seven on the player must stand. */
      mustDraw: z
        .int({ error: 'Give the highest total on which the player must draw as a whole number.' })
        .min(0, { error: 'The player must draw on 0 at least.' })
        .max(5, { error: 'Leave the player a choice: on 6 at least.' })
        .default(4),
      /** Cards of the bank that lie face up before the player decides. */
      bankCardsSeen: z
        .int({ error: 'Give the number of the bank’s open cards as a whole number.' })
        .min(0, { error: 'Give 0 where all cards of the bank are face down.' })
        .max(2, { error: 'At most two of the bank’s three cards can be open.' })
        .default(0),
      /** What the bank does on five and six: draws on five only; stands; draws; or what serves it best against the house way. */
      bank: z
        .enum(BANK_PLAYS, chooseFrom('what the bank does on five and six', BANK_PLAYS))
        .default('house-way'),
    },
    unknownRules,
  )
  .refine(({ bankCardsSeen, bank }) => bankCardsSeen === 0 || bank !== 'best-reply', {
    message:
      'Where the bank’s cards are open, choose a fixed way for the bank: its best reply is worked out for hands that are face down.',
    path: ['bank'],
  });
export type NinesParameters = z.infer<typeof NinesParameters>;
