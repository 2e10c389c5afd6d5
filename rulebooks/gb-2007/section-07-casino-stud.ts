import type { RuleInput } from '../record';
import { fiveCardHands } from './five-card-hands';
import { minimumOdds } from './minimum-odds';
import { section } from './section';

const tableAndCards: RuleInput[] = [
  {
    clause: '7.1',
    says: 'One layout is given as an example; it shows every wager, with the optional progressive and bonus insurance.',
    kind: 'informative',
    note: 'Figure 9 is not in the text.',
    source: [1287, 1294],
  },
  {
    clause: '7.2',
    says: 'Besides the progressive wager of 7.16 to 7.21, no side wager or variation is allowed but those listed from 7.22 on, unless the Commission agrees to it under 2.3 and 2.4.',
    kind: 'computed',
    evidence: { compare: 'wagers-listed' },
    onBreach: 'needs-consent',
    source: [1296, 1299],
  },
  {
    clause: '7.3',
    says: 'One pack of 52 cards is used.',
    kind: 'attested',
    parameters: [{ name: 'packs', comparator: 'equal', value: '1', unit: 'packs of 52 cards' }],
    attests: 'We deal this game from one pack of 52 cards.',
    source: [1302, 1302],
  },
  {
    clause: '7.4',
    says: 'Procedures keep the cards secure and true.',
    kind: 'attested',
    attests: 'We have procedures that keep the cards secure and true.',
    source: [1304, 1305],
  },
  {
    clause: '7.5',
    says: 'A notice in plain view at the table gives the smallest and largest wager. Players may not join together to go over the largest.',
    kind: 'computed',
    evidence: { compare: 'table-limits' },
    onBreach: 'needs-notice',
    source: [1307, 1309],
  },
  {
    clause: '7.6',
    says: 'Cards rank from ace, king, queen, jack and ten down to two. An ace also counts as one to complete a straight or straight flush that ends in 3-2-ace.',
    kind: 'informative',
    note: 'The clause refers to 6.7, which is about another game; see the ambiguity on 7.6.',
    source: [1311, 1314],
  },
  {
    clause: '7.7',
    says: 'Hands rank in the order (a) to (j), the best first.',
    kind: 'informative',
    source: [1315, 1317],
  },
  ...fiveCardHands('7.7', [
    [1319, 1319],
    [1320, 1320],
    [1321, 1321],
    [1323, 1324],
    [1326, 1326],
    [1328, 1329],
    [1331, 1331],
    [1333, 1334],
    [1336, 1336],
    [1338, 1338],
  ]),
];

const play: RuleInput[] = [
  {
    clause: '7.8',
    says: 'Each playing position takes one wager, and nobody bets on more than one position.',
    kind: 'informative',
    topic: 'one-hand-per-player',
    source: [1340, 1341],
  },
  {
    clause: '7.9',
    says: 'The first wager, the ante, is against the dealer and is placed in its area before any card is dealt.',
    kind: 'informative',
    topic: 'wagers-before-cards',
    source: [1343, 1345],
  },
  {
    clause: '7.10',
    says: 'Players and dealer get five cards each, from the dealer’s left, face down but for the dealer’s fifth, which is dealt face up.',
    kind: 'informative',
    source: [1347, 1349],
  },
  {
    clause: '7.11',
    says: 'What a hand is worth is for its player to see.',
    kind: 'informative',
    source: [1351, 1351],
  },
  {
    clause: '7.12',
    says: 'Having looked at the cards, a player stays in with a raise of exactly twice the ante, or loses the ante.',
    kind: 'informative',
    parameters: [{ name: 'raise', comparator: 'equal', value: '2', unit: 'antes' }],
    topic: 'fold',
    source: [1353, 1356],
  },
  {
    clause: '7.13',
    says: 'What stays in play wins as (a) and (b) say. A sign at the table shows the odds of the raise.',
    kind: 'computed',
    appliesTo: { wagers: ['raise'] },
    evidence: { compare: 'odds-shown' },
    onBreach: 'needs-notice',
    note: 'The sentence on the sign follows the odds of (b) without a number of its own; see the ambiguity on 7.13.',
    source: [1358, 1382],
  },
  minimumOdds({
    clause: '7.13(a)',
    says: 'If the dealer has less than ace and king, the hand is over and only the ante wins, at least at 1 to 1.',
    wagers: ['ante'],
    least: { 'dealer-not-qualified': '1 to 1' },
    source: [1360, 1362],
    note: 'The raise then goes back; see the ambiguity on 7.13(a).',
  }),
  minimumOdds({
    clause: '7.13(b)',
    says: 'If the dealer has ace and king or better and the player’s hand is better still, the ante wins at least at 1 to 1, and the raise at least at the odds of the player’s hand, (i) to (viii).',
    wagers: ['ante', 'raise'],
    least: {
      win: '1 to 1',
      'royal-flush': '50 to 1',
      'straight-flush': '50 to 1',
      'four-of-a-kind': '20 to 1',
      'full-house': '8 to 1',
      flush: '6 to 1',
      straight: '4 to 1',
      'three-of-a-kind': '3 to 1',
      'two-pairs': '2 to 1',
      'pair-or-less': '1 to 1',
    },
    source: [1364, 1379],
    note: 'No odds are printed for a royal flush, which is paid as the straight flush it is; see the ambiguity on 7.13(b).',
  }),
  {
    clause: '7.14',
    says: 'Where the dealer’s hand is better, ante and raise both lose.',
    kind: 'informative',
    source: [1384, 1385],
  },
  {
    clause: '7.15',
    says: 'Where the two hands are exactly equal, the wagers are void.',
    kind: 'informative',
    topic: 'tie',
    source: [1387, 1388],
  },
];

