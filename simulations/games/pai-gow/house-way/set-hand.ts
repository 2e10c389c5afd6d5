/** Sets seven cards by a House Way. */
import { RANKS, type Rank } from '../../../equipment/cards/card';
import { isFoul, isPair, rankLow } from '../cards/ranking';
import type { Seven, Split } from './seven';
import { type Front, type HouseWay, type Line, ranksIn, type TwoCards, type When } from './vocabulary';

export type Setting = { line: string; split: Split };
export type Unset =
  /** No line is for the hand; one for its shape, if there is any, misses it by the fewest conditions. */
  | { wrong: 'gap'; nearest: string | undefined }
  /** The line asks for cards in front that the hand does not have. */
  | { wrong: 'impossible'; line: string }
  /** The two cards would rank above the five. */
  | { wrong: 'foul'; line: string };

type GroupsOf = ReadonlyMap<string, ReadonlySet<Rank>>;
type Test = (seven: Seven) => boolean;
/** The ways to set a hand that the line allows; the one with the best five behind is meant. */
type Choice = (seven: Seven) => readonly Split[];

const pairBefore = ({ splits }: Seven) => splits.filter(({ low, complete }) => complete && isPair(low));

function testsOf(when: When, groups: GroupsOf, ignoreComplete: boolean): Test[] {
  const tests: Test[] = [];
  const { shape, complete, sixth, pairBeforeComplete, pairs, beside } = when;
  if (shape) tests.push((seven) => shape.includes(seven.shape));
  if (complete !== undefined && !ignoreComplete) tests.push((seven) => seven.complete === complete);
  if (sixth !== undefined) tests.push((seven) => seven.sixth() === sixth);
  if (pairBeforeComplete !== undefined)
    tests.push((seven) => pairBefore(seven).length > 0 === pairBeforeComplete);
  for (const [times, marks] of [
    [2, when.pair],
    [3, when.three],
    [4, when.four],
  ] as const)
    if (marks !== undefined) {
      const ranks = new Set(ranksIn(marks));
      tests.push(({ held }) => held[times].length > 0 && ranks.has(held[times][0] as Rank));
    }
  if (pairs) {
    // By two ranks, so that a line with many names takes no longer than one.
    const named = new Uint8Array(RANKS * RANKS);
    for (const [a, b] of pairs)
      for (const one of groups.get(a) ?? [])
        for (const other of groups.get(b) ?? []) {
          named[one * RANKS + other] = 1;
          named[other * RANKS + one] = 1;
        }
    tests.push(({ held: { 2: ranks } }) => {
      const [higher, lower] = ranks as [Rank, Rank];
      return ranks.length === 2 && named[higher * RANKS + lower] === 1;
    });
  }
  if (beside) {
    const least = ranksIn(beside).sort((a, b) => b - a);
    tests.push((seven) => least.every((rank, i) => (seven.beside[i] ?? -1) >= rank));
  }
  return tests;
}

const testOf = (...of: Parameters<typeof testsOf>): Test => {
  const tests = testsOf(...of);
  return (seven) => tests.every((test) => test(seven));
};

/** Of several that miss it by as many conditions, the first. */
function nearestOf(lines: readonly Line[], groups: GroupsOf): (seven: Seven) => string | undefined {
  const tested = lines.map(({ id, when }) => ({ id, when, tests: testsOf(when, groups, false) }));
  return (seven) => {
    let nearest: string | undefined;
    let fewest = Number.POSITIVE_INFINITY;
    for (const { id, when, tests } of tested) {
      if (when.shape && !when.shape.includes(seven.shape)) continue;
      const missed = tests.filter((test) => !test(seven)).length;
      if (missed < fewest) [nearest, fewest] = [id, missed];
    }
    return nearest;
  };
}

const ofRanks = (seven: Seven, one: Rank | undefined, other: Rank | undefined): readonly Split[] => {
  if (one === undefined || other === undefined) return [];
  const low = rankLow(one << 2, (other << 2) | 1);
  return seven.splits.filter((split) => split.low === low);
};
const pairOf = (seven: Seven, rank: Rank | undefined) => ofRanks(seven, rank, rank);

