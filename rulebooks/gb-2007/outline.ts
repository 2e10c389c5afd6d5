import type { Outline } from '../format/outline';

/** Read from the source: its headings, with the lines between them. */
export const gb2007Outline: Outline = {
  lines: 3620,
  parts: [
    {
      number: '1',
      title: 'Introduction',
      lines: [1, 69],
      notRecorded:
        'how the document came about, which games are not on the list, and that operators need training, security, procedures and systems for open and fair games; no numbered clauses',
    },
    { number: '2', title: 'General rules', lines: [70, 269] },
    { number: '3', title: 'Roulette', lines: [270, 490] },
    { number: '4', title: 'Blackjack', lines: [491, 861] },
    { number: '5', title: 'Three Card Poker', lines: [862, 1014] },
    { number: '6', title: 'Punto Banco', lines: [1015, 1270] },
    { number: '7', title: 'Casino Stud Poker', lines: [1271, 1502] },
    { number: '8', title: 'Dice', lines: [1503, 1866] },
    { number: '9', title: 'Sic Bo', lines: [1867, 2035] },
    { number: '10', title: 'Big Six (Wheel of Fortune)', lines: [2036, 2125] },
    { number: '11', title: 'Texas hold’em', lines: [2126, 2793] },
    { number: '12', title: 'Let It Ride', lines: [2794, 3143] },
    { number: '13', title: 'Pai Gow Poker', lines: [3144, 3594] },
    { number: 'Imprint', title: 'Imprint', lines: [3595, 3620], apart: 'the Commission and its address' },
  ],
};
