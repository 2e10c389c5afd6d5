/**
 * Where 13.21 can be read in more than one way, or says nothing: the readings, the one chosen first, and why. Each is an
 * option of the game, so that every reading has a price.
 */
export type Gap = {
  clause: string;
  /** What the text says, or leaves open. */
  question: string;
  readings: Record<string, string>;
  why: string;
};

export const GAPS = {
  'pair-in-straight': {
    clause: '13.21, straights and flushes, with one pair',
    question:
      'The pair goes in front only if a straight or flush can be played behind it. Where none can, the line does not say what does.',
    readings: {
      complete: 'The straight or flush is played behind, with the highest two cards that leaves in front.',
      pair: 'The line for one pair: the pair behind, the next two highest single cards in front.',
    },
    why: 'The line is one of those for straights and flushes, and 13.19 asks for the best five cards behind.',
  },
  'three-in-straight': {
    clause: '13.21, straights and flushes, with three of a kind',
    question:
      'A pair of the three goes in front. With three aces of which the joker is one and is needed for the straight or flush, that leaves none behind, and can be a foul.',
    readings: {
      complete: 'The straight or flush is played behind, with the highest two cards that leaves in front.',
      three: 'The line for three aces: a pair of aces behind, an ace and the highest other card in front.',
    },
    why: 'As with one pair: 13.19 asks for the best five cards behind.',
  },
  'four-aces-and-pair': {
    clause: '13.21, four of a kind',
    question:
      'Four aces are “always split”; four of a kind with a pair has the pair in front. Four aces with a pair are both.',
    readings: {
      pair: 'Four aces behind, the pair in front.',
      split: 'A pair of aces in front, a pair of aces and the other pair behind.',
    },
    why: 'The line for four of a kind with a pair is the narrower one.',
  },
  'four-and-three': {
    clause: '13.21, four of a kind with a pair',
    question: 'Four of a kind with three of a kind is on no line.',
    readings: {
      pair: 'A pair of the three in front, as with a pair.',
      split: 'A pair of the four in front, and a full house behind.',
    },
    why: 'The three hold a pair, and the line for four of a kind with a pair then fits. A dealers’ school teaches it so, in otherwise the same words (goldstarschool.com/house-ways).',
  },
  'three-and-two-pairs': {
    clause: '13.21, full house with two pairs',
    question: '“Play highest pair in front”: of the two pairs, or may it be two of the three?',
    readings: {
      pairs: 'The higher of the two pairs.',
      any: 'The highest two alike, also two of the three.',
    },
    why: 'A three is named apart from the pairs in the same line, and the full house stays behind.',
  },
  'full-house-of-aces-or-kings': {
    clause: '13.21, full house with a pair of twos',
    question:
      'The twos stay behind where there is “an Ace and a King to play in front”. May one of the two come out of the three: aces over twos with a king, or kings over twos with an ace?',
    readings: {
      together: 'Both are single cards beside the full house; otherwise the twos go in front.',
      split: 'Ace and king go in front out of these hands too, and two pairs stay behind.',
    },
    why: 'The line keeps the full house together, and without the three there is none.',
  },
  'three-aces': {
    clause: '13.21, three of a kind aces',
    question: '“Ace + one other card” goes in front. Which other card?',
    readings: { highest: 'The highest other card.', lowest: 'The lowest other card.' },
    why: 'Every other line on single cards puts the next highest in front.',
  },
  'joker-in-groups': {
    clause: '13.9, 13.21',
    question:
      'The joker “can be used to complete a straight, a flush or a straight flush but is otherwise treated as an ace”. Is it an ace for the lines, in pairs and three of a kind and where a line asks for a king or an ace, in a hand where it completes one?',
    readings: {
      ace: 'It counts as an ace; the line for what the hand then holds sets it.',
      'not-where-needed':
        'Where no straight or flush can be made without the joker, it is no ace, and the line is the one for the other six cards.',
    },
    why: 'A line is chosen by all seven cards before anything is set; only a hand that is set uses the joker to complete.',
  },
  'joker-in-flush': {
    clause: '13.9',
    question: 'The joker completes a flush that has its ace. Which card is it?',
    readings: {
      'highest-missing':
        'The highest card of the suit that the flush does not have: with ace and queen, the king.',
      'second-ace': 'A second ace, so that the flush beats every flush without the joker.',
    },
    why: 'To complete is to stand for a card that is missing; no suit has two aces.',
  },
  'royal-with-joker': {
    clause: '13.7(b), 13.9',
    question: 'The joker completes straights, flushes and straight flushes; a royal flush is not named.',
    readings: {
      'royal-flush': 'Ten to ace of one suit with the joker for one of them is a royal flush.',
      'straight-flush': 'It is a straight flush, and loses to a royal flush without the joker.',
    },
    why: '13.7(c) calls ten to ace the highest straight flush, and published counts of royal flushes include the joker.',
  },
} as const satisfies Record<string, Gap>;

export type Gaps = typeof GAPS;
export type GapId = keyof Gaps;
/** One reading for each gap. */
export type Readings = { [Id in GapId]: Extract<keyof Gaps[Id]['readings'], string> };

/** The first reading of each. */
export const CHOSEN = Object.fromEntries(
  Object.entries(GAPS).map(([id, { readings }]) => [id, Object.keys(readings)[0]]),
) as Readings;

/** How far 13.19 limits how a player may set his hand: the parameter `player`. The House Way does not depend on it. */
export const PLAYER_GAP: Gap = {
  clause: '13.19, 13.22',
  question:
    '“The player must make their best five-card hand as the High hand.” Then only the best five of the seven may stand behind.',
  readings: {
    'any-legal': 'Any setting in which the two cards do not rank above the five.',
    'best-five': 'The best five cards stand behind.',
  },
  why: 'The example is of a foul, and “other than abiding by 13.19” a player may set the hands in whichever way they wish.',
};
