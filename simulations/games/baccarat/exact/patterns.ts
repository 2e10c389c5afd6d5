/**
 * Patterns: which of the cards on the table are of one rank, without saying of which. There are 15 for four cards, 52
 * for each way of having five and 203 for six; the numbers are Bell's. How many ways suits fall, and how many cards of
 * the shoe can lie so, depends on the pattern and on nothing else of the ranks.
 */
import { BANKER_THIRD, PLAYER_THIRD } from '../places';

export type Pattern = {
  /** By place, the number of its rank in order of appearance; NONE where no card lies. */
  groups: readonly number[];
  cards: number;
  /** How many different ranks. */
  ranks: number;
};

export const NONE = -1;
/** No pattern has more ranks than six: the step of the tables below. */
export const MOST_RANKS = 7;

export const PATTERNS: readonly Pattern[] = allPatterns();
export const PATTERN_COUNT = PATTERNS.length;

const NUMBERS = new Map(PATTERNS.map(({ groups }, number) => [groups.join(), number]));
const numberOf = (groups: readonly number[]): number => NUMBERS.get(groups.join()) ?? NONE;

/** By the groups of the second, third and fourth card: 16 x the second + 4 x the third + the fourth. */
export const PATTERN_OF_FOUR = Int16Array.from({ length: 2 * 16 }, (_, i) =>
  numberOf([0, i >> 4, (i >> 2) & 3, i & 3, NONE, NONE]),
);

/** By pattern x MOST_RANKS + the group of the card that comes to the place. */
export const WITH_PLAYER_THIRD = extended(PLAYER_THIRD);
export const WITH_BANKER_THIRD = extended(BANKER_THIRD);

function extended(place: number): Int16Array {
  return Int16Array.from({ length: PATTERN_COUNT * MOST_RANKS }, (_, i) => {
    const { groups } = PATTERNS[Math.floor(i / MOST_RANKS)] as Pattern;
    if (groups[place] !== NONE) return NONE;
    return numberOf(groups.map((group, at) => (at === place ? i % MOST_RANKS : group)));
  });
}

function allPatterns(): Pattern[] {
  const patterns: Pattern[] = [];
  const grow = (groups: number[], ranks: number, present: readonly boolean[]) => {
    if (groups.length === present.length) {
      patterns.push({ groups, ranks, cards: present.filter(Boolean).length });
    } else if (!present[groups.length]) grow([...groups, NONE], ranks, present);
    else
      for (let group = 0; group <= ranks; group += 1)
        grow([...groups, group], Math.max(ranks, group + 1), present);
  };
  for (const third of [false, true])
    for (const bankers of [false, true]) grow([], 0, [true, true, true, true, third, bankers]);
  return patterns;
}
