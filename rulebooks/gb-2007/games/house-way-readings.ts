import type { GameInput } from '../../format/record';

type Option = NonNullable<GameInput['options']>[number];

type Reading = {
  /** Of the gap in the engine, and of the parameter for it. */
  id: string;
  label: string;
  explains: string;
  clause: string;
  /** The reading chosen first. */
  values: Record<string, string>;
  setsIn?: Record<string, string>;
};

/** Where 13.21 and 13.9 can be read in two ways or say nothing; the ambiguities say why the first is chosen. */
const READINGS: Reading[] = [
  {
    id: 'pair-in-straight',
    label: 'House Way: one pair that would break the straight or flush',
    explains:
      'With one pair beside a straight or flush that cannot stand without a card of the pair: which of the two is kept behind.',
    clause: '13.21',
    values: {
      complete: 'the straight or flush behind',
      pair: 'the pair behind, as with one pair alone',
    },
  },
  {
    id: 'three-in-straight',
    label: 'House Way: three of a kind that would break the straight or flush',
    explains:
      'With three of a kind of which no pair can go in front without breaking the straight or flush: what is kept behind.',
    clause: '13.21',
    values: {
      complete: 'the straight or flush behind',
      three: 'as with three of a kind alone',
    },
  },
  {
    id: 'four-aces-and-pair',
    label: 'House Way: four aces and a pair',
    explains: 'Which of two lines sets four aces with a pair.',
    clause: '13.21',
    values: {
      pair: 'four aces behind, the pair in front',
      split: 'aces split, two in front',
    },
  },
  {
    id: 'four-and-three',
    label: 'House Way: four of a kind and three of a kind',
    explains: 'A hand that no line names.',
    clause: '13.21',
    values: {
      pair: 'four of a kind behind, two of the three in front',
      split: 'a full house behind, two of the four in front',
    },
  },
  {
    id: 'three-and-two-pairs',
    label: 'House Way: three of a kind and two pairs',
    explains: 'Which is the “highest pair” that goes in front.',
    clause: '13.21',
    values: {
      pairs: 'the higher of the two pairs',
      any: 'the highest two alike, also of the three',
    },
  },
  {
    id: 'full-house-of-aces-or-kings',
    label: 'House Way: a full house of aces or kings over twos',
    explains:
      'Whether the ace and the king that keep a pair of twos behind may come out of the three: aces over twos with a king, kings over twos with an ace.',
    clause: '13.21',
    values: {
      together: 'the full house behind only with ace and king beside it',
      split: 'ace and king in front, also out of the three',
    },
  },
  {
    id: 'three-aces',
    label: 'House Way: three aces',
    explains: 'Which “other card” goes in front with the ace.',
    clause: '13.21',
    values: {
      highest: 'the highest other card',
      lowest: 'the lowest other card',
    },
  },
  {
    id: 'joker-in-groups',
    label: 'Joker as an ace in the lines',
    explains:
      'Whether the joker makes a pair with an ace, or is the king or ace that a line asks for, in a hand where it completes a straight or flush.',
    clause: '13.9',
    values: {
      ace: 'it counts as an ace',
      'not-where-needed': 'not where a straight or flush needs it',
    },
  },
  {
    id: 'joker-in-flush',
    label: 'Joker in a flush',
    explains: 'Which card the joker is in a flush that has its ace.',
    clause: '13.9',
    values: {
      'highest-missing': 'the highest card that the flush lacks',
      'second-ace': 'a second ace',
    },
  },
  {
    id: 'royal-with-joker',
    label: 'Royal flush with the joker',
    explains: 'Whether ten to ace of one suit, the joker for one of them, is a royal flush.',
    clause: '13.9',
    values: {
      'royal-flush': 'a royal flush',
      'straight-flush': 'a straight flush',
    },
    setsIn: { 'pai-gow-side-wagers': 'royalWithJoker' },
  },
];

export const houseWayReadings: Option[] = READINGS.map(({ values, ...option }) => {
  const [first = ''] = Object.keys(values);
  return {
    ...option,
    sets: option.id,
    reading: true,
    // The joker is read by 13.9 whatever the House Way is.
    ...(option.clause === '13.21' && { unlessFiled: 'house-way' }),
    values: Object.entries(values).map(([value, label]) => ({ value, label })),
    default: first,
    recorded: [first],
  };
});
