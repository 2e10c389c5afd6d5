/** Advice for given cards, worked out in this browser. The card kernel is fetched when first needed. */

import { type FractionText, toText } from '@/simulations/exact/fraction';
import type { Advice, CardsGiven } from '@/simulations/family/advice';
import { gridFromJson } from '@/simulations/family/solution-wire';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Solved } from './round-view';

export type Asked = { cards: CardsGiven };
export type AdviceText = Omit<Advice, 'choices'> & {
  choices: (Omit<Advice['choices'][number], 'gains'> & { gains: FractionText })[];
};

const adviserOf = async (family: string) => {
  const { bringDecisionFamily } = await import('@/simulations/catalogue/bringing');
  return (await bringDecisionFamily(family))?.adviser;
};

export async function adviceFor({ round, strategy }: Solved, asked: Asked): Promise<Result<AdviceText>> {
  const adviser = await adviserOf(round.family);
  if (!adviser) throw new RangeError(`${round.family} has no adviser`);
  // What was just chosen is drawn first: going through every board takes part of a second.
  await new Promise((resolve) => setTimeout(resolve, 30));
  const grid = strategy.grid && gridFromJson(strategy.grid);
  const advice = adviser.advise(round.parameters, round.tables, { ...asked, grid });
  if (!advice.ok) return advice;
  const { choices, ...rest } = advice.value;
  return ok({ ...rest, choices: choices.map((choice) => ({ ...choice, gains: toText(choice.gains) })) });
}
