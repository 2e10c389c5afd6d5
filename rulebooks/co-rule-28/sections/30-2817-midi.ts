import { asks, section } from '../section';

export const section2817 = section({
  number: '30-2817',
  title: 'The first two cards of each hand in midi baccarat',
  rules: [
    asks(
      '30-2817(1)',
      305,
      'dealing',
      'In midi baccarat two hands are dealt as well, but the player with the largest wager on a hand turns its cards.',
      'We deal two hands in midi baccarat too, and let the player with the largest wager on a hand turn its cards.',
      { topic: 'initial-deal', lifts: ['30-2815(5)'] },
    ),
    asks(
      '30-2817(2)',
      307,
      'wagers',
      'A round begins with the call for no more bets.',
      'We call no more bets at the start of each round of midi baccarat.',
      {
        topic: 'calls-of-the-dealer',
      },
    ),
    asks(
      '30-2817(3)',
      308,
      'dealing',
      'Of four cards the first and third are the player’s, the second and fourth the banker’s, dealt as follows.',
      'We deal the first and third card of midi baccarat to the player’s hand, the second and fourth to the banker’s.',
      { topic: 'initial-deal', note: 'Options are announced and one follows, (4).' },
    ),
    asks(
      '30-2817(4)',
      309,
      'dealing',
      'They are dealt face down, and the banker’s two wait under the right corner of the shoe until the player’s hand is called.',
      'We deal midi baccarat face down and keep the banker’s cards under the corner of the shoe until the player’s hand is called.',
      { topic: 'initial-deal' },
    ),
    asks(
      '30-2817(4)(a)',
      310,
      'dealing',
      'The player’s two cards go face down to the player with the largest wager on that hand and come back face up; the dealer lays them out and announces the count.',
      'We hand the player’s cards of midi baccarat to the player with the largest wager on that hand, lay them out face up and announce the count.',
      { topic: 'players-turn-cards' },
    ),
    asks(
      '30-2817(4)(b)',
      311,
      'dealing',
      'The banker’s two cards go in the same way to the player with the largest wager on the banker.',
      'We hand the banker’s cards of midi baccarat to the player with the largest wager on that hand, lay them out face up and announce the count.',
      {
        topic: 'players-turn-cards',
      },
    ),
    asks(
      '30-2817(4)(c)',
      312,
      'dealing',
      'A third card for the player goes face down to whoever turned that hand.',
      'We hand the player’s third card of midi baccarat face down to whoever turned that hand.',
      {
        topic: 'players-turn-cards',
      },
    ),
    asks(
      '30-2817(4)(d)',
      313,
      'dealing',
      'A third card for the banker goes face down to whoever turned that hand.',
      'We hand the banker’s third card of midi baccarat face down to whoever turned that hand.',
      {
        topic: 'players-turn-cards',
      },
    ),
    asks(
      '30-2817(4)(e)',
      314,
      'dealing',
      'If players with equal wagers cannot agree, the one closest to the dealer, counter-clockwise, turns the cards of that hand.',
      'We hand the cards of midi baccarat to the player closest to the dealer, counter-clockwise, if players with equal wagers cannot agree.',
      { topic: 'players-turn-cards' },
    ),
    asks(
      '30-2817(4)(f)',
      315,
      'dealing',
      'With everybody’s consent a player with a smaller wager may turn the cards, third card included; the licensee may refuse.',
      'We allow a player of midi baccarat with a smaller wager to turn the cards, third card included, only if everybody agrees.',
      { topic: 'players-turn-cards' },
    ),
  ],
});
