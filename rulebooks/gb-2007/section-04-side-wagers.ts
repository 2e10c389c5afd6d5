import type { RuleInput } from '../format/record';
import { minimumOdds } from './minimum-odds';

type SideWager = { id: string; label: string; proprietor: string };

/** What the section asks of each of its side wagers, under numbers of its own. */
const terms = ({ id, label, proprietor }: SideWager) => {
  const appliesTo = { wagers: [id] };
  return {
    offered: (clause: string, source: [number, number], note: string): RuleInput => ({
      clause,
      says: `${label} may be added to the game if the licence holder chooses. It belongs to ${proprietor}, which must agree before any variation of it is proposed.`,
      kind: 'computed',
      appliesTo,
      evidence: { owes: 'agreement' },
      note,
      source,
    }),
    marked: (clause: string, source: [number, number]): RuleInput => ({
      clause,
      says: `${label} is offered only at tables marked for it, and only where four or six decks are in use.`,
      kind: 'computed',
      appliesTo,
      evidence: {
        measure: 'option',
        option: 'decks',
        oneOf: ['4', '6'],
        as: { name: 'decks', unit: 'packs of 52 cards' },
      },
      onBreach: 'breach',
      attests: `We offer ${label} only at tables that are marked for it.`,
      duty: 'equipment',
      source,
    }),
    wager: (clause: string, says: string, source: [number, number]): RuleInput => ({
      clause,
      says,
      kind: 'informative',
      informs: 'wager',
      appliesTo,
      source,
    }),
    lost: (clause: string, on: string, source: [number, number]): RuleInput => ({
      clause,
      says: `${label} loses on ${on}.`,
      kind: 'attested',
      duty: 'settling',
      appliesTo,
      attests: `We collect ${label} on ${on}.`,
      source,
    }),
    apart: (clause: string, source: [number, number]): RuleInput => ({
      clause,
      says: `A ${label} wager changes nothing in how the hand may be played at blackjack.`,
      kind: 'attested',
      duty: 'dealing',
      appliesTo,
      attests: `We play blackjack by its own rules, whoever has a ${label} wager.`,
      source,
    }),
    beside: (clause: string, source: [number, number]): RuleInput => ({
      clause,
      says: `Nobody may place a ${label} wager without an initial wager on the same hand.`,
      kind: 'computed',
      evidence: { measure: 'beside', wagers: ['initial'] },
      onBreach: 'breach',
      duty: 'wagers',
      appliesTo,
      attests: `We take no ${label} wager without an initial wager on the same hand.`,
      source,
    }),
    settled: (clause: string, source: [number, number]): RuleInput => ({
      clause,
      says: `${label} is settled straight after the initial deal, before any decision or further card.`,
      kind: 'attested',
      duty: 'settling',
      appliesTo,
      attests: `We settle ${label} straight after the initial deal, before any decision or further card.`,
      topic: 'order-of-settlement',
      source,
    }),
    tables: (clause: string, note: string, source: [number, number]): RuleInput => ({
      clause,
      says: 'Besides the minimum odds, two whole pay tables, 1 and 2, may be used under 2.9.',
      kind: 'informative',
      informs: 'permission',
      appliesTo,
      note: `Which table is in use must be on the sign; checked under 2.9(c).${note}`,
      source,
    }),
  };
};

const OWN_PAYS = (printed: string, clause: string) =>
  `Pays other than ${printed} are read as a variation; see the ambiguity on ${clause}.`;

const plusThree = terms({ id: 'twenty-one-plus-three', label: '21+3', proprietor: 'Prime Table Games' });
const royal = terms({ id: 'royal-match', label: 'Royal Match', proprietor: 'Shufflemaster Inc' });
const pairs = terms({ id: 'perfect-pairs', label: 'Perfect Pairs', proprietor: 'TCSJohnHuxley Ltd' });

export const twentyOnePlusThree: RuleInput[] = [
  plusThree.offered('4.31', [689, 694], OWN_PAYS('the minimum odds', '4.31')),
  plusThree.marked('4.32', [696, 698]),
  plusThree.wager(
    '4.33',
    '21+3 wins if the hand’s first two cards and the dealer’s first make a flush, a straight, three of a kind or a straight flush. The ace is high or low in a straight. A hand that is two of these wins once.',
    [700, 719],
  ),
  minimumOdds({
    clause: '4.34',
    says: 'Each of the hands of 4.33: at least 9 to 1.',
    wagers: ['twenty-one-plus-three'],
    least: {
      'suited-three-of-a-kind': '9 to 1',
      'straight-flush': '9 to 1',
      'three-of-a-kind': '9 to 1',
      straight: '9 to 1',
      flush: '9 to 1',
    },
    source: [721, 723],
  }),
  plusThree.lost('4.35', 'any other three cards', [725, 726]),
  plusThree.apart('4.36', [728, 730]),
  plusThree.beside('4.37', [732, 733]),
  plusThree.settled('4.38', [735, 736]),
];

export const royalMatch: RuleInput[] = [
  royal.offered('4.39', [738, 741], OWN_PAYS('the minimum odds and the printed tables', '4.31')),
  royal.marked('4.40', [743, 745]),
  royal.wager('4.41', 'Royal Match is on the hand’s first two cards being of one suit.', [747, 748]),
  minimumOdds({
    clause: '4.42',
    says: 'Two cards of one suit are paid at least the odds listed, by what they are. As a table of its own this list is not balanced, with a stated house edge between 10.2% and 11.5% for six and four decks; the rules advise using it as a guide only.',
    wagers: ['royal-match'],
    least: {
      'royal-match': '30 to 1',
      'suited-pair': '8 to 1',
      'straight-flush': '4 to 1',
      suited: '3 to 2',
    },
    source: [750, 766],
    note: 'The advice against using the list as a table is checked under 2.10.',
  }),
  royal.tables('4.43', '', [768, 788]),
  royal.lost('4.44', 'two cards of different suits', [790, 791]),
  royal.apart('4.45', [793, 796]),
  royal.beside('4.46', [798, 799]),
  royal.settled('4.47', [801, 802]),
];

export const perfectPairs: RuleInput[] = [
  pairs.offered('4.48', [803, 806], OWN_PAYS('the minimum odds and the printed tables', '4.31')),
  pairs.marked('4.49', [808, 810]),
  pairs.wager('4.50', 'Perfect Pairs is on the hand’s first two cards being a pair.', [812, 813]),
  minimumOdds({
    clause: '4.51',
    says: 'A pair is paid at least the odds listed, by colours and suits. As a table of its own this list is not balanced, with a stated house edge between 11.5% and 13.8% for four or six decks; the rules advise using it as a guide only.',
    wagers: ['perfect-pairs'],
    least: { 'perfect-pair': '25 to 1', 'coloured-pair': '10 to 1', 'mixed-pair': '5 to 1' },
    source: [815, 830],
    note: 'The advice against using the list as a table is checked under 2.10.',
  }),
  pairs.tables(
    '4.52',
    ' Its proprietor recommends table 1 for four decks and table 2 for six; either may be used with both.',
    [832, 846],
  ),
  pairs.lost('4.53', 'two cards that are no pair', [848, 849]),
  pairs.apart('4.54', [850, 853]),
  pairs.beside('4.55', [855, 856]),
  pairs.settled('4.56', [858, 861]),
];
