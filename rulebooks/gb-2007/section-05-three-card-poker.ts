import type { RuleInput } from '../record';
import { minimumOdds } from './minimum-odds';
import { section } from './section';

const tableAndCards: RuleInput[] = [
  {
    clause: '5.1',
    says: 'The game belongs to Prime Table Games, which licenses it in the United Kingdom. Every form of it uses a layout whose design the owner has approved, unless the owner agrees to another.',
    kind: 'attested',
    attests: 'We use the layout that Prime Table Games has approved for this game, or one it has agreed to.',
    note: 'Figure 6 is not in the text.',
    source: [878, 883],
  },
  {
    clause: '5.2',
    says: 'No side bet is allowed but those listed from 5.24 on, unless the Commission agrees to it under 2.3 and 2.4 and the proprietor agrees as well.',
    kind: 'computed',
    evidence: { compare: 'wagers-listed' },
    onBreach: 'needs-consent',
    source: [885, 887],
  },
  {
    clause: '5.3',
    says: 'One pack of cards is used.',
    kind: 'attested',
    parameters: [{ name: 'packs', comparator: 'equal', value: '1', unit: 'packs of 52 cards' }],
    attests: 'We deal this game from one pack of 52 cards.',
    source: [890, 890],
  },
  {
    clause: '5.4',
    says: 'Procedures keep the cards secure and true.',
    kind: 'attested',
    attests: 'We have procedures that keep the cards secure and true.',
    source: [892, 893],
  },
  {
    clause: '5.5',
    says: 'A notice in plain view at the table gives the smallest and largest wager. Players may not join together to go over the largest.',
    kind: 'computed',
    evidence: { compare: 'table-limits' },
    onBreach: 'needs-notice',
    source: [895, 897],
  },
  {
    clause: '5.6',
    says: 'What the ante bonus and the pair plus wager pay is printed on the layout in a design the owner has approved, or stands on a sign at the table where the owner has approved that.',
    kind: 'computed',
    appliesTo: { wagers: ['ante-bonus', 'pair-plus'] },
    evidence: { compare: 'odds-shown' },
    onBreach: 'needs-notice',
    note: 'The sign always carries the odds; a layout that shows them as well does no harm. That the owner approved how they are shown is confirmed under 5.1.',
    source: [899, 902],
  },
];

const hands: RuleInput[] = [
  {
    clause: '5.7',
    says: 'Cards rank from ace, king, queen, jack and ten down to two. An ace also counts as one to complete the straight or straight flush 3-2-ace.',
    kind: 'informative',
    source: [903, 906],
  },
  {
    clause: '5.8',
    says: 'Hands rank in the order (i) to (vi), the best first.',
    kind: 'informative',
    source: [908, 909],
  },
  {
    clause: '5.8(i)',
    says: 'Straight flush: three cards in sequence, of one suit.',
    kind: 'informative',
    source: [911, 911],
  },
  {
    clause: '5.8(ii)',
    says: 'Three of a kind: three cards of one rank.',
    kind: 'informative',
    source: [913, 913],
  },
  {
    clause: '5.8(iii)',
    says: 'Straight: three cards in sequence that are no straight flush.',
    kind: 'informative',
    source: [915, 915],
  },
  {
    clause: '5.8(iv)',
    says: 'Flush: three cards of one suit that are no straight flush.',
    kind: 'informative',
    source: [917, 917],
  },
  { clause: '5.8(v)', says: 'Pair: two cards of one rank.', kind: 'informative', source: [919, 919] },
  {
    clause: '5.8(vi)',
    says: 'High card: the highest card of the hand.',
    kind: 'informative',
    note: 'That the second and the third card decide between equal first ones is said in 5.17.',
    source: [921, 921],
  },
];

const play: RuleInput[] = [
  {
    clause: '5.9',
    says: 'Each playing position takes one wager, and nobody bets on more than one position.',
    kind: 'informative',
    topic: 'one-hand-per-player',
    source: [923, 924],
  },
  {
    clause: '5.10',
    says: 'Before any card is dealt, each player places one of the wagers of 5.11, or both.',
    kind: 'informative',
    topic: 'wagers-before-cards',
    source: [926, 929],
  },
  {
    clause: '5.11',
    says: 'A player may place either of two wagers, (i) and (ii), or both.',
    kind: 'informative',
    source: [931, 931],
  },
  {
    clause: '5.11(i)',
    says: 'Pair plus: on the rank of the player’s own hand, whatever the dealer holds.',
    kind: 'informative',
    source: [933, 934],
  },
  {
    clause: '5.11(ii)',
    says: 'Ante: on the player’s hand being better than the dealer’s.',
    kind: 'informative',
    source: [936, 937],
  },
  {
    clause: '5.12',
    says: 'Players and dealer get three cards each, face down, from the dealer’s left.',
    kind: 'informative',
    source: [939, 940],
  },
  {
    clause: '5.13',
    says: 'To stay in, a player with an ante places a play wager of the same amount.',
    kind: 'informative',
    parameters: [{ name: 'play wager', comparator: 'equal', value: '1', unit: 'antes' }],
    source: [942, 945],
  },
  {
    clause: '5.14',
    says: 'A player who places no play wager loses the ante.',
    kind: 'informative',
    topic: 'fold',
    note: 'What becomes of a pair plus wager beside it is not said; see the ambiguity on 5.14.',
    source: [947, 949],
  },
  {
    clause: '5.15',
    says: 'A player with a pair plus wager alone lays a hand of a pair or better in the play area, with nothing on it.',
    kind: 'informative',
    source: [951, 954],
  },
];

