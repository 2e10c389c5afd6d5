import type { GameInput } from '../../format/record';

const FAMILY = 'blackjack-side-wagers';
const GROUP = 'Side wagers';

const toOne = (events: readonly string[], odds: readonly number[]) =>
  Object.fromEntries(events.map((event, i) => [event, odds[i] === 1.5 ? '3 to 2' : `${odds[i]} to 1`]));

const HANDS = ['suited-three-of-a-kind', 'straight-flush', 'three-of-a-kind', 'straight', 'flush'];
const royal = (...odds: number[]) => toOne(['royal-match', 'suited-pair', 'straight-flush', 'suited'], odds);
const pairs = (...odds: number[]) => toOne(['perfect-pair', 'coloured-pair', 'mixed-pair'], odds);

const table = (number: number, clause: string, rows: Record<string, string>, note: string) => ({
  id: `table-${number}`,
  label: `Pay table ${number}`,
  clause,
  rows,
  note,
});

export const blackjackSideWagers: GameInput['wagers'] = [
  {
    id: 'twenty-one-plus-three',
    label: '21+3',
    clause: '4.34',
    group: GROUP,
    explains:
      'Wins if the hand’s first two cards and the dealer’s first make a flush, a straight, three of a kind or a straight flush.',
    loses: 'The three cards make no flush, straight or three of a kind.',
    side: true,
    proprietor: 'Prime Table Games',
    family: FAMILY,
    wager: 'twenty-one-plus-three',
    minimum: toOne(HANDS, [9, 9, 9, 9, 9]),
  },
  {
    id: 'royal-match',
    label: 'Royal Match',
    clause: '4.42',
    group: GROUP,
    explains:
      'Wins if the hand’s first two cards are of one suit; more if they are a pair or consecutive, most if they are king and queen.',
    loses: 'The two cards are of two suits.',
    side: true,
    proprietor: 'Shufflemaster Inc',
    family: FAMILY,
    wager: 'royal-match',
    minimum: royal(30, 8, 4, 1.5),
    payTables: [
      table(1, '4.43', royal(30, 9, 5, 1.5), 'Recommended over the minimum odds by 4.42.'),
      table(2, '4.43', royal(40, 8, 4, 1.5), 'Recommended over the minimum odds by 4.42.'),
    ],
  },
  {
    id: 'perfect-pairs',
    label: 'Perfect Pairs',
    clause: '4.51',
    group: GROUP,
    explains:
      'Wins if the hand’s first two cards are a pair; more if they are of one colour, most if they are of one suit.',
    loses: 'The two cards are of two ranks.',
    side: true,
    proprietor: 'TCSJohnHuxley Ltd',
    family: FAMILY,
    wager: 'perfect-pairs',
    minimum: pairs(25, 10, 5),
    payTables: [
      {
        ...table(1, '4.52', pairs(30, 12, 5), 'Recommended by the proprietor for four decks.'),
        printedFor: { decks: '4' },
      },
      {
        ...table(2, '4.52', pairs(30, 10, 5), 'Recommended by the proprietor for six decks.'),
        printedFor: { decks: '6' },
      },
    ],
  },
];

const LABELS = ['21+3', 'Royal Match', 'Perfect Pairs'];
const IDS = ['21-plus-3', 'royal-match', 'perfect-pairs'];
const SETS = [[0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]];

const valueFor = (set: readonly number[]) => set.map((i) => IDS[i]).join('-and-');
const OFFERED = blackjackSideWagers.map(({ id }) => id);

/** The wagers that each value of the option names. */
export const NAMED_AS_MARKED_ONLY = Object.fromEntries(
  SETS.map((set) => [valueFor(set), set.map((i) => OFFERED[i] ?? '')]),
);

/** What the sign has to say where a layout marks more than the table offers. */
export const MARKED_ONLY: NonNullable<GameInput['options']>[number] = {
  id: 'marked-only',
  label: 'Side wagers marked but not available',
  explains: 'Side wagers that the layout marks and this table does not offer. A sign has to name them.',
  clause: '4.2',
  values: [
    { value: 'none', label: 'none' },
    ...SETS.map((set) => ({
      value: valueFor(set),
      label: set.map((i) => LABELS[i]).join(', '),
    })),
  ],
  default: 'none',
  marks: NAMED_AS_MARKED_ONLY,
};
