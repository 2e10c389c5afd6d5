import type { RuleInput } from '../format/record';
import { minimumOdds } from './minimum-odds';
import { section } from './section';

const tableAndDice: RuleInput[] = [
  {
    clause: '8.1',
    says: 'One layout is given as an example; it shows every bet.',
    kind: 'informative',
    informs: 'background',
    note: 'Figure 10 is not in the text.',
    source: [1503, 1506],
  },
  {
    clause: '8.2',
    says: 'No variation is allowed beyond those listed from 8.20 on, unless the Commission agrees to it under 2.3 and 2.4.',
    kind: 'computed',
    evidence: { measure: 'wagers', listed: 'for the game' },
    onBreach: 'needs-consent',
    source: [1507, 1509],
  },
  {
    clause: '8.3',
    says: 'Each throw uses two dice marked 1 to 6, with opposite sides that add up to seven.',
    kind: 'attested',
    duty: 'cards',
    parameters: [{ name: 'dice', comparator: 'equal', value: '2', unit: 'dice' }],
    attests: 'We use two dice marked 1 to 6 whose opposite sides add up to seven.',
    source: [1511, 1513],
  },
  {
    clause: '8.4',
    says: 'Procedures keep the dice secure and true.',
    kind: 'attested',
    duty: 'cards',
    attests: 'We have procedures that keep the dice secure and true.',
    source: [1515, 1516],
  },
  {
    clause: '8.5',
    says: 'Stickman and Boxman are the people who run the game for the licence holder.',
    kind: 'informative',
    informs: 'definition',
    source: [1518, 1519],
  },
  {
    clause: '8.6',
    says: 'A notice in plain view at the table gives the minimum and maximum wager. Players may not join together to exceed the maximum.',
    kind: 'computed',
    evidence: { owes: 'limits-shown' },
    attests: 'We permit no partnership whose stakes together go beyond the maximum.',
    duty: 'wagers',
    source: [1521, 1523],
  },
  {
    clause: '8.7',
    says: 'A spoken wager counts only if chips or cash that cover it are put down and the Boxman or Stickman repeats it.',
    kind: 'attested',
    duty: 'wagers',
    attests:
      'We accept a spoken wager only when chips or cash cover it on the table and the Boxman or Stickman confirms it.',
    source: [1525, 1527],
  },
];

