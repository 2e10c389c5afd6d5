import type { RulebookInput } from '../format/record';

/** Every house edge or probability that the recorded sections print. */
export const claims: RulebookInput['claims'] = [
  {
    id: 'roulette-rage-minimum-edge',
    clause: '3.28',
    says: 'The minimum odds of Roulette Rage, used as a pay table, have a house edge of 17.0%.',
    printed: '17.0%',
    subject: { game: 'roulette', wager: 'roulette-rage', payTable: 'minimum' },
    quantity: 'house-edge',
    source: [456, 459],
  },
  {
    id: 'royal-match-minimum-edge',
    clause: '4.42',
    says: 'The minimum odds of Royal Match, used as a pay table, have a house edge between 10.2% and 11.5%, depending on whether four or six decks are used.',
    printed: '10.2% to 11.5%',
    subject: { game: 'blackjack', wager: 'royal-match', payTable: 'minimum' },
    across: { options: { decks: ['4', '6'] } },
    quantity: 'house-edge',
    likelyCause:
      'The edges are 10.289% with six decks and 11.594% with four; both printed figures were cut off after their first place, not rounded.',
    source: [761, 766],
  },
  {
    id: 'perfect-pairs-minimum-edge',
    clause: '4.51',
    says: 'The minimum odds of Perfect Pairs, used as a pay table, have a house edge between 11.5% and 13.8%, depending on whether four or six decks are used.',
    printed: '11.5% to 13.8%',
    subject: { game: 'blackjack', wager: 'perfect-pairs', payTable: 'minimum' },
    across: { options: { decks: ['4', '6'] } },
    quantity: 'house-edge',
    likelyCause:
      'The 13.8% is that of six decks. Four decks cost 17.874%, and no number of decks costs 11.5%: eight cost 11.807% and nine 11.135%. The same 11.5% ends the range printed for Royal Match in 4.42, so it may have been carried over.',
    source: [825, 830],
  },
  {
    id: 'dragon-bonus-minimum-edge',
    clause: '6.41',
    says: 'The minimum odds of the Dragon Bonus, used as a pay table, have a house edge between 11.2% and 16.7%, depending on whether six or eight decks are used.',
    printed: '11.2% to 16.7%',
    subject: { game: 'punto-banco', wager: 'dragon-bonus-player', payTable: 'minimum' },
    across: { wagers: ['dragon-bonus-banker'], options: { decks: ['6', '8'] } },
    quantity: 'house-edge',
    likelyCause:
      'The edges are 11.284% to 16.775%; both printed figures were cut off after their first place, not rounded. They depend on the hand and hardly on the decks: the punter’s hand costs 11.293% with six decks and 11.284% with eight, the banker’s 16.775% and 16.766%.',
    source: [1229, 1234],
  },
  {
    id: 'trips-minimum-edge',
    clause: '11.72',
    says: 'The minimum odds of Trips Bonus, used as a pay table, have a house edge of 9.12%.',
    printed: '9.12%',
    subject: { game: 'ultimate-holdem', wager: 'trips', payTable: 'minimum' },
    quantity: 'house-edge',
    likelyCause:
      'Four of a kind at 30 to 1, as tables 1 to 3 have it, costs 9.12%. With the 20 to 1 printed here, which is that of table 4, it is 10.80%: table 4 was probably added later, and the figure kept.',
    source: [2541, 2546],
  },
  {
    id: 'let-it-ride-minimum-edge',
    clause: '12.27',
    says: 'The minimum odds of Let It Ride, used as a pay table, have a house edge of 5.25%.',
    printed: '5.25%',
    subject: { game: 'let-it-ride', wager: 'let-it-ride', payTable: 'minimum' },
    quantity: 'house-edge',
    likelyCause:
      'None found. Every row is the lowest of tables 1 to 4, so the printed odds are sound; 6.00% is per wager, 4.91% per amount at stake and 2.00% per wager placed, and no single row read differently gives 5.25%. A slip in the printed figure is likely.',
    source: [2937, 2941],
  },
  {
    id: 'three-card-bonus-minimum-edge',
    clause: '12.30',
    says: 'The minimum odds of the Three Card Bonus, used as a pay table, have a house edge of 18.7%.',
    printed: '18.7%',
    subject: { game: 'let-it-ride', wager: 'three-card-bonus', payTable: 'minimum' },
    quantity: 'house-edge',
    likelyCause: 'The edge is 18.787%; the printed figure was cut off after its first place, not rounded.',
    source: [3088, 3092],
  },
];
