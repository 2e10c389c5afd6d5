/** What a table of pai gow tiles may choose, by name: a parameter for each gap of the printed House Way, by the gap's own. */
import { z } from 'zod';
import { chooseFrom, unknownRulesOf } from '../dealt-cards/known-rules';
import { CHOSEN, GAPS, type GapId, type Readings } from './house-way/printed';
import { HouseWay } from './house-way/vocabulary';

const PLAYERS = ['house-way', 'best'] as const;
const WILD = ['three-or-six', 'any-tile'] as const;
const ZEROS = ['equal', 'by-tile'] as const;
const EQUAL_HANDS = ['dealers', 'both-only'] as const;

type GapSchemas = {
  [Id in GapId]: z.ZodDefault<z.ZodEnum<{ [Name in Readings[Id]]: Name }>>;
};
const gapSchemas = Object.fromEntries(
  Object.entries(GAPS).map(([id, { asks, readings }]) => [
    id,
    z.enum(readings, chooseFrom(asks, readings)).default(readings[0]),
  ]),
) as unknown as GapSchemas;

export const PaiGowTilesParameters = z
  .strictObject(
    {
      /** What the three and the six may stand for: each other, or any tile. */
      wild: z.enum(WILD, chooseFrom('what the wild tiles may be used as', WILD)).default('three-or-six'),
      player: z.enum(PLAYERS, chooseFrom('how the player sets the hands', PLAYERS)).default('house-way'),
      /** A player who banks need not set by the House Way: the best dealer gains most against one who does. */
      dealer: z.enum(PLAYERS, chooseFrom('how the dealer sets the hands', PLAYERS)).default('house-way'),
      /** Two hands of no points: equal, or compared by their high tiles. */
      zeros: z.enum(ZEROS, chooseFrom('how two hands of no points compare', ZEROS)).default('equal'),
      /** The dealer takes each equal hand as won; or only both, so that one equal and one lost stand off. */
      equalHands: z
        .enum(EQUAL_HANDS, chooseFrom('which equal hands the dealer wins', EQUAL_HANDS))
        .default('dealers'),
      ...gapSchemas,
      /** The operator's own lines in place of the printed ones. */
      houseWay: HouseWay.optional(),
    },
    unknownRulesOf('one set of 32 tiles'),
  )
  .refine(({ player, dealer }) => player === 'house-way' || dealer === 'house-way', {
    path: ['dealer'],
    message:
      'Let the player or the dealer set by the House Way: what is best for one depends on what the other does.',
  });
export type PaiGowTilesParameters = z.infer<typeof PaiGowTilesParameters>;

export const readingsOf = (parameters: PaiGowTilesParameters): Readings =>
  Object.fromEntries(Object.keys(CHOSEN).map((id) => [id, parameters[id as GapId]])) as Readings;
