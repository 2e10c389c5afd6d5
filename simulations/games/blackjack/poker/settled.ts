/** How a hand of a split pair can stand against every end of the dealer, and what two of them come to together. */
import { inTable } from '../../../exact/in-table';
import { MOST } from '../hands';
import type { SplitParts, Together } from '../two-card-ranks';
import { ENDS, TWENTY_SIX } from './dealers-cards';
import type { PokerRules } from './hand-gains';

/** Two aces of hearts after a split beat every hand that is left. */
export const [OVER_21, LOW, OF_17, TWO_OF_21, HEARTS, GAVE_UP] = [0, 1, 2, 7, 8, 9];
const KINDS_OF_HAND = 10;
/** The same doubled, from here on. */
export const DOUBLED = KINDS_OF_HAND;
export const STANDINGS = 2 * KINDS_OF_HAND;

export const standingOf = (total: number, aceAndTen: boolean): number => {
  if (total > MOST) return OVER_21;
  if (total < 17) return LOW;
  return aceAndTen ? TWO_OF_21 : OF_17 + total - 17;
};

/** 1, 0 and -1 by standing and end; a hand that was given up loses half whatever the end. */
export function resultsByEnd({ standsOffAt26, beatsLonger21 }: PokerRules): Float64Array {
  const results = new Float64Array(STANDINGS * ENDS);
  for (let standing = 0; standing < STANDINGS; standing += 1)
    for (let end = 0; end < ENDS; end += 1)
      results[standing * ENDS + end] = against(standing % DOUBLED, end, standsOffAt26, beatsLonger21);
  return results;
}

function against(standing: number, end: number, at26: boolean, beatsLonger: boolean): number {
  if (standing === OVER_21) return at26 && end === TWENTY_SIX ? 0 : -1;
  if (standing === GAVE_UP) return -0.5;
  if (standing === HEARTS || end >= TWENTY_SIX) return 1;
  if (standing === LOW) return -1;
  const total = standing === TWO_OF_21 ? 4 : standing - OF_17;
  if (total === end) return standing === TWO_OF_21 && beatsLonger ? 1 : 0;
  return total > end ? 1 : -1;
}

/** Won and lost stakes in quarters, each up to four first stakes. */
const QUARTERS = 17;
export const SPLIT_PARTS: SplitParts = { places: QUARTERS, perStake: 4 };

/** By two standings and an end: the place of what is won and lost, the stakes, and four times what it gains. */
type Results = { places: Int16Array; staked: Float64Array; gains: Float64Array };

function resultsOfTwo(rules: PokerRules): Results {
  const results = resultsByEnd(rules);
  const places = new Int16Array(STANDINGS * STANDINGS * ENDS);
  const staked = new Float64Array(STANDINGS * STANDINGS);
  const gains = new Float64Array(places.length);
  for (let first = 0; first < STANDINGS; first += 1)
    for (let second = 0; second < STANDINGS; second += 1) {
      const two = first * STANDINGS + second;
      const stakes = [first >= DOUBLED ? 2 : 1, (second >= DOUBLED ? 2 : 1) * rules.splitStake] as const;
      staked[two] = stakes[0] + stakes[1];
      for (let end = 0; end < ENDS; end += 1) {
        const a = stakes[0] * inTable(results[first * ENDS + end]);
        const b = stakes[1] * inTable(results[second * ENDS + end]);
        const won = 4 * (Math.max(a, 0) + Math.max(b, 0));
        const lost = -4 * (Math.min(a, 0) + Math.min(b, 0));
        places[two * ENDS + end] = won * QUARTERS + lost;
        gains[two * ENDS + end] = won * rules.pays.win - lost;
      }
    }
  return { places, staked, gains };
}

/** By what is won and what is lost: the chance, and the chance times what was staked. */
export class BothHands implements Together {
  readonly chances = new Float64Array(QUARTERS * QUARTERS);
  readonly stakes = new Float64Array(QUARTERS * QUARTERS);
  gain = 0;
  private readonly results: Results;

  constructor(rules: PokerRules) {
    this.results = resultsOfTwo(rules);
  }

  /** Two hands that stand so, against the dealer's ends from a place in a table, each of this chance times `ways`. */
  add(first: number, second: number, ways: number, ends: Float64Array, from = 0): void {
    const { places, staked, gains } = this.results;
    const { chances, stakes } = this;
    const two = first * STANDINGS + second;
    const stake = inTable(staked[two]);
    for (let end = 0; end < ENDS; end += 1) {
      const chance = ways * inTable(ends[from + end]);
      if (chance === 0) continue;
      const at = inTable(places[two * ENDS + end]);
      chances[at] = inTable(chances[at]) + chance;
      stakes[at] = inTable(stakes[at]) + chance * stake;
      this.gain += (chance * inTable(gains[two * ENDS + end])) / 4;
    }
  }
}
