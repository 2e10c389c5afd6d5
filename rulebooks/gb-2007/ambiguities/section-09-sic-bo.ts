import type { RulebookInput } from '../../format/record';

export const sicBoAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'sic-bo-numbers-lost',
    clause: '9.4',
    kind: 'damaged',
    text: 'Numbers after 9.3 are gone. Of the letters e, f, g, h and j are gone, c is printed "¢" and l as a capital I; the small Roman numbers are partly wrong.',
    reading: '9.4 to 9.13 in the order of the paragraphs, and (a) to (m) in the order of the bets.',
    otherReading: 'Paragraphs run together or divided otherwise, which would move every number after them.',
    because:
      '9.10 refers to the schedule as 9.12 and 9.2 to the variations as 9.13; thirteen bets fill the letters, and those printed stand where they should.',
    source: [1885, 2035],
  },
  {
    id: 'sic-bo-layouts-lost',
    clause: '9.1',
    kind: 'damaged',
    text: 'Figures 11 and 12, which show every bet, are not in the text.',
    reading: 'The bets are those of 9.12, on both layouts.',
    otherReading: 'The smaller layout may lack some of the bets.',
    because: '9.10 limits wagers to 9.12, and leaving bets out changes no figure.',
    source: [1871, 1875],
  },
  {
    id: 'specific-double-triple',
    clause: '9.12(f)',
    kind: 'open',
    text: 'A double is defined as two equal dice and a triple as three; the rules do not say whether a triple also contains the double.',
    reading: 'The triple of the same number wins too: 16 throws of 216.',
    otherReading: 'Exactly two dice must show it: 15 throws of 216.',
    because:
      'Small, big, odd and even except triples in words, this bet does not. Read that way it costs 18.52%, otherwise 23.61%; both are within the range of the schedule.',
    compares: { game: 'sic-bo', wager: 'specific-double', otherParameters: { doubleIncludesTriple: false } },
    source: [1918, 1949],
  },
  {
    id: 'combination-third-die',
    clause: '9.12(i)',
    kind: 'open',
    text: 'Two of the three dice show the named numbers; the rules do not say whether the third may repeat one of them.',
    reading: 'It may: 30 throws of 216.',
    otherReading: 'It may not: 24 throws of 216.',
    because:
      'With 1, 1 and 2 two of the dice do show 1 and 2. Read that way the bet costs 2.78%, otherwise 22.22%.',
    source: [1969, 1980],
  },
  {
    id: 'four-number-different',
    clause: '9.12(k)',
    kind: 'open',
    text: 'Any three of four numbers are to appear; the rules do not say that they differ.',
    reading: 'Three different ones: 24 throws of 216.',
    otherReading: 'Every throw made of the four numbers alone, repeats included: 64 throws of 216.',
    because:
      'Three of four numbers are three numbers. Read that way the bet costs 11.11%; otherwise the player would gain 137% of the stake on average.',
    source: [1990, 1999],
  },
];
