/** Pokara: the cards, the table, how a round goes, and the House Way, lines 1712 to 1749. */
import type { RuleInput } from '../../format/record';
import { asks, holds, tells } from '../../format/statements';
import { POKARA_DECKS } from './pokara-game';

const discards = (clause: string, line: number, hand: string, discarded: string): RuleInput =>
  asks(
    clause,
    line,
    'dealing',
    `With ${hand} the ${discarded} is discarded.`,
    `We have the player-dealer’s hand of ${hand} discard the ${discarded} and draw, unless it is a flush.`,
  );

const again = (clause: string, says: string, ...askedBy: string[]): RuleInput =>
  tells(clause, 1726, 'elsewhere', says, { askedBy });

export const pokaraTable: RuleInput[] = [
  tells('Pokara 1(a)', 1714, 'definition', 'Pokara is draw poker with three cards.'),
  asks(
    'Pokara 1(b)',
    [1714, 1720],
    'cards',
    'Only aces, kings, queens, jacks and tens of all four suits are used.',
    'We use only the aces, kings, queens, jacks and tens of our decks, of all four suits.',
  ),
  holds('Pokara 2(a)', 1722, 'At least three decks are used.', {
    evidence: {
      measure: 'option',
      option: 'decks',
      oneOf: POKARA_DECKS,
      as: { name: 'decks', unit: 'decks' },
    },
    onBreach: 'breach',
  }),
  tells('Pokara 2(b)', 1722, 'background', 'Twenty decks are preferred.'),
  asks(
    'Pokara 3',
    1724,
    'equipment',
    'A house dealer deals to the player-dealer and seven players at a blackjack table with eight seats.',
    'We have our dealer deal at a table with at most seven places for players and one for the player-dealer.',
  ),
  again(
    'Pokara 4(a)',
    'Players get three cards face up, the player-dealer two face down and the third face up.',
    'Pokara 21',
  ),
  again('Pokara 4(b)', 'Each player may discard one card and draw one for it.', 'Pokara 22(a)'),
  again('Pokara 4(c)', 'The initial wager may be doubled before the draw.', 'Pokara 23(a)'),
  again('Pokara 4(d)', 'A hand that draws and does not improve loses at once.', 'Pokara 22(b)'),
  tells(
    'Pokara 4(e)',
    1726,
    'definition',
    'A hand improves if the card drawn ranks higher than the one discarded, or if the hand does.',
    { note: 'The numbered rules ask that the hand does; see the ambiguity on “Pokara 22(b)”.' },
  ),
  again(
    'Pokara 4(f)',
    'Players act clockwise from the player-dealer’s left; then the player-dealer draws or stands by the House Way.',
    'Pokara 22(a)',
    'Pokara 25(a)',
  ),
  again(
    'Pokara 4(g)',
    'If the player-dealer’s hand draws and does not improve, it loses to every hand that is left.',
    'Pokara 25(b)',
  ),
  tells(
    'Pokara 4(h)',
    1726,
    'definition',
    'What improves the player-dealer’s hand is what improves a player’s.',
  ),
  again('Pokara 4(i)', 'Equal hands win nothing, and the wager goes back.', 'Pokara 27'),
  asks(
    'Pokara 5(a)',
    1732,
    'dealing',
    'With a hand of the table below, the player-dealer discards the card named there and draws another.',
    'We have the player-dealer’s hand discard and draw by the table of the House Way.',
  ),
  asks(
    'Pokara 5(b)',
    1732,
    'dealing',
    'If its three cards are a flush, it keeps them.',
    'We have the player-dealer keep three cards that are a flush.',
  ),
  discards('Pokara 6', 1736, 'A-K-J', 'jack'),
  discards('Pokara 7', 1737, 'A-K-10', 'ten'),
  discards('Pokara 8', 1738, 'A-Q-J', 'ace'),
  discards('Pokara 9', 1739, 'A-Q-10', 'ten'),
  discards('Pokara 10', 1740, 'A-J-10', 'ten'),
  discards('Pokara 11', 1741, 'K-Q-10', 'ten'),
  discards('Pokara 12', 1742, 'K-J-10', 'ten'),
  discards('Pokara 13', 1743, 'A-A-10', 'ten'),
  discards('Pokara 14', 1744, 'K-K-10', 'ten'),
  discards('Pokara 15', 1745, 'Q-Q-10', 'ten'),
  discards('Pokara 16', 1746, 'J-J-10', 'ten'),
  discards('Pokara 17', 1747, '10-10-J', 'jack'),
  asks(
    'Pokara 18(a)',
    1749,
    'dealing',
    'With any other three cards the player-dealer stands and discards nothing.',
    'We have the player-dealer stand with three cards that are not in the table of the House Way.',
  ),
  tells('Pokara 18(b)', 1749, 'definition', 'That is called standing pat.'),
];
