import { asks, section, tells } from '../section';

export const section2815 = section({
  number: '30-2815',
  title: 'Announcing the result; paying and collecting',
  rules: [
    asks(
      '30-2815(1)',
      283,
      'settling',
      'The dealer announces both final counts and the winning hand, or a tie, and the number of cards where total card wagers are taken.',
      'We announce both final counts and the winning hand or the tie, and the number of cards where total card wagers are taken.',
      { topic: 'calls-of-the-dealer' },
    ),
    asks(
      '30-2815(2)',
      [284, 286],
      'settling',
      'Losing wagers are collected first; then winning ones are paid and vigorish is taken, in one of the ways that follow.',
      'We collect losing wagers first, then pay winning ones and take the vigorish.',
      { topic: 'order-of-settlement', note: 'Only one way follows, (a).' },
    ),
    asks(
      '30-2815(2)(a)',
      288,
      'settling',
      'From the highest numbered position down, each winning wager is paid and its vigorish taken at once.',
      'We pay from the highest numbered position down.',
      { topic: ['order-of-settlement', 'vigorish'] },
    ),
    tells(
      '30-2815(3)',
      289,
      'permission',
      'The licensee may choose the way for each table, within (a) to (c).',
      {
        topic: 'order-of-settlement',
      },
    ),
    asks(
      '30-2815(3)(a)',
      290,
      'supervision',
      'All baccarat tables of one pit settle in the same way.',
      'We settle in the same way at all baccarat tables of a pit.',
      { topic: 'order-of-settlement' },
    ),
    asks(
      '30-2815(3)(b)',
      291,
      'supervision',
      'A baccarat table in a pit with a punto banco table settles as that does.',
      'In a pit with a punto banco table our baccarat tables settle as that table does.',
      { topic: 'order-of-settlement' },
    ),
    asks(
      '30-2815(3)(c)',
      292,
      'supervision',
      'The licensee must tell surveillance within 30 minutes of choosing or changing a way of settling.',
      'We tell surveillance within 30 minutes which way of settling we use, or change to.',
    ),
    asks(
      '30-2815(4)',
      293,
      'settling',
      'After the round the cards go to the rack in an order that allows both hands to be shown again in a dispute.',
      'We put the cards into the rack so that both hands can be shown again.',
      { topic: 'security-of-cards' },
    ),
    asks(
      '30-2815(5)',
      294,
      'dealing',
      'Only the dealer may handle, remove or alter the cards, and staff must stop anyone else.',
      'We allow only the dealer to handle, remove or alter cards, except a player who turns them in midi baccarat.',
      {
        topic: 'security-of-cards',
        note: 'This is about mini baccarat; in midi baccarat a player turns the cards under 30-2817.',
      },
    ),
  ],
});

export const section2816 = section({
  number: '30-2816',
  title: 'Irregularities',
  rules: [
    asks(
      '30-2816(1)',
      298,
      'irregularities',
      'A third card wrongly dealt to the player becomes the banker’s where the banker has to draw by Table 2; otherwise it opens the next hand, except under (2).',
      'We use a third card wrongly dealt to the player as the banker’s, or as the first of the next hand, as the clause says.',
      {
        topic: 'misdeal',
        note: 'Table 2 depends on the player’s third card, which is void here; read as if the player took no card.',
      },
    ),
    asks(
      '30-2816(2)',
      299,
      'irregularities',
      'A card dealt in error and exposed as it is dealt goes into the next hand, which is a free hand without wagers, to keep the order of the shoe.',
      'We play a card dealt in error and exposed as it is dealt in the next hand, as a free hand without wagers.',
      {
        topic: ['misdeal', 'free-hands'],
      },
    ),
    asks(
      '30-2816(3)',
      300,
      'irregularities',
      'Where the first card of a round lies face up in the shoe, all wagers of players are void and a free hand is dealt. Where a card after the first is face up, the round goes on as normal.',
      'We void all wagers and deal a free hand where the first card of a round lies face up in the shoe, and play on where a later one does.',
      { topic: ['exposed-cards', 'free-hands'] },
    ),
    asks(
      '30-2816(4)',
      301,
      'irregularities',
      'A round that the shoe cannot finish is void, and all cards are shuffled before the next.',
      'We void a round that the shoe cannot finish and shuffle all cards before the next.',
      { topic: 'end-of-the-shoe' },
    ),
  ],
});
