import type { RulebookInput } from '../../format/record';

/** 30-2802, 30-2807 and 30-2808, where they speak of wagers. */
export const wagersAndPays: RulebookInput['ambiguities'] = [
  {
    id: 'match-pair',
    clause: '30-2802(12)',
    kind: 'open',
    text: 'A match pair is called an unsuited pair, on either hand, and pays 11 to 1.',
    reading: 'A pair, in any suits, in the hand that was chosen.',
    otherReading: 'A pair of two suits, in the hand chosen or in either of them.',
    because:
      'As read it costs 11.25% with six decks and 10.36% with eight. A pair of two suits in a chosen hand would cost 30.55% and 30.60%, and one in either hand would give the player 34.89% and 34.78%. 11 to 1 is the pay for a pair elsewhere in this rule (30-2899.07, single events 19 and 20).',
    source: [60, 60],
  },
  {
    id: 'tie-bet-at-eight',
    clause: '30-2802(29)',
    kind: 'contradictory',
    text: 'The definition pays a tie bet 8 to 1; 30-2808(2) pays it at least that.',
    reading: 'At least 8 to 1.',
    otherReading: '8 to 1 exactly.',
    because:
      'The clause on pay outs is the one that binds. At 9 to 1 the tie bet would cost 4.84% with eight decks instead of 14.36%.',
    compares: { game: 'baccarat', wager: 'tie', otherPays: { win: '9 to 1' } },
    source: [78, 144],
  },
  {
    id: 'push-that-stays',
    clause: '30-2802(22)',
    kind: 'contradictory',
    text: 'A push is held over for the next round; 30-2807 calls a wager on a hand void when the hands tie, and 30-2802(29) gives it back.',
    reading: 'The stake goes back to the player.',
    otherReading: 'It has to stay for the next round.',
    because: 'Per unit staked the edge is the same; a wager that stays is settled a round later.',
    source: [70, 132],
  },
  {
    id: 'wagers-listed',
    clause: '30-2807(2)',
    kind: 'open',
    text: 'No wagers are taken other than those “in (a) above”. (a) is the wager on the banker; and the list of (1) lacks the match pair, the optional bonus and all wagers of 30-2899, for which the rule gives pays.',
    reading: 'The list is all of (1), and what the rule gives pays for counts as approved.',
    otherReading: 'Each of the others needs the Division’s approval.',
    because: 'A rule that says what a wager pays intends it to be taken.',
    source: [124, 136],
  },
  {
    id: 'vigorish-on-ties',
    clause: '30-2807(1)(a)(iii)',
    kind: 'contradictory',
    text: 'The charge on a tie is 25% of the wager here, and 5% to 25% in 30-2808(3)(c).',
    reading: '5% to 25%.',
    otherReading: '25% exactly.',
    because:
      'This clause refers to 30-2808, which is about it. At 25% the banker costs 1.139% with six decks and 1.144% with eight. Nothing is won or lost at 13.02% and 12.98%; at 5% the player gains 0.762% and 0.759%.',
    source: [128, 151],
  },
  {
    id: 'exception-to-vigorish',
    clause: '30-2808(3)',
    kind: 'damaged',
    text: 'The vigorish on wins is due except as provided in “(d) below”, which is about notices.',
    reading: '(c), by which a licensee who charges ties does not charge wins.',
    otherReading: '(e), the games without commission.',
    because: '(c) itself says that the other vigorish is then not collected; both come to the same.',
    source: [145, 153],
  },
  {
    id: 'rounding-of-vigorish',
    clause: '30-2808(3)(a)',
    kind: 'open',
    text: 'Vigorish may be rounded to 25 cents, or to the next higher multiple of that.',
    reading: 'Two ways: to the nearest 25 cents, half a step upwards; or up to the next 25 cents.',
    otherReading:
      'One way: up, with 25 cents as the least. Then rounding to the nearest would not be allowed.',
    because:
      'Both readings agree on rounding up. With eight decks and 5%, a stake of $2 costs −1.235% to the nearest, because nothing is charged, and 4.497% rounded up; a stake of $5 costs 1.058% either way.',
    source: [149, 149],
  },
  {
    id: 'when-tie-vigorish-is-taken',
    clause: '30-2808(3)(c)',
    kind: 'contradictory',
    text: 'Vigorish on ties is collected at the end of the round; the last sentence has it collected when the win is paid.',
    reading: 'At the end of the tied round, before the next card.',
    otherReading: 'With the next win.',
    because: 'A tie pays nothing on the banker’s hand from which it could be taken. No edge depends on it.',
    source: [151, 151],
  },
  {
    id: 'tie-of-naturals',
    clause: '30-2808(5)',
    kind: 'open',
    text: 'No schedule has a row for a tie of naturals.',
    reading: 'The stake is returned, and the row is checked against no minimum.',
    otherReading: 'The wager loses.',
    because:
      'Schedules A to C are tables 1 to 3 of the Dragon Bonus (30-2899.03), which gives the stake back. If it loses, table A costs 4.44% on the player and 11.16% on the banker with eight decks instead of 2.65% and 9.37%.',
    compares: { game: 'baccarat', wager: 'bonus-player', otherPays: { 'natural-tie': 'lose' } },
    source: [161, 190],
  },
];