const progressiveOdds = (
  letter: string,
  hand: string,
  event: string,
  odds: string,
  line: number,
  note?: string,
): RuleInput =>
  minimumOdds({
    clause: `7.21(${letter})`,
    says: `${hand}: at least ${odds}.`,
    wagers: ['progressive'],
    least: { [event]: odds },
    source: [line, line],
    ...(note ? { note } : {}),
  });

const TIMES = 'Printed as a number of times the value of the wager; see the ambiguity on 7.21(c).';

const progressive: RuleInput[] = [
  {
    clause: '7.16',
    says: 'The licence holder may add a progressive jackpot wager to the game; 2.7 then applies.',
    kind: 'informative',
    note: 'Held under 2.7(a) to 2.7(g).',
    source: [1390, 1392],
  },
  {
    clause: '7.17',
    says: 'The progressive wager is optional and is placed together with the ante.',
    kind: 'informative',
    source: [1394, 1395],
  },
  {
    clause: '7.18',
    says: 'Nobody places a progressive wager without an ante.',
    kind: 'informative',
    source: [1397, 1398],
  },
  {
    clause: '7.19',
    says: 'Each playing position has a slot, spot or area of its own for the progressive wager.',
    kind: 'attested',
    appliesTo: { wagers: ['progressive'] },
    attests: 'We provide a slot, spot or area for the progressive wager at each playing position.',
    source: [1400, 1401],
  },
  {
    clause: '7.20',
    says: 'The progressive wager is on the player’s own hand being one of those of 7.21, and wins whatever the dealer holds.',
    kind: 'informative',
    source: [1403, 1406],
  },
  {
    clause: '7.21',
    says: 'With one of the hands (a) to (e) the progressive wager wins, and at least the amounts given there are paid from the meter.',
    kind: 'informative',
    appliesTo: { wagers: ['progressive'] },
    source: [1408, 1411],
  },
  progressiveOdds('a', 'Royal flush', 'royal-flush', '100% of the meter', 1413),
  progressiveOdds('b', 'Straight flush', 'straight-flush', '10% of the meter', 1414),
  progressiveOdds('c', 'Four of a kind', 'four-of-a-kind', '100 for 1', 1415, TIMES),
  progressiveOdds('d', 'Full house', 'full-house', '75 for 1', 1417, TIMES),
  progressiveOdds('e', 'Flush', 'flush', '50 for 1', 1419, TIMES),
];

const insured = { wagers: ['insurance'] };

