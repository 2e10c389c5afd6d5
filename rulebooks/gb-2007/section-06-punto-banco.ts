import type { RuleInput } from '../record';
import { minimumOdds } from './minimum-odds';
import { section } from './section';

const STANDARD = ['punto-banco'];
const PUNTO_2000 = ['punto-banco-2000'];
const DRAGON = ['dragon-bonus-player', 'dragon-bonus-banker'];

const tableAndShoe: RuleInput[] = [
  {
    clause: '6.1',
    says: 'Two layouts are given as examples, a full-size one and a small one with the Dragon Bonus. They show every wager and where it is placed.',
    kind: 'informative',
    topic: 'layout',
    note: 'Figures 7 and 8 are not in the text.',
    source: [1015, 1020],
  },
  {
    clause: '6.2',
    says: 'No side wager or variation is allowed but those listed from 6.28 on, unless the Commission agrees to it under 2.3 and 2.4.',
    kind: 'computed',
    evidence: { compare: 'wagers-listed' },
    onBreach: 'needs-consent',
    topic: 'other-wagers',
    source: [1021, 1023],
  },
  {
    clause: '6.3',
    says: 'The banker’s part is filled in one of two ways, (a) or (b).',
    kind: 'computed',
    appliesTo: { options: ['shoe'] },
    parameters: [
      { name: 'who deals as banker', comparator: 'one-of', value: ['dealer', 'players'], unit: 'choice' },
    ],
    evidence: { compare: 'option-value', option: 'shoe' },
    onBreach: 'breach',
    source: [1025, 1026],
  },
  {
    clause: '6.3(a)',
    says: 'The dealer draws the cards throughout and acts as banker.',
    kind: 'informative',
    source: [1028, 1028],
  },
  {
    clause: '6.3(b)',
    says: 'The shoe goes round the players at the table, each of whom takes the banker’s part or passes it on.',
    kind: 'informative',
    source: [1030, 1031],
  },
  {
    clause: '6.4',
    says: 'A dealer who acts as banker keeps the shoe and deals to fixed places on the table.',
    kind: 'informative',
    source: [1033, 1034],
  },
  {
    clause: '6.5',
    says: 'Where players act as banker, the shoe is offered anti-clockwise, at first to the player in seat 1.',
    kind: 'informative',
    source: [1036, 1038],
  },
  {
    clause: '6.6',
    says: 'A player who takes the shoe deals and does nothing else: the bank is not the player’s to hold or to run, as 2.5 says.',
    kind: 'informative',
    source: [1040, 1042],
  },
  {
    clause: '6.7',
    says: 'When the bank loses a coup, the shoe is offered on, anti-clockwise, from the next numbered place.',
    kind: 'informative',
    source: [1044, 1045],
  },
  {
    clause: '6.8',
    says: 'Only players at numbered places may take the shoe. Its order round the table goes on from one shoe to the next.',
    kind: 'informative',
    source: [1047, 1048],
  },
  {
    clause: '6.9',
    says: 'A player with the shoe may choose to bet on Egalité alone, and may pass the shoe after any coup.',
    kind: 'informative',
    note: 'Two paragraphs are read under this number, see the ambiguity on 6.9; what “only” is said of is told there too.',
    source: [1050, 1053],
  },
  {
    clause: '6.10',
    says: 'The dealer plays the punter’s part in every coup, whoever acts as banker.',
    kind: 'informative',
    source: [1055, 1056],
  },
];

const cardsAndLimits: RuleInput[] = [
  {
    clause: '6.11',
    says: 'A table changes its number of decks only at the end of a shoe and with the agreement of everyone playing, never within a shoe or when it could be unfair to some.',
    kind: 'attested',
    attests:
      'We change the number of decks at a table only between shoes, with the agreement of everyone playing, and never when it could be unfair to some of them.',
    topic: 'deck',
    note: 'How many decks there may be is not said; see the ambiguity on 6.11.',
    source: [1058, 1062],
  },
  {
    clause: '6.12',
    says: 'Procedures keep the cards secure and true.',
    kind: 'attested',
    attests: 'We have procedures that keep the cards secure and true.',
    topic: 'security-of-cards',
    source: [1064, 1065],
  },
  {
    clause: '6.13',
    says: 'A notice in plain view at the table gives the smallest and largest wager. Players may not join together to go over the largest.',
    kind: 'computed',
    evidence: { compare: 'table-limits' },
    onBreach: 'needs-notice',
    topic: 'limits',
    source: [1066, 1068],
  },
  {
    clause: '6.14',
    says: 'A spoken wager counts only if chips or cash that cover it are put down and the dealer or the banker confirms it.',
    kind: 'informative',
    topic: 'placing-wagers',
    source: [1070, 1073],
  },
  {
    clause: '6.15',
    says: 'An ace counts one, a picture ten, any other card what it is marked with.',
    kind: 'informative',
    topic: 'card-ranking',
    source: [1075, 1076],
  },
  {
    clause: '6.16',
    says: 'A hand has two or three cards, as the tableau of 6.27 has it.',
    kind: 'informative',
    source: [1078, 1079],
  },
  {
    clause: '6.17',
    says: 'A hand’s point is the last figure of the sum of its cards, 0 to 9. Zero is called baccarat.',
    kind: 'informative',
    topic: 'hand-ranking',
    source: [1081, 1083],
  },
];

