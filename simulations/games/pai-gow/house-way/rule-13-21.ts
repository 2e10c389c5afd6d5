/**
 * The House Way of rule 13.21, one line for each that is printed, in their order. The copy of the source has lost a word of the last line,
 * in brackets; a dealers' school has the same line with it (goldstarschool.com/house-ways).
 */
import type { JokerReading } from '../cards/ranking';
import type { Readings } from './gaps';
import type { HouseWay } from './vocabulary';

const HIGHEST_BEFORE_COMPLETE = { beforeComplete: 'highest-two' } as const;

export function rule1321(readings: Readings): HouseWay {
  return {
    groups: { low: '23456', medium: '789T', high: 'JQK', aces: 'A' },
    lines: [
      {
        id: 'high-card',
        printed: 'High Card/No Pair: Highest Card; 2nd and 3rd highest cards',
        when: { shape: ['no-pair'], complete: false },
        front: { beside: 'second-and-third' },
      },
      {
        id: 'pair',
        printed: 'One Pair: Pair; Next two highest singleton cards',
        when: { shape: ['pair'], complete: false },
        front: { beside: 'highest-two' },
      },
      {
        id: 'two-pairs-low',
        printed:
          'Low Pair + Low Pair or Low Pair + Medium Pair: Split unless holding a King or better, in which case both pairs at the back and next highest two cards at the front',
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
        printed:
          'Low Pair + High Pair or Medium Pair + Medium Pair: Split unless holding an Ace in which case both pairs at the back and next highest two cards at the front',
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
        printed:
          'Medium Pair + High Pair or High Pair + High Pair or Pair of Aces + Any other pair: Always Split',
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
        printed: 'Three Pairs: 2nd and 3rd highest pairs; Highest pair',
        when: { shape: ['three-pairs'], complete: false },
        front: { pair: 'highest' },
      },
      {
        id: 'three',
        printed: 'Three of a Kind (other than Aces): Three of a Kind; Next two highest cards',
        when: { shape: ['three'], complete: false, three: '23456789TJQK' },
        front: { beside: 'highest-two' },
      },
      {
        id: 'three-aces',
        printed: 'Three of a Kind Aces: Pair of Aces; Ace + one other card',
        when: { shape: ['three'], complete: false, three: 'A' },
        front: { oneOf: 'three', and: readings['three-aces'] },
      },
      {
        id: 'three-twice',
        printed: 'Three of a Kind twice: Lowest three of a kind; Highest pair',
        when: { shape: ['three-twice'] },
        front: { pair: 'of-higher-three' },
      },
      {
        id: 'complete-no-pair',
        printed:
          'Straights, Flushes, Straight Flushes and Royal Flushes, with no pair: When choosing whether to play a Straight, Flush or Straight Flush, play the category that will allow the highest two cards in front',
        when: { shape: ['no-pair'], complete: true, sixth: false },
        front: HIGHEST_BEFORE_COMPLETE,
      },
      {
        id: 'complete-sixth',
        printed:
          'with 6th or 7th card included: Play the lower Straight or Flush in the back to place highest cards in front',
        when: { shape: ['no-pair'], complete: true, sixth: true },
        front: HIGHEST_BEFORE_COMPLETE,
      },
      {
        id: 'complete-pair',
        printed:
          'with one pair: Play pair in the front only if a Straight, Flush or Straight Flush can be played in the back',
        when: { shape: ['pair'], complete: true },
        front: { beforeComplete: 'highest-pair' },
        unless: {
          when: { pairBeforeComplete: false },
          front: readings['pair-in-straight'] === 'complete' ? HIGHEST_BEFORE_COMPLETE : { asIn: ['pair'] },
        },
      },
      {
        id: 'complete-two-pairs',
        printed: 'with two pair: Use the two pair rules detailed above',
        when: { shape: ['two-pairs'], complete: true },
        front: { asIn: ['two-pairs-low', 'two-pairs-medium', 'two-pairs-high'] },
      },
      {
        id: 'complete-three-pairs',
        printed: 'with three pairs: Use the three pair rules detailed above',
        when: { shape: ['three-pairs'], complete: true },
        front: { asIn: ['three-pairs'] },
      },
      {
        id: 'complete-three',
        printed: 'with Three of a Kind: Play Pair in front',
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
      {
        id: 'complete-full-house',
        printed: 'with Full House: Use Full House rules detailed below',
        when: { shape: ['three-and-pair'], complete: true },
        front: { asIn: ['full-house'] },
      },
      {
        id: 'full-house',
        printed:
          'Full House: Always split unless includes a pair of two’s and there is an Ace and a King to play in front',
        when: { shape: ['three-and-pair'] },
        front: { pair: 'highest' },
        unless: { when: { pair: '2', beside: 'AK' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'full-house-twice',
        printed:
          'Full House with three of a kind and two pairs or with three of a kind twice: Play highest pair in front',
        when: { shape: ['three-and-two-pairs', 'three-twice'] },
        front: { pair: readings['three-and-two-pairs'] === 'pairs' ? 'highest' : 'highest-of-any' },
      },
      {
        id: 'four-low',
        printed: 'Four of a Kind when 2s, 3s, 4s, 5s or 6s: Keep together and play Four of a Kind in back',
        when: { shape: ['four'], four: '23456' },
        front: { beside: 'highest-two' },
      },
      {
        id: 'four-medium',
        printed: 'when 7s, 8s, 9s or 10s: Split unless a King or better can be played in front',
        when: { shape: ['four'], four: '789T' },
        front: { pair: 'of-four' },
        unless: { when: { beside: 'K' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'four-high',
        printed: 'when Js, Qs or Ks: Split unless an Ace can be played in front',
        when: { shape: ['four'], four: 'JQK' },
        front: { pair: 'of-four' },
        unless: { when: { beside: 'A' }, front: { beside: 'highest-two' } },
      },
      {
        id: 'four-aces',
        printed: 'when four Aces: Always split',
        when: {
          shape: readings['four-aces-and-pair'] === 'pair' ? ['four'] : ['four', 'four-and-pair'],
          four: 'A',
        },
        front: { pair: 'of-four' },
      },
      {
        id: 'four-and-pair',
        printed: 'Four of a Kind with a pair: Play Pair in front',
        when: { shape: ['four-and-pair'] },
        front: { pair: 'highest' },
      },
      {
        id: 'four-and-three',
        printed: 'No line: four of a kind with three of a kind',
        when: { shape: ['four-and-three'] },
        front: { pair: readings['four-and-three'] === 'pair' ? 'of-three' : 'of-four' },
      },
      {
        id: 'five-aces',
        printed:
          'Five Aces: [Split] Aces and play three Aces in back and two Aces in front, unless hand includes a pair of Kings, when all five Aces played in back and pair of Kings in front',
        when: { shape: ['five-aces', 'five-aces-and-pair'] },
        front: { pair: 'of-five' },
        unless: { when: { pair: 'K' }, front: { pair: 'highest' } },
      },
    ],
  };
}

export const jokerReading = (readings: Readings): JokerReading => ({
  flush: readings['joker-in-flush'],
  royal: readings['royal-with-joker'],
  groups: readings['joker-in-groups'],
});
