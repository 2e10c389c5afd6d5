import { conducts, section, tells } from '../section';

export const section2812 = section({
  number: '30-2812',
  title: 'Hands of player and banker; the first two cards of each',
  rules: [
    tells('30-2812(1)', 220, 'Two hands are dealt, the player’s and the banker’s.', {
      topic: 'initial-deal',
    }),
    conducts('30-2812(2)', 221, 'A round begins with the call for no more bets.', {
      topic: 'calls-of-the-dealer',
    }),
    tells(
      '30-2812(3)',
      222,
      'Of four cards the first and third are the player’s, the second and fourth the banker’s.',
      {
        topic: 'initial-deal',
      },
    ),
    conducts(
      '30-2812(4)',
      223,
      'The cards are laid on their hand’s area, face up or face down as the licensee chooses.',
      { topic: 'initial-deal' },
    ),
  ],
});

export const section2813 = section({
  number: '30-2813',
  title: 'Procedure for dealing of additional cards',
  rules: [
    conducts(
      '30-2813(1)',
      227,
      'The dealer announces the point count of the player’s hand, then of the banker’s.',
      {
        topic: 'calls-of-the-dealer',
      },
    ),
    tells('30-2813(2)', 228, 'Then a third card is dealt or not, to each hand, by 30-2814.', {
      topic: 'third-card',
    }),
    tells('30-2813(3)', 229, 'No hand gets more than one more card.', { topic: 'third-card' }),
    conducts(
      '30-2813(4)',
      230,
      'When the cut card comes up the hand is finished, one last hand is announced and dealt, and then the cards are shuffled.',
      { topic: 'end-of-the-shoe' },
    ),
  ],
});

export const section2814 = section({
  number: '30-2814',
  title: 'Whether a third card is dealt',
  rules: [
    tells('30-2814(1)', 234, 'With a natural eight or nine in either hand no more cards are dealt.', {
      topic: 'third-card',
    }),
    tells(
      '30-2814(2)',
      [235, 248],
      'Where the banker has no natural, the player’s hand draws on 0 to 5 and stays on 6 and above.',
      { topic: 'third-card' },
    ),
    tells('30-2814(3)', 250, 'The banker’s hand draws or stays by Table 2.', {
      topic: 'third-card',
      note: 'Two cells of the first table are damaged and were read as stays; see the ambiguities on them.',
    }),
    tells(
      '30-2814(4)',
      [251, 279],
      'Table 2 goes by the banker’s two-card count and the player’s third card: on 3 all but an 8 draw; on 4, 2 to 7; on 5, 4 to 7; on 6, 6 and 7; 0 to 2 always draws and 7 stays. Where the player takes no card the banker draws on 0 to 5.',
      { topic: 'third-card', note: 'The engine draws by this table.' },
    ),
  ],
});
