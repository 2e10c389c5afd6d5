import { conducts, section, tells } from '../section';

export const section2817 = section({
  number: '30-2817',
  title: 'The first two cards of each hand in midi baccarat',
  rules: [
    tells(
      '30-2817(1)',
      305,
      'In midi baccarat two hands are dealt as well, but the player with the largest wager on a hand turns its cards.',
      { topic: 'initial-deal' },
    ),
    conducts('30-2817(2)', 307, 'A round begins with the call for no more bets.', {
      topic: 'calls-of-the-dealer',
    }),
    tells(
      '30-2817(3)',
      308,
      'Of four cards the first and third are the player’s, the second and fourth the banker’s, dealt as follows.',
      { topic: 'initial-deal', note: 'Options are announced and one follows, (4).' },
    ),
    conducts(
      '30-2817(4)',
      309,
      'They are dealt face down, and the banker’s two wait under the right corner of the shoe until the player’s hand is called.',
      { topic: 'initial-deal' },
    ),
    conducts(
      '30-2817(4)(a)',
      310,
      'The player’s two cards go face down to whoever has most on that hand and come back face up; the dealer lays them out and announces the count.',
      { topic: 'players-turn-cards' },
    ),
    conducts(
      '30-2817(4)(b)',
      311,
      'The banker’s two cards go in the same way to whoever has most on the banker.',
      {
        topic: 'players-turn-cards',
      },
    ),
    conducts(
      '30-2817(4)(c)',
      312,
      'A third card for the player goes face down to whoever turned that hand.',
      {
        topic: 'players-turn-cards',
      },
    ),
    conducts(
      '30-2817(4)(d)',
      313,
      'A third card for the banker goes face down to whoever turned that hand.',
      {
        topic: 'players-turn-cards',
      },
    ),
    conducts(
      '30-2817(4)(e)',
      314,
      'Of players with equal wagers who cannot agree, the one closest to the dealer, counter-clockwise, turns the cards of that hand.',
      { topic: 'players-turn-cards' },
    ),
    conducts(
      '30-2817(4)(f)',
      315,
      'With everybody’s consent a player with a smaller wager may turn the cards, third card included; the licensee may refuse.',
      { topic: 'players-turn-cards' },
    ),
  ],
});
