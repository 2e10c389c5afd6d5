import { z } from 'zod';
import { MOST_DECKS } from '../../equipment/shoe';
import { chooseFrom, unknownRulesOf } from '../dealt-cards/known-rules';

/** A pair of one suit above every flush without a pair, or card by card from the highest. */
export const FLUSH_ORDERS = ['pairs-first', 'by-cards'] as const;
export type FlushOrder = (typeof FLUSH_ORDERS)[number];

/** The new hand has to rank higher; or it is enough that the card drawn does. */
export const IMPROVEMENTS = ['hand', 'hand-or-card'] as const;
export type Improvement = (typeof IMPROVEMENTS)[number];

export const packs = z
  .int('Give the number of packs as a whole number.')
  .min(1, 'Give at least one pack of twenty cards.')
  .max(MOST_DECKS, `Give at most ${MOST_DECKS} packs of twenty cards.`);

export const playedWith = unknownRulesOf('packs of twenty cards, tens to aces');

export const PokaraParameters = z.strictObject(
  {
    /** Packs of twenty cards. */
    packs: packs.default(20),
    flushes: z
      .enum(FLUSH_ORDERS, chooseFrom('how two flushes are compared', FLUSH_ORDERS))
      .default('pairs-first'),
    improves: z.enum(IMPROVEMENTS, chooseFrom('what improves a hand', IMPROVEMENTS)).default('hand'),
  },
  playedWith,
);
export type PokaraParameters = z.infer<typeof PokaraParameters>;
