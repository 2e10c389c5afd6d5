/** What a file of a meeting may hold. */
import { z } from 'zod';
import { READINGS } from '@/simulations/totalisator/rules';
import { PlainName } from '../names/typed-name';
import { Horse, RaceNumber, RaceResult } from './results';

export const MOST = Number.MAX_SAFE_INTEGER;
const Cents = z.int().min(0).max(MOST);
/** What is staked comes from other programs, some of which write numbers as text or with parts of a cent. */
const Amount = z
  .int({
    error: ({ code, expected, input }) => {
      if (code !== 'invalid_type') return undefined;
      if (expected === 'int')
        return 'The amount has a part of a cent; write whole cents, for example 200050.';
      return typeof input === 'string'
        ? `The amount is text; write whole cents as a number without quotes, ${MOST} at most.`
        : `The amount is no number; write whole cents, ${MOST} at most.`;
    },
  })
  .min(0)
  .max(MOST);
const Share = z.union([z.number(), z.string()]);

export const ReadingsGiven = z.strictObject(
  Object.fromEntries(
    Object.entries(READINGS).map(([id, { taken, other }]) => [id, z.enum([taken, other]).exactOptional()]),
  ),
);

/** Declared starters from which two places pay, and from which three. */
export const PlacesFrom = z.strictObject({ two: z.int().min(2).max(99), three: z.int().min(3).max(99) });

export const GivenStake = z.strictObject({
  bet: z.string().max(60).exactOptional(),
  combination: z.unknown(),
  amount: Amount,
});
export type GivenStake = z.infer<typeof GivenStake>;

const Groups = z.record(z.string().min(1).max(20), z.array(Horse).min(1).max(99));
/** A group of this name would be dropped without a word. */
const Composites = z
  .custom<z.input<typeof Groups>>(
    (given) => typeof given !== 'object' || given === null || !Object.hasOwn(given, '__proto__'),
    'No group may be called “__proto__”; give it another name.',
  )
  .pipe(Groups);

export const GivenPool = z.strictObject({
  pool: z.string().max(60),
  races: z.union([RaceNumber, z.array(RaceNumber).min(1).max(6)], {
    error:
      'Its “races” are not the number of a race, or a list of one to six of them; write them, for example [4, 5].',
  }),
  unit: z.int().min(1).max(MOST).exactOptional(),
  partialUnit: z.int().min(1).max(MOST).exactOptional(),
  deduction: Share,
  reserve: Share.exactOptional(),
  broughtIn: Cents.exactOptional(),
  jackpot: Cents.exactOptional(),
  stakes: z.array(GivenStake).max(5_000_000),
  total: Cents.exactOptional(),
  announced: z.boolean().exactOptional(),
  ifUnbacked: z.union([z.enum(['refund', 'jackpot']), z.array(z.unknown()).max(1_000)]).exactOptional(),
  composites: Composites.exactOptional(),
  step: z.int().min(1).max(MOST).exactOptional(),
  minimum: z.int().min(0).max(MOST).exactOptional(),
  places: PlacesFrom.exactOptional(),
  readings: ReadingsGiven.exactOptional(),
});
export type GivenPool = z.infer<typeof GivenPool>;

export const GivenMeeting = z.strictObject({
  /** By whose rules it is settled. */
  rulebook: z.string().max(60).exactOptional(),
  /** What it is called, of a whole meeting; where and when it was held, for its papers. */
  name: PlainName.max(120).exactOptional(),
  venue: PlainName.max(80).exactOptional(),
  day: z.iso.date().exactOptional(),
  pools: z.array(GivenPool).min(1).max(1_000),
  results: z.array(RaceResult).min(1).max(99),
});
