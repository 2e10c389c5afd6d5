import type { RulebookInput } from '../../format/record';

export const generalAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'general-numbers-lost',
    clause: '2.1',
    kind: 'damaged',
    text: 'None of the ten numbers of the section is before its clause, most letters are missing or out of place, and a "c" is printed as "o" and as "c¢".',
    reading:
      'Ten clauses, 2.1 to 2.10, with (a) to (h) under 2.3, (a) to (e) under 2.4, (a) to (c) under 2.5, (a) to (g) under 2.7 and (a) to (d) under 2.9, in the order of the paragraphs.',
    otherReading: 'Paragraphs run together or divided otherwise, which would move every number after them.',
    because:
      'The references agree: 2.4 points to the trial terms as 2.3, 2.8 to the better odds as 2.4(e), 3.29 to replaced pay tables as 2.9, and the sections of the games to trials and local variations as 2.3 and 2.4.',
    source: [70, 266],
  },
  {
    id: 'shading-lost',
    clause: '2.2',
    kind: 'damaged',
    text: 'Games and side wagers on trial from 1 September 2007 are marked by a shaded ground, which the text does not show.',
    reading: 'Nothing in the sections recorded here is on trial by the edition itself.',
    otherReading:
      'Some of the newer games and side wagers, such as Roulette Rage, bonus insurance or Let It Ride, are on trial from 1 September 2007 and need the notice of 2.3(c).',
    because:
      'None of these sections mentions a trial. No figure depends on it: odds and edge are the same on trial and after.',
    source: [57, 75],
  },
  {
    id: 'better-odds-notice',
    clause: '2.4(e)',
    kind: 'open',
    text: '2.4(e) requires a sign with the house edge for odds other than the printed ones. 2.8, 8.19 and 9.12 ask only that details are clear to players at the table.',
    reading: 'Both hold: for dice and sic bo too, the sign shows the odds and the house edge.',
    otherReading: 'The game’s own section replaces the general rule, and its sign needs no house edge.',
    because:
      'The general rules are written for every game, and no section sets 2.4(e) aside. A sign that shows the edge satisfies both readings.',
    source: [164, 169],
  },
  {
    id: 'automated-better-odds',
    clause: '2.6',
    kind: 'open',
    text: 'An automated game may not depart from the rules without consent; 2.4(e) frees better odds from approval without excepting automated games.',
    reading:
      'Better odds are within the rules, since the rules give minimum odds, and need no consent on automated equipment.',
    otherReading:
      'Any odds other than the printed ones need the consent of the Commission on automated equipment.',
    because:
      'The rules print the least that may be paid; paying more keeps to them. No figure depends on it.',
    source: [190, 194],
  },
  {
    id: 'progressive-without-section',
    clause: '2.7',
    kind: 'open',
    text: 'A progressive wager may be added to any game, subject to rules and odds in that game’s section; sections 3, 5, 8, 9, 10 and 12 contain none, nor does section 11 for Ultimate and Two Way.',
    reading: 'A progressive wager on these games is a new feature and needs agreement under 2.3.',
    otherReading: 'The general terms (a) to (g) suffice, and the operator sets the rules and odds.',
    because: 'The permission is made subject to specific rules that do not exist for these games.',
    source: [196, 200],
  },
  {
    id: 'house-edge-leaflet',
    clause: '2.9(d)',
    kind: 'open',
    text: 'A pay table counts as predetermined if it is printed both here and in a house edge leaflet, which is not part of the source.',
    reading:
      'Every pay table printed here counts as predetermined; the leaflet is what 2.9(b) has the operator keep.',
    otherReading:
      'A separate published leaflet lists the tables; a table printed here but missing there would need its edge on the sign.',
    because:
      'The leaflet cannot be examined. Our signs give the edge of every table in use, which satisfies both readings.',
    source: [257, 260],
  },
  {
    id: 'unbalanced-minimum-advice',
    clause: '2.10',
    kind: 'open',
    text: 'Where minimum odds are not balanced, use of one of the pay tables is recommended; 3.29 still speaks of offering the minimum odds.',
    reading:
      'Advice: the minimum odds may be offered as a table, and are named on the sign as the table in use.',
    otherReading: 'The minimum odds may never be used as a table.',
    because:
      '3.29 gives its tables in addition to the minimum odds. The advice is worth 12.4 points to the player: 17.00% against 4.61% with table 1.',
    source: [262, 266],
  },
];
