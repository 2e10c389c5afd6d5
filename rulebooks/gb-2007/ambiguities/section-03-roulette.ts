import type { RulebookInput } from '../../format/record';

export const rouletteAmbiguities: RulebookInput['ambiguities'] = [
  {
    id: 'roulette-numbers-lost',
    clause: '3.2',
    kind: 'damaged',
    text: 'Of the numbers only 3.1 stands before its clause; the letter of the split columns line is gone, and (c) under 3.3 is printed "¢".',
    reading: '3.2 to 3.29 in the order of the paragraphs; the line between K and M is 3.2(L).',
    otherReading: 'Paragraphs run together or divided otherwise, for instance the two that are read as 3.27.',
    because:
      'References fix 3.2, 3.11, 3.15, 3.18, 3.23, 3.24 and 3.28. Between 3.26, which names 3.24 and 3.28, and the odds of 3.28 there is room for one number, so the two paragraphs there are 3.27.',
    source: [281, 490],
  },
  {
    id: 'roulette-odds-digits',
    clause: '3.2(D)',
    kind: 'damaged',
    text: 'Odds are printed "8to1l", "8tol", "5tol", "l1tol", "1 to 1l" and "1to2": the digit 1 and the letter l are mixed up and spaces lost.',
    reading:
      'Corner and first four 8 to 1, six line 5 to 1, the even chances 1 to 1, split columns and dozens 1 to 2.',
    otherReading:
      'Taken literally, with each l a 1: the corner pays 8 to 11, red or black 11 to 1, low or high 1 to 11.',
    because:
      'A wager on n numbers that pays 36/n − 1 to 1 costs 1/37, or 2.70%; every line then agrees, and the even chances cost half of it. Taken literally, the corner would cost 81.3%, and red would return almost six times the stake on average.',
    compares: { game: 'roulette', wager: 'corner', otherPays: { win: '8 to 11' } },
    source: [284, 304],
  },
  {
    id: 'roulette-odds-exact-or-least',
    clause: '3.2',
    kind: 'open',
    text: 'Wagers are payable at a minimum and with the odds indicated, which says both that the odds are a floor and that they are the odds.',
    reading: 'A floor: more may be paid.',
    otherReading: 'Exactly these odds are paid.',
    because: 'The column is headed minimum odds, and 2.4(e) and 2.8 allow better ones for every game.',
    source: [281, 284],
  },
  {
    id: 'wheel-order-lost',
    clause: '3.5',
    kind: 'damaged',
    text: 'The order of the numbers on the wheel is that of figure 3, which is not in the text.',
    reading: 'Any order; only the number of compartments and their colours are used.',
    otherReading: 'The customary single-zero order.',
    because:
      'Every wager of 3.2 counts compartments, and Roulette Rage counts colours: 18 of 37 whatever the order.',
    source: [321, 326],
  },
  {
    id: 'rage-better-odds',
    clause: '3.12',
    kind: 'open',
    text: 'No variation of Roulette Rage may be proposed without its proprietor’s agreement, while better odds need no approval under 2.4(e).',
    reading:
      'Pays other than the minimum and the two printed tables are a variation, and need the agreement of TCSJohnHuxley Ltd.',
    otherReading: 'Odds are the operator’s own matter; only a change of the wager’s rules is a variation.',
    because:
      '2.4(e) waives only the approval of the Commission, not the agreement of the proprietor. No figure depends on it.',
    source: [353, 356],
  },
  {
    id: 'rage-five-or-four',
    clause: '3.14',
    kind: 'contradictory',
    text: 'The wager is described as one on five or more numbers in a row; 3.26 and 3.28 pay from four spins after the establishing spin.',
    reading: 'The five include the establishing spin, so that four repeats pay.',
    otherReading: 'Five repeats are needed, and the row for four is never paid.',
    because:
      'One and four make five, and the printed table has a row for four. With it the minimum odds cost 17.00%, the 17.0% that 3.28 prints; without it they would cost 34.26%.',
    compares: { game: 'roulette', wager: 'roulette-rage', otherPays: { 'run-4': 'lose' } },
    source: [361, 363],
  },
  {
    id: 'rage-after-zero',
    clause: '3.17',
    kind: 'contradictory',
    text: 'After zero, 3.17 takes new wagers once a further number is spun; 3.15 takes them only when a number differs in colour from the one just before it.',
    reading: 'The first red or black number after zero is an establishing spin.',
    otherReading: 'Players wait until red follows black or black follows red.',
    because:
      'Spins do not depend on those before, so each repeat has 18 chances in 37 under both readings and the edge is the same.',
    source: [365, 376],
  },
  {
    id: 'rage-new-round-reference',
    clause: '3.24',
    kind: 'contradictory',
    text: 'New wagers after a loss are taken by 3.18 and 3.19; but 3.19 is about needing no other wager, and after a zero 3.17 makes players wait.',
    reading:
      'The establishing spin of 3.18 and the placing of 3.20 are meant, and after zero 3.17 takes precedence.',
    otherReading: 'Wagers may be placed at once, zero included.',
    because:
      '3.26 sends a run broken by zero to 3.24 as well, where 3.17 is explicit. No figure depends on it.',
    source: [406, 408],
  },
  {
    id: 'rage-fifteen',
    clause: '3.27',
    kind: 'contradictory',
    text: '3.23 speaks of spins up to 15 and 3.27 of odds for 15 in a row, the establishing spin included in one sentence and not mentioned in the next; every table ends at 14.',
    reading: 'Fifteen spins with the establishing one, fourteen after it: the last row.',
    otherReading:
      'Fifteen after it, for which no odds are printed; such a run could be paid only as fourteen.',
    because:
      'Paid as fourteen, a run of fifteen or more adds nothing, so both readings cost 17.00% at the minimum odds.',
    source: [400, 430],
  },
  {
    id: 'rage-resume-reference',
    clause: '3.27',
    kind: 'contradictory',
    text: 'After the longest run 3.18 is said to apply as soon as another colour is spun; zero, which 3.26 names beside it, is left out, and when a colour change opens betting is a matter of 3.15.',
    reading:
      'The run ends with the other colour or zero, the wager is paid then, and betting reopens by 3.15 and 3.17.',
    otherReading: 'Only the other colour ends and pays such a run; zero leaves it standing.',
    because: 'From fourteen repeats on the pay no longer changes, so how the run ends changes no figure.',
    source: [425, 430],
  },
  {
    id: 'rage-minimum-not-from-tables',
    clause: '3.28',
    kind: 'contradictory',
    text: 'The minimum odds are said to be drawn from the tables of the section; yet 8, 15 and 20 to 1 for five, six and seven repeats are below both tables.',
    reading: 'The printed odds stand.',
    otherReading: 'The lower figure of tables 1 and 2: 9, 20 and 30 to 1, which is table 2 itself.',
    because:
      'The printed odds cost 17.00%, which is the 17.0% printed beside them; the lower figures would cost 8.89%. So the digits are sound, and a table once printed was probably dropped.',
    compares: {
      game: 'roulette',
      wager: 'roulette-rage',
      otherPays: { 'run-5': '9 to 1', 'run-6': '20 to 1', 'run-7': '30 to 1' },
    },
    source: [436, 459],
  },
  {
    id: 'rage-table-headings',
    clause: '3.29',
    kind: 'open',
    text: 'The rows of tables 1 and 2 are headed minimum odds, as those of 3.28 are, though they are higher.',
    reading: 'They are what the tables pay; the only floor is 3.28.',
    otherReading: 'Once a table is chosen, each of its rows is a floor of its own.',
    because:
      '2.9(a) holds a replaced table to the individual minimum of each row, and 2.9(d) expects tables of the operator’s own.',
    source: [465, 490],
  },
];
