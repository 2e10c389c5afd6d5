/** Games that are settled in points, pair by pair: thirteen cards in three sets. Lines are those of the source. */
import type { PointsGame } from '../../poker/book';
import type { Step } from '../../poker/play';
import { deal } from './plays';

const three: Step[] = [deal(3), { do: 'place', cards: 2 }, { do: 'discard', from: 'hand' }];

/** From two to ace: 9 to 21. */
const TRIPS_IN_FRONT = Array.from({ length: 13 }, (_, rank) => 9 + rank);

export const POINTS: PointsGame[] = [
  {
    id: 'face-up-chinese-poker',
    label: 'Face-Up Chinese Poker',
    lines: [6781, 6957],
    first: 'the player with both buttons',
    play: {
      forced: 'stack',
      seats: 4,
      steps: [deal(5), { do: 'place', cards: 5 }, ...three, ...three, ...three, ...three],
      says: [
        'The chips in front of a player are the wager: at least nine points at the start of a round, and thirty times the limit when buying in (line 6828). Nothing is added during a hand (line 6839).',
        'Cards lie where they were placed (line 6847). Players place in turn, from the left of the button.',
        'If all agree beforehand, a pair of queens or better in front earns fourteen cards at once in the next hand, of which one is thrown away (lines 6926 to 6932).',
      ],
    },
    rules: {
      plays: 3,
      equalSets: 'foul',
      ties: 'first-player',
      two: 'net',
      // A point for each set, and six more.
      sweep: 9,
      foul: 6,
      bonus: {
        front: { 'three-of-a-kind': TRIPS_IN_FRONT },
        middle: {
          'three-of-a-kind': 2,
          straight: 4,
          flush: 8,
          'full-house': 12,
          'four-of-a-kind': 20,
          'straight-flush': 30,
          'royal-flush': 50,
        },
        back: {
          straight: 2,
          flush: 4,
          'full-house': 6,
          'four-of-a-kind': 10,
          'straight-flush': 15,
          'royal-flush': 25,
        },
      },
      specials: [],
    },
    readings: [
      {
        part: 'foul',
        lines: [6880, 6880],
        says: 'a fouled hand pays six points to each player, and nothing is said of the three sets.',
        choices: [
          { id: 'six', because: 'as six points in all', rules: { foul: 6 } },
          { id: 'nine', because: 'as six points beside one for each set', rules: { foul: 9 } },
        ],
      },
    ],
    notes: [
      'Two sets of one player that are worth the same are read as a foul: each has to rank higher than the one before it. Of three cards and five that are alike as far as three go, the five are read as higher.',
      'What two fouled hands owe each other is not said; here it is nothing.',
      'Stacks are not looked at: who runs out of chips pays no further, in the order of the pairs.',
    ],
  },
  {
    id: 'thirteen-card-poker',
    label: '13-Card (Chinese) Poker',
    lines: [818, 904],
    first: 'the player to the left of the player-dealer',
    play: {
      forced: 'stack',
      steps: [deal(13), { do: 'set' }],
      says: [
        'The buy-in is thirty points (line 883). Nobody is player-dealer for more than two hands in a row (line 885).',
      ],
    },
    rules: {
      plays: 4,
      equalSets: 'in-order',
      ties: 'nobody',
      two: 'won',
      sweep: 6,
      homeRun: 9,
      foul: 6,
      bonus: {},
      specials: [
        { kind: 'pure-dragon', label: 'Pure Dragon Hand', points: 39 },
        { kind: 'dragon-of-one-colour', label: 'Black or Red Dragon', points: 26 },
        { kind: 'dragon', label: 'Dragon Hand', points: 13 },
        { kind: 'one-colour', label: 'All Blacks or All Reds', points: 13 },
        { kind: 'twelve-of-one-colour', label: 'Twelve Black or Twelve Red', points: 6 },
        { kind: 'minor', label: 'Minor Hand', points: 6 },
        { kind: 'six-pairs', label: 'Six Wheels Hand', points: 4 },
        { kind: 'three-flushes', label: 'Three Flush Hand', points: 4 },
        { kind: 'three-straights', label: 'Three Straight Hand', points: 4 },
      ],
    },
    readings: [
      {
        part: 'two',
        lines: [835, 836],
        says: 'each set is worth a point, and two sets of three are worth two points, although one is lost.',
        choices: [
          { id: 'won', because: 'as two points', rules: { two: 'won' } },
          { id: 'net', because: 'as two points less the one that is lost', rules: { two: 'net' } },
        ],
      },
      {
        part: 'sweep',
        lines: [836, 841],
        says: 'all three sets are worth four points in the basic system, and as a Shot six.',
        choices: [
          { id: 'shot', because: 'as six points, which the example works out', rules: { sweep: 6 } },
          { id: 'basic', because: 'as four points', rules: { sweep: 4 } },
        ],
      },
    ],
    notes: [
      'Sets of two players that are worth the same go to nobody; the text does not say. Straights and flushes of three cards do not count as such.',
      'A Home Run is counted where all four play regular hands; what a fouled hand or a Clean Sweep among them does to it is not said.',
      'What two fouled hands owe each other, and what surrender costs, is not said: nothing is counted for the first, and nobody surrenders here.',
      'Stacks are not looked at: the payoff of an all-in player ends at what that player wagered, in the order of the pairs.',
    ],
  },
];
