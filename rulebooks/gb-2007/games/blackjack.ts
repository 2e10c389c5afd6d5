import type { GameInput } from '../../format/record';
import { blackjackSideWagers, MARKED_ONLY } from './blackjack-side-wagers';

/** The rules set no number; 4.6 speaks of four and six. */
const MOST_DECKS = 8;

const options: GameInput['options'] = [
  {
    id: 'decks',
    label: 'Decks',
    explains:
      'How many packs of 52 cards the shoe holds. The rules set no number; side wagers are allowed with four and six only. Up to eight can be analysed.',
    clause: '4.4',
    values: Array.from({ length: MOST_DECKS }, (_, i) => ({
      value: `${i + 1}`,
      label: i === 0 ? '1 deck' : `${i + 1} decks`,
    })),
    default: '6',
    sets: 'decks',
    setsIn: { 'blackjack-side-wagers': 'decks' },
    open: true,
    recorded: ['4', '6'],
  },
  {
    id: 'soft-17',
    label: 'Dealer’s soft 17',
    explains: 'Whether the dealer stands on 17 with an ace that counts 11, or draws, which needs a notice.',
    clause: '4.15',
    values: [
      { value: 'stand', label: 'the dealer stands' },
      { value: 'hit', label: 'the dealer draws' },
    ],
    default: 'stand',
    sets: 'soft17',
    recorded: ['stand'],
  },
  {
    id: 'double',
    label: 'Doubling',
    explains:
      'On which score of two cards a player may double the stake for one more card. “Any” needs a notice.',
    clause: '4.24',
    values: [
      { value: '9-11', label: 'on 9, 10 and 11' },
      { value: 'any', label: 'on any score' },
    ],
    default: '9-11',
    sets: 'double',
    recorded: ['9-11'],
  },
  {
    id: 'split',
    label: 'Splitting',
    explains: 'Which pairs may be split into two hands. “Any” needs a notice.',
    clause: '4.25',
    values: [
      { value: 'no-4-5-10', label: 'any pair but fours, fives and tens' },
      { value: 'any', label: 'any pair' },
    ],
    default: 'no-4-5-10',
    sets: 'split',
    recorded: ['no-4-5-10'],
  },
  {
    id: 'hands',
    label: 'Hands from one pair',
    explains: 'How many hands a pair may become. The rules set no limit.',
    clause: '4.28',
    values: [
      { value: 'any', label: 'as many as the cards allow' },
      { value: '4', label: 'at most four' },
      { value: '3', label: 'at most three' },
      { value: '2', label: 'two: no pair is split again' },
    ],
    default: 'any',
    sets: 'hands',
    recorded: ['any'],
  },
  {
    id: 'resplit-aces',
    label: 'Aces split again',
    explains: 'Whether an ace dealt to a split ace may be split again. The rules can be read either way.',
    clause: '4.26',
    values: [
      { value: 'no', label: 'no' },
      { value: 'yes', label: 'yes' },
    ],
    default: 'no',
    sets: 'resplitAces',
    recorded: ['no'],
  },
  {
    id: 'even-money',
    label: 'Even money',
    explains:
      'Whether a blackjack against an ace may be paid 1 to 1 at once, in place of insurance. The house edge is that of a player who declines.',
    clause: '4.20',
    values: [
      { value: 'offered', label: 'offered' },
      { value: 'not-offered', label: 'not offered' },
    ],
    default: 'offered',
  },
  {
    id: 'play',
    label: 'The player',
    explains:
      'Whether the house edge is that of a player who makes the best choice for the exact cards of the hand, or of one who plays by the best chart of totals.',
    clause: '4.5',
    values: [
      { value: 'optimal', label: 'makes the best choice for the exact cards of each hand' },
      { value: 'basic', label: 'plays by the best chart of totals' },
    ],
    default: 'optimal',
    sets: 'play',
    recorded: ['optimal'],
  },
  {
    id: 'chart',
    label: 'Chart filed',
    explains:
      'A chart of the operator’s own, kept with the game and priced beside it. The house edge of the game is not of it. The Strategy tab has its cells.',
    clause: '4.5',
    kind: 'filed',
    values: [{ value: 'none', label: 'no chart filed' }],
    default: 'none',
    sets: 'chart',
    beside: true,
  },
  MARKED_ONLY,
];

export const blackjack: GameInput = {
  id: 'blackjack',
  label: 'Blackjack',
  clause: '4.1',
  family: 'blackjack',
  equipment:
    'Packs of 52 cards in a shoe; a layout with a place for each hand, and for the side wagers that are offered.',
  play: [
    'Players place an initial wager on a hand, with side wagers beside it where they are offered. Others may bet behind.',
    'Each hand gets two cards and the dealer one, all face up. Side wagers are settled at once.',
    'Two to ten count what they are marked with, pictures ten, an ace 11 or one. An ace with a card that counts ten is a blackjack.',
    {
      wager: 'insurance',
      says: 'Against an ace, a player with a blackjack may insure it for up to half the first stake.',
    },
    {
      where: { option: 'even-money', values: ['offered'] },
      says: 'Against an ace, a player with a blackjack may take 1 to 1 at once: even money.',
    },
    'Each player draws as long as the score is below 21, and may double the stake for one more card or split a pair.',
    'A hand over 21 loses at once.',
    {
      where: { option: 'soft-17', values: ['stand'] },
      says: 'After all players the dealer draws to 16 and stands on 17 or more.',
    },
    {
      where: { option: 'soft-17', values: ['hit'] },
      says: 'After all players the dealer draws to 16, draws to a 17 with an ace that counts 11, and stands on any other 17 or more.',
    },
    'The higher score wins, and a blackjack wins against anything but another; each is paid as the pay table says. Equal scores go back.',
  ],
  parameters: {
    doubleAfterSplit: 'yes',
    drawToAces: 'no',
    dealersBlackjack: 'all',
    splitTwentyOne: 'stands-off',
    surrender: 'none',
  },
  options,
  wagers: [
    {
      id: 'initial',
      label: 'Initial wager',
      clause: '4.18',
      group: 'Against the dealer',
      explains:
        'Wins if the hand is nearer to 21 than the dealer’s without going over, or the dealer goes over. Doubling and splitting stake more of the same.',
      loses: 'The hand goes over 21, or the dealer’s is nearer to 21. A blackjack beats any other 21.',
      wager: 'initial',
      minimum: { blackjack: '3 to 2', win: '1 to 1' },
    },
    {
      id: 'insurance',
      label: 'Insurance',
      clause: '4.19',
      group: 'Against the dealer',
      explains:
        'Open to a player with a blackjack when the dealer shows an ace, for up to half the first stake: wins if the dealer’s second card counts ten.',
      loses: 'The dealer’s second card does not count ten.',
      besideName: 'with a blackjack against an ace, up to half the first stake',
      family: 'blackjack-side-wagers',
      wager: 'insurance',
      atMost: { of: 'initial', share: '1/2' },
      minimum: { ten: '2 to 1' },
    },
    ...blackjackSideWagers,
  ],
};
