/** An operator's own pool rules: what the book leaves to it, pool by pool, and which readings it takes. Amounts are in cents. */
import { z } from 'zod';
import { TypedName } from '../../names/typed-name';
import { MOST, PlacesFrom, ReadingsGiven } from '../given';

export const POOLS_AT_MOST = 40;

const Cents = z.int().min(1).max(MOST);
const Share = z.string().max(30);

const OwnJackpot = z.strictObject({
  /** For so many meetings it is carried at most. */
  meetings: z.int().min(1).max(1_000).exactOptional(),
  /** From this jackpot on it is announced that nothing is taken from the pool for it. */
  wholeFrom: Cents.exactOptional(),
  /** The reserve makes it up to this amount at most. */
  supplementedTo: Cents.exactOptional(),
});

export const OwnPool = z.strictObject({
  pool: z.string().max(60),
  unit: Cents,
  partialUnit: Cents.exactOptional(),
  deduction: Share,
  /** To the jackpot reserve. */
  reserve: Share.exactOptional(),
  /** Left off: as the book has it. */
  step: Cents.exactOptional(),
  minimum: Cents.exactOptional(),
  starters: z.int().min(1).max(99).exactOptional(),
  ifUnbacked: z.enum(['refund', 'jackpot']).exactOptional(),
  jackpot: OwnJackpot.exactOptional(),
});
export type OwnPool = z.infer<typeof OwnPool>;

/** A person's word for what no figure shows: `of` is the name of its finding. */
const Confirmed = z.strictObject({
  of: z.string().min(1).max(80),
  note: TypedName.min(1, 'Say what was confirmed, and by what.').max(500),
});

export const OwnRules = z.strictObject({
  pools: z.array(OwnPool).max(POOLS_AT_MOST, `There are at most ${POOLS_AT_MOST} pools; remove some.`),
  places: PlacesFrom.exactOptional(),
  readings: ReadingsGiven.exactOptional(),
  confirmed: z.array(Confirmed).max(200).exactOptional(),
});
export type OwnRules = z.infer<typeof OwnRules>;