const settling: RuleInput[] = [
  {
    clause: '5.16',
    says: 'The dealer plays with a hand of queen high or better.',
    kind: 'informative',
    parameters: [{ name: 'dealer qualifies', comparator: 'at-least', value: 'queen high', unit: 'hand' }],
    source: [955, 956],
  },
  minimumOdds({
    clause: '5.16(a)',
    says: 'If the dealer does not qualify, play wagers go back, antes win at 1 to 1, ante bonuses are paid from a straight up, and pair plus wagers are settled on the player’s hand.',
    wagers: ['ante'],
    least: { 'dealer-not-qualified': '1 to 1' },
    source: [958, 963],
    note: 'Its parts (i) to (iv) are read together.',
  }),
  {
    clause: '5.16(b)',
    says: 'If the dealer qualifies, antes and play wagers are settled on the two hands, ante bonuses are paid from a straight up, and pair plus wagers are settled on the player’s hand.',
    kind: 'informative',
    note: 'Its parts (i) to (iv) are read together; 5.18 to 5.22 say who wins what.',
    source: [965, 970],
  },
  {
    clause: '5.17',
    says: 'Where the first two cards are equal, the third decides. Equal hands leave ante and play where they are; the ante bonus and pair plus are paid all the same.',
    kind: 'informative',
    topic: 'tie',
    source: [972, 975],
  },
  minimumOdds({
    clause: '5.18',
    says: 'A hand that beats a qualified dealer wins on ante and play, both at 1 to 1.',
    wagers: ['ante', 'play'],
    least: { win: '1 to 1' },
    source: [977, 978],
    note: 'The clause does not call these minimum odds; see the ambiguity on 5.18.',
  }),
  {
    clause: '5.19',
    says: 'Where the dealer’s hand is better, ante and play both lose.',
    kind: 'informative',
    source: [980, 981],
  },
];

const bonusHand = (letter: string, hand: string, event: string, odds: string, line: number): RuleInput =>
  minimumOdds({
    clause: `5.20(${letter})`,
    says: `${hand}: the ante bonus is at least ${odds}.`,
    wagers: ['ante-bonus'],
    least: { [event]: odds },
    source: [line, line],
  });

const plusHand = (letter: string, hand: string, event: string, odds: string, line: number): RuleInput =>
  minimumOdds({
    clause: `5.22(${letter})`,
    says: `${hand}: pair plus pays at least ${odds}.`,
    wagers: ['pair-plus'],
    least: { [event]: odds },
    source: [line, line],
  });

const bonuses: RuleInput[] = [
  {
    clause: '5.20',
    says: 'A player with both ante and play is paid a bonus on the ante alone for the hands (a) to (c), at the minimum odds given there.',
    kind: 'informative',
    source: [983, 986],
  },
  bonusHand('a', 'Straight', 'straight', '1 to 1', 988),
  bonusHand('b', 'Three of a kind', 'three-of-a-kind', '4 to 1', 989),
  bonusHand('c', 'Straight flush', 'straight-flush', '5 to 1', 990),
  {
    clause: '5.21',
    says: 'Where the two hands are exactly equal, ante and play are void.',
    kind: 'informative',
    topic: 'tie',
    source: [992, 993],
  },
  {
    clause: '5.22',
    says: 'Pair plus wins with one of the hands (a) to (e), at the minimum odds given there.',
    kind: 'informative',
    source: [995, 997],
  },
  plusHand('a', 'Pair', 'pair', '1 to 1', 999),
  plusHand('b', 'Flush', 'flush', '4 to 1', 1001),
  plusHand('c', 'Straight', 'straight', '6 to 1', 1003),
  plusHand('d', 'Three of a kind', 'three-of-a-kind', '33 to 1', 1005),
  plusHand('e', 'Straight flush', 'straight-flush', '35 to 1', 1006),
  {
    clause: '5.23',
    says: 'With less than a pair, pair plus loses.',
    kind: 'informative',
    source: [1007, 1009],
  },
  {
    clause: '5.24',
    says: 'This is where permitted variations of the game are written; so far there is none.',
    kind: 'computed',
    evidence: { compare: 'proprietor-consent' },
    onBreach: 'needs-consent',
    note: 'Pays other than those of this section are read as a variation, which 5.2 has the proprietor agree to; see the ambiguity on 5.24.',
    source: [1013, 1014],
  },
];

export const section05 = section({
  number: '5',
  title: 'Three Card Poker',
  game: 'three-card-poker',
  printed: ['5.23', '5.24'],
  rules: [...tableAndCards, ...hands, ...play, ...settling, ...bonuses],
});
