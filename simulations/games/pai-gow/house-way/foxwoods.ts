/**
 * The House Way of Foxwoods as published (wizardofodds.com/games/pai-gow-poker/house-way/foxwoods), in the same form: one whose every
 * pair of hands somebody else has counted. The full house is read as comes closest to that count.
 */
import type { HouseWay } from './vocabulary';

const COMPLETE = { beforeComplete: 'highest-two' } as const;

export const FOXWOODS: HouseWay = {
  groups: {},
  lines: [
    {
      id: 'no-pair',
      printed: 'No Pair: Place the second and third highest cards in front.',
      when: { shape: ['no-pair'], complete: false },
      front: { beside: 'second-and-third' },
    },
    {
      id: 'pair',
      printed: 'One Pair: Pair in back, highest two other cards in front.',
      when: { shape: ['pair'], complete: false },
      front: { beside: 'highest-two' },
    },
    {
      id: 'two-pairs-high',
      printed: 'Big Pair is Aces, Kings, Queens, Jacks: Place small pair in front.',
      when: { shape: ['two-pairs'], pair: 'JQKA' },
      front: { pair: 'lowest' },
    },
    {
      id: 'two-pairs-medium',
      printed:
        'Big Pair is 10s, 9s, 8s, 7s: Place both pair in back if you can: Put an Ace in front, otherwise split.',
      when: { shape: ['two-pairs'], pair: '789T' },
      front: { pair: 'lowest' },
      unless: { when: { beside: 'A' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'two-pairs-low',
      printed:
        'Big Pair is 6s, 5s, 4s, 3s: Place both pair in back if you can: place a King or higher in front: otherwise split.',
      when: { shape: ['two-pairs'], pair: '3456' },
      front: { pair: 'lowest' },
      unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'three-pairs',
      printed: 'Three Pair: Place high pair in front.',
      when: { shape: ['three-pairs'] },
      front: { pair: 'highest' },
    },
    {
      id: 'three-aces',
      printed: 'Aces: Place an Ace and the next highest card in front.',
      when: { shape: ['three'], complete: false, three: 'A' },
      front: { oneOf: 'three', and: 'highest' },
    },
    {
      id: 'three',
      printed: 'Kings and below: Place three of a kind in back, two highest cards in front.',
      when: { shape: ['three'], complete: false },
      front: { beside: 'highest-two' },
    },
    {
      id: 'three-twice',
      printed: 'Two Sets: Place pair from higher set in front.',
      when: { shape: ['three-twice'] },
      front: { pair: 'of-higher-three' },
    },
    {
      id: 'complete-no-pair',
      printed:
        'With No Pair: Place the two highest cards in front that will leave any complete hand in back.',
      when: { shape: ['no-pair'], complete: true },
      front: COMPLETE,
    },
    {
      id: 'complete-pair',
      printed:
        'With One Pair: Place highest possible two cards (pair or no pair) in front that will leave any complete hand in back. Exception: With an Ace and a pair of Kings, Queens, Jacks or 10s, play the Ace in front and pair in back if front hand can be improved.',
      when: { shape: ['pair'], complete: true },
      front: COMPLETE,
      unless: {
        when: { pair: 'TJQK', beside: 'A' },
        front: { higherOf: [COMPLETE, { beside: 'highest-two' }] },
      },
    },
    {
      id: 'complete-three',
      printed: 'With Three of a Kind: Place complete hand in back, pair in front.',
      when: { shape: ['three'], complete: true },
      front: COMPLETE,
    },
    {
      id: 'full-house',
      printed: 'Full House: Put highest permissible pair in front.',
      when: { shape: ['three-and-pair', 'three-and-two-pairs'] },
      front: { pair: 'highest' },
    },
    {
      id: 'four-high',
      printed: 'Aces, Kings, Queens, Jacks: Always split.',
      when: { shape: ['four'], four: 'JQKA' },
      front: { pair: 'of-four' },
    },
    {
      id: 'four-medium',
      printed:
        '10s, 9s, 8s, 7s: Play four of a kind in back if you can; put at least a King up front; otherwise split.',
      when: { shape: ['four'], four: '789T' },
      front: { pair: 'of-four' },
      unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'four-low',
      printed: '6s and below: never split.',
      when: { shape: ['four'] },
      front: { beside: 'highest-two' },
    },
    {
      id: 'four-and-pair',
      printed: 'Four of a Kind with a Pair (or Three of a Kind): Play the pair in front.',
      when: { shape: ['four-and-pair'] },
      front: { pair: 'highest' },
    },
    {
      id: 'four-and-three',
      printed: 'Four of a Kind with a Pair (or Three of a Kind): Play the pair in front.',
      when: { shape: ['four-and-three'] },
      front: { pair: 'of-three' },
    },
    {
      id: 'five-aces',
      printed: 'Five Aces: Place pair of Aces in front, unless a pair of Kings can be played in front.',
      when: { shape: ['five-aces', 'five-aces-and-pair'] },
      front: { pair: 'of-five' },
      unless: { when: { pair: 'K' }, front: { pair: 'highest' } },
    },
  ],
};
