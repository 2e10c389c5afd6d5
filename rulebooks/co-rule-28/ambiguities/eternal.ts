import type { RulebookInput } from '../../format/record';

const GAME = 'eternal-baccarat';

/** 30-2899.07, Eternal Baccarat. Figures are for six and for eight decks, derived independently of the engine. */
export const eternalReadings: RulebookInput['ambiguities'] = [
  {
    id: 'supreme-sevens-mixed',
    clause: '30-2899.07(7)(a)(iii)',
    kind: 'open',
    text: 'Both hands have a two-card seven or a three-card seven. The rule does not say whether one may have two cards and the other three.',
    reading: 'Both have the same number of cards: no row pays anything else.',
    otherReading: 'Sevens of two and of three cards win as well.',
    because: 'It happens in 0.907% of rounds, and the table has a row for each of the two alone.',
    source: [720, 749],
  },
  {
    id: 'eclipse-and-the-table',
    clause: '30-2899.07(8)(a)',
    kind: 'open',
    text: 'Eclipse wins if any of the four other wagers wins. Two of the three tables let Supreme 7 lose on sevens of two cards or of three.',
    reading: 'Eclipse wins on what the table in use pays.',
    otherReading: 'It wins on every pair of sevens by all tables.',
    because:
      'A note says “a winning scenario”. By PT-FLT-MB-02 it costs 9.24% and 9.25% read that way, 2.96% and 2.97% otherwise.',
    compares: {
      game: GAME,
      wager: 'eclipse',
      payTable: 'pt-flt-mb-02',
      otherPays: { 'two-card-sevens': '6 to 1' },
    },
    source: [722, 769],
  },
  {
    id: 'single-events-out-of-order',
    clause: '30-2899.07(8)(b)',
    kind: 'damaged',
    text: 'The table of single events is cut by the notes of the table before it, and its own notes stand below the head of (d). Numbers 03, 04, 09 and 12 do not occur; 21 to 24 stand in their places.',
    reading: 'One table of twenty rows, paid “to 1”; 21 to 24 replace the four.',
    otherReading: 'Four more events are lost.',
    because: '21, 22, 23 and 24 stand where 03, 04, 09 and 12 would, between their neighbours.',
    source: [756, 812],
  },
  {
    id: 'golden-talons-below-the-schedules',
    clause: '30-2899.07(8)(c)',
    kind: 'contradictory',
    text: 'By 30-2808(5) an optional wager on naturals and margins pays no less than schedule A, B or C. GT-01, GT-04 and GT-05 are these three; GT-02 and GT-03 are below each of them.',
    reading:
      'Neither clause takes precedence: GT-02 and GT-03 are a conflict; ask the Division. The other three tables meet both.',
    otherReading:
      'The five tables of its own game, which are the later and narrower text, may all be used; or GT-02 and GT-03 may not.',
    because:
      'The rule does not say which of its clauses takes precedence. GT-02 pays 20 for nine points where A and C pay 30, and 5 for seven where B pays 7; GT-03 pays 5 for seven points where A pays 6 and B 7, and 3 for six where C pays 4. With eight decks GT-02 costs 4.5529% on the player, though it pays 2 to 1 on a tie of naturals; the other four cost 2.50% to 2.65%.',
    source: [161, 806],
  },
  {
    id: 'fixed-pays-of-eternal',
    clause: '30-2899.07(6)(g)',
    kind: 'open',
    text: 'The casino decides whether hands with a fixed pay are paid out of the tray or out of the meter.',
    reading: 'From the tray, until the operator declares otherwise.',
    otherReading: 'From the meter.',
    because:
      'The increments of 12% to 28% are less than what the fixed pays return in every table that can be read whole, so a meter that paid them too would run empty.',
    source: [713, 713],
  },
  {
    id: 'harmony-rows-lost',
    clause: '30-2899.07(8)(d)',
    kind: 'damaged',
    text: 'HP-12, HP-13 and HP-E02 are run together and break off after four of a kind.',
    reading:
      'Four eights the meter in all three; four of a kind $1,000, $500 and $1,000. The operator writes what six zeros and ties pay from their own copy.',
    otherReading: 'The rows of HP-10, HP-11 and HP-E01.',
    because:
      'What can be read returns 8.23% and 8.77% of the wager by HP-12 and HP-E02, half of it by HP-13. With six decks six zeros at $100 would add 7.59%, ties of one colour at $20 13.82% and other ties at $2 17.46%.',
    source: [852, 857],
  },
  {
    id: 'harmony-same-colour',
    clause: '30-2899.07(8)(d)',
    kind: 'open',
    text: 'A tie may be of the same color; the table does not say of which cards.',
    reading: 'All cards of both hands.',
    otherReading: 'The cards of one hand.',
    because: 'The rows around it are of all cards on the table.',
    source: [823, 850],
  },
  {
    id: 'harmony-heads-broken',
    clause: '30-2899.07(8)(d)',
    kind: 'damaged',
    text: 'Heads and names of columns are broken over lines, and “Tie” of HP-E01 has a dash for the envy.',
    reading: 'HP-10, HP-11 and HP-E01 with pays and envy; no envy on any tie.',
    otherReading: 'Columns in another order.',
    because: 'The configuration names the same tables in this order.',
    source: [840, 858],
  },
  {
    id: 'eternal-dollars-for-one',
    clause: '30-2899.07(8)(d)(i)',
    kind: 'contradictory',
    text: 'The columns of the progressives print dollars, the notes say that all pays are “for 1”.',
    reading: '“$1000” is 1,000 for 1: it follows the wager by itself, as the note on other wagers asks.',
    otherReading: 'A sum of money, whatever is staked.',
    because: 'The tables are for a wager of $1, at which the two are the same.',
    source: [812, 967],
  },
  {
    id: 'sun-seven-split-sum',
    clause: '30-2899.07(8)(e)',
    kind: 'damaged',
    text: 'S7-E03 prints “$100 0” for a Sun 7 of one colour in both hands.',
    reading: '$100; the 0 is a stray sign.',
    otherReading: '$1,000.',
    because:
      'At $1,000 the fixed pays alone would return 124.07% and 124.89% of the wager; at $100 they return 54.03% and 54.13%, among the 54% to 70% of the other tables.',
    compares: {
      game: GAME,
      wager: 'sun-7-progressive',
      payTable: 'pt-prg-s7-e03',
      otherPays: { 'all-coloured': '1,000 for 1' },
    },
    source: [896, 906],
  },
  {
    id: 'sun-seven-rows-lost',
    clause: '30-2899.07(8)(e)',
    kind: 'damaged',
    text: 'S7-E04 and S7-E05 break off after a banker’s seven of one colour; every other table goes on with “Any Sun 7”.',
    reading: 'The operator writes what the lost rows pay from their own copy.',
    otherReading: '$8 or $10 for any Sun 7, as in the neighbouring tables, or nothing.',
    because:
      'What can be read returns 42.48% and 42.80% by S7-E04, 46.08% and 46.40% by S7-E05; $10 for any Sun 7 would add 16.95% and 16.94%.',
    source: [908, 914],
  },
  {
    id: 'sun-seven-reserve-rates',
    clause: '30-2899.07(8)(e) configuration',
    kind: 'contradictory',
    text: 'The reserve rates of S7-E04 and S7-E05, 17% and 16%, repeat their main rates; every other reserve is 3% to 6%.',
    reading: 'As printed.',
    otherReading: 'About 5%, and the main rate was printed twice.',
    because:
      'With their main rates and any Sun 7 at $10 the tables would return 93% and 95% as printed, 81% and 84% at a reserve of 5%; the tables with a reserve that can be read whole return 75% to 88%.',
    source: [916, 919],
  },
  {
    id: 'sun-seven-names',
    clause: '30-2899.07(8)(e) configuration',
    kind: 'damaged',
    text: 'The configuration names S7-1 to S7-5 what the tables call S7-01 to S7-05; heads are broken (“PT-PR E(RG-S7- 01”).',
    reading: 'The same tables, in the same order.',
    otherReading: 'Other tables.',
    because: 'There are five of each, followed by E01 to E05 in both.',
    source: [886, 917],
  },
  {
    id: 'chosen-suit',
    clause: '30-2899.07(8)(e)(iv)',
    kind: 'open',
    text: 'The licensee chooses the suit that wins the most.',
    reading: 'One suit, whichever it is, for all cards of both hands.',
    otherReading: 'The cards of the banker alone.',
    because:
      'All suits are alike: no chance depends on which is chosen. Rows below it name the banker where they mean its cards alone.',
    source: [887, 927],
  },
  {
    id: 'fate-two-suits',
    clause: '30-2899.07(8)(f)(v)',
    kind: 'open',
    text: 'F38-04 pays the meter for “2 Specific Suits”.',
    reading: 'All five cards of one suit, and that is one of the two.',
    otherReading: 'Cards of both suits, in any mixture.',
    because:
      'Read that way it comes once in 122,175 and 119,804 rounds. The note speaks of two winning hands, one for each suit; a mixture of two suits would come about seventeen times as often.',
    source: [944, 966],
  },
  {
    id: 'fate-two-card-three',
    clause: '30-2899.07(8)(f)',
    kind: 'open',
    text: 'The last row pays any two-card three of the banker.',
    reading: 'A hand that ends with two cards and a total of three.',
    otherReading: 'A three in the first two cards, whatever follows.',
    because:
      'Read that way it comes in 1.80% of rounds beside Fate 38; a banker’s first two cards total three in about 9.5% of rounds, and $10 for each of them would return nearly all of the wager.',
    source: [933, 951],
  },
];
