/** What loses each optional wager, by the family's name for it, where its losing event says only that nothing else came. */

const noWin = (hand: string) => `The ${hand}’s hand loses or ties, or wins with two cards or another total.`;
const over = (high: string, low: string) =>
  `Anything but ${high} that beats ${low}, whichever hand holds it.`;
const onlyTies = (totals: string) => `Either hand wins, or they tie with a total other than ${totals}.`;

/** Of a hand that the player chose, against a table that pays it by its margin. */
const BY_MARGIN =
  'The chosen hand loses, ties without a natural, or wins without one by fewer points than the table pays.';

const LOSES: Record<string, string> = {
  'dragon-bonus-player': BY_MARGIN,
  'dragon-bonus-banker': BY_MARGIN,
  'margin-bonus-player': BY_MARGIN,
  'margin-bonus-banker': BY_MARGIN,
  'four-cards': 'Five or six cards are dealt.',
  'five-cards': 'Four or six cards are dealt.',
  'six-cards': 'Four or five cards are dealt.',
  'banker-three-card-seven': noWin('banker'),
  'player-three-card-eight': noWin('player'),
  'player-three-card-six': noWin('player'),
  'both-sevens': 'Either hand has another total than seven, or one seven has two cards and the other three.',
  'sevens-eights-and-nines': 'None of the other four wagers wins by the table in use.',
  'nine-over-seven': over('a nine', 'a seven'),
  'two-card-eight-over-two-card-one': over('a two-card eight', 'a two-card one'),
  'banker-one-or-two': 'The banker’s hand loses or ties, or wins with another total than one or two.',
  'both-eight-or-nine': 'Either hand ends with a total below eight.',
  'one-over-zero': over('a one', 'a zero'),
  'three-card-six-over-three-card-three': over('a three-card six', 'a three-card three'),
  'three-card-eight-over-three-card-zero': over('a three-card eight', 'a three-card zero'),
  'banker-over-two-card-seven': 'The banker’s hand loses or ties, or beats anything but a two-card seven.',
  'three-card-nine-over-three-card-six': over('a three-card nine', 'a three-card six'),
  'three-card-nine-over-three-card-seven': over('a three-card nine', 'a three-card seven'),
  'three-card-nine-over-three-card-one': over('a three-card nine', 'a three-card one'),
  'three-card-nine-over-three-card-eight': over('a three-card nine', 'a three-card eight'),
  'two-card-nine-over-two-card-seven': over('a two-card nine', 'a two-card seven'),
  'two-card-nine-over-two-card-eight': over('a natural nine', 'a natural eight'),
  'eight-over-six': over('an eight', 'a six'),
  'eight-over-seven': over('an eight', 'a seven'),
  'player-three-card-eight-over-three-card-zero':
    'The player’s hand does not win, or wins with anything but a three-card eight over a three-card zero.',
  'tie-zero': onlyTies('zero'),
  'tie-one-to-three': onlyTies('one, two or three'),
  'tie-four-to-seven': onlyTies('four, five, six or seven'),
  'tie-eight-or-nine': onlyTies('eight or nine'),
  'seven-against-zero': 'The banker has another total than seven, or the player another than zero.',
  'first-four-suited-trips': 'The first four cards make no hand that the table pays.',
  'banker-seven-by-suit':
    'The banker’s hand has another total than seven, or is a two-card seven that does not win.',
  'fate-38': 'The banker’s hand does not end as a two-card three.',
  'fate-38-two-suits': 'The banker’s hand does not end as a two-card three.',
  'eight-or-seven': 'The round has neither a Panda 8 nor a Dragon 7.',
  'first-four': 'The first four cards hold no pair, or one pair of two suits.',
};

export const losesOf = (wager: string): { loses?: string } => {
  const loses = LOSES[wager];
  return loses === undefined ? {} : { loses };
};