const odds: RuleInput[] = [
  minimumOdds({
    clause: '6.18',
    says: 'A win on Banco pays at least 19 to 20.',
    games: STANDARD,
    wagers: ['banco'],
    least: { win: '19 to 20' },
    source: [1084, 1084],
  }),
  minimumOdds({
    clause: '6.19',
    says: 'A win on Punto pays at least 1 to 1.',
    wagers: ['punto'],
    least: { win: '1 to 1' },
    source: [1086, 1086],
  }),
  minimumOdds({
    clause: '6.20',
    says: 'A win on Egalité pays at least 8 to 1.',
    wagers: ['egalite'],
    least: { win: '8 to 1' },
    source: [1088, 1088],
  }),
];

const RANKS = [
  'A nine of two cards.',
  'An eight of two cards.',
  'A nine of three cards.',
  'An eight of three cards.',
  'A seven of two or three cards.',
  'A six of two or three cards.',
  'A five of two or three cards.',
  'A four of two or three cards.',
  'A three of two or three cards.',
  'A two of two or three cards.',
  'A one of two or three cards.',
  'Baccarat, which is zero.',
];
const RANK_LINES = [1111, 1113, 1115, 1117, 1119, 1121, 1123, 1125, 1129, 1131, 1133, 1135];

const coup: RuleInput[] = [
  {
    clause: '6.21',
    says: 'A coup begins with four cards: punter, banker, punter, banker.',
    kind: 'informative',
    topic: 'initial-deal',
    source: [1090, 1091],
  },
  {
    clause: '6.22',
    says: 'With zero to five the punter takes one card, face up; with six to nine the punter stands.',
    kind: 'informative',
    topic: 'third-card',
    source: [1093, 1101],
  },
  {
    clause: '6.23',
    says: 'With eight or nine in either hand no more cards are dealt.',
    kind: 'informative',
    topic: 'third-card',
    source: [1103, 1104],
  },
  {
    clause: '6.24',
    says: 'With eight or nine in neither, the banker draws or stands as the tableau of 6.27 has it.',
    kind: 'informative',
    topic: 'third-card',
    source: [1106, 1109],
  },
  {
    clause: '6.25',
    says: 'Hands rank in the order (1) to (12), the best first.',
    kind: 'informative',
    topic: 'hand-ranking',
    note: 'An eight or nine of two cards never meets one of three, because it ends the coup; the order comes to the higher point.',
    source: [1110, 1135],
  },
  ...RANKS.map(
    (says, i): RuleInput => ({
      clause: `6.25(${i + 1})`,
      says,
      kind: 'informative',
      source: [RANK_LINES[i] as number, RANK_LINES[i] as number],
    }),
  ),
  {
    clause: '6.26',
    says: 'Between equal hands, wagers on punter and banker are void and Egalité wins, at 8 to 1 or more.',
    kind: 'informative',
    topic: 'stand-off',
    note: 'The odds are held under 6.20.',
    source: [1137, 1139],
  },
  {
    clause: '6.27',
    says: 'Cards are drawn by the tableau and in no other way: the banker draws with zero to two, stands with seven, and with three to six looks at the card the punter was given.',
    kind: 'informative',
    topic: 'third-card',
    note: 'The rows are three: all but 8; four: 2 to 7; five: 4 to 7; six: 6 and 7. Where the punter stands, the banker draws with three to five. The engine draws by this table.',
    source: [1141, 1160],
  },
];

const puntoTwoThousand: RuleInput[] = [
  {
    clause: '6.28',
    says: 'Punto 2000 is played as Punto Banco is, but the minimum odds of 6.18 on the banker do not hold.',
    kind: 'informative',
    appliesTo: { games: PUNTO_2000 },
    source: [1162, 1167],
  },
  minimumOdds({
    clause: '6.29',
    says: 'A win on the banker pays at least 1 to 1, and with a point of six at least 1 to 2.',
    games: PUNTO_2000,
    wagers: ['banco'],
    least: { 'win-with-six': '1 to 2', win: '1 to 1' },
    source: [1168, 1170],
  }),
  {
    clause: '6.30',
    says: 'A game takes wagers by the rules of Punto 2000 or by those of Punto Banco, not both.',
    kind: 'attested',
    appliesTo: { games: PUNTO_2000 },
    attests: 'We take no wagers by the rules of Punto Banco at a table while it plays Punto Banco 2000.',
    note: 'Each of the two is a game of its own here, so no variant has both wagers on the banker.',
    source: [1172, 1174],
  },
];

