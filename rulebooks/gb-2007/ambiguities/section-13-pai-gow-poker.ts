import type { RulebookInput } from '../../format/record';
import { houseWayAmbiguities } from './section-13/house-way';

export const paiGowAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'pai-gow-numbers-lost',
    clause: '13.20',
    kind: 'damaged',
    text: 'No number of the section is printed. Between 13.9, the joker, and 13.21, the House Way, stand twelve paragraphs for eleven numbers; between 13.5 and 13.7 two for one.',
    reading:
      'The paragraph on fouls closes 13.19, so that 13.20 is the one that begins “Other than abiding by rule 13.19”; how a player sets the hands closes 13.6.',
    otherReading: 'Fouls are 13.20 together with the paragraph after, and the other is part of 13.5 or 13.7.',
    because:
      'The references agree: 13.7 for the ranks, 13.9 for the joker, 13.19 for how hands are set, 13.21 for the House Way, 13.28 for the first side wager, 13.33 for the marker, 13.36 and 13.37 for the odds of Fortune, 13.38 for the Envy Bonus, 13.51 for those of Jokolor. No figure depends on it.',
    source: [3144, 3266],
  },
  {
    id: 'pai-gow-envy-numbers',
    clause: '13.45',
    kind: 'damaged',
    text: 'Between 13.38, which begins the Envy Bonus, and 13.51, the odds of Jokolor, stand fourteen paragraphs for thirteen numbers.',
    reading: 'The amounts of the Envy Bonus and the paragraph on its tables are one, 13.45.',
    otherReading: 'Two other neighbours are one, which moves the numbers between 13.39 and 13.50.',
    because:
      'That paragraph speaks of “the odds given above”, where 13.37 speaks of “the odds given in rule 13.36 above”. No figure depends on it.',
    source: [3497, 3592],
  },
  {
    id: 'pai-gow-low-ace',
    clause: '13.6',
    kind: 'contradictory',
    text: 'The ace counts as one as detailed in 12.7, the ranking of Let It Ride, and the sequence given is 3-2-ace, three cards of five.',
    reading: 'The ranking is that of 13.7, where ace to five is the second highest straight.',
    otherReading: 'No five cards with an ace at the low end are a straight.',
    because:
      '13.7(c) and (g) name ace to five twice, and 13.22 ranks hands by 13.7. The words are those of 5.7, written for three cards.',
    source: [3164, 3190],
  },
  {
    id: 'pai-gow-best-hand',
    clause: '13.19',
    kind: 'contradictory',
    text: 'The player “must make their best five-card hand as the High hand”; but “other than abiding by rule 13.19” hands may be set in whichever way the player wishes.',
    reading: 'Any setting in which the two cards do not rank above the five.',
    otherReading: 'The best five cards stand behind, whatever that leaves in front.',
    because:
      'The clause’s example is of a foul, and the House Way itself breaks up better hands. Set best, the Standard Wager costs 2.441411%; bound to the best five behind it would cost 38.160545%.',
    source: [3237, 3261],
  },
  {
    id: 'pai-gow-low-hand-alone',
    clause: '13.23',
    kind: 'open',
    text: 'The wager is a stand-off where the player’s high hand wins and the low hand does not. The rules do not say what happens the other way round.',
    reading: 'The same: one win and one loss are a stand-off.',
    otherReading: 'Only the high hand saves the wager.',
    because:
      '13.24 takes the wager only where both hands lose, and the clause explains itself with “ie one wins and one loses”.',
    source: [3379, 3384],
  },
  {
    id: 'pai-gow-better-odds',
    clause: '13.28',
    kind: 'open',
    text: 'No variation of a side wager may be proposed without its proprietor’s agreement, while better odds need no approval under 2.4(e). The same stands in 13.46.',
    reading:
      'Pays other than the minimum odds and the printed tables are a variation, and need the proprietor’s agreement.',
    otherReading: 'Odds are the operator’s own matter; only a change of the wager is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [3398, 3570],
  },
  {
    id: 'envy-other-tables',
    clause: '13.45',
    kind: 'open',
    text: 'Amounts of the Envy Bonus may be presented as whole pay tables, and “examples permitted include” two of them. The rules do not say what other table may be used.',
    reading:
      'Any table may whose amounts are none below those of table 1; one that is not printed is a variation, which the proprietor agrees to first.',
    otherReading: 'Only the two printed tables may be used.',
    because:
      'The amounts are given as minimum ones and the tables as examples. For each other hand table 1 is worth £0.0121 on average and table 2 £0.0220; other tables have no figure of their own until they are filed.',
    source: [3525, 3565],
  },
  {
    id: 'fortune-envy-amount',
    clause: '13.32',
    kind: 'open',
    text: 'The Fortune side wager that qualifies for the Envy Bonus is “prescribed under the house rules”. No amount is given.',
    reading: 'The house sets it and displays it; the £5 that the option starts from is only an example.',
    otherReading: 'Any Fortune side wager qualifies where the house sets none.',
    because:
      'The clause has the amount displayed. At the least amounts the bonus is worth £0.0121 for each other player’s hand: 0.24% of a wager of £5.',
    source: [3416, 3565],
  },
  {
    id: 'envy-of-a-hand-that-loses-fortune',
    clause: '13.39',
    kind: 'open',
    text: 'A marker stays in place “if the player’s hand qualifies for a Fortune Pai Gow pay out”. The rules do not say whether a hand that loses its Fortune side wager keeps its claim to the Envy Bonus of others.',
    reading: 'It keeps it: a hand qualifies by the amount of its wager alone.',
    otherReading: 'Its marker goes with the wager, and only hands that win at Fortune earn the bonus.',
    because:
      '13.32 makes the amount the only condition, and 13.43 and 13.44 pay every qualifying hand. Otherwise the bonus would come to the 19.1944% of hands alone that win at the minimum odds.',
    source: [3416, 3523],
  },
  {
    id: 'fortune-three-pairs',
    clause: '13.36',
    kind: 'open',
    text: 'Three pairs are a “Push/standoff**”, which is “Available at discretion of operator”. Table 1 has the row without the mark, table 2 does not have it.',
    reading:
      'In the minimum the row is the operator’s choice, so the least is nothing. Each printed table is as printed: table 1 returns the wager, table 2 takes it.',
    otherReading: 'The stand-off is part of the minimum, and of any table.',
    because:
      'What is available at discretion need not be offered. The minimum odds cost 9.9412% without it and 8.0845% with it, table 1 8.0008% with it and table 2 7.7656% without.',
    compares: { game: 'pai-gow-poker', wager: 'fortune', otherPays: { 'three-pairs': 'push' } },
    source: [3455, 3495],
  },
  {
    id: 'fortune-three-beside-straight',
    clause: '13.36',
    kind: 'open',
    text: 'Fortune pays the “best possible hand”. Three of a kind pays 3 to 1 and ranks below a straight, which pays 2 to 1; seven cards can be both.',
    reading: 'The hand that pays more: 3 to 1.',
    otherReading: 'The hand that ranks higher by 13.7: 2 to 1.',
    because:
      'The list stands in the order of its odds, with three of a kind above the straight. 201,824 hands are both; the minimum odds cost 9.9412% as read and 10.0721% otherwise.',
    source: [3408, 3454],
  },
  {
    id: 'fortune-king-and-queen',
    clause: '13.36',
    kind: 'open',
    text: 'A royal flush with “King/Queen of a same suit” is paid 1,000 to 1. The rules do not say whose suit.',
    reading: 'A king and a queen of one suit with each other.',
    otherReading: 'Any king with any queen.',
    because:
      'The Envy Bonus calls it “Royal Flush + Royal Match”, and a royal match is king and queen of one suit in 4.42. Three of nine pairs are. The minimum odds cost 9.9412% as read and 9.8571% otherwise.',
    source: [3439, 3531],
  },
  {
    id: 'fortune-royal-with-joker',
    clause: '13.9',
    kind: 'open',
    text: 'The joker completes a straight, a flush or a straight flush; a royal flush is not named.',
    reading: 'Ten to ace of one suit with the joker for one of them is a royal flush.',
    otherReading: 'It is a straight flush, and paid as one by Fortune.',
    because:
      '13.7(c) calls ten to ace the highest straight flush, and published counts of royal flushes include the joker. Between two House Ways it makes no difference that six places show: 2.724607% under both.',
    compares: {
      game: 'pai-gow-poker',
      wager: 'fortune',
      otherParameters: { royalWithJoker: 'straight-flush' },
    },
    source: [3175, 3205],
  },
  ...houseWayAmbiguities,
];
