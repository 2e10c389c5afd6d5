/** Endings of rounds in which a pair is split, by what the hands win and lose together; and what is done first, as a decision. */
import { type Fraction, ratio, ZERO } from '../../exact/fraction';
import { inTable } from '../../exact/in-table';
import type { DecisionUse, Ending } from '../../family/solution';
import { decimal } from '../../printing/numbers';
import { PARTS } from './pieces';

/** By what is won times `places` and what is lost, both in so many parts of a stake: the chance, and that times what was staked; in parts of 10^15. */
export type SplitSums = { chances: Float64Array; stakes: Float64Array; places: number; perStake: number };

export function splitEndings({ chances, stakes, places, perStake }: SplitSums, win: Fraction): Ending[] {
  const stakesOf = (count: number): Fraction => ratio(count, perStake);
  return [...chances.entries()].flatMap(([at, count]) => {
    if (count === 0) return [];
    const [won, lost] = [Math.floor(at / places), at % places];
    return [
      {
        event: `split-won-${won}-lost-${lost}`,
        label: `A pair is split: stakes of ${decimal(stakesOf(won), 2)} win and ${decimal(stakesOf(lost), 2)} lose`,
        count: BigInt(count),
        net: stakesOf(won).mul(win).sub(stakesOf(lost)),
        staked: ratio(BigInt(inTable(stakes[at])), BigInt(count)),
      },
    ];
  });
}

const FIRST = ['Stand', 'Draw', 'Double', 'Give up half', 'Split'];

/** Of the first two cards, by choice in parts of 10^15. */
export function firstChoices(street: string, parts: Float64Array): DecisionUse {
  const choices = FIRST.flatMap((label, at) => {
    const taken = inTable(parts[at]);
    return taken === 0
      ? []
      : [
          {
            choice: label.toLowerCase().replaceAll(' ', '-'),
            label,
            taken: ratio(BigInt(taken), BigInt(PARTS)),
          },
        ];
  });
  return { street, reached: choices.reduce((sum, { taken }) => sum.add(taken), ZERO), choices };
}
