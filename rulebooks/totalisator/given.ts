/** What a file of a meeting may hold. */
import { z } from 'zod';
import { READINGS } from '@/simulations/totalisator/rules';
import { PlainName } from '../names/typed-name';
import { Horse, RaceNumber, RaceResult } from './results';

export const MOST = Number.MAX_SAFE_INTEGER;
const Cents = z.int().min(0).max(MOST);
const Share = z.union([z.number(), z.string()]);

const ReadingsGiven = z.strictObject(
  Object.fromEntries(
    Object.entries(READINGS).map(([id, { taken, other }]) => [id, z.enum([taken, other]).optional()]),
  ),
);

export const GivenStake = z.strictObject({
  bet: z.string().max(60).optional(),
  combination: z.unknown(),
  amount: Cents,
});
export type GivenStake = z.infer<typeof GivenStake>;

export const GivenPool = z.strictObject({
  pool: z.string().max(60),
  races: z.union([RaceNumber, z.array(RaceNumber).min(1).max(6)]),
  unit: z.int().min(1).max(MOST).optional(),
  partialUnit: z.int().min(1).max(MOST).optional(),
  deduction: Share,
  reserve: Share.optional(),
  broughtIn: Cents.optional(),
  jackpot: Cents.optional(),
  stakes: z.array(GivenStake).max(5_000_000),
  total: Cents.optional(),
  announced: z.boolean().optional(),
  ifUnbacked: z.union([z.enum(['refund', 'jackpot']), z.array(z.unknown()).max(1_000)]).optional(),
  composites: z.record(z.string().min(1).max(20), z.array(Horse).min(1).max(99)).optional(),
  step: z.int().min(1).max(MOST).optional(),
  minimum: z.int().min(0).max(MOST).optional(),
  readings: ReadingsGiven.optional(),
});
export type GivenPool = z.infer<typeof GivenPool>;

export const GivenMeeting = z.strictObject({
  /** Where and when it was held, for its papers. */
  venue: PlainName.max(80).optional(),
  day: z.iso.date().optional(),
  pools: z.array(GivenPool).min(1).max(1_000),
  results: z.array(RaceResult).min(1).max(99),
});
