import type { RuleInput } from '../record';
import { fiveCardHands } from './five-card-hands';
import { minimumOdds } from './minimum-odds';
import { section } from './section';

const tableAndCards: RuleInput[] = [
  {
    clause: '12.1',
    says: 'One layout is given as an example. The game belongs to Shufflemaster Inc, whose agreement any variation of it needs first.',
    kind: 'computed',
    evidence: { compare: 'proprietor-consent' },
    onBreach: 'needs-consent',
    note: 'Figure 23 is not in the text. Pays other than the minimum odds and the printed tables are read as a variation; see the ambiguity on 12.1.',
    source: [2794, 2798],
  },
  {
    clause: '12.2',
    says: 'No variation or side wager is allowed but those of this section, unless the proprietors agree to it and then the Commission under 2.3 and 2.4.',
    kind: 'computed',
    evidence: { compare: 'wagers-listed' },
    onBreach: 'needs-consent',
    source: [2800, 2802],
  },
  {
    clause: '12.3',
    says: 'One pack of 52 cards is used.',
    kind: 'attested',
    parameters: [{ name: 'packs', comparator: 'equal', value: '1', unit: 'packs of 52 cards' }],
    attests: 'We deal this game from one pack of 52 cards.',
    source: [2804, 2804],
  },
  {
    clause: '12.4',
    says: 'Procedures keep the cards secure and true.',
    kind: 'attested',
    attests: 'We have procedures that keep the cards secure and true.',
    source: [2806, 2807],
  },
  {
    clause: '12.5',
    says: 'A notice in plain view at the table gives the smallest and largest wager. Players may not join together to go over the largest.',
    kind: 'computed',
    evidence: { compare: 'table-limits' },
    onBreach: 'needs-notice',
    source: [2809, 2811],
  },
  {
    clause: '12.6',
    says: 'Cards rank from ace, king, queen, jack and ten down to two. An ace also counts as one, in a sequence that ends in 3-2-ace.',
    kind: 'informative',
    note: 'The clause points to 12.7, which does not mention it; see the ambiguity on 12.6.',
    source: [2813, 2816],
  },
  {
    clause: '12.7',
    says: 'Five-card hands rank in the order (a) to (j), the best first.',
    kind: 'informative',
    source: [2817, 2818],
  },
  ...fiveCardHands('12.7', [
    [2820, 2820],
    [2821, 2821],
    [2822, 2822],
    [2824, 2825],
    [2827, 2827],
    [2829, 2830],
    [2832, 2832],
    [2834, 2835],
    [2837, 2837],
    [2838, 2838],
  ]),
  {
    clause: '12.8',
    says: 'The lowest hand that wins is a pair of tens.',
    kind: 'informative',
    parameters: [{ name: 'winning hand', comparator: 'at-least', value: 'pair of tens', unit: 'hand' }],
    source: [2840, 2841],
  },
];

const wagersAndDeal: RuleInput[] = [
  {
    clause: '12.9',
    says: 'Each playing position takes one wager, and nobody bets on more than one position.',
    kind: 'informative',
    topic: 'one-hand-per-player',
    source: [2843, 2844],
  },
  {
    clause: '12.10',
    says: 'Players bet against the house that their three cards make one of the hands of 12.27 with the dealer’s two community cards.',
    kind: 'informative',
    source: [2846, 2849],
  },
  {
    clause: '12.11',
    says: 'A side wager on the player’s own three cards may be added, paid by 12.30 and 12.31.',
    kind: 'informative',
    source: [2851, 2854],
  },
  {
    clause: '12.12',
    says: 'Cards are dealt from the dealer’s left.',
    kind: 'informative',
    source: [2856, 2856],
  },
  {
    clause: '12.13',
    says: 'Decisions and settlements go round in turn from the dealer’s right.',
    kind: 'informative',
    source: [2858, 2860],
  },
  {
    clause: '12.14',
    says: 'Before any card is dealt, each player places three equal wagers, marked 1, 2 and £. Those on 1 and 2 may be taken back in the course of play; the one on £ stays.',
    kind: 'informative',
    parameters: [{ name: 'equal wagers', comparator: 'equal', value: '3', unit: 'wagers' }],
    topic: 'wagers-before-cards',
    source: [2862, 2867],
  },
  {
    clause: '12.15',
    says: 'A player with the three wagers may add the three card bonus, of any amount within the limits of the table.',
    kind: 'informative',
    source: [2868, 2872],
  },
  {
    clause: '12.16',
    says: 'Then each player gets three cards face down, from the dealer’s left, and the dealer three, which are no hand of their own.',
    kind: 'informative',
    source: [2874, 2877],
  },
  {
    clause: '12.17',
    says: 'The upper two of the dealer’s cards become the community cards, face down; where a shuffling machine gives a third, it is burned.',
    kind: 'informative',
    source: [2879, 2882],
  },
];

