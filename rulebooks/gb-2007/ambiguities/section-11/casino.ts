import type { RulebookInput } from '../../../format/record';

export const casinoHoldemAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'casino-call-sentence',
    clause: '11.81',
    kind: 'damaged',
    text: 'The sentence on where the Call goes has lost words: "This will place it in the designated area".',
    reading: 'The player places it in the area marked Call.',
    otherReading: 'The dealer does.',
    because: 'Players place every other wager of the game. No figure depends on it.',
    source: [2603, 2606],
  },
  {
    id: 'aa-bonus-when-folded',
    clause: '11.82',
    kind: 'contradictory',
    text: 'A fold loses the AA Bonus; 11.83 then has any player with a pair of aces or better win it.',
    reading:
      'Only players who call. A player whose AA Bonus has won therefore calls, and the figures are for that.',
    otherReading: 'The AA Bonus of a folded hand is settled too.',
    because:
      '11.82 comes first and is explicit. The AA Bonus costs 6.40% either way. In 0.35% of deals it has won with a hand that the Ante alone would fold; calling there costs 0.14 points of the Ante.',
    source: [2608, 2620],
  },
  {
    id: 'casino-lower-hand-unqualified',
    clause: '11.88',
    kind: 'open',
    text: 'If the dealer does not qualify the Ante is paid by the player’s hand; the rules do not say whether that has to beat the dealer’s.',
    reading: 'It is paid whatever the dealer holds.',
    otherReading: 'It is paid to the higher hand, lost with a lower and returned with an equal one.',
    because:
      'The clause pays the Ante of each player, and its last row takes in every hand. So the game costs 2.16% of the Ante, its published figure; otherwise, with the same decisions, 8.82%.',
    source: [2635, 2649],
  },
  {
    id: 'casino-equal-hands',
    clause: '11.90',
    kind: 'open',
    text: 'The rules do not mention a player’s hand equal to that of a dealer who qualifies.',
    reading: 'Ante and Call are returned.',
    otherReading: 'They lose, since 11.13 has the player wager on a higher hand.',
    because:
      '11.90 takes the wagers only for a higher hand of the dealer’s, and 11.36 and 11.66 return them in the sister games. Lost, they would bring the cost to 9.48% of the Ante with the same decisions.',
    source: [2653, 2660],
  },
  {
    id: 'casino-players-qualifying-hand',
    clause: '11.91',
    kind: 'contradictory',
    text: 'The clause on a higher hand of the player’s speaks of the player’s Qualifying Hand; only the dealer has to qualify.',
    reading: 'The player’s hand.',
    otherReading: 'A player wins only with a pair of 4s or better.',
    because: 'A hand above a pair of 4s or better is one itself, so both readings settle every hand alike.',
    source: [2657, 2660],
  },
  {
    id: 'casino-progressive-in-order-of-seats',
    clause: '11.99',
    kind: 'open',
    text: 'Winners with hole cards are paid in the order of the seats, as in 11.46. The rules do not say whether a share is of the meter before the round or of what the previous payment left.',
    reading: 'Of the meter as it was when the hands were shown. The house pays what the meter lacks.',
    otherReading: 'Of what is left, with the seed added after a royal flush.',
    because:
      '11.97 pays 100% and 10% of the meter, and 11.99 takes nothing off either. No more than two hands with hole cards win in one round, and on average one unit in 19.3 million on the meter is lost for each pair of players if the later is paid of what is left. The wager then breaks even at 9,638.97 instead of 9,634.76 with two players, at 9,740.13 instead of 9,718.70 with six, and at 9,767.26 instead of 9,732.83 with nine, at the minimum pays and without a seed.',
    compares: { game: 'casino-holdem', wager: 'progressive', otherOrder: { players: '6', meter: '9,000' } },
    source: [2706, 2709],
  },
];
