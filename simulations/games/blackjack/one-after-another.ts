/** For tests: rules solved one after another by what was kept of those before, and the same rules where nothing was kept. */
import type { RandomSource } from '../../equipment/random-source';
import { cellsOf } from './chart';
import { bestColumn } from './chart-gains';
import { BlackjackParameters, rulesOf } from './parameters';
import { followedBy } from './pieces';
import { gainOfWayAgainst, PLAIN_WAYS } from './plain-ways';
import { bestPlay } from './play';
import { KINDS, shoeOf, TEN } from './ranks';
import type { Units } from './results';
import { roundResults } from './round-results';
import type { Rules } from './rules';
import { standingAgainst } from './standing';
import { bestOpenings } from './whole-round';

/** Solves other shoes until nothing of the rules before is kept. */
export function forget(): void {
  for (let tens = 17; tens < 80; tens += 1)
    standingAgainst(9, {
      ...rulesOf(BlackjackParameters.parse({}), { blackjack: 1, win: tens }),
      shoe: shoeOf(1).with(9, tens),
    });
}

export type Asked = { rules: Rules; up: number; units: Units };

/** Everything that pieces are made of. */
export function solved({ rules, up, units }: Asked) {
  const standing = standingAgainst(up, rules);
  const played = bestPlay(standing, rules);
  const openings = bestOpenings(standing, rules, played);
  const best = bestColumn(standing, rules);
  const firsts = new Map(openings.map(({ opening, first }) => [opening.hand, first]));
  const optimal = { plan: played.plan, first: ({ hand }: { hand: number }) => firsts.get(hand) ?? 'played' };
  return {
    gains: openings.map(({ gain }) => gain),
    firsts: [...firsts.values()],
    column: [...cellsOf(best.column), ...best.column.pairs],
    best: best.gain,
    ways: PLAIN_WAYS.map((way) => gainOfWayAgainst(standing, rules, way, best)),
    rounds: [optimal, followedBy(best.column, rules)].map((followed) =>
      roundResults({ standing, rules, units, ...followed }),
    ),
  };
}

const PICK = {
  soft17: ['stand', 'hit', 'hit-for-good'],
  naturalTakes: ['all', 'first'],
  double: ['any', '9-11', '9-11-ace-low', '10-11', 'none'],
  doubleAfterSplit: [true, false],
  hands: [2, 3, 4, 16],
  resplitAces: [true, false],
  drawToAces: [true, false],
  splitTwentyOne: ['stands-off', 'beats-longer'],
  blackjackPays: [1.5, 1.2, 1],
  surrender: ['none', 'late', 'early'],
} as const satisfies { [Rule in keyof Rules]?: readonly Rules[Rule][] };
const PICKED = Object.keys(PICK) as (keyof typeof PICK)[];
/** Two of them pay as much in other units, and two lose as much. */
const WINS: readonly Units[] = [
  { win: 1, lose: 1 },
  { win: 6, lose: 5 },
  { win: 6, lose: 1 },
];

/** By kind, the fewest cards of a shoe and how many numbers there are from there: few low ones, which make most hands. */
const CARDS = [[2, 2], ...Array(3).fill([0, 2]), ...Array(5).fill([1, 2]), [3, 3]] as const;

/** Rules that change by one or two choices at a time, from shoes of some 16 cards. */
export function* wandering(source: RandomSource): Generator<Asked, never> {
  const one = <Value>(values: readonly Value[]): Value => values[source.below(values.length)] as Value;
  const shoe = () => CARDS.map(([fewest, numbers]) => fewest + source.below(numbers));
  const splits = () => Array.from({ length: KINDS }, () => source.below(4) > 0);
  const shoes = [shoe(), shoe()];
  let rules: Rules = {
    ...rulesOf(BlackjackParameters.parse({}), { blackjack: 1.5, win: 1 }),
    shoe: one(shoes),
  };
  /** The cards that count ten, in two ranks or all alike. */
  const inRanks = ({ shoe, splits }: Rules): Partial<Rules> =>
    ranks && splits[TEN] ? { tens: [(shoe[TEN] ?? 0) - 2, 2] } : {};
  let ranks = false;
  let units = one(WINS);
  let up = TEN;
  for (;;) {
    for (let changes = 1 + source.below(2); changes > 0; changes -= 1) {
      const what = one([...PICKED, 'shoe', 'shoe', 'splits', 'ranks', 'units', 'up', 'up'] as const);
      if (what === 'shoe') rules = { ...rules, shoe: one(shoes) };
      else if (what === 'splits') rules = { ...rules, splits: splits() };
      else if (what === 'ranks') ranks = !ranks;
      else if (what === 'units') units = one(WINS);
      else if (what === 'up') up = one([0, 4, TEN]);
      else rules = { ...rules, [what]: one<unknown>(PICK[what]) };
    }
    yield { rules: { ...rules, ...inRanks(rules), winPays: units.win / units.lose }, up, units };
  }
}
