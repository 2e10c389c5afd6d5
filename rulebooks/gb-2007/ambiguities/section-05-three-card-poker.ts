import type { RulebookInput } from '../../format/record';

export const threeCardPokerAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'three-card-numbers-lost',
    clause: '5.1',
    kind: 'damaged',
    text: 'The numbers 5.1 to 5.6 stand in a column of their own, those from 5.7 to 5.22 are gone, and 5.23 and 5.24 stand before their clauses. "(c)" is printed "¢)" and one "to 1" as "tol".',
    reading: '5.1 to 5.24 in the order of the paragraphs, and every "tol" a "to 1".',
    otherReading: 'Paragraphs run together or divided otherwise, which would move the numbers between.',
    because:
      'Twenty-two paragraphs stand before the printed 5.23, and the references agree: 5.2 to the variations as 5.24, 5.7 and 5.19 to the ranking as 5.8, 5.10 to the two wagers as 5.11.',
    source: [862, 1014],
  },
  {
    id: 'three-card-pair-plus-after-fold',
    clause: '5.14',
    kind: 'open',
    text: 'A player who places no play wager gives up the ante. The rules do not say what happens to a pair plus wager placed beside it.',
    reading: 'It stays, and is settled on the hand: 5.11(i) makes it a wager of its own.',
    otherReading: 'Folding gives up both wagers.',
    because:
      'No figure depends on it: every pair or better is played, so a hand that is folded loses pair plus in any case.',
    source: [947, 954],
  },
  {
    id: 'three-card-odds-exact-or-least',
    clause: '5.18',
    kind: 'open',
    text: '5.16(a) and 5.18 have ante and play paid at 1 to 1, without the word minimum that stands at the ante bonus and at pair plus.',
    reading: 'A floor, as everywhere: more may be paid.',
    otherReading: 'Exactly 1 to 1 is paid.',
    because: '2.8 says of every game that the odds in these rules are minimum odds.',
    source: [961, 978],
  },
  {
    id: 'three-card-better-odds',
    clause: '5.24',
    kind: 'open',
    text: 'Variations are to be listed here, and there are none; side bets and the layout, odds included, need the proprietor’s agreement. Better odds need no approval under 2.4(e).',
    reading:
      'Pays other than those of the section are a variation, and need the agreement of Prime Table Games.',
    otherReading:
      'Odds are the operator’s own matter; only a new side bet or another layout needs agreement.',
    because:
      '5.6 has the odds shown in a form that the owner approved, so other odds come before the owner anyway. No figure depends on it.',
    source: [878, 1014],
  },
];
