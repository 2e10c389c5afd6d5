import { asks, section } from '../section';

export const section2812 = section({
  number: '30-2812',
  title: 'Hands of player and banker; the first two cards of each',
  rules: [
    asks(
      '30-2812(1)',
      220,
      'dealing',
      'Two hands are dealt, the player’s and the banker’s.',
      'We deal two hands in each round, the player’s and the banker’s.',
      {
        topic: 'initial-deal',
      },
    ),
    asks(
      '30-2812(2)',
      221,
      'wagers',
      'A round begins with the call for no more bets.',
      'We call no more bets at the start of each round.',
      {
        topic: 'calls-of-the-dealer',
      },
    ),
    asks(
      '30-2812(3)',
      222,
      'dealing',
      'Of four cards the first and third are the player’s, the second and fourth the banker’s.',
      'We deal the first and third card to the player’s hand, the second and fourth to the banker’s.',
      {
        topic: 'initial-deal',
      },
    ),
    asks(
      '30-2812(4)',
      223,
      'dealing',
      'The cards are laid on their hand’s area, face up or face down as the licensee chooses.',
      'We lay the cards on the area of the hand they belong to.',
      { topic: 'initial-deal' },
    ),
  ],
});

export const section2813 = section({
  number: '30-2813',
  title: 'Procedure for dealing of additional cards',
  rules: [
    asks(
      '30-2813(1)',
      227,
      'dealing',
      'The dealer announces the point count of the player’s hand, then of the banker’s.',
      'We announce the count of the player’s hand, then that of the banker’s.',
      {
        topic: 'calls-of-the-dealer',
      },
    ),
    asks(
      '30-2813(2)',
      228,
      'dealing',
      'Then a third card is dealt or not, to each hand, by 30-2814.',
      'We decide on a third card by 30-2814 only.',
      {
        topic: 'third-card',
      },
    ),
    asks(
      '30-2813(3)',
      229,
      'dealing',
      'No hand gets more than one more card.',
      'We deal no more than one further card to either hand.',
      { topic: 'third-card' },
    ),
    asks(
      '30-2813(4)',
      230,
      'dealing',
      'When the cut card comes up the hand is finished, one last hand is announced and dealt, and then the cards are shuffled.',
      'We finish the hand when the cut card comes up, announce and deal one last hand, and then shuffle.',
      { topic: 'end-of-the-shoe' },
    ),
  ],
});

export const section2814 = section({
  number: '30-2814',
  title: 'Whether a third card is dealt',
  rules: [
    asks(
      '30-2814(1)',
      234,
      'dealing',
      'With a natural eight or nine in either hand no more cards are dealt.',
      'We deal no more cards once either hand has a natural.',
      {
        topic: 'third-card',
      },
    ),
    asks(
      '30-2814(2)',
      [235, 248],
      'dealing',
      'Where the banker has no natural, the player’s hand draws on 0 to 5 and stays on 6 and above.',
      'We draw for the player’s hand on 0 to 5 and stay on 6 and above.',
      { topic: 'third-card' },
    ),
    asks(
      '30-2814(3)',
      250,
      'dealing',
      'The banker’s hand draws or stays by Table 2.',
      'We draw for the banker’s hand by Table 2.',
      {
        topic: 'third-card',
        note: 'Two cells of the first table are damaged and were read as stays; see the ambiguities on them.',
      },
    ),
    asks(
      '30-2814(4)',
      [251, 279],
      'dealing',
      'Table 2 depends on the banker’s two-card count and the player’s third card: on 3 all but an 8 draw; on 4, 2 to 7; on 5, 4 to 7; on 6, 6 and 7; 0 to 2 always draws and 7 stays. Where the player takes no card the banker draws on 0 to 5.',
      'We read Table 2 by the banker’s two-card count and the player’s third card.',
      { topic: 'third-card', note: 'The engine draws by this table.' },
    ),
  ],
});