const riding: RuleInput[] = [
  {
    clause: '12.18',
    says: 'Each player judges whether the three cards can become a pair of tens or better with the two community cards.',
    kind: 'informative',
    source: [2884, 2886],
  },
  {
    clause: '12.19',
    says: 'Each player is asked whether to take back the wager on 1 or to let it ride.',
    kind: 'informative',
    source: [2888, 2889],
  },
  {
    clause: '12.20',
    says: 'A first wager that is withdrawn is handed back.',
    kind: 'informative',
    source: [2891, 2892],
  },
  {
    clause: '12.21',
    says: 'A first wager that rides stays where it is, in play.',
    kind: 'informative',
    source: [2894, 2895],
  },
  {
    clause: '12.22',
    says: 'When all have decided on it, the community card on the dealer’s left is turned.',
    kind: 'informative',
    source: [2897, 2899],
  },
  {
    clause: '12.23',
    says: 'Each player is asked in turn whether to take back the wager on 2 or to let it ride.',
    kind: 'informative',
    source: [2901, 2902],
  },
  {
    clause: '12.24',
    says: 'A second wager that is withdrawn is handed back.',
    kind: 'informative',
    source: [2904, 2905],
  },
  {
    clause: '12.25',
    says: 'A second wager that rides stays where it is, in play.',
    kind: 'informative',
    source: [2907, 2908],
  },
  {
    clause: '12.26',
    says: 'When all have decided on it, the community card on the dealer’s right is turned.',
    kind: 'informative',
    source: [2910, 2912],
  },
];

const odds: RuleInput[] = [
  minimumOdds({
    clause: '12.27',
    says: 'From the dealer’s right, each hand of five is held against 12.7 and wins from a pair of tens up, at least at the odds listed. As a table of its own this list is not balanced, with a stated house edge of 5.25 %; use as a guide only is advised. Four whole pay tables may be used under 2.9. With table 4, what one player is paid for a royal flush may be capped, on the terms (a) to (c).',
    wagers: ['let-it-ride'],
    least: {
      'royal-flush': '100 to 1',
      'straight-flush': '50 to 1',
      'four-of-a-kind': '25 to 1',
      'full-house': '11 to 1',
      flush: '8 to 1',
      straight: '5 to 1',
      'three-of-a-kind': '3 to 1',
      'two-pairs': '2 to 1',
      pair: '1 to 1',
    },
    source: [2914, 3053],
    note: 'The advice against using the list as a table is held under 2.10, and the table in use under 2.9(c). Why the tables belong under this number is said in the ambiguity on 12.27.',
  }),
  {
    clause: '12.27(a)',
    says: 'Only a royal flush paid at 1000 to 1 may be capped.',
    kind: 'computed',
    appliesTo: { wagers: ['let-it-ride'], options: ['royal-ceiling'] },
    parameters: [{ name: 'royal-flush', comparator: 'equal', value: '1000 to 1', unit: 'odds' }],
    evidence: {
      compare: 'option-needs-pay',
      option: 'royal-ceiling',
      unlessValues: ['none'],
      wager: 'let-it-ride',
      event: 'royal-flush',
      pay: '1000 to 1',
    },
    onBreach: 'breach',
    source: [3055, 3055],
  },
  {
    clause: '12.27(b)',
    says: 'A very clear sign at the table gives the most that such a player is paid in all for the standard wagers, whatever they were and however many are still in play.',
    kind: 'computed',
    appliesTo: { wagers: ['let-it-ride'], options: ['royal-ceiling'] },
    evidence: {
      compare: 'option-chosen',
      option: 'royal-ceiling',
      unlessValues: ['none'],
      notice:
        'A royal flush pays one player no more than {value} in all for the standard wagers, whatever is staked and however many of the three wagers are in play.',
    },
    onBreach: 'needs-notice',
    source: [3057, 3060],
  },
  {
    clause: '12.27(c)',
    says: 'Every player whose wagers the cap could touch is told before the game begins, so as to be in no doubt and free to change or take back the wager.',
    kind: 'attested',
    appliesTo: { wagers: ['let-it-ride'], options: ['royal-ceiling'] },
    evidence: { compare: 'option-chosen', option: 'royal-ceiling', unlessValues: ['none'] },
    attests:
      'We tell every player whose wagers the cap on a royal flush could touch before the game begins, in time to change or take back a wager.',
    source: [3062, 3066],
  },
  {
    clause: '12.28',
    says: 'With less than a pair of tens, whatever of the three wagers is in play loses.',
    kind: 'informative',
    source: [3068, 3070],
  },
  {
    clause: '12.29',
    says: 'With a pair of tens or better, each of the three wagers that is in play is paid by 12.27.',
    kind: 'informative',
    source: [3072, 3074],
  },
  minimumOdds({
    clause: '12.30',
    says: 'The three card bonus pays for the player’s own three cards, at least at the odds listed. As a table of its own this list is not balanced, with a stated house edge of 18.7 %; use as a guide only is advised.',
    wagers: ['three-card-bonus'],
    least: {
      'mini-royal-flush': '50 to 1',
      'straight-flush': '40 to 1',
      'three-of-a-kind': '8 to 1',
      straight: '4 to 1',
      flush: '3 to 1',
      pair: '1 to 1',
    },
    source: [3076, 3092],
    note: 'The advice against using the list as a table is held under 2.10.',
  }),
  {
    clause: '12.31',
    says: 'Besides the minimum odds of 12.30, three whole pay tables, 1 to 3, may be used under 2.9.',
    kind: 'informative',
    note: 'Which table is in use must be on the sign; held under 2.9(c).',
    source: [3093, 3134],
  },
  {
    clause: '12.32',
    says: 'With less than a pair in the player’s three cards, the three card bonus loses.',
    kind: 'informative',
    source: [3136, 3138],
  },
  {
    clause: '12.33',
    says: 'With a pair or better in the player’s three cards, the three card bonus is paid by 12.30.',
    kind: 'informative',
    source: [3140, 3143],
  },
];

export const section12 = section({
  number: '12',
  title: 'Let It Ride',
  game: 'let-it-ride',
  printed: [],
  rules: [...tableAndCards, ...wagersAndDeal, ...riding, ...odds],
});