const dragonTerms: RuleInput[] = [
  {
    clause: '6.31',
    says: 'The Dragon Bonus may be added to either form of the game as the licence holder sees fit. It belongs to Shufflemaster Inc, whose agreement any variation of it needs first.',
    kind: 'computed',
    evidence: { compare: 'proprietor-consent' },
    onBreach: 'needs-consent',
    note: 'Pays other than the minimum odds and the printed tables are read as a variation; see the ambiguity on 6.31.',
    source: [1176, 1182],
  },
  {
    clause: '6.32',
    says: 'The Dragon Bonus is on offer only at tables marked for it.',
    kind: 'attested',
    attests: 'We offer the Dragon Bonus only at tables that are marked for it.',
    source: [1184, 1185],
  },
  {
    clause: '6.33',
    says: 'A Dragon Bonus needs no wager on Punto, Banco or Egalité beside it.',
    kind: 'informative',
    source: [1187, 1188],
  },
  {
    clause: '6.34',
    says: 'A Dragon Bonus is any amount within the limits of the table, placed before the first card.',
    kind: 'informative',
    topic: 'wagers-before-cards',
    source: [1190, 1191],
  },
  {
    clause: '6.35',
    says: 'It is placed on one of the two hands, the selected one, at the place beside that hand’s wager, and not on both.',
    kind: 'informative',
    source: [1193, 1197],
  },
  {
    clause: '6.36',
    says: 'Once all wagers are down, a coup of either form of the game is played as this section has it.',
    kind: 'informative',
    source: [1199, 1201],
  },
  {
    clause: '6.37',
    says: 'At each place the standard wager is settled before the Dragon Bonus.',
    kind: 'informative',
    topic: 'order-of-settlement',
    source: [1203, 1204],
  },
  {
    clause: '6.38',
    says: 'The Dragon Bonus wins in two ways: the selected hand wins with a natural, or it wins without one.',
    kind: 'informative',
    note: 'A win with two cards that are no natural is read as the second way; see the ambiguity on 6.38.',
    source: [1206, 1210],
  },
];

const dragonSettling: RuleInput[] = [
  minimumOdds({
    clause: '6.39',
    says: 'A natural that wins pays at least 1 to 1.',
    wagers: DRAGON,
    least: { natural: '1 to 1' },
    source: [1212, 1213],
  }),
  {
    clause: '6.40',
    says: 'With a natural that ties, the Dragon Bonus goes back to the player.',
    kind: 'informative',
    topic: 'stand-off',
    source: [1215, 1216],
  },
  minimumOdds({
    clause: '6.41',
    says: 'Another hand that wins by four points or more pays at least the odds listed. As a table of its own this list is not balanced, with a stated house edge between 11.2 % and 16.7 %; use as a guide only is advised.',
    wagers: DRAGON,
    least: {
      'by-9': '20 to 1',
      'by-8': '8 to 1',
      'by-7': '4 to 1',
      'by-6': '4 to 1',
      'by-5': '2 to 1',
      'by-4': '1 to 1',
    },
    source: [1217, 1234],
    note: 'The advice against using the list as a table is held under 2.10.',
  }),
  {
    clause: '6.42',
    says: 'Besides the minimum odds, three whole pay tables, 1 to 3, may be used under 2.9.',
    kind: 'informative',
    note: 'Which table is in use must be on the sign; held under 2.9(c).',
    source: [1236, 1262],
  },
  {
    clause: '6.43',
    says: 'A win without a natural by fewer than four points loses the Dragon Bonus.',
    kind: 'informative',
    source: [1264, 1267],
  },
  {
    clause: '6.44',
    says: 'Where the selected hand does not win, the Dragon Bonus loses.',
    kind: 'informative',
    note: 'But for a tie of naturals, by 6.40.',
    source: [1269, 1270],
  },
];

const aboutDragon = (rules: RuleInput[]): RuleInput[] =>
  rules.map((rule) => ({ ...rule, appliesTo: { ...rule.appliesTo, wagers: DRAGON } }));

export const section06 = section({
  number: '6',
  title: 'Punto Banco',
  game: [...STANDARD, ...PUNTO_2000],
  printed: [],
  rules: [
    ...tableAndShoe,
    ...cardsAndLimits,
    ...odds,
    ...coup,
    ...puntoTwoThousand,
    ...aboutDragon([...dragonTerms, ...dragonSettling]),
  ],
});
