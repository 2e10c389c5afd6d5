/** What an operator's pool rules give the pools of a card, as plain data, with what the book prints where a card says nothing. */
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { CardPool } from '../card';
import type { ReadPool, ReadRules } from './read';

/** Of a card's pool, what pool rules decide. */
export type CardTerms = Omit<
  CardPool,
  'pool' | 'races' | 'broughtIn' | 'jackpot' | 'composites' | 'announced'
>;

export type PoolTerms = {
  pool: string;
  card: CardTerms;
  printed: {
    /** Left off for a merged pool, whose kinds of bets differ. */
    declared?: { step: number; above: number };
    /** Whether the book says who is paid where nobody backed what won. */
    unbacked: boolean;
  };
  /** Of the book, where horses win by being placed. */
  places?: { two: number; three: number };
};

function termsFor({ id, given, general, type }: ReadPool, { places }: PoolRules): PoolTerms {
  const { unit, partialUnit, deduction, reserve, step, minimum, ifUnbacked } = given;
  const isPlaced = type?.takes === 'placed';
  return {
    pool: id,
    card: {
      unit,
      deduction,
      ...(partialUnit !== undefined && { partialUnit }),
      ...(reserve !== undefined && { reserve }),
      ...(step !== undefined && { step }),
      ...(minimum !== undefined && { minimum }),
      ...(ifUnbacked !== undefined && { ifUnbacked }),
      ...(isPlaced && general.places && { places: general.places }),
      ...(general.readings && Object.keys(general.readings).length > 0 && { readings: general.readings }),
    },
    printed: {
      ...(type && { declared: { step: Number(type.declared.step), above: Number(type.declared.above) } }),
      unbacked: type !== undefined && (type.unbacked.deemed === 'next-places' || isPlaced),
    },
    ...(isPlaced && { places: { two: places.two.from, three: places.two.to + 1 } }),
  };
}

export const poolTerms = (rules: ReadRules, book: PoolRules): PoolTerms[] =>
  rules.pools.map((pool) => termsFor(pool, book));

/** A card's pool with the terms of the rules: what belongs to the meeting stays. */
export function withTerms(own: CardPool, { card }: PoolTerms): CardPool {
  const { pool, races, broughtIn, jackpot, composites, announced } = own;
  return {
    pool,
    races,
    ...(broughtIn !== undefined && { broughtIn }),
    ...(jackpot !== undefined && { jackpot }),
    ...(composites !== undefined && { composites }),
    ...(announced !== undefined && { announced }),
    ...card,
  };
}
