/** How points are won where a game has no pot, in words and as tables. */

import { rankNames } from '@/simulations/equipment/cards/card';
import { CATEGORY_NAMES, FIVE_CARD_CATEGORIES } from '@/simulations/equipment/cards/categories';
import type { PointRules } from '@/simulations/showdown/sets/points';
import { SETS } from '@/simulations/showdown/sets/ranked';
import { counted } from '../spelling/wording';
import type { PointsGame } from './book';

const points = (count: number) => counted(count, 'point');

export function pointsSaid({ rules, first }: PointsGame): string[] {
  const { two, sweep, homeRun, foul, ties, equalSets, specials, bonus } = rules;
  return [
    `Every two players compare their three sets. Each set won is a point; two won and one lost are ${two === 'won' ? points(2) : points(1)}.`,
    `All three sets of one opponent are ${points(sweep)}${homeRun === undefined ? '' : `, and ${points(homeRun)} from each where four play and one player wins every set of the others`}.`,
    ties === 'nobody'
      ? 'Sets that are worth the same go to nobody.'
      : `Sets that are worth the same go to ${first}, and between two others to nobody.`,
    `Sets have to rise from front to back${equalSets === 'foul' ? '; two that are worth the same are a foul' : '; two may be worth the same'}. A fouled hand pays ${points(foul)} to each opponent${Object.keys(bonus).length > 0 ? ', and the bonus of that opponent’s sets' : ''}.`,
    ...(specials.length > 0
      ? [
          'A Clean Sweep hand is declared before hands are opened and takes its points from everybody; the higher takes them of the lower.',
        ]
      : []),
    'What one player is paid another pays.',
  ];
}

export type BonusRow = { hand: string; points: readonly string[] };

const bonusSaid = (
  bonus: PointRules['bonus'][(typeof SETS)[number]],
  category: (typeof FIVE_CARD_CATEGORIES)[number],
) => {
  const found = bonus?.[category];
  if (found === undefined) return '';
  if (typeof found === 'number') return String(found);
  return `${found[0]} for ${rankNames(0)} to ${found.at(-1)} for ${rankNames(found.length - 1)}`;
};

/** Points for a set that is won with such a hand, beside its own: front, middle, back. */
export const bonusRows = ({ rules: { bonus } }: PointsGame): BonusRow[] =>
  FIVE_CARD_CATEGORIES.flatMap((category) => {
    const values = SETS.map((set) => bonusSaid(bonus[set], category));
    return values.every((value) => value === '') ? [] : [{ hand: CATEGORY_NAMES[category], points: values }];
  });