const shooter: RuleInput[] = [
  {
    clause: '8.8',
    says: 'The player who throws is the Shooter. The dice are first offered to the player on the left of the Boxman; refused, or on a small table, they are offered round clockwise.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We offer the dice first to the player on the left of the Boxman, then round clockwise.',
    source: [1529, 1533],
  },
  {
    clause: '8.9',
    says: 'Dice that are given up pass to the player on the left of the last Shooter, and on clockwise until somebody takes them.',
    kind: 'attested',
    duty: 'dealing',
    attests:
      'We pass dice that are given up to the player on the left of the last Shooter, then round clockwise.',
    source: [1534, 1536],
  },
  {
    clause: '8.10',
    says: 'The Shooter must have a wager on one of the two lines, Win or Don’t Win.',
    kind: 'attested',
    duty: 'wagers',
    attests: 'We allow nobody to throw without a wager on one of the two lines, Win or Don’t Win.',
    source: [1538, 1539],
  },
  {
    clause: '8.11',
    says: 'The Shooter lets go of both dice at once and aims for the far end of the table.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We have the Shooter release both dice at once, towards the far end of the table.',
    source: [1541, 1542],
  },
  {
    clause: '8.12',
    says: 'Wagers are those of 8.17 only, paid at the odds given there.',
    kind: 'informative',
    informs: 'elsewhere',
    askedBy: ['8.2', '8.17(a)'],
    note: 'Checked under 8.2 and 8.18 for the wagers and 8.17(a) to 8.17(t) for the odds, which 8.17 calls minimum odds.',
    source: [1544, 1545],
  },
  {
    clause: '8.13',
    says: 'Three words are defined, (a) to (c).',
    kind: 'informative',
    informs: 'heading',
    source: [1547, 1547],
  },
  {
    clause: '8.13(a)',
    says: 'A Point is the total of the two upper faces.',
    kind: 'informative',
    informs: 'definition',
    source: [1549, 1550],
  },
  {
    clause: '8.13(b)',
    says: 'A Come Out Point is a 4, 5, 6, 8, 9 or 10 on the Come Out Roll; repeated by the Shooter before a 7, it wins for the Win Line.',
    kind: 'informative',
    informs: 'definition',
    parameters: [
      {
        name: 'points',
        comparator: 'one-of',
        value: ['4', '5', '6', '8', '9', '10'],
        unit: 'total of two dice',
      },
    ],
    source: [1552, 1555],
  },
  {
    clause: '8.13(c)',
    says: 'A Loser 7 is a 7 that the Shooter throws once there is a Come Out Point.',
    kind: 'informative',
    informs: 'definition',
    source: [1557, 1558],
  },
  {
    clause: '8.14',
    says: 'A Loser 7 ends the Shooter’s turn.',
    kind: 'attested',
    duty: 'dealing',
    attests: 'We take the dice from a Shooter who throws a Loser 7.',
    source: [1560, 1560],
  },
  {
    clause: '8.15',
    says: 'Once there is a Come Out Point, the Shooter goes on throwing until it is repeated, unless a Loser 7 comes first.',
    kind: 'attested',
    duty: 'dealing',
    attests:
      'We leave the dice with the Shooter until a Come Out Point is repeated, unless a Loser 7 comes first.',
    source: [1562, 1563],
  },
  {
    clause: '8.16',
    says: 'Within 8.14 and 8.15, or when the Boxman says so, the Shooter may pass the dice or throw again after any throw.',
    kind: 'attested',
    duty: 'dealing',
    attests:
      'We let the Shooter choose after any throw to pass the dice or to throw again, as far as 8.14 and 8.15 leave the choice.',
    source: [1565, 1568],
  },
  {
    clause: '8.17',
    says: 'A schedule, (a) to (t), says when each wager wins, loses or stands, and the least it pays.',
    kind: 'informative',
    informs: 'heading',
    note: 'The schedule stands in two columns that the text gives one after the other; the results were put back to their wagers by order and by their references. Its closing note (lines 1850 to 1853) is recorded under (a) and (c).',
    source: [1570, 1572],
  },
];

