/** Harmony progressives: ties, paid by how the cards agree. The tables come in five layouts. */
import { MIXED } from '../features/catalogue';
import { type BaccaratWager, loses, pays, type Row, when } from '../features/condition';

/** Four or six cards of one rank always tie: the hands are the same. */
const sixOfAKind: Row = {
  event: pays('six-of-a-kind', 'Six cards of one rank'),
  when: when(['winner', 'alike'], (winner, alike) => winner === 'tie' && alike === 6),
};
const fourSameColour: Row = {
  event: pays('four-same-colour', 'Four cards dealt, all of one rank and one colour'),
  when: when(
    ['cards', 'alike', 'colours'],
    (cards, alike, colours) => cards === 4 && alike === 4 && colours !== MIXED,
  ),
};
const four: readonly Row[] = [
  {
    event: pays('four-eights', 'Four cards dealt, all of them eights'),
    when: when(
      ['cards', 'alike', 'player.rank1'],
      (cards, alike, rank) => cards === 4 && alike === 4 && rank === 'eight',
    ),
  },
  {
    event: pays('four-of-a-kind', 'Four cards dealt, all of one rank'),
    when: when(['cards', 'alike'], (cards, alike) => cards === 4 && alike === 4),
  },
];
const sixZeros: Row = {
  event: pays('six-zeros', 'Six cards worth zero'),
  when: when(['winner', 'zeros'], (winner, zeros) => winner === 'tie' && zeros === 6),
};
const sameColour: Row = {
  event: pays('tie-same-colour', 'A tie, all cards of one colour'),
  when: when(['winner', 'colours'], (winner, colours) => winner === 'tie' && colours !== MIXED),
};
const anyTie: Row = {
  event: pays('tie', 'Any other tie'),
  when: when(['winner'], (winner) => winner === 'tie'),
};

const ofTotal = (id: string, label: string, from: number, to: number): Row => ({
  event: pays(id, label),
  when: when(['winner', 'player.total'], (winner, total) => winner === 'tie' && total >= from && total <= to),
});
const withCards = (id: string, label: string, count: number): Row => ({
  event: pays(id, label),
  when: when(['winner', 'cards'], (winner, cards) => winner === 'tie' && cards === count),
});

const harmony = (id: string, by: string, rows: readonly Row[], fromDecks: number): BaccaratWager => ({
  id: `harmony-${id}`,
  label: `Harmony progressive, ${by}`,
  explains: `The hands tie; the more alike the cards are, the more is paid.`,
  rows,
  otherwise: loses('No tie'),
  fromDecks,
});

export const HARMONY_WAGERS: readonly BaccaratWager[] = [
  harmony(
    'by-total',
    'ties by total',
    [
      sixOfAKind,
      ...four,
      sixZeros,
      ofTotal('tie-zero', 'Any other tie with zero', 0, 0),
      ofTotal('tie-one-to-five', 'A tie with one to five', 1, 5),
      ofTotal('tie-six-to-nine', 'Any other tie with six to nine', 6, 9),
    ],
    2,
  ),
  harmony('by-colour', 'ties by colour', [sixOfAKind, ...four, sixZeros, sameColour, anyTie], 2),
  harmony(
    'by-cards',
    'ties by number of cards',
    [
      sixOfAKind,
      ...four,
      sixZeros,
      withCards('five-cards', 'A tie of five cards', 5),
      withCards('six-cards', 'Any other tie of six cards', 6),
      withCards('four-cards', 'Any other tie of four cards', 4),
    ],
    2,
  ),
  harmony(
    'four-same-colour',
    'four of a kind by colour',
    [fourSameColour, ...four, sixZeros, sameColour, anyTie],
    2,
  ),
  harmony('four-eights', 'four eights first', [...four, sixZeros, sameColour, anyTie], 1),
];
