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
      says: 'No pair: the second and third highest cards in front',
      when: { shape: ['no-pair'], complete: false },
      front: { beside: 'second-and-third' },
    },
    {
      id: 'pair',
      says: 'One pair: the pair behind, the two highest other cards in front',
      when: { shape: ['pair'], complete: false },
      front: { beside: 'highest-two' },
    },
    {
      id: 'two-pairs-high',
      says: 'Two pairs, the higher of jacks or better: the lower in front',
      when: { shape: ['two-pairs'], pair: 'JQKA' },
      front: { pair: 'lowest' },
    },
    {
      id: 'two-pairs-medium',
      says: 'Two pairs, the higher of sevens to tens: both behind with an ace in front, otherwise one in front',
      when: { shape: ['two-pairs'], pair: '789T' },
      front: { pair: 'lowest' },
      unless: { when: { beside: 'A' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'two-pairs-low',
      says: 'Two pairs, the higher of sixes or lower: both behind with a king or better in front, otherwise one in front',
      when: { shape: ['two-pairs'], pair: '3456' },
      front: { pair: 'lowest' },
      unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'three-pairs',
      says: 'Three pairs: the highest in front',
      when: { shape: ['three-pairs'] },
      front: { pair: 'highest' },
    },
    {
      id: 'three-aces',
      says: 'Three aces: an ace and the next highest card in front',
      when: { shape: ['three'], complete: false, three: 'A' },
      front: { oneOf: 'three', and: 'highest' },
    },
    {
      id: 'three',
      says: 'Three of a kind below aces: together behind, the two highest other cards in front',
      when: { shape: ['three'], complete: false },
      front: { beside: 'highest-two' },
    },
    {
      id: 'three-twice',
      says: 'Three of a kind twice: a pair of the higher in front',
      when: { shape: ['three-twice'] },
      front: { pair: 'of-higher-three' },
    },
    {
      id: 'complete-no-pair',
      says: 'A complete hand and no pair: the two highest cards in front that leave one behind',
      when: { shape: ['no-pair'], complete: true },
      front: COMPLETE,
    },
    {
      id: 'complete-pair',
      says: 'A complete hand and one pair: the two highest cards in front that leave one behind, paired or not; with an ace and a pair of tens to kings, the ace in front if that makes the front better',
      when: { shape: ['pair'], complete: true },
      front: COMPLETE,
      unless: {
        when: { pair: 'TJQK', beside: 'A' },
        front: { higherOf: [COMPLETE, { beside: 'highest-two' }] },
      },
    },
    {
      id: 'complete-three',
      says: 'A complete hand and three of a kind: the complete hand behind, a pair in front',
      when: { shape: ['three'], complete: true },
      front: COMPLETE,
    },
    {
      id: 'full-house',
      says: 'A full house: the highest pair that may go in front',
      when: { shape: ['three-and-pair', 'three-and-two-pairs'] },
      front: { pair: 'highest' },
    },
    {
      id: 'four-high',
      says: 'Four of a kind, jacks or better: a pair in front',
      when: { shape: ['four'], four: 'JQKA' },
      front: { pair: 'of-four' },
    },
    {
      id: 'four-medium',
      says: 'Four of a kind, sevens to tens: together behind with a king or better in front, otherwise a pair in front',
      when: { shape: ['four'], four: '789T' },
      front: { pair: 'of-four' },
      unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
    },
    {
      id: 'four-low',
      says: 'Four of a kind, sixes or lower: together behind',
      when: { shape: ['four'] },
      front: { beside: 'highest-two' },
    },
    {
      id: 'four-and-pair',
      says: 'Four of a kind with a pair or three of a kind: a pair in front',
      when: { shape: ['four-and-pair'] },
      front: { pair: 'highest' },
    },
    {
      id: 'four-and-three',
      says: 'Four of a kind with a pair or three of a kind: a pair in front',
      when: { shape: ['four-and-three'] },
      front: { pair: 'of-three' },
    },
    {
      id: 'five-aces',
      says: 'Five aces: a pair of them in front, unless a pair of kings can go there',
      when: { shape: ['five-aces', 'five-aces-and-pair'] },
      front: { pair: 'of-five' },
      unless: { when: { pair: 'K' }, front: { pair: 'highest' } },
    },
  ],
};