function highestOf(splits: readonly Split[]): readonly Split[] {
  const highest = Math.max(...splits.map(({ low }) => low));
  return splits.filter(({ low }) => low === highest);
}

/** The best five behind, and of those the higher two in front. */
function best(splits: readonly Split[]): readonly Split[] {
  const high = Math.max(...splits.map((split) => split.high));
  return highestOf(splits.filter((split) => split.high === high));
}

const PAIRS: Record<Extract<Front, { pair: unknown }>['pair'], Choice> = {
  highest: (seven) => pairOf(seven, seven.held[2][0]),
  lowest: (seven) => pairOf(seven, seven.held[2].at(-1)),
  'of-three': (seven) => pairOf(seven, seven.held[3].at(-1)),
  'of-higher-three': (seven) => pairOf(seven, seven.held[3][0]),
  'of-four': (seven) => pairOf(seven, seven.held[4][0]),
  'of-five': (seven) => pairOf(seven, seven.held[5][0]),
  // That may stand in front of what it leaves.
  'highest-of-any': ({ splits }) =>
    highestOf(splits.filter(({ high, low }) => isPair(low) && !isFoul(high, low))),
};

function twoCards(front: TwoCards): Choice {
  if ('pair' in front) return PAIRS[front.pair];
  if ('beside' in front) {
    const first = front.beside === 'highest-two' ? 0 : 1;
    return (seven) => ofRanks(seven, seven.beside[first], seven.beside[first + 1]);
  }
  if ('oneOf' in front)
    return (seven) => ofRanks(seven, seven.held[3][0], seven.beside.at(front.and === 'highest' ? 0 : -1));
  if ('behind' in front) return ({ splits }) => best(splits);
  return front.beforeComplete === 'highest-two'
    ? ({ splits }) => highestOf(splits.filter(({ complete }) => complete))
    : (seven) => highestOf(pairBefore(seven));
}

type Compiled = { test: Test; choice: Choice };
/** Lines that others refer to, each compiled once. */
type Referred = { lines: ReadonlyMap<string, Line>; compiled: Map<string, Compiled>; groups: GroupsOf };

function choiceOf(front: Front, referred: Referred): Choice {
  if ('higherOf' in front) {
    const choices = front.higherOf.map(twoCards);
    return (seven) => highestOf(choices.flatMap((choice) => choice(seven)));
  }
  if (!('asIn' in front)) return twoCards(front);
  const lines = front.asIn.map((id) => {
    const line = referred.compiled.get(id) ?? compiled(referred.lines.get(id) as Line, referred, true);
    referred.compiled.set(id, line);
    return line;
  });
  return (seven) => lines.find(({ test }) => test(seven))?.choice(seven) ?? [];
}

function compiled(line: Line, referred: Referred, ignoreComplete: boolean): Compiled {
  const test = testOf(line.when, referred.groups, ignoreComplete);
  const choice = choiceOf(line.front, referred);
  if (!line.unless) return { test, choice };
  const excepted = testOf(line.unless.when, referred.groups, ignoreComplete);
  const other = choiceOf(line.unless.front, referred);
  return { test, choice: (seven) => (excepted(seven) ? other : choice)(seven) };
}

/** The function that sets hands by this House Way. Its lines have to be checked (`check.ts`): none refers to itself. */
export function setterOf({ groups, lines }: HouseWay): (seven: Seven) => Setting | Unset {
  const named: GroupsOf = new Map(
    Object.entries(groups).map(([name, marks]) => [name, new Set(ranksIn(marks))]),
  );
  const referred: Referred = {
    lines: new Map(lines.map((line) => [line.id, line])),
    compiled: new Map(),
    groups: named,
  };
  const rows = lines.map((line) => ({ id: line.id, ...compiled(line, referred, false) }));
  const nearestTo = nearestOf(lines, named);
  return (seven) => {
    const row = rows.find(({ test }) => test(seven));
    if (!row) return { wrong: 'gap', nearest: nearestTo(seven) };
    const splits = row.choice(seven);
    const best = splits.reduce<Split | undefined>((a, b) => (a && a.high >= b.high ? a : b), undefined);
    if (!best) return { wrong: 'impossible', line: row.id };
    return isFoul(best.high, best.low) ? { wrong: 'foul', line: row.id } : { line: row.id, split: best };
  };
}
