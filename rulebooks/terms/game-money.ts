/** Who banks a game, what the house earns by it, and what a player pays beside the wager: three questions of every game. */
import { z } from 'zod';
import { BANKS } from '@/simulations/money/views';
import { clause } from './fields';

export const EARNINGS = ['edge', 'commission', 'fee', 'take-out'] as const;
export type Earning = (typeof EARNINGS)[number];

export const CHARGES_OF_PLAYERS = ['commission', 'fee'] as const;
export type ChargeOfPlayers = (typeof CHARGES_OF_PLAYERS)[number];

/** Left out of a record where the house banks the game: it then earns its edge and what an option charges. */
export const GameMoney = z
  .strictObject({
    bank: z.enum(BANKS),
    /** Where the source says so. */
    clause,
    earns: z.array(z.enum(EARNINGS)).min(1),
    playerPays: z.array(z.enum(CHARGES_OF_PLAYERS)),
  })
  .refine(({ bank, earns }) => (bank === 'house') === earns.includes('edge'), {
    path: ['earns'],
    message: 'whoever banks a game earns its edge, and nobody else does',
  })
  .refine(({ bank, earns }) => (bank === 'pool') === earns.includes('take-out'), {
    path: ['earns'],
    message: 'a take-out is of a pool, and a pool has one',
  })
  .refine(({ earns, playerPays }) => playerPays.every((charge) => earns.includes(charge)), {
    path: ['playerPays'],
    message: 'what a player pays is earned by the house',
  });
export type GameMoney = z.infer<typeof GameMoney>;
