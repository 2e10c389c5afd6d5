/** The rules that a table of pai gow poker may choose, by name: one for each gap of the House Way, by the gap's own. */
import { z } from 'zod';
import { chooseFrom, unknownRulesOf } from '../dealt-cards/known-rules';
import type { Jokers } from './cards/pack';
import { ReadHouseWay } from './house-way/check';
import { CHOSEN, GAPS, type GapId, type Gaps, type Readings } from './house-way/gaps';

export const unknownPaiGowRules = unknownRulesOf('one pack of 52 cards, with up to three jokers');

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

const JOKERS = ['limited', 'wild', 'none', 'two-wild', 'three-wild'] as const;
const IN_PACK: Record<(typeof JOKERS)[number], Jokers> = {
  none: 0,
  limited: 1,
  wild: 1,
  'two-wild': 2,
  'three-wild': 3,
};
/** The bank's hands: set by the House Way, or as gains most against players who set by it. */
const BANKS = ['house-way', 'best'] as const;
const ACE_TO_FIVE = ['second', 'lowest'] as const;

type Reading<Id extends GapId> = Extract<keyof Gaps[Id]['readings'], string>;
type GapSchemas = { [Id in GapId]: z.ZodDefault<z.ZodEnum<{ [Name in Reading<Id>]: Name }>> };

const gapSchemas = Object.fromEntries(
  Object.entries(GAPS).map(([id, { clause, readings }]) => {
    const names = Object.keys(readings);
    return [id, z.enum(names, chooseFrom(`how ${clause}, is read`, names)).default(names[0] as string)];
  }),
) as unknown as GapSchemas;

export const PaiGowParameters = z
  .strictObject(
    {
      player: z.enum(PLAYERS, chooseFrom('how the player sets the hands', PLAYERS)).default('house-way'),
      standOffHand: z
        .enum(
          STAND_OFF_HANDS,
          chooseFrom('with which hand of the dealer’s all wagers stand off', STAND_OFF_HANDS),
        )
        .default('none'),
      bank: z.enum(BANKS, chooseFrom('how the bank sets its hands', BANKS)).default('house-way'),
      /** An ace, or a card that completes a straight or a flush; or any card, one of up to three; or a pack of 52 without one. */
      joker: z.enum(JOKERS, chooseFrom('what the joker may be used as', JOKERS)).default('limited'),
      aceToFive: z
        .enum(ACE_TO_FIVE, chooseFrom('where ace to five stands among straights', ACE_TO_FIVE))
        .default('second'),
      ...gapSchemas,
      /** The operator's own lines in place of 13.21 and its gaps; those of the joker are of the hands' ranks and stay. */
      houseWay: ReadHouseWay.optional(),
    },
    unknownPaiGowRules,
  )
  .refine(({ player, bank }) => bank === 'house-way' || player === 'house-way', {
    path: ['bank'],
    message: 'Let one side set by the House Way: what is best for both at once is not counted.',
  })
  .refine(({ player, bank, joker }) => (player !== 'best' && bank !== 'best') || IN_PACK[joker] <= 1, {
    path: ['joker'],
    message: 'Let both sides set by the House Way with several jokers: what is best is not counted there.',
  })
  .refine(({ bank, standOffHand }) => bank === 'house-way' || standOffHand === 'none', {
    path: ['standOffHand'],
    message: 'Let no hand of the bank’s stand off where the bank sets each hand best.',
  });
export type PaiGowParameters = z.infer<typeof PaiGowParameters>;

export const jokersOf = ({ joker }: Pick<PaiGowParameters, 'joker'>): Jokers => IN_PACK[joker];
export const isWild = ({ joker }: Pick<PaiGowParameters, 'joker'>): boolean =>
  joker !== 'limited' && joker !== 'none';

export const readingsOf = (parameters: PaiGowParameters): Readings =>
  Object.fromEntries(Object.keys(CHOSEN).map((id) => [id, parameters[id as GapId]])) as Readings;
