import type { RulebookInput } from '../../format/record';

export const puntoBancoAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'punto-banco-numbers-lost',
    clause: '6.9',
    kind: 'damaged',
    text: 'The heading of the section and all its numbers are gone. Eighteen paragraphs stand before the odds of Banco, which 6.28 calls 6.18, so that two of them share a number.',
    reading:
      'The two paragraphs on what a player with the shoe may do are one, 6.9; all others follow in order.',
    otherReading: 'Two other neighbours are one, which moves the numbers between 6.2 and 6.17.',
    because:
      'The two have one subject and say “may”. From 6.18 on the paragraphs fill the numbers without a gap, and the references agree: 6.27 for the tableau, 6.28 for the first variation, 6.41 for the odds of the Dragon Bonus and 6.42 for its tables.',
    source: [1015, 1270],
  },
  {
    id: 'punto-banco-shoe-and-egalite',
    clause: '6.9',
    kind: 'open',
    text: 'A player who has taken the shoe may choose to bet on Egalité only. “Only” may mean that no other wager is needed, or that no other is allowed; the clause does not say which.',
    reading: 'Such a player may bet on Egalité alone; other wagers are open as to everyone.',
    otherReading: 'Such a player may bet on Egalité and on nothing else.',
    because:
      'The words give a choice, not a ban. No figure depends on it: no wager’s odds depend on who dealt.',
    source: [1050, 1051],
  },
  {
    id: 'punto-banco-layouts-lost',
    clause: '6.1',
    kind: 'damaged',
    text: 'Figures 7 and 8, which show every wager, are not in the text.',
    reading: 'The wagers are those that the section names.',
    otherReading: 'The layouts show a further wager.',
    because: '6.2 limits wagers and variations to those listed, and no odds are given for any other.',
    source: [1015, 1020],
  },
  {
    id: 'punto-banco-decks',
    clause: '6.11',
    kind: 'open',
    text: 'The number of decks may not change within a shoe, but the rules do not give it. 6.41 speaks of six and eight.',
    reading: 'The operator may choose any number, and gives it with the variant.',
    otherReading: 'Six and eight are the only numbers allowed.',
    because:
      'A note on an edge is not a limit, and the operator decides what the rules leave open. It matters little: from one deck to twenty Banco goes from 1.0117% to 1.0616%, Punto from 1.2864% to 1.2309%, Egalité from 15.7461% to 14.2153%.',
    source: [1058, 1062],
  },
  {
    id: 'dragon-bonus-better-odds',
    clause: '6.31',
    kind: 'open',
    text: 'No variation may be proposed without the proprietor’s agreement, while better odds need no approval under 2.4(e).',
    reading:
      'Pays other than the minimum odds and the printed tables are a variation, and need the agreement of Shufflemaster Inc.',
    otherReading: 'Odds are the operator’s own matter; only a change of the wager is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [1178, 1182],
  },
  {
    id: 'dragon-bonus-non-natural',
    clause: '6.38',
    kind: 'contradictory',
    text: 'A natural is a winning eight or nine of two cards, and the other winner is said to have drawn a third card. A hand that stands on six or seven and wins is neither of these.',
    reading: 'It is a winner without a natural, paid by its margin.',
    otherReading: 'It loses: only a hand of three cards is paid by its margin.',
    because:
      '6.43 and 6.44 take the wager only for a margin below four and for a hand that does not win. As read, the minimum odds cost 11.28% to 16.78%, which agrees with the 11.2% to 16.7% printed in 6.41; otherwise they would cost 28.92% on the punter’s hand and 37.05% on the banker’s.',
    source: [1206, 1267],
  },
  {
    id: 'dragon-bonus-edge-and-decks',
    clause: '6.41',
    kind: 'contradictory',
    text: 'The edge of the minimum odds is put between 11.2% and 16.7%, and the difference to six or eight decks.',
    reading:
      'The two figures belong to the two hands: the lower to the punter’s, the higher to the banker’s.',
    otherReading: 'One hand costs 11.2% with one number of decks and 16.7% with the other.',
    because:
      'The punter’s hand costs 11.293% with six decks and 11.284% with eight, the banker’s hand 16.775% and 16.766%: decks move it by a hundredth of a point.',
    source: [1229, 1234],
  },
  {
    id: 'dragon-bonus-natural-in-tables',
    clause: '6.42',
    kind: 'open',
    text: 'The printed tables begin with a win by nine points and have no row for a natural.',
    reading: 'A natural is paid by 6.39, 1 to 1 or more, whichever table is in use.',
    otherReading: 'With a whole table in use a natural loses.',
    because:
      'The clause speaks of the odds for hands without a natural. Read that way, table 1 costs 2.65% and 9.37% with eight decks, the figures published for it; otherwise it would cost 35.17% and 41.89%.',
    source: [1236, 1262],
  },
];
