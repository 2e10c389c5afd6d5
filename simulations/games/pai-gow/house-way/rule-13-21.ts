/**
 * The House Way of rule 13.21, one line for each that is printed, in their order. The copy of the source has lost a word of the last line,
 * in brackets; a dealers' school has the same line with it (goldstarschool.com/house-ways).
 */
import type { Jokers } from '../cards/pack';
import { RANKS_AS_CHOSEN, type RankReading } from '../cards/ranking';
import type { Readings } from './gaps';
import type { HouseWay } from './vocabulary';

const HIGHEST_BEFORE_COMPLETE = { beforeComplete: 'highest-two' } as const;

/** One of the three in front with the other of ace and king. */
const outOfThree = (id: string, three: string, beside: string): HouseWay['lines'][number] => ({
  id,
  says: `A full house of ${three === 'A' ? 'aces' : 'kings'}: its pair in front, unless that is of twos and an ace and a king can go there`,
  when: { shape: ['three-and-pair'], three },
  front: { pair: 'highest' },
  unless: { when: { pair: '2', beside }, front: { oneOf: 'three', and: 'highest' } },
});

/** What no printed line says, since it takes two jokers. */
const SIX_OR_SEVEN: HouseWay['lines'][number] = {
  id: 'six-or-seven',
  says: 'No line: six or seven of a kind, five of them behind and the highest pair of the others in front',
  when: { shape: ['six-or-seven'] },
  front: { behind: 'best-five' },
};

