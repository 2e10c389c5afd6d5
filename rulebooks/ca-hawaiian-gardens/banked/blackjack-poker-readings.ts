/** Where Blackjack Poker contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const blackjackPokerAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'blackjack-poker-21',
    clause: 'Blackjack Poker 34',
    kind: 'contradictory',
    text: 'By the items equal totals of 21 or less stand off; the chart ranks an ace and a ten, dealt or after a split, above every other 21.',
    reading: 'By the chart: an ace and a ten beat a 21 of more cards.',
    otherReading: 'Every 21 stands off against every other.',
    because:
      'The next item refers to the chart, which would have no use for these ranks otherwise. With six decks the edge is 1.538395% of the game wager by the one and 1.992213% by the other.',
    source: [1995, 2041],
  },
  {
    id: 'blackjack-poker-split-stake',
    clause: 'Blackjack Poker 49(b)',
    kind: 'contradictory',
    text: 'The second wager of a split is said to be half of the first, and in the next sentence to be no more than the first.',
    reading: 'It is as much as the first.',
    otherReading: 'It is half of the first.',
    because:
      'A limit at the first wager would say nothing of a wager that is always half of it, and both hands are paid and drawn to alike. With six decks the edge is 1.538395% of the game wager by the one and 1.596376% by the other.',
    source: [2067, 2067],
  },
  {
    id: 'blackjack-poker-insured-both',
    clause: 'Blackjack Poker 50(c)',
    kind: 'open',
    text: 'Insurance pays if the player-dealer has a hand of the first or second rank and the player has not. What happens to it where both have one is not said.',
    reading: 'It loses, as the condition is not met.',
    otherReading: 'It is paid whatever the player has.',
    because:
      'The brackets make the player’s hand a condition, and no sentence returns the wager. If it went back, the edge with six decks would be 9.06%.',
    compares: { game: 'blackjack-poker', wager: 'insurance', otherPays: { both: '2 to 1' } },
    source: [2069, 2071],
  },
  {
    id: 'blackjack-poker-dealers-cards',
    clause: 'Blackjack Poker 27(a)',
    kind: 'contradictory',
    text: 'The player-dealer’s first card is said to be face down, the second too, and a face-up card to be looked at.',
    reading: 'The first is face up and the second face down.',
    otherReading: 'The first is face down and the second face up.',
    because:
      'The first sentence has all cards face up but the second one. Which of two cards is hidden changes no figure.',
    source: [2019, 2019],
  },
  {
    id: 'blackjack-poker-dealers-chart',
    clause: 'Blackjack Poker 29(a)',
    kind: 'damaged',
    text: 'The second chart is headed as the players’ options again, has no line for a soft 18 or a hard 16, and the note calls a 17 hard only with three cards or more.',
    reading: 'It is the player-dealer’s: drawn to are 16 and less and a soft 17, and nothing else.',
    otherReading: 'A ten and a seven are neither hard nor soft, and the chart says nothing of them.',
    because:
      'It leaves no options, which players have by the first chart. “17 or more” and “17 or less” name every total if hard means without an ace that counts eleven.',
    source: [2026, 2033],
  },
  {
    id: 'blackjack-poker-dealer-over',
    clause: 'Blackjack Poker 35',
    kind: 'open',
    text: 'No item says what happens where the player-dealer goes over 21 and the player does not.',
    reading: 'The player wins.',
    otherReading: 'Nothing is settled.',
    because: 'A hand over 21 has no place in the chart, in which the player’s hand has one.',
    source: [2037, 2043],
  },
  {
    id: 'blackjack-poker-double-for-less',
    clause: 'Blackjack Poker 48(b)',
    kind: 'open',
    text: 'A player may double for less than the first wager.',
    reading: 'The edge is of players who double for as much.',
    otherReading: 'It is of players who double for less.',
    because:
      'A hand is doubled where one more card gains, and then the larger wager gains more. Who doubles for less pays a higher edge.',
    source: [2065, 2065],
  },
  {
    id: 'blackjack-poker-one-deck',
    clause: 'Blackjack Poker 1(b)',
    kind: 'contradictory',
    text: 'One deck is allowed, in which nobody can have two aces of hearts and no pair is of one suit.',
    reading: 'One deck may be used, and the rows that it cannot meet stay on the sign.',
    otherReading: 'Two decks are the least.',
    because:
      'The sentence gives both numbers outright. With one deck the Perfect Pair Bonus Bet costs 47.06%.',
    source: [1975, 2061],
  },
  {
    id: 'blackjack-poker-two-schedules',
    clause: 'Blackjack Poker 56',
    kind: 'contradictory',
    text: 'The document has eight fee schedules and the California Games Collection Rates twenty; from the fifth on those of one number differ.',
    reading: 'Both are approved; a schedule is known by its document and number.',
    otherReading: 'The rates replace the eight.',
    because: 'Neither has a day.',
    source: [2091, 3147],
  },
];
