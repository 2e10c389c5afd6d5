import type { RulebookInput } from '../../format/record';

export const casinoStudAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'stud-numbers-lost',
    clause: '7.13',
    kind: 'damaged',
    text: 'The numbers 7.1 to 7.6 stand in a column of their own and all others are gone. Between the odds of 7.13(b) and the progressive wager, which begins at 7.16, stand three paragraphs for two numbers.',
    reading:
      'The sentence on the sign with the odds closes 7.13; 7.14 is the player’s loss, 7.15 the tie, and all others follow in the order of the paragraphs to 7.36.',
    otherReading: 'The sign is 7.14, and loss and tie together are 7.15.',
    because:
      'The sentence speaks of the hands above it. The references agree: 7.7 for the ranking, 7.10 for the deal, 7.13(a) and (b), 7.16 to 7.21 for the progressive, 7.22 for the variations, 7.27 and 7.28 for the double. No figure depends on it.',
    source: [1271, 1502],
  },
  {
    id: 'stud-low-ace',
    clause: '7.6',
    kind: 'contradictory',
    text: 'The ace counts as one to complete a straight as defined in 6.7, a rule of Punto Banco, and the sequence given is 3-2-ace, three cards of five.',
    reading: 'The ranking is that of 7.7, and 5-4-3-2-ace is a straight, the lowest.',
    otherReading: 'No five cards with an ace at the low end are a straight.',
    because:
      'The words are those of 5.7, written for three cards, and 7.7 is where this section ranks hands. With the low straight ante and raise cost 4.846610% of the ante; without it 5.026250%.',
    source: [1311, 1329],
  },
  {
    id: 'stud-raise-unqualified',
    clause: '7.13(a)',
    kind: 'open',
    text: 'Where the dealer has less than ace and king, only the ante wins; the rules do not say what happens to the raise.',
    reading: 'The raise goes back to the player.',
    otherReading: 'The raise loses.',
    because:
      'Nothing here gives a cause to lose it, and 7.14 takes it only where the dealer’s hand is better. In the published analysis of the game, whose 5.224% we reproduce with its odds, the raise goes back.',
    source: [1358, 1362],
  },
  {
    id: 'stud-royal-row',
    clause: '7.13(b)',
    kind: 'open',
    text: '7.7(a) ranks the royal flush above the straight flush, but the odds of the raise begin with the straight flush.',
    reading: 'A royal flush is a straight flush too, and is paid at least 50 to 1 on the raise.',
    otherReading: 'A row was dropped, such as 100 to 1.',
    because:
      'The row for “one pair or less” shows that hands without a row of their own are meant to be paid with a neighbour, and five suited cards in sequence fit 7.7(b). The insurance of 7.33 has a row for it, at 100 to 1. Ante and raise cost 4.846610% at 50 to 1 and 4.838202% at 100 to 1.',
    source: [1364, 1382],
  },
  {
    id: 'stud-progressive-times',
    clause: '7.21(c)',
    kind: 'open',
    text: 'Four of a kind, full house and flush are paid 100, 75 and 50 times the value of the progressive wager, from the meter; the rules do not say whether the wager comes back as well.',
    reading: '100, 75 and 50 for 1: the wager stays in the slot, and the amounts are all that is paid.',
    otherReading: '100, 75 and 50 to 1: the wager comes back on top.',
    because:
      'The clause gives amounts that the meter pays, as it does for the two hands above, and says odds everywhere else. With the wager returned the player gains 0.3646% of it, whatever the meter shows.',
    compares: {
      game: 'casino-stud',
      wager: 'progressive',
      otherPays: { 'four-of-a-kind': '100 to 1', 'full-house': '75 to 1', flush: '50 to 1' },
    },
    source: [1408, 1419],
  },
  {
    id: 'stud-progressive-together',
    clause: '7.21(b)',
    kind: 'open',
    text: 'A straight flush takes a tenth of the meter and a royal flush the whole; the rules do not say which is paid first when both are dealt at once.',
    reading:
      'Each wins a share of what the meter showed before the deal was settled, as far as the meter reaches.',
    otherReading: 'One after the other round the table, the later of what the earlier left.',
    because:
      '2.7(e) leaves it to the operator’s procedures. Our figures are for one player, to whom it makes no difference.',
    source: [1408, 1419],
  },
  {
    id: 'stud-insurance-better-odds',
    clause: '7.22',
    kind: 'open',
    text: 'No variation of bonus insurance may be proposed without its proprietor’s agreement, while better odds need no approval under 2.4(e).',
    reading: 'Pays other than the minimum are a variation, and need the agreement of Prime Table Games.',
    otherReading: 'Odds are the operator’s own matter; only a change of the wager’s rules is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [1420, 1425],
  },
  {
    id: 'stud-insurance-double-seen',
    clause: '7.27',
    kind: 'open',
    text: 'The double is offered once the up-card is turned; the rules do not say whether players have looked at their own cards by then.',
    reading: 'They have: the double is decided on the player’s five cards and the up-card.',
    otherReading: 'The double comes first, and is decided on the up-card alone.',
    because:
      '7.29 speaks of raising, folding and doubling as decisions made together, and 7.12 has the raise decided on the cards. Insurance costs 4.097192% as we read it; doubled unseen on each two to five, which gains on all four, 4.638663%.',
    source: [1440, 1451],
  },
];
