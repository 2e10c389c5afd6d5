import type { RulebookInput } from '../../../format/record';

export const bonusPokerAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'bonus-jackpot-when-folded',
    clause: '11.20',
    kind: 'open',
    text: 'A fold gives up the Ante; the clause does not mention the Bonus Jackpot, while 11.8(f) has a fold give up the wagers.',
    reading: 'The Bonus Jackpot is settled on the two hole cards, folded or not.',
    otherReading: 'It is lost with a fold.',
    because:
      'No hand that wins it is best folded: only a 2 with a 3 to a 7 of another suit is. The figures hold under both readings.',
    source: [2254, 2256],
  },
  {
    id: 'bonus-top-row-left-out',
    clause: '11.33',
    kind: 'open',
    text: 'The row for ace-ace against the dealer’s ace-ace is at the operator’s discretion. The rules do not say what the hand is paid without it.',
    reading: 'It is an ace-ace like any other and is paid 30 to 1 at least.',
    otherReading: 'It is paid nothing.',
    because:
      'The next row asks for ace-ace alone, and 11.18 has the wager win whatever the dealer holds. It costs 8.90% as read, 8.91% otherwise, and 8.54% with the row.',
    compares: { game: 'holdem-bonus', wager: 'bonus-jackpot', otherPays: { 'both-aces': 'lose' } },
    source: [2311, 2320],
  },
  {
    id: 'bonus-top-row-between',
    clause: '11.33',
    kind: 'open',
    text: 'The rules do not mention a top row between the 30 to 1 of ace-ace and its own 1,000 to 1.',
    reading: 'The operator may leave the row out; a row that is offered pays at least 1,000 to 1.',
    otherReading: 'Anything above 30 to 1 is better than the minimum for ace-ace and free.',
    because:
      '1,000 to 1 is listed among the minimum odds; only whether the row exists is at the operator’s discretion.',
    source: [2311, 2320],
  },
  {
    id: 'bonus-progressive-cards',
    clause: '11.43',
    kind: 'contradictory',
    text: 'The hand may be made of any of the two hole cards and the five in common. With the best of seven cards the fixed pays of 11.44, which come from the meter, return 4.95 times the wager; by 2.7(b) the meter need get only seven tenths of it.',
    reading: 'As printed: the best five of seven. The meter cannot pay for itself.',
    otherReading:
      'Five cards only, the hole cards and the flop. The fixed pays then return 36.24% of the wager.',
    because:
      '11.43 speaks of five cards in common, and 11.45 of hands that lie on the board. But the pays are those usual for a hand of five cards, and Progressive 5/7 pays a tenth for a full house and a fifth for four of a kind. An operator should settle this with the proprietor before offering the wager.',
    source: [2357, 2375],
  },
  {
    id: 'progressive-times-the-wager',
    clause: '11.44(c)',
    kind: 'open',
    text: 'Fixed pays are a number of times the value of the wager, paid from the meter; the rules do not say whether the wager itself comes back.',
    reading: 'It does not: it was added to the meter or kept when it was placed. 100 times is 100 for 1.',
    otherReading: 'It does: 100 times is 100 to 1.',
    because:
      'Elsewhere the section writes odds as "30-1". The difference is 2.76 points for Progressive 5/7 and 5.79 for the Progressive Jackpot of Bonus Poker.',
    compares: {
      game: 'casino-holdem',
      wager: 'progressive',
      otherPays: { 'four-of-a-kind': '100 to 1', 'full-house': '10 to 1' },
    },
    source: [2371, 2375],
  },
  {
    id: 'progressive-shared-tenth',
    clause: '11.45(b)',
    kind: 'open',
    text: 'For a straight flush on the board the winners get an equal share, said to be equivalent to 10% of the total. 11.98(b) says the same.',
    reading: 'Each of them gets a tenth of what the meter showed.',
    otherReading: 'One tenth is divided equally among them.',
    because:
      '(a) says that winners share the meter; (b) says what each receives. For one player at the table nothing changes; one straight flush in 21 lies on the board.',
    source: [2384, 2386],
  },
  {
    id: 'progressive-in-order-of-seats',
    clause: '11.46',
    kind: 'open',
    text: 'Winners with hole cards are paid in the order of the seats. The rules do not say whether a share is of the meter before the round or of what the previous payment left. 11.99 says the same.',
    reading: 'Of the meter as it was when the hands were shown. The house pays what the meter lacks.',
    otherReading: 'Of what is left, with the seed added after a royal flush.',
    because:
      '11.44 pays 100% and 10% of the meter, and 11.46 takes nothing off either; it says in which order, not how much. But an order matters only if each payment changes the next. Two royal flushes with hole cards cannot meet: each needs three cards of its own suit on the board. For one player at the table nothing changes. Figures for several are beside 11.99.',
    source: [2392, 2395],
  },
  {
    id: 'progressive-after-everybody-folds',
    clause: '11.47',
    kind: 'open',
    text: 'A folded player’s cards wait until turn and river are dealt. In Bonus Poker players fold before the flop; if all fold, no clause has the board dealt.',
    reading: 'The five cards in common are dealt whenever a progressive wager is still to be settled.',
    otherReading: 'With nobody left in the game the wager is lost, or is returned.',
    because: '11.47 settles the wager once all five are dealt, and names no other end for it.',
    source: [2397, 2400],
  },
];
