import type { RulebookInput } from '../../../format/record';

export const ultimateAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'ultimate-order-of-dealing',
    clause: '11.51',
    kind: 'contradictory',
    text: 'The five cards in common may follow the Initial Deal, so that a machine can deliver those five first and the hands after.',
    reading: 'Either order may be used.',
    otherReading: 'The hands always come first.',
    because: 'The reason given only holds with the five first. No probability depends on the order.',
    source: [2421, 2428],
  },
  {
    id: 'trips-when-folded',
    clause: '11.62',
    kind: 'contradictory',
    text: 'A fold loses Trips Bonus, and in the next sentence the folded hand is paid if it is three of a kind or better.',
    reading: 'Trips Bonus is settled by the hand alone, folded or not.',
    otherReading: 'A fold loses it.',
    because:
      'The second sentence is written as the exception to the first, and 11.50 and 11.72 ask for the hand only. It seldom matters: a hand of that rank is folded only where the rank lies on the board.',
    source: [2472, 2477],
  },
  {
    id: 'ultimate-check-or-fold',
    clause: '11.63',
    kind: 'contradictory',
    text: 'The dealer waits for decisions to check or to fold; the choice of 11.60 is to bet or to fold.',
    reading: 'To bet or to fold: after the river nobody checks.',
    otherReading: 'A player may check to the end and keep Ante and Blind in play.',
    because:
      '11.62 has everybody without a Play wager fold. With the printed decisions the game costs 2.18% of the Ante, its published figure.',
    source: [2465, 2481],
  },
  {
    id: 'trips-four-of-a-kind',
    clause: '11.72',
    kind: 'contradictory',
    text: 'The minimum for four of a kind is 20 to 1, and the minimum odds are said to cost 9.12%. They cost 10.80%.',
    reading: '20 to 1, as printed in 11.72 and in table 4.',
    otherReading: '30 to 1, as in tables 1 to 3.',
    because:
      'The minimum is drawn from the tables, and 20 to 1 is the lowest of the four. With 30 to 1 it costs 9.12%, so the stated edge was worked out with tables 1 to 3 only.',
    compares: {
      game: 'ultimate-holdem',
      wager: 'trips',
      otherPays: { 'four-of-a-kind': '30 to 1' },
    },
    source: [2532, 2546],
  },
  {
    id: 'trips-tables-broken',
    clause: '11.73',
    kind: 'damaged',
    text: 'Tables 1 and 2 run side by side across a page break, with tables 3 and 4 below them in the same way.',
    reading: 'In each line the first odds belong to the left table and the second to the right.',
    otherReading: 'Rows after the break belong to other tables.',
    because:
      'Read that way, the lowest odds of each row over the four tables are exactly those of 11.72, and the tables cost 0.90%, 1.90%, 3.50% and 6.18%.',
    source: [2553, 2571],
  },
  {
    id: 'ultimate-reference-without-loss',
    clause: '11.76',
    kind: 'contradictory',
    text: 'With a dealer who does not qualify, Trips Bonus is settled by 11.64 to 11.72, which leaves out 11.74, by which it loses.',
    reading: 'Trips Bonus wins and loses as it does against a dealer who qualifies.',
    otherReading: 'It cannot lose then, and is returned.',
    because:
      'The same sentence asks for exactly the same settlement, and 11.50 makes it independent of the dealer.',
    source: [2573, 2586],
  },
];
