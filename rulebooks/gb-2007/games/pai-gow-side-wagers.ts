import type { GameInput } from '../../format/record';

const FAMILY = 'pai-gow-side-wagers';
const GROUP = 'Side wagers';

const HANDS = [
  'seven-card-straight-flush',
  'royal-flush-and-match',
  'seven-card-straight-flush-with-joker',
  'five-aces',
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'three-of-a-kind',
  'straight',
];

/** Three pairs go back in table 1 and are not named in table 2; in the minimum they are left to the operator. */
const paying = (threePairs: 'push' | 'lose', ...odds: number[]) => ({
  ...Object.fromEntries(HANDS.map((hand, i) => [hand, `${odds[i]} to 1`])),
  'three-pairs': threePairs,
});

const LEAST = [2500, 1000, 500, 250, 100, 50, 20, 5, 4, 3, 2];

const table = (number: number, rows: Record<string, string>) => ({
  id: `table-${number}`,
  label: `Pay table ${number}`,
  clause: '13.37',
  rows,
  note: 'Recommended over the minimum odds by 13.36.',
});

/** Hands that earn the Envy Bonus, best first. */
export const ENVIED = [
  { id: 'seven-card-straight-flush', label: '7 card straight flush' },
  { id: 'royal-flush-and-match', label: 'royal flush and royal match' },
  { id: 'seven-card-straight-flush-with-joker', label: '7 card straight flush with joker' },
  { id: 'five-aces', label: 'five aces' },
  { id: 'royal-flush', label: 'royal flush' },
  { id: 'straight-flush', label: 'straight flush' },
  { id: 'four-of-a-kind', label: 'four of a kind' },
];
const envied = (...pounds: string[]) => Object.fromEntries(ENVIED.map(({ id }, i) => [id, pounds[i] ?? '']));

export const LEAST_ENVIED = envied('500', '125', '50', '25', '10', '5', '2');

/** A pack of 53 gives seven hands of seven, one of them the dealer's and one the player's own. */
const OTHER_HANDS = 5;

export const paiGowSideWagers: GameInput['wagers'] = [
  {
    id: 'fortune',
    label: 'Fortune side wager',
    clause: '13.36',
    group: GROUP,
    explains:
      'Wins if the best hand in the player’s seven cards is a straight or better. One of a set amount or more also earns the Envy Bonus on other players’ hands.',
    loses: 'The seven cards make no straight or better, and no three pairs.',
    side: true,
    proprietor: 'Shufflemaster Inc',
    onOthers: {
      called: 'Envy Bonus',
      clause: '13.45',
      qualifies: 'envy-qualifies',
      option: 'envy-pays',
      amounts: {
        'table-1': LEAST_ENVIED,
        'table-2': envied('2,500', '500', '250', '100', '25', '10', '2'),
      },
      most: OTHER_HANDS,
    },
    family: FAMILY,
    wager: 'fortune',
    minimum: paying('lose', ...LEAST),
    payTables: [
      table(1, paying('push', 5000, 1000, 750, 250, 100, 50, 20, 5, 4, 3, 2)),
      table(2, paying('lose', 8000, 2000, 1000, 400, 150, 50, 25, 5, 4, 3, 2)),
      {
        id: 'with-three-pairs',
        label: 'Minimum odds with three pairs',
        clause: '13.36',
        rows: paying('push', ...LEAST),
        note: 'The stand-off with three pairs is offered at the discretion of the operator.',
      },
    ],
  },
  {
    id: 'jokolor',
    label: 'Jokolor side wager',
    clause: '13.51',
    group: GROUP,
    explains:
      'Wins if the player’s seven cards include the joker, or are all of one colour; most if they are the joker and six of one colour.',
    side: true,
    alternativeTo: 'fortune',
    proprietor: 'Prime Table Games',
    family: FAMILY,
    wager: 'jokolor',
    minimum: {
      'six-of-a-colour-and-joker': '30 to 1',
      'seven-of-a-colour': '10 to 1',
      joker: '5 to 1',
    },
  },
];