const lines: RuleInput[] = [
  minimumOdds({
    clause: '8.17(a)',
    says: 'Win Line: at the Come Out Roll 7 and 11 win, 2, 3 and 12 lose, any other total becomes the point, which then wins before a 7 and loses after it. At least 1 to 1. Once there is a point, the stake may not be taken back or reduced.',
    wagers: ['win-line'],
    least: { win: '1 to 1' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take Win Line wagers on the Come Out Roll only, and let nobody take back or reduce one once there is a point.',
    },
    source: [1573, 1624],
  }),
  minimumOdds({
    clause: '8.17(b)',
    says: 'Don’t Win Line: at the Come Out Roll 3 and 12 win, 7 and 11 lose, 2 is void; once there is a point, 7 before it wins and the point before 7 loses. At least 1 to 1.',
    wagers: ['dont-win-line'],
    least: { win: '1 to 1' },
    confirms: { duty: 'wagers', attests: 'We take Don’t Win Line wagers on the Come Out Roll only.' },
    source: [1585, 1641],
  }),
  minimumOdds({
    clause: '8.17(c)',
    says: 'Come: placed after the Come Out Roll and settled like the Win Line, its next throw being its own come-out. At least 1 to 1. Once its point is set, the stake may not be taken back or reduced.',
    wagers: ['come'],
    least: { win: '1 to 1' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take Come wagers only after the Come Out Roll, and let nobody take back or reduce one once it has its point.',
    },
    source: [1593, 1646],
    note: 'The come point is used in the closing note but not defined anywhere; see the ambiguity on 8.17(c).',
  }),
  minimumOdds({
    clause: '8.17(d)',
    says: 'Don’t Come: placed after the Come Out Roll and settled like the Don’t Win Line. At least 1 to 1.',
    wagers: ['dont-come'],
    least: { win: '1 to 1' },
    confirms: { duty: 'wagers', attests: 'We take Don’t Come wagers only after the Come Out Roll.' },
    source: [1599, 1650],
  }),
  minimumOdds({
    clause: '8.17(e)',
    says: 'Behind the Win Line: up to the stake on the Win Line once there is a point. The point before 7 wins, at least 2 to 1 on 4 and 10, 3 to 2 on 5 and 9, 6 to 5 on 6 and 8.',
    wagers: ['behind-win-4-10', 'behind-win-5-9', 'behind-win-6-8'],
    least: { '4 or 10': '2 to 1', '5 or 9': '3 to 2', '6 or 8': '6 to 5' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take a wager behind the Win Line only once there is a point, and up to the stake it stands behind.',
    },
    source: [1605, 1660],
  }),
  minimumOdds({
    clause: '8.17(f)',
    says: 'Behind the Don’t Win Line: once there is a point, to win no more than the stake it stands behind. Seven before the point wins, at least 1 to 2 on 4 and 10, 2 to 3 on 5 and 9, 5 to 6 on 6 and 8.',
    wagers: ['behind-dont-win-4-10', 'behind-dont-win-5-9', 'behind-dont-win-6-8'],
    least: { '4 or 10': '1 to 2', '5 or 9': '2 to 3', '6 or 8': '5 to 6' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take a wager behind the Don’t Win Line only once there is a point, to win no more than the stake it stands behind.',
    },
    source: [1664, 1717],
  }),
  minimumOdds({
    clause: '8.17(g)',
    says: 'Behind the Come: up to the stake on the Come, at the odds of (e) and settled like it, but out of play on a Come Out Roll unless the player has called it on.',
    wagers: ['behind-come-4-10', 'behind-come-5-9', 'behind-come-6-8'],
    least: { '4 or 10': '2 to 1', '5 or 9': '3 to 2', '6 or 8': '6 to 5' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take a wager behind the Come up to the stake it stands behind, and leave it out of play on a Come Out Roll unless called on.',
    },
    source: [1680, 1724],
    note: 'The odds are given by reference to an 8.20(e) that does not exist; read as 8.17(e).',
  }),
  minimumOdds({
    clause: '8.17(h)',
    says: 'Behind the Don’t Come: to win no more than the stake on the Don’t Come, at the odds of (f) and settled like it. It stays in play on a Come Out Roll unless the player has called it off.',
    wagers: ['behind-dont-come-4-10', 'behind-dont-come-5-9', 'behind-dont-come-6-8'],
    least: { '4 or 10': '1 to 2', '5 or 9': '2 to 3', '6 or 8': '5 to 6' },
    confirms: {
      duty: 'wagers',
      attests:
        'We take a wager behind the Don’t Come to win no more than the stake it stands behind, and leave it in play on a Come Out Roll unless called off.',
    },
    source: [1688, 1731],
    note: 'The odds are given by reference to an 8.20(f) that does not exist; read as 8.17(f).',
  }),
];

const standing: RuleInput[] = [
  minimumOdds({
    clause: '8.17(i)',
    says: 'Hardways: the named double before a 7 and before its total in any other way. At least 7½ to 1 for two 2s or two 5s, 9½ to 1 for two 3s or two 4s.',
    wagers: ['hardway-2-2', 'hardway-3-3', 'hardway-4-4', 'hardway-5-5'],
    least: {
      'two 2s': '7½ to 1',
      'two 3s': '9½ to 1',
      'two 4s': '9½ to 1',
      'two 5s': '7½ to 1',
    },
    source: [1698, 1745],
    note: 'Printed "7/2", "92", "92" and "72"; see the ambiguities on 8.17(i).',
  }),
  minimumOdds({
    clause: '8.17(j)',
    says: 'Place bets to win: the named number before a 7. At least 7 to 6 on 6 and 8, 7 to 5 on 5 and 9, 9½ to 5 on 4 and 10. Out of play on a Come Out Roll unless called on.',
    wagers: ['place-win-6-8', 'place-win-5-9', 'place-win-4-10'],
    least: { '6 or 8': '7 to 6', '5 or 9': '7 to 5', '4 or 10': '9½ to 5' },
    confirms: {
      duty: 'wagers',
      attests: 'We leave place bets to win out of play on a Come Out Roll unless called on.',
    },
    source: [1749, 1766],
    note: 'The odds on 4 and 10 are printed "9%2to 5"; see the ambiguity on 8.17(j). Being out of play lengthens the bet but changes neither its edge nor what it pays.',
  }),
  minimumOdds({
    clause: '8.17(k)',
    says: 'Place bets to lose: a 7 before the named number. At least 4 to 5 on 6 and 8, 5 to 8 on 5 and 9, 5 to 11 on 4 and 10. In play on a Come Out Roll unless called off.',
    wagers: ['place-lose-6-8', 'place-lose-5-9', 'place-lose-4-10'],
    least: { '6 or 8': '4 to 5', '5 or 9': '5 to 8', '4 or 10': '5 to 11' },
    confirms: {
      duty: 'wagers',
      attests: 'We leave place bets to lose in play on a Come Out Roll unless called off.',
    },
    source: [1768, 1786],
  }),
];

