/** The features of a throw of two dice, and of a round of the win line that starts with it. */
import { TWO_DICE, type TwoDice, throwTwo } from '../../equipment/dice';
import type { RandomSource } from '../../equipment/random-source';
import { type Fraction, ratio } from '../../exact/fraction';
import { countChances } from '../../features/chances';
import { countedConditions } from '../../features/counted';
import { reading } from '../../features/enumerated';
import type { FeatureSpec, Readings } from '../../features/feature';
import { flag, name, whole } from '../../features/types';
import type { CrapsParameters } from './parameters';
import { chanceOf, isPoint } from './throws';

/** Rounds of this many throws or more count as the same. */
const LONG_ROUND = 12;

const FEATURES: readonly FeatureSpec[] = [
  { id: 'comeOut.total', type: whole(2, 12), explains: 'The total of the come-out throw.' },
  { id: 'comeOut.low', type: whole(1, 6), explains: 'The lower of the two dice of the come-out throw.' },
  { id: 'comeOut.high', type: whole(1, 6), explains: 'The higher of the two dice of the come-out throw.' },
  { id: 'comeOut.pair', type: flag, explains: 'Both dice of the come-out throw show the same number.' },
  { id: 'point', type: whole(0, 10), explains: 'The point; 0 where the come-out throw ends the round.' },
  {
    id: 'result',
    type: name('natural', 'craps', 'made', 'sevenOut'),
    explains:
      'How the round ends: natural is 7 or 11 at once, craps 2, 3 or 12 at once, made the point before a 7, sevenOut a 7 before the point.',
  },
  { id: 'lineWins', type: flag, explains: 'The win line wins: a natural, or the point is made.' },
  {
    id: 'throws',
    type: whole(1, LONG_ROUND),
    explains: `How many throws the round takes, the come-out throw included; ${LONG_ROUND} stands for ${LONG_ROUND} or more.`,
  },
];

type Throws = { dice: TwoDice; point: number; made: boolean; throws: number };

const total = ({ dice: [a, b] }: Throws) => a + b;

const READINGS: Readings<Throws> = {
  'comeOut.total': total,
  'comeOut.low': ({ dice: [a, b] }) => Math.min(a, b),
  'comeOut.high': ({ dice: [a, b] }) => Math.max(a, b),
  'comeOut.pair': ({ dice: [a, b] }) => a === b,
  point: ({ point }) => point,
  result: (round) =>
    round.point > 0
      ? round.made
        ? 'made'
        : 'sevenOut'
      : [7, 11].includes(total(round))
        ? 'natural'
        : 'craps',
  lineWins: (round) => (round.point > 0 ? round.made : [7, 11].includes(total(round))),
  throws: ({ throws }) => throws,
};

/** Each way a round can go, with its chance. */
function* rounds(): Generator<{ seen: Throws; chance: Fraction }> {
  const one = ratio(1, TWO_DICE.length);
  for (const dice of TWO_DICE) {
    const first = dice[0] + dice[1];
    if (!isPoint(first)) yield { seen: { dice, point: 0, made: false, throws: 1 }, chance: one };
    else yield* from(dice, first, one);
  }
}

function* from(
  dice: TwoDice,
  point: number,
  chance: Fraction,
): Generator<{ seen: Throws; chance: Fraction }> {
  const ends = [
    { made: true, chance: chanceOf(point) },
    { made: false, chance: chanceOf(7) },
  ];
  const ending = chanceOf(point).add(chanceOf(7));
  let standing = chance;
  for (let throws = 2; throws <= LONG_ROUND; throws += 1) {
    // What is undecided at the last count ends some time, in proportion to the ways of either end.
    const now = throws === LONG_ROUND ? standing.div(ending) : standing;
    for (const end of ends)
      yield { seen: { dice, point, made: end.made, throws }, chance: now.mul(end.chance) };
    standing = standing.mul(ratio(1).sub(ending));
  }
}

/** What lies on the table at the end: every total thrown, and the dice of the first throw. */
class Played {
  private first = 0;
  private last = 0;
  private thrown = 0;

  play(random: RandomSource): void {
    this.first = throwTwo(random);
    this.thrown = 1;
    this.last = this.faces(0) + this.faces(1);
    const point = this.last;
    if (point < 4 || point === 7 || point > 10) return;
    do {
      const [a, b] = TWO_DICE[throwTwo(random)] as TwoDice;
      this.last = a + b;
      this.thrown += 1;
    } while (this.last !== point && this.last !== 7);
  }

  private faces(die: 0 | 1): number {
    return (TWO_DICE[this.first] as TwoDice)[die];
  }

  private readonly comeOut = () => this.faces(0) + this.faces(1);

  readonly told: Readings<void> = {
    'comeOut.total': this.comeOut,
    'comeOut.low': () => (this.faces(0) < this.faces(1) ? this.faces(0) : this.faces(1)),
    'comeOut.high': () => (this.faces(0) < this.faces(1) ? this.faces(1) : this.faces(0)),
    'comeOut.pair': () => this.first % 7 === 0,
    point: () => (this.thrown > 1 ? this.comeOut() : 0),
    result: () => {
      if (this.thrown > 1) return this.last === 7 ? 'sevenOut' : 'made';
      return this.last === 7 || this.last === 11 ? 'natural' : 'craps';
    },
    lineWins: () => (this.thrown > 1 ? this.last === this.comeOut() : this.last === 7 || this.last === 11),
    throws: () => (this.thrown > LONG_ROUND ? LONG_ROUND : this.thrown),
  };
}

export const crapsConditions = countedConditions({
  features: (_: CrapsParameters) => FEATURES,
  count: (_, sight) =>
    countChances(sight, READINGS, rounds(), {
      id: 'enumeration',
      explains: `Each of the 36 come-out throws is equally likely; where one makes a point, the chance that the round ends with each further throw is followed in fractions, and what is left after ${LONG_ROUND - 1} throws is split in proportion to the chances of the point and of the 7. Counts are the chances over their least common denominator.`,
      reductions: [],
    }),
  dealing: (_, looksAt) => {
    const played = new Played();
    return {
      deal: (random) => played.play(random),
      read: looksAt.map((id) => reading(played.told, id)),
    };
  },
});
