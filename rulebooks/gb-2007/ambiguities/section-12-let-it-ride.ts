import type { RulebookInput } from '../../format/record';

export const letItRideAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'let-it-ride-numbers-lost',
    clause: '12.27',
    kind: 'damaged',
    text: 'The heading of the section and all its numbers are gone. Twenty-seven paragraphs stand before the one that gives the odds, which 12.10 and 12.29 call 12.27.',
    reading:
      '12.1 to 12.26 in the order of the paragraphs; the one in which the dealer looks at each hand opens 12.27, and the printed tables are part of it.',
    otherReading: 'Two of the earlier paragraphs are one, so that a number between 12.8 and 12.26 moves.',
    because:
      '12.6 points to the ranking as 12.7. 12.30 opens in the same way, with the dealer looking at the hand and the odds following. 12.10 finds the pay tables in 12.27, and between them and 12.30 stand two paragraphs for 12.28 and 12.29.',
    source: [2794, 3143],
  },
  {
    id: 'let-it-ride-better-odds',
    clause: '12.1',
    kind: 'open',
    text: 'No variation may be proposed without the proprietor’s agreement, while better odds need no approval under 2.4(e).',
    reading:
      'Pays other than the minimum odds and the printed tables are a variation, and need the agreement of Shufflemaster Inc.',
    otherReading: 'Odds are the operator’s own matter; only a change of the game is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [2794, 2802],
  },
  {
    id: 'let-it-ride-low-ace',
    clause: '12.6',
    kind: 'contradictory',
    text: 'The ace may count as one as 12.7 says, which says nothing of it, and the sequence given is 3-2-ace, three cards of five.',
    reading:
      '5-4-3-2-ace is a straight, the lowest; 3-2-ace is its end, and for the three card bonus the whole of it.',
    otherReading: 'No five cards with an ace at the low end are a straight.',
    because:
      'The words are those of 5.7, written for three cards. With the low straight table 4 costs 3.505679%, the figure published for it; without it 3.806907%, and the minimum odds 6.248130% instead of 5.996953%.',
    source: [2813, 2830],
  },
  {
    id: 'let-it-ride-tables-apart',
    clause: '12.27',
    kind: 'damaged',
    text: 'Of pay tables 2, 3 and 4 the text gives the three headings with their hands first and the three columns of odds after them.',
    reading:
      'The columns belong to the tables in order: 200, 500 and 1,000 to 1 on a royal flush for 2, 3 and 4.',
    otherReading: 'The columns in another order, which would exchange the names of the tables.',
    because:
      'Each column has nine rows and none is below the minimum; the lowest of tables 1 to 4 in each row is the minimum itself. The tables then cost 3.28%, 2.44%, 3.43% and 3.51%, against 6.00% for the minimum.',
    source: [2960, 3047],
  },
  {
    id: 'let-it-ride-table-headings',
    clause: '12.27',
    kind: 'open',
    text: 'The columns of the printed tables, here and in 12.31, are headed minimum odds, as those of the minimum are.',
    reading: 'They are what the tables pay; the only floors are the lists of 12.27 and 12.30.',
    otherReading: 'Once a table is chosen, each of its rows is a floor of its own.',
    because:
      '2.9(a) holds a replaced table to the individual minimum of each row, and 2.9(d) expects tables of the operator’s own.',
    source: [2948, 3134],
  },
  {
    id: 'let-it-ride-ceiling-and-minimum',
    clause: '12.27(a)',
    kind: 'open',
    text: 'The 1,000 to 1 of table 4 may be capped at an amount, and the rules do not mention wagers so large that the capped pay falls below the minimum of 100 to 1.',
    reading: 'The cap holds whatever was staked, as (b) has the sign say.',
    otherReading: 'No wager in play is paid less than 100 to 1, whatever the cap.',
    because:
      '(b) speaks of the most that is paid regardless of the value of the bets. With wagers of £500 and a cap of £50,000 table 4 costs 3.952012% as we read it and 3.921230% under the other reading.',
    source: [3051, 3066],
  },
  {
    id: 'three-card-bonus-minimum-not-from-tables',
    clause: '12.30',
    kind: 'contradictory',
    text: 'The minimum odds are said to be drawn from the tables of 12.31; yet 8 to 1 for three of a kind and 4 to 1 for a straight are below all three.',
    reading: 'The printed odds stand.',
    otherReading: 'The lowest figures of tables 1 to 3: 30 to 1 and 5 to 1.',
    because:
      'The printed odds cost 18.79%, which agrees with the 18.7% printed beside them; the lowest figures would cost 10.35%. So the digits are sound, and a table once printed was probably dropped.',
    compares: {
      game: 'let-it-ride',
      wager: 'three-card-bonus',
      otherPays: { 'three-of-a-kind': '30 to 1', straight: '5 to 1' },
    },
    source: [3080, 3134],
  },
];
