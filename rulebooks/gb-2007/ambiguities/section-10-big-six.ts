import type { RulebookInput } from '../../format/record';

export const bigSixAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'big-six-numbers-lost',
    clause: '10.2',
    kind: 'damaged',
    text: 'Numbers after 10.1 are gone.',
    reading:
      '10.2 to 10.11 in the order of the paragraphs; the sentence about the sign, after (b), belongs to 10.10.',
    otherReading:
      'The sentence about the sign has a number of its own, which would move the last clause to 10.12.',
    because: '10.1 names the symbols’ clause as 10.2, and 10.4 the list of variations as 10.11.',
    source: [2053, 2125],
  },
  {
    id: 'big-six-order-lost',
    clause: '10.2',
    kind: 'damaged',
    text: 'The symbols must stand in the order of figure 13, whose drawing is not in the text.',
    reading: 'Any order; only the number of segments of each symbol is used.',
    otherReading: 'The order of the figure.',
    because:
      'The clapper settles in each of the 52 segments alike, so no edge depends on the order. The seven numbers add up to 52.',
    source: [2044, 2074],
  },
  {
    id: 'figure-13-odds',
    clause: '10.9',
    kind: 'damaged',
    text: 'The column of figure 13 is printed "Al 50 .1", "50 .1", "20 .1", "10 -1", "5 -1", "3.1" and "Even", with most names misspelt.',
    reading: '50, 50, 20, 10, 5, 3 and 1 to 1, as the schedule of 10.9.',
    otherReading: 'The marks are decimal points, which would make symbol F pay 3.1 to 1.',
    because:
      'The schedule of 10.9 is whole and agrees line by line. At 3 to 1 symbol F costs 7.69%, as E and G do; at 3.1 to 1 it would cost 5.38%.',
    compares: { game: 'big-six', wager: 'symbol-f', otherPays: { win: '31 to 10' } },
    source: [2046, 2113],
  },
  {
    id: 'big-six-number-passed',
    clause: '10.10(a)',
    kind: 'open',
    text: 'The number previously passed wins, though the segments bear symbols and which segment counts as passed is not explained.',
    reading: 'The symbol of the segment that has just gone by under the clapper.',
    otherReading: 'The segment that was next to come.',
    because:
      'A stop on each of the 52 borders is equally likely, and each segment has one border on either side; no edge depends on it.',
    source: [2115, 2119],
  },
];
