/** Where Hawaiian Blackjack contradicts itself or says too little. */
import type { RulebookInput } from '../../format/record';

export const hawaiianAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'hawaiian-blackjack-over',
    clause: 'Hawaiian Blackjack 24(a)',
    kind: 'open',
    text: 'Two hands over 22 are compared, and two under it, but no statement compares one over 22 with one that is not.',
    reading: 'The hand over 22 loses.',
    otherReading: 'The hand nearer to 22 wins, from whichever side.',
    because:
      'The list of hands ends at 22, so a hand over it has no rank. With eight decks the player gains 1.5140% of the wager by the one and 9.4895% by the other.',
    source: [608, 634],
  },
  {
    id: 'hawaiian-blackjack-soft-19',
    clause: 'Hawaiian Blackjack 27(a)',
    kind: 'open',
    text: 'The player-dealer stands on a hard 18 or more and draws to a soft 18 or less. A soft 19 and more is not named, nor a hard 17 and less.',
    reading: 'The player-dealer stands on a soft 19 and more, and draws to a hard 17 and less.',
    otherReading: 'The player-dealer draws to a soft 19 too.',
    because:
      'Each of the two sentences ends where the other begins. With eight decks the player gains 1.5140% of the wager by the one and 1.1760% by the other.',
    source: [639, 640],
  },
  {
    id: 'hawaiian-blackjack-ranks-after-split',
    clause: 'Hawaiian Blackjack 23(a)',
    kind: 'open',
    text: 'Whether a joker and a ten that come together after a split are of the second rank is not said.',
    reading: 'They are, and beat any other 22.',
    otherReading: 'After a split they are a 22 like any other.',
    because:
      'The list names the cards and no condition. With eight decks the player gains 1.5140% of the wager by the one and 1.4883% by the other. Two aces are paid at once, so they are never split.',
    source: [609, 632],
  },
  {
    id: 'hawaiian-blackjack-surrender',
    clause: 'Hawaiian Blackjack 22(a)',
    kind: 'open',
    text: 'Players may surrender, and the player-dealer has to look for a hand of the first two ranks, both after two cards. Which comes first is not said.',
    reading: 'The player-dealer looks first, and such a hand takes whole wagers.',
    otherReading: 'Players may surrender before the player-dealer looks.',
    because:
      'Such a hand is turned up at once, and play begins after that. With eight decks the player gains 1.5140% of the wager by the one and 1.6770% by the other.',
    source: [631, 638],
  },
  {
    id: 'hawaiian-blackjack-pairs-of-tens',
    clause: 'Hawaiian Blackjack 20(a)',
    kind: 'open',
    text: 'Any pair may be split. Whether a ten and a king are a pair is not said.',
    reading: 'A pair is two cards of one rank.',
    otherReading: 'Any two cards that count ten are a pair.',
    because:
      'That is what a pair is in every other game of the binder. With eight decks the player gains 1.5140% of the wager by the one and 1.5226% by the other: tens are split against a 6 and a 7.',
    source: [628, 648],
  },
  {
    id: 'hawaiian-blackjack-jokers-again',
    clause: 'Hawaiian Blackjack 20(a)',
    kind: 'open',
    text: 'Pairs become up to four hands. Jokers get one card each when they are split, and what happens if that is a joker is not said.',
    reading: 'Jokers are split once, and each hand stands with its card.',
    otherReading: 'A joker drawn to a joker is split again, up to four hands.',
    because:
      'The choice of four hands stands with “any pair other than” jokers. With eight decks the player gains 1.5140% of the wager by the one and 1.5657% by the other.',
    source: [628, 648],
  },
  {
    id: 'hawaiian-blackjack-decks',
    clause: 'Hawaiian Blackjack 16(a)',
    kind: 'open',
    text: 'Four decks are the least; the next sentence has eight in a shoe and four in a shuffle machine.',
    reading: 'Eight decks or four.',
    otherReading: 'Any number of decks from four on.',
    because:
      'A table uses one of the two, and each has its number. With four decks the player gains 1.5495% of the wager, with eight 1.5140%.',
    source: [621, 621],
  },
  {
    id: 'hawaiian-blackjack-low-totals',
    clause: 'Hawaiian Blackjack 3',
    kind: 'open',
    text: 'The list of hands ends at 13, though a player may stand on less.',
    reading: 'Totals under 13 rank below it, the higher the better.',
    otherReading: 'A hand under 13 has no rank and loses to every hand.',
    because:
      'The nearer hand wins by statement 25. The player-dealer ends with 18 or more, so such a hand only wins where the player-dealer goes over, and drawing to it gains more.',
    source: [619, 634],
  },
  {
    id: 'hawaiian-blackjack-action',
    clause: 'Hawaiian Blackjack 18(a)',
    kind: 'contradictory',
    text: '“In all Blackjack games” the action begins at the seat that the player-dealer’s hidden card names. The rules of Blackjack Poker begin at the player-dealer’s left, without an action button.',
    reading: 'Each game goes by its own rules: here the hidden card says where to begin.',
    otherReading: 'Blackjack Poker is settled from that seat too.',
    because:
      'Each document governs its game. No edge depends on who is settled first while the player-dealer’s money covers all.',
    source: [626, 1977],
  },
  {
    id: 'hawaiian-blackjack-gains',
    clause: 'Hawaiian Blackjack 24(a)',
    kind: 'open',
    text: 'A player who goes over 22 is still compared with a player-dealer who does, which is where a dealer of blackjack has the edge. What makes up for it is that two of 18 lose.',
    reading: 'It is played so, and the player gains.',
    otherReading: 'A player over 22 loses at once, and a word is lost.',
    because:
      'Two sentences say so, with what happens where both are as far over. The fees are what a player pays.',
    source: [633, 634],
  },
];
