/**
 * The statements of the documents, counted in the source and not taken from the records. The binder numbers few of them, so a statement is known
 * by its document, its place in it and, in a paragraph of several sentences, a letter. Headings, captions and page furniture are not
 * counted; a table of fees is one statement, and each row of a table of hands is one.
 */
import type { ExpectedSection } from '../format/expected';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** For each paragraph, item or table of a document, how many sentences it has. */
const counted = (name: string, sentences: readonly number[]) =>
  sentences.flatMap((count, index) =>
    count === 1
      ? [{ number: `${name} ${index + 1}` }]
      : [...LETTERS.slice(0, count)].map((letter) => ({ number: `${name} ${index + 1}(${letter})` })),
  );

export const caHawaiianGardensClauses: ExpectedSection[] = [
  {
    number: '10',
    title: 'Joker’s Wild Pai Gow Poker',
    clauses: counted('Jokers Wild', [
      // When it began, what it is; how to play, 1 to 6.
      ...[1, 5],
      ...[3, 2, 5, 1, 2, 3],
      // The eleven rows of hands.
      ...Array(11).fill(1),
      // The rules: 1 to 5, the misdeals, 7 to 19.
      ...[1, 1, 4, 2, 4],
      ...[1, 1, 1, 1, 1],
      ...[2, 1, 1, 3, 2, 1, 1, 2, 1, 1, 1, 3, 1],
    ]),
  },
  {
    number: '11',
    title: 'Super 9',
    clauses: counted('Super 9', [
      // What it is; how to play, 1 to 6.
      6,
      ...[2, 3, 6, 6, 4, 3],
      // The rules: 1 to 6, the logical way, 8 to 16, the misdeals, 18 to 24.
      ...[2, 1, 1, 4, 4, 2],
      ...[1, 1, 1],
      ...[2, 2, 2, 1, 4, 2, 2, 1, 1],
      ...[1, 1, 1, 1, 1],
      ...[1, 1, 3, 2, 1, 1, 1],
    ]),
  },
  {
    number: '12',
    title: 'Hawaiian Blackjack',
    clauses: counted('Hawaiian Blackjack', [
      // When it began, what it is, the order of hands and its twelve rows, the decks.
      ...[1, 1, 1],
      ...Array(12).fill(1),
      3,
      // How to play: 1 to 9.
      ...[3, 4, 3, 2, 2, 3, 2, 2, 2],
      // The player-dealer’s options 1 to 4; the player’s, 1 to 6 and what stands before them.
      ...[2, 2, 1, 1],
      ...[1, 1, 3, 1, 1, 2, 1],
      // The rules 1 to 10 and the four values, 11 to 19.
      ...[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      ...[2, 3, 2, 2, 3, 2, 2, 1, 2],
    ]),
  },
  {
    number: '13',
    title: 'Caribbean Stud Poker',
    clauses: counted('Caribbean Stud', [
      // What it is, the order of hands and its ten rows, the decks.
      ...[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3],
      // How to play: 1 to 4, the table of positions and what follows it, 5 to 8, the nine pays, 9.
      ...[1, 3, 3, 3, 1, 2, 2, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1, 1, 1],
      2,
      // The rules, 1 to 19 and the two items of the last.
      ...[5, 2, 1, 1, 1, 1, 1, 2, 1, 2, 3, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1],
    ]),
  },
  {
    number: '18',
    title: 'Pai Gow Poker',
    clauses: counted('Pai Gow Poker', [
      // When it began, what it is; how to play, 1 to 6.
      ...[1, 4],
      ...[3, 2, 5, 1, 2, 3],
      // The eleven rows of hands.
      ...Array(11).fill(1),
      // The rules: 1 to 5, the misdeals, 7 to 18.
      ...[1, 1, 4, 2, 4],
      ...[1, 1, 1, 1, 1],
      ...[2, 1, 3, 2, 1, 1, 2, 1, 1, 1, 3, 1],
    ]),
  },
  {
    number: '19',
    title: 'Baccarat 9, undated',
    clauses: counted('Baccarat Nine', [
      // The summary; the basic concept.
      ...[4, 3, 4],
      ...[1, 1, 3, 1, 1, 1],
      // The rules, 1 to 14 with its two choices, and 15 to 25.
      ...[1, 1, 1, 3, 2, 1, 1, 1, 1, 2, 1, 1, 1],
      ...[1, 1, 1, 2],
      ...[1, 4, 2, 1, 2, 2, 1, 1, 1, 4, 1],
      // The values and their table; the fees and what follows them.
      ...[2, 1, 1, 1],
    ]),
  },
  {
    number: '20',
    title: 'Pai Gow Tiles',
    clauses: counted('Pai Gow Tiles', [
      // When it began, what it is; how to play, 1 to 3.
      ...[1, 4],
      ...[4, 3, 4],
      // The 22 ranks of two tiles, the sixteen of one, the note; how to play, 4 and 5.
      ...Array(22).fill(1),
      ...Array(16).fill(1),
      1,
      ...[2, 3],
      // The rules, 1 to 12.
      ...[2, 4, 1, 2, 4, 3, 2, 1, 1, 1, 4, 2],
    ]),
  },
  {
    number: '22',
    title: 'Baccarat 9 of 2009',
    clauses: counted('Baccarat Nine of 2009', [
      // The basic concept.
      ...[3, 3, 2],
      // How to play, 1 to 19 with its two items, 20, 21 with its six, 22 to 26.
      ...[1, 1, 3, 1, 1, 1, 1, 1, 3, 1],
      ...[1, 1, 1, 1, 1, 2, 2, 1, 1],
      ...[2, 2],
      1,
      ...[1, 1, 2, 1, 1, 1, 1],
      ...[2, 1, 4, 1, 4],
      // The values.
      1,
    ]),
  },
  {
    number: '23',
    title: '9½',
    clauses: counted('Nine and a Half', [
      // What it is, the ten rows of hands, the decks.
      ...[4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3],
      // How to play, 1 to 10.
      ...[1, 1, 1, 2, 2, 2, 2, 2, 1, 1],
      // The rules, 1 to 24.
      ...[4, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 2],
      ...[1, 1, 2, 2, 2, 3, 1, 1, 1, 2, 1, 1],
    ]),
  },
  {
    number: '25',
    title: 'Baccarat',
    clauses: counted('Baccarat', [
      // Object, decks and table; bets, fees, the deal, no more bets, values, the Player Hand.
      ...[5, 4, 1, 1, 2, 1, 1, 1],
      // Naturals, who draws, the Banker Hand under its heading, the chart.
      ...[1, 1, 1, 1, 1, 1, 1],
      // Ties, the player-dealer, backline bets, the rotation, fees, three pays.
      ...[1, 1, 1, 4, 2, 1, 1, 1],
    ]),
  },
  {
    number: '26',
    title: 'Baccarat Bonus Wager',
    clauses: counted('Baccarat Bonus', Array(10).fill(1)),
  },
  {
    number: '27',
    title: 'Pokara Bonus Bet: first rules',
    // What it is, its nine items, the six rows.
    clauses: counted('Pokara First Bonus', [2, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]),
  },
  {
    number: '29',
    title: 'Fortune Pai Gow Poker',
    clauses: counted('Fortune', [
      // What it is, the bonus, the cards, the eleven rows of hands.
      ...[2, 2, 2],
      ...Array(11).fill(1),
      // The deal, how many play, fees, betting, the player-dealer, who wins.
      ...[1, 3, 2, 1, 1, 3, 1, 1],
      // How bonuses settle.
      ...[1, 1, 1, 2, 1, 2, 1, 1, 1, 1],
      // The round.
      ...[2, 1, 1, 1, 1, 1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 1],
      // The rotation, the table, the nine words, the nine pays, the fees.
      ...[2, 2],
      ...Array(9).fill(1),
      ...Array(9).fill(1),
      1,
    ]),
  },
  {
    number: '30',
    title: 'Pokara',
    clauses: counted('Pokara', [
      // What it is, the decks, the table, the round.
      ...[2, 2, 1, 9],
      // The House Way, its twelve hands, all others.
      ...[2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
      // The rules, 1 to 10.
      ...[5, 1, 1, 2, 3, 3, 2, 1, 1, 2],
      // The ranks and the eight rows of hands; the player-dealer.
      ...[3, 1, 1, 1, 1, 1, 1, 1, 1],
      6,
    ]),
  },
  {
    number: '31',
    title: 'Pokara Bonus Bets',
    // What it is, its eight items, the six rows.
    clauses: counted('Pokara Bonus', [3, 2, 2, 3, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1]),
  },
  {
    number: '32',
    title: 'Pan 9 with Bonus Tie Bet',
    clauses: counted('Pan 9', [
      // When it began, what it is; how to play, 1 to 6.
      ...[1, 5],
      ...[2, 4, 6, 6, 4, 3],
      // The rules: 1 to 6, the logical way, 8 to 15, the misdeals, 17 to 23.
      ...[2, 1, 2, 4, 2, 2],
      ...[1, 1, 1],
      ...[2, 2, 2, 1, 4, 2, 2, 1],
      ...[1, 1, 1, 1, 1],
      ...[1, 1, 3, 2, 1, 1, 1],
      // The Bonus Tie Bet, 1 to 6.
      ...[1, 1, 1, 1, 2, 1],
    ]),
  },
  {
    number: '33',
    title: 'Super 9 with Bonus Tie Bet',
    clauses: counted('Super Pan 9', [
      // The cards, the table, the round.
      ...[5, 7, 15],
      // The player’s chart, the turn, the player-dealer’s chart, the other hands, the logical way.
      ...[1, 1, 1, 1, 1, 1, 1],
      1,
      ...[1, 1, 1, 1, 1, 1, 1],
      3,
      ...[1, 1, 1, 1],
      // Who wins; the Bonus Tie Bet and its three rows; the player-dealer; the fees and their table.
      ...[4, 1, 1, 3],
      ...[2, 1, 1, 1, 3, 1, 1, 1, 1],
      4,
      ...[5, 1],
    ]),
  },
  {
    number: '34',
    title: 'Blackjack Poker',
    clauses: counted('Blackjack Poker', [
      // The table, the action, the object, the values; the three rows of values.
      ...[7, 3, 6, 3],
      ...[1, 1, 1],
      // The order of hands and its fourteen rows.
      1,
      ...Array(14).fill(1),
      // The round, the two choices under their heading, the deal; the two charts and two notes.
      ...[2, 1, 1, 1, 10],
      ...[2, 3, 1, 1],
      // Who wins, and the five items.
      ...[2, 1, 1, 1, 1, 1],
      // The Perfect Pair Bonus Bet, its seven items and three rows.
      ...[2, 1, 1, 3, 1, 2, 1],
      ...[1, 1, 1],
      // Doubling, splitting, insurance, surrender, odds, no further fee; the player-dealer.
      ...[4, 7, 3, 4, 2, 1],
      5,
      // The fees and their table.
      ...[10, 1],
    ]),
  },
  {
    number: '36',
    title: 'Ultimate Texas Hold’em',
    clauses: counted('Ultimate', [
      // The cards and the table; what is settled first; the object; the ranks and the ten rows of hands.
      ...[11, 2, 2, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      // The start, two wagers under their heading, the third under its own, the deal.
      ...[2, 2, 1, 1, 1, 1, 2, 2],
      // The choices before the flop and at it; the fold; the player-dealer’s cards.
      ...[2, 2, 1, 1, 6, 5],
      // How wagers settle: not qualified, and qualified.
      ...[2, 1, 1, 4, 4, 4],
      ...[1, 4, 4, 4, 4],
      // The six rows of the Blind.
      ...[1, 1, 1, 1, 1, 1],
      // The Trips Bonus and its seven rows.
      ...[2, 1, 2, 5, 4, 1, 2, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
      // The fees and their table.
      ...[8, 1],
    ]),
  },
  {
    number: '37',
    title: 'Three Card Poker 6 Card Bonus',
    clauses: counted('Three Card', [
      // The owner; what it is and who banks; the table and its four areas; how many play.
      ...[4, 2, 1],
      ...[2, 1, 1, 1, 1, 1, 1, 1],
      // The cards and the four items on two decks; the suits, and the seven rows of hands.
      ...[1, 2, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1, 1, 1, 1],
      // Betting; the deal; the round, 1 to 10.
      ...[1, 2, 2, 1, 1],
      ...[2, 2, 4, 1],
      ...[1, 2, 2, 1, 1, 1, 2, 2, 3, 1, 1, 1, 1, 1, 1, 3, 5, 4],
      // Pair Plus and its six rows.
      ...[2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
      ...[1, 1, 1, 1, 1, 1],
      // The 6 Card Bonus, its seven rows, what it claims, the tenth item.
      ...[2, 1, 1, 1, 2, 1, 1, 1, 2, 1],
      ...[1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1],
      // The seventeen words.
      ...Array(17).fill(1),
      // What the Bureau may do, the fees and their two tables.
      ...[5, 9, 1, 1],
    ]),
  },
  {
    number: '38',
    title: 'EZ Baccarat Panda 8',
    clauses: counted('EZ Baccarat', [
      // The owner; type, object, deck, values, and the four rows of hands.
      ...[4, 5, 1, 3, 3, 1, 1, 1, 1],
      // Table, action, the start of a round, five wagers under their heading, the deal, who hits under its heading, the chart.
      ...[5, 4, 2, 1, 1, 1, 1, 1, 1, 7, 1, 1, 1, 1, 1, 1, 1, 1],
      // How the lines are settled; the Tie Bet; Dragon 7; Panda 8.
      ...[3, 1, 1, 1, 1],
      ...[2, 1, 1, 1, 1, 4, 1, 2],
      ...[2, 1, 1, 2, 1, 2],
      ...[2, 1, 1, 2, 1, 2],
      // The display and its six features; the fees and their table.
      ...[1, 1, 1, 1, 1, 1, 1],
      ...[10, 1],
    ]),
  },
  {
    number: '39',
    title: 'Fortune 7 Baccarat',
    clauses: counted('Fortune 7', [
      // Type, object, decks, values, and the four rows of hands.
      ...[5, 1, 2, 3, 1, 1, 1, 1],
      // Table, the start of a round, five wagers under their heading, the deal, who hits under its heading, the chart.
      ...[5, 2, 1, 1, 1, 1, 1, 1, 11, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      // How the lines are settled; the Tie Bet; Dragon 7; Dragon 9 with its pay table; the pointer to the fees.
      ...[6, 1, 2, 1, 1],
      ...[4, 1, 1, 1, 1, 3, 1, 2],
      ...[4, 1, 1, 2, 1, 2],
      ...[4, 1, 3, 1, 3, 1, 1],
      1,
    ]),
  },
  {
    number: '40',
    title: 'Pai Gow Tiles Wild',
    clauses: counted('Tiles Wild', [
      // Type, object, tiles; the four paragraphs on their values.
      ...[5, 1, 2],
      ...[4, 4, 5, 3],
      // How to arrange them, 1 to 7; the colours, the four kinds of pairs and nearly pairs, the single tiles.
      ...[1, 1, 1, 1, 1, 1, 1],
      ...[1, 1, 1, 1, 1, 1],
      // The House Way’s six lines.
      ...[1, 1, 1, 1, 1, 1],
      // The table; the round in four paragraphs; who wins.
      5,
      ...[2, 5, 1, 5],
      10,
      // What the Bureau may do; the fees and their two tables.
      ...[5, 8, 1, 1],
    ]),
  },
  {
    number: '41.1',
    title: 'California Games Collection Rates: notice',
    // The notice, and what the Bureau may do, (1) to (4).
    clauses: ['', '(1)', '(2)', '(3)', '(4)'].map((part) => ({ number: `Collection Rates 1${part}` })),
  },
  {
    number: '41.2',
    title: 'Rates of the pai gow games',
    clauses: counted('Rates Pai Gow', [5, 1, 1]),
  },
  {
    number: '41.3',
    title: 'Rates of blackjack poker, three card poker and stud',
    clauses: counted('Rates Three Card', [5, 1, 1]),
  },
  {
    number: '41.4',
    title: 'Rates of Hawaiian blackjack, Pokara and baccarat',
    clauses: counted('Rates Baccarat', [3, 1]),
  },
  {
    number: '41.5',
    title: 'Rates of Pan 9 and Super Pan 9',
    clauses: counted('Rates Pan 9', [5, 1, 1]),
  },
  {
    number: '41.6',
    title: 'Rates of EZ Baccarat Panda 8 and Fortune 7 Baccarat',
    clauses: counted('Rates EZ Baccarat', [10, 1, 1]),
  },
  {
    number: '41.7',
    title: 'Rates of 9½',
    clauses: counted('Rates Nine and a Half', [7, 1]),
  },
  {
    number: '41.8',
    title: 'Rates of Ultimate Texas Hold’em',
    clauses: counted('Rates Ultimate', [5, 1, 1]),
  },
  {
    number: '41.9',
    title: 'California Games Collection Rates: procedures',
    clauses: counted('Collection Procedures', [5, 1, 3, 2]),
  },
];
