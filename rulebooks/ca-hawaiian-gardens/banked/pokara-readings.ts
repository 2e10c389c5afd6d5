/** Where Pokara and its bonus bets contradict themselves or say too little. */
import type { RulebookInput } from '../../format/record';

export const pokaraAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'pokara-improves',
    clause: 'Pokara 22(b)',
    kind: 'contradictory',
    text: 'What improves a hand is said twice: by the fourth rule it ranks higher than it did; by the description before it, it is enough that the card drawn ranks higher than the one discarded.',
    reading: 'The hand has to rank higher than it did.',
    otherReading: 'It is enough that the card drawn ranks higher than the one discarded.',
    because:
      'The numbered rule says outright when a hand is surrendered. They differ only for players who break up a pair or better for a higher card; the House Way never does. With twenty decks the player gains 2.52% of the initial wager by the one and 3.00% by the other.',
    source: [1726, 1761],
  },
  {
    id: 'pokara-flushes',
    clause: 'Pokara 34',
    kind: 'open',
    text: 'How two flushes compare is given by their ends only: A-A-K is the highest and K-J-10 the lowest.',
    reading: 'A flush with a pair outranks every flush without one.',
    otherReading: 'They compare card by card from the highest.',
    because:
      'Card by card J-10-10 would be the lowest. With pairs first both ends are as printed. With twenty decks the player gains 2.52% of the initial wager by the one and 2.45% by the other.',
    source: [1783, 1784],
  },
  {
    id: 'pokara-even-money',
    clause: 'Pokara 26',
    kind: 'open',
    text: 'Nothing says what a winning hand is paid.',
    reading: 'Even money.',
    otherReading: 'Less than even money, where the house keeps a share of a win.',
    because:
      'The player-dealer wins or loses what was wagered, and a fee that is a share of what is won is forbidden (Collection Procedures 3(b)). At even money the player gains.',
    source: [1765, 1767],
  },
  {
    id: 'pokara-house-way-ace',
    clause: 'Pokara 8',
    kind: 'damaged',
    text: 'With A-Q-J the House Way discards the ace, whose letter is printed in another alphabet; with each other hand of three ranks it discards the lowest card.',
    reading: 'The ace is discarded.',
    otherReading: 'The jack is discarded.',
    because:
      'The letter is an A. Queen and jack make a straight with a king or a ten. With the jack discarded the player would gain 2.70% in place of 2.52% of the initial wager (twenty decks).',
    source: [1736, 1742],
  },
  {
    id: 'pokara-action-button',
    clause: 'Pokara First Bonus 8(a)',
    kind: 'contradictory',
    text: 'The first rules of the bonus bet begin at an action button where the player-dealer’s wager does not cover all; the game’s rules begin at the player-dealer’s left.',
    reading: 'Where the bonus bet of the first rules is on offer, an action button says where to begin.',
    otherReading: 'The game’s own rules replaced the button: settling begins at the player-dealer’s left.',
    because: 'Neither has a day. No edge depends on who is settled first.',
    source: [1509, 1765],
  },
  {
    id: 'pokara-two-bonuses',
    clause: 'Pokara First Bonus 10',
    kind: 'contradictory',
    text: 'The binder has two documents on the bonus bet, with different tables.',
    reading: 'Both are recorded; a table offers one of them.',
    otherReading: 'The later document in the binder replaces the first rules.',
    because:
      'Neither has a day, and neither names the other. By the first table the player gains 0.20% with twenty decks, the number preferred; by the other the bonus bet costs 5.94%.',
    source: [1499, 1820],
  },
  {
    id: 'pokara-bonus-fee',
    clause: 'Pokara Bonus 7(a)',
    kind: 'contradictory',
    text: 'One sentence has an additional fee for the bonus bet, the next has all fees for the wager on the game only.',
    reading: 'No fee is taken for it: the word “no” is lost.',
    otherReading: 'A fee is taken for it.',
    because:
      'The first rules have the same sentence with the word, and no schedule prints such a fee. At $5 a fee of 50 cents would cost another tenth of the bonus bet.',
    source: [1507, 1807],
  },
  {
    id: 'pokara-rotation',
    clause: 'Pokara 19(a)',
    kind: 'contradictory',
    text: 'By the first rule nobody has the player-dealer’s position for more than two hands in a row; by the last paragraph it is offered after every two hands.',
    reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
    otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
    because: 'The first rule is the stricter one. Nothing says what happens if everybody declines.',
    source: [1753, 1794],
  },
  {
    id: 'pokara-gold',
    clause: 'Pokara 29(c)',
    kind: 'open',
    text: 'The order of hands is said to be that of “Pokara Gold”, which no other line names.',
    reading: 'It is the order of Pokara.',
    otherReading: 'It is the order of another game, and that of Pokara is lost.',
    because: 'It stands in the rules of Pokara and has the hands that its House Way and bonus bets name.',
    source: [1771, 1790],
  },
];