const insurancePlay: RuleInput[] = [
  {
    clause: '7.22',
    says: 'The licence holder may offer casino stud bonus insurance as an option of the game. It belongs to Prime Table Games, whose agreement any variation of it needs first.',
    kind: 'computed',
    appliesTo: insured,
    evidence: { compare: 'proprietor-consent' },
    onBreach: 'needs-consent',
    source: [1420, 1425],
  },
  {
    clause: '7.23',
    says: 'Bonus insurance is offered only at tables marked for its two wagers, insurance and double.',
    kind: 'attested',
    appliesTo: insured,
    attests: 'We offer bonus insurance only at tables marked for the insurance and double wagers.',
    source: [1427, 1428],
  },
  {
    clause: '7.24',
    says: 'Nobody places an insurance wager without an ante.',
    kind: 'informative',
    appliesTo: insured,
    source: [1430, 1431],
  },
  {
    clause: '7.25',
    says: 'The insurance wager may be of any amount within the limits of the table and is placed before any card is dealt.',
    kind: 'informative',
    appliesTo: insured,
    source: [1433, 1434],
  },
  {
    clause: '7.26',
    says: 'The dealer deals and turns the fifth card of the dealer’s hand as 7.10 says. It is called the dealer’s up-card.',
    kind: 'informative',
    appliesTo: insured,
    source: [1436, 1438],
  },
  {
    clause: '7.27',
    says: 'If the up-card is a two, three, four or five, a player with an insurance wager may place a double wager of the same amount, or leave it.',
    kind: 'informative',
    appliesTo: insured,
    parameters: [
      { name: 'up-cards', comparator: 'one-of', value: ['2', '3', '4', '5'], unit: 'rank of the up-card' },
      { name: 'double wager', comparator: 'equal', value: '1', unit: 'insurance wagers' },
    ],
    source: [1440, 1444],
  },
  {
    clause: '7.28',
    says: 'On any other up-card insurance wagers stay as they are.',
    kind: 'informative',
    appliesTo: insured,
    source: [1446, 1447],
  },
  {
    clause: '7.29',
    says: 'When everybody has raised or folded, and doubled or not, the antes of those who folded are settled first.',
    kind: 'informative',
    appliesTo: insured,
    source: [1449, 1451],
  },
  {
    clause: '7.30',
    says: 'Who folds without insurance loses the ante, and the cards are taken in.',
    kind: 'informative',
    appliesTo: insured,
    source: [1453, 1455],
  },
  {
    clause: '7.31',
    says: 'Who folds with insurance loses the ante, but hand and insurance stay in play; the cards are laid face down over the ante area to show it.',
    kind: 'informative',
    appliesTo: insured,
    source: [1457, 1461],
  },
];

const insuranceSettling: RuleInput[] = [
  {
    clause: '7.32',
    says: 'If the dealer has ace and king or better, insurance and double both lose, and ante and raise are settled by 7.13(b).',
    kind: 'informative',
    appliesTo: insured,
    source: [1463, 1467],
  },
  minimumOdds({
    clause: '7.33',
    says: 'If the dealer does not qualify, ante and raise are settled by 7.13(a), and insurance and double are paid by the player’s hand, at least at the odds listed.',
    wagers: ['insurance'],
    least: {
      'royal-flush': '100 to 1',
      'straight-flush': '50 to 1',
      'four-of-a-kind': '20 to 1',
      'full-house': '8 to 1',
      flush: '6 to 1',
    },
    source: [1468, 1480],
  }),
  {
    clause: '7.34',
    says: 'The odds of 7.33 are those of a player with a flush or better.',
    kind: 'informative',
    appliesTo: insured,
    source: [1482, 1485],
  },
  minimumOdds({
    clause: '7.35',
    says: 'A player with less than a flush is paid by the dealer’s hand: at least 5 to 1 if it is seven high, 4 to 1 if eight high, 2 to 1 if nine or ten high, and 1 to 1 if it does not qualify otherwise.',
    wagers: ['insurance'],
    least: {
      'dealer-7-high': '5 to 1',
      'dealer-8-high': '4 to 1',
      'dealer-9-or-10-high': '2 to 1',
      'dealer-not-qualified': '1 to 1',
    },
    source: [1487, 1498],
  }),
  {
    clause: '7.36',
    says: 'Only one of the two odds is paid, those of 7.33 coming before those of 7.35.',
    kind: 'informative',
    appliesTo: insured,
    note: 'The example has four of a kind against a nine high dealer paid 20 to 1 and nothing besides.',
    source: [1500, 1502],
  },
];

export const section07 = section({
  number: '7',
  title: 'Casino Stud Poker',
  game: 'casino-stud',
  printed: [],
  rules: [...tableAndCards, ...play, ...progressive, ...insurancePlay, ...insuranceSettling],
});
