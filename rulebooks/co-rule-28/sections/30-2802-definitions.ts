import { asks, holds, section, tells } from '../section';

const AMENDED = '2021-11-14';

export const section2802 = section({
  number: '30-2802',
  title: 'Definitions of baccarat',
  validFrom: AMENDED,
  inferred: ['30-2802(13)', '30-2802(14)', '30-2802(24)'],
  rules: [
    tells(
      '30-2802',
      46,
      'heading',
      'The words below have these meanings in all baccarat games, mini and midi, of all licensees.',
      {
        note: 'Amended on 14 November 2021; what the definitions said before that day is not in the source.',
      },
    ),
    tells('30-2802(1)', 48, 'definition', 'Baccarat is zero: a hand whose total is zero.', {
      topic: 'hand-ranking',
    }),
    tells(
      '30-2802(2)',
      49,
      'definition',
      'Banco is Spanish for the bank, and at times a name for the dealer.',
    ),
    tells('30-2802(3)', 50, 'definition', 'The banker bet is one of the three wagers a player can choose.'),
    tells('30-2802(4)', 51, 'definition', 'The banker is the licensed dealer who deals the cards.', {
      topic: 'bank',
    }),
    tells('30-2802(5)', 52, 'definition', 'A coup is one round, with a banker’s hand and a player’s hand.'),
    tells('30-2802(6)', 53, 'definition', 'A down card, or hole card, lies face down.'),
    asks(
      '30-2802(7)',
      54,
      'dealing',
      'A free hand is dealt without wagers, and players may not touch its cards. The licensee decides how many free hands a shoe may have.',
      'We let no player handle the cards of a free hand.',
      { topic: 'free-hands' },
    ),
    tells(
      '30-2802(8)',
      56,
      'definition',
      'Flat betting is staking the same amount whether one wins or loses.',
    ),
    tells('30-2802(9)', 57, 'definition', 'La grande is a natural nine, the best hand.', {
      topic: 'hand-ranking',
    }),
    tells('30-2802(10)', 58, 'definition', 'La petite is a natural eight.', { topic: 'hand-ranking' }),
    tells(
      '30-2802(11)',
      59,
      'definition',
      'The layout is the covering of the table, with places for the wagers and for the cards.',
      { topic: 'layout' },
    ),
    holds(
      '30-2802(12)',
      60,
      'A match pair is a wager on a pair in the player’s or the banker’s hand and pays 11 to 1.',
      {
        appliesTo: { wagers: ['player-match-pair', 'banker-match-pair'] },
        parameters: [{ name: 'win', comparator: 'equal', value: '11 to 1', unit: 'odds' }],
        evidence: { measure: 'pays', against: 'approved' },
        onBreach: 'breach',
        note: 'Called an unsuited pair; read as a pair in any suits on a chosen hand. See the ambiguity on it.',
      },
    ),
    tells(
      '30-2802(13)',
      61,
      'definition',
      'Mini baccarat has a smaller table for up to seven and usually lower limits. The dealer handles all cards, face up; the licensee decides how many places there are, at a live table as in a hybrid game with a dealer.',
    ),
    tells(
      '30-2802(14)',
      62,
      'definition',
      'Midi baccarat lies between mini and full size and usually has nine places; the player with the largest wager on a hand turns its cards. The licensee decides how many places there are.',
    ),
    tells('30-2802(15)', 63, 'definition', 'A natural is a two-card total of eight or nine.', {
      topic: 'hand-ranking',
    }),
    tells(
      '30-2802(16)',
      64,
      'permission',
      'Bets over the shoulder of a seated player are at the licensee’s discretion.',
      {
        topic: 'wagers-placed-for-a-player',
      },
    ),
    tells(
      '30-2802(17)',
      65,
      'definition',
      'The palette is the long stick with which cards are moved at the full-sized table.',
    ),
    tells('30-2802(18)', 66, 'definition', 'A pass is a win.'),
    tells(
      '30-2802(19)',
      67,
      'elsewhere',
      'A perfect pair is an optional wager that wins when the first two cards of either hand are alike in rank and suit; it pays at least 25 to 1.',
      { askedBy: ['30-2807(1)(d)'], note: 'The odds are checked under 30-2807(1)(d).' },
    ),
    tells('30-2802(20)', 68, 'definition', 'A punter is another player.'),
    tells('30-2802(21)', 69, 'definition', 'Punto banco means player and banker.'),
    tells(
      '30-2802(22)',
      70,
      'definition',
      'A push neither wins nor loses; the wager stays for the next round.',
      {
        topic: 'stand-off',
        note: 'Read as a stake that goes back to the player: 30-2807 calls the wager void.',
      },
    ),
    tells('30-2802(23)', 71, 'definition', 'A run is an optional wager on several hands one after another.', {
      note: 'The rule does not say what it pays, and 30-2807(1) does not list it, so it would need approval under 30-2807(2).',
    }),
    tells(
      '30-2802(24)',
      72,
      'definition',
      'A shoe holds six, eight or ten decks in one compartment and gives out one card at a time.',
      { topic: 'deck', note: '30-2806(1) permits seven and nine as well; see the ambiguity on it.' },
    ),
    tells(
      '30-2802(25)',
      73,
      'definition',
      'At a shuffle up every card is shuffled again before the shoe is filled.',
    ),
    tells(
      '30-2802(26)',
      74,
      'definition',
      'Super Pan 9 is a variation with aces to sixes and pictures only, in which the punter may choose to draw or stand.',
      { note: 'The rule does not say how it is played or what it pays, so it has no game here.' },
    ),
    tells('30-2802(27)', 76, 'definition', 'The table of play says when a hand takes a third card.'),
    tells('30-2802(28)', 77, 'definition', 'A tie is two hands of the same value.', { topic: 'stand-off' }),
    tells(
      '30-2802(29)',
      78,
      'elsewhere',
      'The tie bet is one of the three wagers and pays 8 to 1; at a tie the other wagers are returned.',
      {
        askedBy: ['30-2808(2)'],
        topic: 'stand-off',
        note: '30-2808(2) says at least 8 to 1; see the ambiguity on it.',
      },
    ),
    tells('30-2802(30)', 79, 'definition', 'Vigorish is the percentage that is taken off a winning wager.', {
      topic: 'vigorish',
    }),
    tells(
      '30-2802(31)',
      80,
      'elsewhere',
      'The 4-5-6 is a wager on how many cards both hands get: 3 to 2 for four, 2 to 1 for five and for six.',
      { askedBy: ['30-2808(4)'], note: 'The odds are checked under 30-2808(4).' },
    ),
  ],
});