const oneThrow: RuleInput[] = [
  minimumOdds({
    clause: '8.17(l)',
    says: 'Any Craps: the next throw is 2, 3 or 12. At least 7½ to 1.',
    wagers: ['any-craps'],
    least: { win: '7½ to 1' },
    source: [1788, 1790],
    note: 'Printed "7/2"; see the ambiguity on 8.17(l).',
  }),
  minimumOdds({
    clause: '8.17(m)',
    says: 'Craps 2: the next throw is two 1s. At least 33 to 1.',
    wagers: ['craps-2'],
    least: { win: '33 to 1' },
    source: [1791, 1793],
  }),
  minimumOdds({
    clause: '8.17(n)',
    says: 'Craps 3: the next throw is 3. At least 16 to 1.',
    wagers: ['craps-3'],
    least: { win: '16 to 1' },
    source: [1794, 1796],
  }),
  minimumOdds({
    clause: '8.17(o)',
    says: 'Craps 12: the next throw is 12. At least 33 to 1.',
    wagers: ['craps-12'],
    least: { win: '33 to 1' },
    source: [1797, 1800],
  }),
  minimumOdds({
    clause: '8.17(p)',
    says: 'Eleven: the next throw is 11. At least 16 to 1.',
    wagers: ['eleven'],
    least: { win: '16 to 1' },
    source: [1806, 1827],
  }),
  minimumOdds({
    clause: '8.17(q)',
    says: 'Any Seven: the next throw is 7. At least 4 to 1.',
    wagers: ['any-seven'],
    least: { win: '4 to 1' },
    source: [1809, 1831],
    note: 'Its letter is printed as "g".',
  }),
  minimumOdds({
    clause: '8.17(r)',
    says: 'A named pair: the next throw is that double. At least 33 to 1.',
    wagers: ['pair'],
    least: { win: '33 to 1' },
    source: [1812, 1837],
  }),
  minimumOdds({
    clause: '8.17(s)',
    says: 'A named combination that is not a pair: the next throw is that combination. At least 16 to 1.',
    wagers: ['non-pair'],
    least: { win: '16 to 1' },
    source: [1815, 1843],
    note: 'Alone in the schedule, the line does not call its odds minimum odds; the heading of the schedule does.',
  }),
  minimumOdds({
    clause: '8.17(t)',
    says: 'Field: the next throw is 2, 3, 4, 9, 10, 11 or 12. At least 1 to 1, with 2 to 1 on a 2 and 3 to 1 on a 12.',
    wagers: ['field'],
    least: { '3, 4, 9, 10 or 11': '1 to 1', '2': '2 to 1', '12': '3 to 1' },
    source: [1818, 1848],
    note: 'The row for even money is damaged; see the ambiguity on 8.17(t).',
  }),
  {
    clause: '8.18',
    says: 'A table may leave bets out. It may not add any, nor change the minimum odds of 8.17, except under 2.3 and 2.4 or as 8.20 lists.',
    kind: 'computed',
    evidence: { measure: 'wagers', listed: 'for the game' },
    onBreach: 'needs-consent',
    source: [1855, 1859],
  },
  {
    clause: '8.19',
    says: 'Odds above the minimum are to be made clear to players at the tables that pay them.',
    kind: 'computed',
    evidence: { owes: 'own-pays-shown' },
    note: 'It does not name the house edge; 2.4(e) does and is applied as well.',
    source: [1861, 1862],
  },
  {
    clause: '8.20',
    says: 'Permitted variations of the game are listed here; so far there are none.',
    kind: 'informative',
    informs: 'background',
    source: [1864, 1866],
  },
];

export const section08 = section({
  number: '8',
  title: 'Dice',
  game: 'craps',
  printed: [],
  rules: [...tableAndDice, ...shooter, ...lines, ...standing, ...oneThrow],
});
