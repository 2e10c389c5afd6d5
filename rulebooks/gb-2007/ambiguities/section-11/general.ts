import type { RulebookInput } from '../../../format/record';

export const holdemAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'holdem-numbers-lost',
    clause: '11.1',
    kind: 'damaged',
    text: 'The heading of the section and all its numbers are gone; a "c" is often printed "¢".',
    reading:
      '11.1 to 11.117 in the order of the paragraphs, with (a) to (j) under 11.7, (a) to (f) under 11.8, (a) to (e) under 11.44, (a) to (c) under 11.45 and 11.98 and (a) to (d) under 11.97. The example of the Two Way wager belongs to 11.116, and two headings within Ultimate have no number.',
    otherReading: 'Paragraphs run together or divided otherwise, which would move every number after them.',
    because:
      'References fix 11.7, 11.8, 11.33, 11.44, 11.64, 11.72, 11.73, 11.87, 11.88, 11.97 and 11.117, and the paragraphs between fill the numbers without a gap.',
    source: [2126, 2793],
  },
  {
    id: 'holdem-figures-lost',
    clause: '11.1',
    kind: 'damaged',
    text: 'Figures 18 to 21 are not in the text. The next figure named is 23, in section 12; there is no 22.',
    reading: 'Four layouts, one for each game, as captioned.',
    otherReading: 'A fifth figure stood in this section and has lost its caption too.',
    because: 'Section 11 itself counts four games and figures 18 to 21. No number depends on them.',
    source: [2126, 2135],
  },
  {
    id: 'holdem-names-of-owners',
    clause: '11.1',
    kind: 'contradictory',
    text: 'The captions name PGI and Shufflemaster as owners; 11.16 names Progressive Gaming International Corporation (PGIC), 11.48 Shufflemaster Gaming Inc., and section 12 Shufflemaster Inc.',
    reading: 'The owners are those that 11.16, 11.48, 11.77 and 11.101 name, as spelled there.',
    otherReading: 'The companies of the captions are others, and agree as well.',
    because: 'The clauses make the agreement a condition; the captions only claim copyright.',
    source: [2130, 2135],
  },
  {
    id: 'holdem-better-odds',
    clause: '11.2',
    kind: 'open',
    text: 'Variations need the agreement of the proprietors, while better odds need no approval under 2.4(e).',
    reading:
      'Pays other than the minimum and the printed tables are a variation, and need the agreement of the proprietor.',
    otherReading: 'Odds are the operator’s own matter; only a change of the game’s rules is a variation.',
    because:
      'As for Roulette Rage: 2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [2136, 2138],
  },
  {
    id: 'holdem-low-ace',
    clause: '11.6',
    kind: 'contradictory',
    text: 'The ace counts as one in a straight or straight flush "as defined in 11.7", and 11.7 does not define it.',
    reading: '5-4-3-2-A is the lowest straight, and of one suit the lowest straight flush.',
    otherReading: 'The five are no straight, for want of a definition.',
    because: '11.6 spells the five cards out in brackets.',
    source: [2149, 2170],
  },
  {
    id: 'holdem-fold-and-side-wagers',
    clause: '11.8(f)',
    kind: 'contradictory',
    text: 'To fold is to give up the wagers to the house. 11.47 and 11.100 settle a folded player’s progressive wager at the end, and 11.62 pays Trips Bonus on a folded hand.',
    reading:
      'The clauses of the games take precedence over the general definition: those wagers survive a fold.',
    otherReading: 'A fold gives up every wager of the player.',
    because:
      '11.47 and 11.100 have the folded cards stay on the table for nothing else. Lost with a fold, the Progressive Jackpot of Bonus Poker would return 17.34 points less of its fixed pays to a player who folds the 60 of 1,326 hands that are best folded.',
    source: [2196, 2197],
  },
];
