/** The rules that a table of pai gow poker may choose, by name: one for each gap of the House Way, by the gap's own. */
import { z } from 'zod';
import { chooseFrom, unknownRulesOf } from '../dealt-cards/known-rules';
import { ReadHouseWay } from './house-way/check';
import { CHOSEN, GAPS, type GapId, type Gaps, type Readings } from './house-way/gaps';

export const unknownPaiGowRules = unknownRulesOf('one pack of 53 cards, the joker among them');

/**
 * Whose play the figures are of: the dealer's House Way, the setting that gains most, or the best five cards behind, which is
 * 13.19 to the letter.
 */
const PLAYERS = ['house-way', 'best', 'best-five'] as const;
/** By the highest card of the dealer's hand of no pair, from the lowest there is: every wager stands off. */
export const STAND_OFF_HANDS = [
  'none',
  '9-high',
  '10-high',
  'jack-high',
  'queen-high',
  'king-high',
  'ace-high',
] as const;
export type StandOffHand = (typeof STAND_OFF_HANDS)[number];

const JOKERS = ['limited', 'wild'] as const;
const ACE_TO_FIVE = ['second', 'lowest'] as const;

type Reading<Id extends GapId> = Extract<keyof Gaps[Id]['readings'], string>;
type GapSchemas = { [Id in GapId]: z.ZodDefault<z.ZodEnum<{ [Name in Reading<Id>]: Name }>> };

const gapSchemas = Object.fromEntries(
  Object.entries(GAPS).map(([id, { clause, readings }]) => {
    const names = Object.keys(readings);
    return [id, z.enum(names, chooseFrom(`how ${clause}, is read`, names)).default(names[0] as string)];
  }),
) as unknown as GapSchemas;

export const PaiGowParameters = z.strictObject(
  {
    player: z.enum(PLAYERS, chooseFrom('how the player sets the hands', PLAYERS)).default('house-way'),
    standOffHand: z
      .enum(
        STAND_OFF_HANDS,
        chooseFrom('with which hand of the dealer’s all wagers stand off', STAND_OFF_HANDS),
      )
      .default('none'),
    /** An ace, or a card that completes a straight or a flush; or any card. */
    joker: z.enum(JOKERS, chooseFrom('what the joker may be used as', JOKERS)).default('limited'),
    aceToFive: z
      .enum(ACE_TO_FIVE, chooseFrom('where ace to five stands among straights', ACE_TO_FIVE))
      .default('second'),
    ...gapSchemas,
    /** The operator's own lines in place of 13.21 and its gaps; those of the joker are of the hands' ranks and stay. */
    houseWay: ReadHouseWay.optional(),
  },
  unknownPaiGowRules,
);
export type PaiGowParameters = z.infer<typeof PaiGowParameters>;

export const readingsOf = (parameters: PaiGowParameters): Readings =>
  Object.fromEntries(Object.keys(CHOSEN).map((id) => [id, parameters[id as GapId]])) as Readings;