export function rule1321(readings: Readings, jokers: Jokers = 1): HouseWay {
  return {
    groups: { low: '23456', medium: '789T', high: 'JQK', aces: 'A' },
    lines: [
      {
        id: 'high-card',
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
        id: 'two-pairs-low',
        says: 'A low pair with a low or a medium one: one in front, unless a king or better goes in front instead and both stay behind',
        when: {
          shape: ['two-pairs'],
          complete: false,
          pairs: [
            ['low', 'low'],
            ['low', 'medium'],
          ],
        },
        front: { pair: 'lowest' },
        unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'two-pairs-medium',
        says: 'A low pair with a high one, or two medium pairs: one in front, unless an ace goes in front instead and both stay behind',
        when: {
          shape: ['two-pairs'],
          complete: false,
          pairs: [
            ['low', 'high'],
            ['medium', 'medium'],
          ],
        },
        front: { pair: 'lowest' },
        unless: { when: { beside: 'A' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'two-pairs-high',
        says: 'A medium or high pair with a high one, or aces with any other: one in front',
        when: {
          shape: ['two-pairs'],
          complete: false,
          pairs: [
            ['medium', 'high'],
            ['high', 'high'],
            ['aces', 'low'],
            ['aces', 'medium'],
            ['aces', 'high'],
          ],
        },
        front: { pair: 'lowest' },
      },
      {
        id: 'three-pairs',
        says: 'Three pairs: the highest in front, the others behind',
        when: { shape: ['three-pairs'], complete: false },
        front: { pair: 'highest' },
      },
      {
        id: 'three',
        says: 'Three of a kind below aces: together behind, the two highest other cards in front',
        when: { shape: ['three'], complete: false, three: '23456789TJQK' },
        front: { beside: 'highest-two' },
      },
      {
        id: 'three-aces',
        says: 'Three aces: a pair behind, an ace and one other card in front',
        when: { shape: ['three'], complete: false, three: 'A' },
        front: { oneOf: 'three', and: readings['three-aces'] },
      },
      {
        id: 'three-twice',
        says: 'Three of a kind twice: the lower three behind, a pair of the higher in front',
        when: { shape: ['three-twice'] },
        front: { pair: 'of-higher-three' },
      },
      {
        id: 'complete-no-pair',
        says: 'A straight or flush and no pair: behind goes the one that leaves the two highest cards for the front',
        when: { shape: ['no-pair'], complete: true, sixth: false },
        front: HIGHEST_BEFORE_COMPLETE,
      },
      {
        id: 'complete-sixth',
        says: 'A straight or flush of six or seven cards: the lower one behind, so that the highest cards go in front',
        when: { shape: ['no-pair'], complete: true, sixth: true },
        front: HIGHEST_BEFORE_COMPLETE,
      },
      {
        id: 'complete-pair',
        says: 'A straight or flush and one pair: the pair in front, if a straight or flush is left behind',
        when: { shape: ['pair'], complete: true },
        front: { beforeComplete: 'highest-pair' },
        unless: {
          when: { pairBeforeComplete: false },
          front: readings['pair-in-straight'] === 'complete' ? HIGHEST_BEFORE_COMPLETE : { asIn: ['pair'] },
        },
      },
      {
        id: 'complete-two-pairs',
        says: 'A straight or flush and two pairs: as two pairs',
        when: { shape: ['two-pairs'], complete: true },
        front: { asIn: ['two-pairs-low', 'two-pairs-medium', 'two-pairs-high'] },
      },
      {
        id: 'complete-three-pairs',
        says: 'A straight or flush and three pairs: as three pairs',
        when: { shape: ['three-pairs'], complete: true },
        front: { asIn: ['three-pairs'] },
      },
      {
        id: 'complete-three',
        says: 'A straight or flush and three of a kind: a pair in front',
        when: { shape: ['three'], complete: true },
        front: { beforeComplete: 'highest-pair' },
        unless: {
          when: { pairBeforeComplete: false },
          front:
            readings['three-in-straight'] === 'complete'
              ? HIGHEST_BEFORE_COMPLETE
              : { asIn: ['three', 'three-aces'] },
        },
      },
      ...(readings['full-house-of-aces-or-kings'] === 'split'
        ? [outOfThree('full-house-aces', 'A', 'K'), outOfThree('full-house-kings', 'K', 'A')]
        : []),
      {
        id: 'complete-full-house',
        says: 'A straight or flush and a full house: as a full house',
        when: { shape: ['three-and-pair'], complete: true },
        front: { asIn: ['full-house'] },
      },
      {
        id: 'full-house',
        says: 'A full house: its pair in front, unless that is of twos and an ace and a king can go there',
        when: { shape: ['three-and-pair'] },
        front: { pair: 'highest' },
        unless: { when: { pair: '2', beside: 'AK' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'full-house-twice',
        says: 'A full house with a second pair or a second three of a kind: the highest pair in front',
        when: { shape: ['three-and-two-pairs', 'three-twice'] },
        front: { pair: readings['three-and-two-pairs'] === 'pairs' ? 'highest' : 'highest-of-any' },
      },
      {
        id: 'four-low',
        says: 'Four of a kind, sixes or lower: together behind',
        when: { shape: ['four'], four: '23456' },
        front: { beside: 'highest-two' },
      },
      {
        id: 'four-medium',
        says: 'Four of a kind, sevens to tens: a pair in front, unless a king or better can go there',
        when: { shape: ['four'], four: '789T' },
        front: { pair: 'of-four' },
        unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'four-high',
        says: 'Four of a kind, jacks to kings: a pair in front, unless an ace can go there',
        when: { shape: ['four'], four: 'JQK' },
        front: { pair: 'of-four' },
        unless: { when: { beside: 'A' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'four-aces',
        says: 'Four aces: a pair in front',
        when: {
          shape: readings['four-aces-and-pair'] === 'pair' ? ['four'] : ['four', 'four-and-pair'],
          four: 'A',
        },
        front: { pair: 'of-four' },
      },
      {
        id: 'four-and-pair',
        says: 'Four of a kind and a pair: the pair in front',
        when: { shape: ['four-and-pair'] },
        front: { pair: 'highest' },
      },
      {
        id: 'four-and-three',
        says: 'No line: four of a kind with three of a kind',
        when: { shape: ['four-and-three'] },
        front: { pair: readings['four-and-three'] === 'pair' ? 'of-three' : 'of-four' },
      },
      {
        id: 'five-aces',
        says: 'Five aces: two in front and three behind, unless a pair of kings can go in front',
        when: { shape: ['five-aces', 'five-aces-and-pair'] },
        front: { pair: 'of-five' },
        unless: { when: { pair: 'K' }, front: { pair: 'highest' } },
      },
      ...(jokers > 1 ? [SIX_OR_SEVEN] : []),
    ],
  };
}

export const rankReading = (
  readings: Readings,
  { joker, aceToFive }: Pick<RankReading, 'joker' | 'aceToFive'> = RANKS_AS_CHOSEN,
): RankReading => ({
  joker,
  aceToFive,
  flush: readings['joker-in-flush'],
  royal: readings['royal-with-joker'],
  groups: readings['joker-in-groups'],
});
