import type { RulebookInput } from '../../format/record';

/** Figures of a round are those of the best play with six decks and the first value of every option, unless they say otherwise. */
export const blackjackAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'blackjack-numbers-lost',
    clause: '4.25',
    kind: 'damaged',
    text: '4.1 is the only number printed. Between doubling, which the section calls 4.24, and the first side wager, which it calls 4.31, stand eight paragraphs and two more that each begin “Management may decide”, for six numbers.',
    reading:
      'Each choice of management belongs to the number before it, as (a) and (b): doubling is 4.24, splitting 4.25, and 4.26 to 4.30 follow in order. Everywhere else each paragraph is a number.',
    otherReading:
      'A choice of management has a number of its own, as 4.15 has, so that splitting is 4.26 and its choice 4.27; other paragraphs up to 4.30 then share one.',
    because:
      'With the choices joined, the paragraphs fill the numbers exactly. The references agree: 4.15 for the dealer’s ace, 4.16 to 4.18 for what wins, 4.19 for insurance, 4.24 for doubling, 4.31 and 4.33 for 21+3, 4.42 and 4.43 for Royal Match, 4.51 and 4.52 for Perfect Pairs. No figure depends on it.',
    source: [491, 861],
  },
  {
    id: 'blackjack-decks',
    clause: '4.4',
    kind: 'open',
    text: 'The number of decks may not change within a shoe, but the rules do not give it. 4.6 speaks of four and six, for side wagers.',
    reading: 'The operator may choose any number, and shows it at the table.',
    otherReading: 'Four and six are the only numbers allowed.',
    because:
      '4.5 has a sign for the number in play and an edge for it, which only a choice makes sense of. With one deck a round costs 0.076760%, with four 0.558932%, with six 0.610885% and with eight 0.636854%.',
    source: [512, 524],
  },
  {
    id: 'blackjack-whose-edge',
    clause: '4.5',
    kind: 'open',
    text: 'The house edge for the number of decks is to be given. The rules do not say for which play.',
    reading:
      'For the best play by the cards of the hand; the option “The player” gives that of the best chart.',
    otherReading: 'For the play of an average player, who loses more.',
    because:
      'Only the best play has an edge that follows from the rules alone, and elsewhere the Commission’s figures are of fixed pays.',
    source: [518, 521],
  },
  {
    id: 'blackjack-when-a-hand-loses',
    clause: '4.16',
    kind: 'open',
    text: '4.16 says when a wager wins and 4.17 when it is void. The section never says when it loses, nor that a hand over 21 loses before the dealer draws.',
    reading: 'What neither wins nor is void loses, and a hand over 21 loses whatever the dealer then has.',
    otherReading: 'A hand over 21 is void where the dealer goes over too.',
    because:
      'A wager is that the hand “will achieve a score not exceeding 21”; one that does not has lost. Everywhere the game is played so.',
    source: [581, 597],
  },
  {
    id: 'blackjack-takes-all-stakes',
    clause: '4.16',
    kind: 'open',
    text: 'The dealer’s second card comes after all players have acted. The rules do not say whether a dealer’s blackjack takes stakes added by doubling and splitting.',
    reading: 'It takes all stakes: a doubled or split hand that does not win and is not void loses.',
    otherReading: 'It takes the first stake alone, and the others go back.',
    because:
      'Nothing in 4.16, 4.17, 4.24 or 4.25 sets the added stakes apart. As read a round costs 0.610885%, otherwise 0.499639%.',
    source: [537, 597],
  },
  {
    id: 'blackjack-ace-for-good',
    clause: '4.15(b)',
    kind: 'open',
    text: 'An ace that would make 17 “will count as one. Therefore, an Ace and 6 will equal 7”. The rules do not say whether it may count 11 again with the next card: ace, 6 and 4 are 21, or 11.',
    reading:
      'It counts 11 whenever that does not make 17 or more than 21; ace, 6 and 4 are 21, and the dealer stands.',
    otherReading:
      'Once it counts one it counts one for good; ace, 6 and 4 are 11, and the dealer draws. A later ace is another card: ace, 6 and ace are 18 under both.',
    because:
      'The clause goes on that the dealer must stand where the ace makes 18 to 21, without excepting a score that passed 17. As read a round costs 0.835928% under (b), otherwise 0.638533%.',
    source: [573, 576],
  },
  {
    id: 'blackjack-first-ace-of-a-player',
    clause: '4.11(a)',
    kind: 'open',
    text: '“The first Ace dealt to any one player in any game” counts 11. After a split one player has several hands, and so may a player at several positions.',
    reading: 'The first ace of each hand: hands are separate, as 4.26 calls them.',
    otherReading:
      'The player’s first ace of the round alone: an ace in a second hand counts one, also beside a ten.',
    because:
      '4.16 scores each hand by itself, and 4.26 makes two hands of two aces. As read a round costs 0.610885%. Where a pair becomes two hands at most it costs 0.663094% as read and 0.834033% otherwise, for a player of one position. Without a limit the other edge lies between 0.773628% and 0.834033%: split aces are two hands in any case, and nobody needs to split again.',
    source: [543, 545],
  },
  {
    id: 'blackjack-double-with-an-ace',
    clause: '4.24(a)',
    kind: 'open',
    text: 'Doubling is offered on a score of 9, 10 or 11. An ace and 8 score 19 by 4.11(a), or 9 with the ace as one.',
    reading:
      'The score is that of 4.11(a): with two cards an ace always counts 11, so no hand with an ace may be doubled.',
    otherReading: 'An ace and 8, 9 or, after a split, 10 may be doubled as 9, 10 or 11.',
    because:
      '4.11(a) lets an ace count one only against more than 21. The best play never doubles such a hand where the dealer stands on soft 17, so 0.610885% holds under both; where the dealer draws it is 0.835928% as read and 0.834942% otherwise.',
    source: [641, 642],
  },
  {
    id: 'blackjack-equal-value',
    clause: '4.25',
    kind: 'open',
    text: 'Cards of equal value may be split. A ten and a queen have equal value by 4.11(c) and are not of one rank.',
    reading: 'They are a pair, and “10s” in (a) are all cards that count ten.',
    otherReading: 'Only two of one rank are a pair.',
    because:
      'The clause says value, which 4.11 defines. Under (b) a round costs 0.608606% as read and 0.608606% otherwise: with six decks neither the best play nor the best chart splits cards that count ten, and (a) excludes them under both. Only a player who splits them notices.',
    source: [648, 662],
  },
  {
    id: 'blackjack-aces-again',
    clause: '4.26',
    kind: 'open',
    text: 'Split aces get one further card each and no more. 4.28 lets a further pair be split again, and does not except aces.',
    reading: 'An ace dealt to a split ace is its one further card, and the hand stands at 12.',
    otherReading: 'Two aces are a pair that may be split again, each with one further card.',
    because:
      'The sentence on aces is the narrower one. The game has an option for it: as read a round costs 0.610885%, with aces split again 0.545391%.',
    source: [666, 677],
  },
  {
    id: 'blackjack-split-21',
    clause: '4.27',
    kind: 'contradictory',
    text: '21 with two cards after a split “will count as a score of 21”. But 4.16(c) has 21 “with a hand of two cards only” beat a longer 21 of the dealer’s, and 4.17(b) makes two cards against two void.',
    reading: 'It is a 21 like any other: void against a longer 21 of the dealer’s, lost to a blackjack.',
    otherReading:
      'It beats a longer 21 and is void against a blackjack; only what it is paid is that of a 21.',
    because:
      '4.27 and 4.11(d) take the hand out of the blackjacks, which 4.16(c) and 4.17(b) are about. As read a round costs 0.610885%, otherwise 0.577922%.',
    source: [590, 672],
  },
  {
    id: 'blackjack-split-limit',
    clause: '4.28',
    kind: 'open',
    text: 'A pair may be split again “and continue to be split”. No number of hands is given.',
    reading: 'There is no limit; a table that sets one gives less than the clause does.',
    otherReading: 'The operator may limit the hands, as the rules do not cover it.',
    because:
      'The words give the player the choice for as long as pairs come. Without a limit a round costs 0.610885%, with at most four hands 0.612406%, three 0.619544% and two 0.663094%.',
    source: [674, 677],
  },
  {
    id: 'blackjack-double-on-split-aces',
    clause: '4.30',
    kind: 'contradictory',
    text: 'Hands from a split may be doubled by 4.24, which gives them a third card. Split aces get one further card each and no more by 4.26.',
    reading: 'Split aces may not be doubled.',
    otherReading: 'They may, as any other hand from a split, and then get a third card.',
    because:
      'The sentence on aces is the narrower one. Where doubling is on 9, 10 and 11 no such hand has the score, and 0.610885% holds under both; where it is on any score a round costs 0.515633% as read and 0.439190% otherwise.',
    source: [666, 687],
  },
  {
    id: 'blackjack-side-wager-odds',
    clause: '4.31',
    kind: 'open',
    text: 'No variation of a side wager may be proposed without its proprietor’s agreement, while better odds need no approval under 2.4(e). The same stands in 4.39 and 4.48.',
    reading:
      'Pays other than the minimum odds and the printed tables are a variation, and need the proprietor’s agreement.',
    otherReading: 'Odds are the operator’s own matter; only a change of the wager is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [689, 806],
  },
  {
    id: 'royal-match-ace-beside-two',
    clause: '4.42',
    kind: 'open',
    text: 'Two consecutive cards of one suit are paid as a straight flush. The rules do not say whether an ace stands beside the king, the two or both.',
    reading: 'Beside both, as in 21+3.',
    otherReading: 'Beside one of them only.',
    because:
      'The edges printed for the minimum odds, 10.2% and 11.5%, are those of this reading cut off: 10.2894% with six decks and 11.5942% with four. With the ace beside one card only they are 11.0314% and 12.3374%.',
    source: [756, 766],
  },
  {
    id: 'perfect-pairs-equal-value',
    clause: '4.50',
    kind: 'open',
    text: 'The wager is on “a pair of the same value”. By 4.11(c) a ten and a queen have one value, and 4.25 calls cards of equal value a pair.',
    reading: 'Two cards of one rank.',
    otherReading: 'Two cards that count the same, such as a ten and a queen.',
    because:
      'The examples are ranks, “two 3s, two Queens”, and the 13.8% printed for the minimum odds is that of ranks with six decks. As read they cost 13.8264% with six decks and 17.8744% with four; otherwise the player would gain 73.4356% and 69.5281%.',
    source: [812, 823],
  },
  {
    id: 'perfect-pairs-tables-by-decks',
    clause: '4.52',
    kind: 'open',
    text: 'Table 1 is “recommended by proprietor for four deck game” and table 2 for six.',
    reading: 'A recommendation: either table may be used with four decks and with six.',
    otherReading: 'Each table is only for the decks it is recommended for.',
    because:
      'The clause calls both permitted. Table 1 costs 6.7633% with four decks and 1.9293% with six, table 2 10.6280% and 5.7878%.',
    source: [832, 846],
  },
];
