/** The play that was found, as tables: for two cards, and by the total of more. */
import { inTable } from '../../../exact/in-table';
import type { Solution, StrategyTable, Tone } from '../../../family/solution';
import { HANDS, handOf, MOST } from '../hands';
import { ACE, KINDS, kindName, shoeOf, TEN } from '../ranks';
import { UPS } from './against-up';
import { DOUBLE, DRAW, GIVE_UP, SPLIT, STAND } from './hand-gains';
import type { Plans } from './pieces';

/** By letters, as the chart of blackjack: twelve columns of words fit no leaflet. */
const LETTERS: Readonly<Record<number, string>> = {
  [STAND]: 'S',
  [DRAW]: 'H',
  [DOUBLE]: 'D',
  [GIVE_UP]: 'R',
  [SPLIT]: 'P',
};
const MEANS = 'S: stand; H: draw a card; D: double; R: give up half';
const BY_CARDS = '-';
const TONES: Readonly<Record<string, Tone>> = {
  S: 'stand',
  H: 'draw',
  D: 'double',
  P: 'split',
  R: 'give-up',
};

/** Twos to tens, then an ace and the ace of hearts. */
const SHOWN = [...Array.from({ length: UPS - 2 }, (_, i) => i + 2), 1, 0];
const COLUMNS = [...Array.from({ length: KINDS - 1 }, (_, i) => kindName(i + 1)), 'A', 'A♥'];

function firstTwo(plans: Plans, up: number, a: number, b: number): string {
  if (a === ACE && b === TEN) return LETTERS[STAND] as string;
  if (a === b && plans.splits(up, a)) return LETTERS[SPLIT] as string;
  const choice = a === ACE && b === ACE ? plans.fromAces(up, handOf(a, b)) : plans.choice(up, handOf(a, b));
  return LETTERS[choice] as string;
}

const TOTALS = [
  ...[19, 18, 17, 16, 15, 14, 13].map((total) => ({ total, soft: 1 })),
  ...[20, 19, 18, 17, 16, 15, 14, 13, 12, 11].map((total) => ({ total, soft: 0 })),
];

/** Of hands of three cards and more that the shoe holds. */
function ofTotal(plans: Plans, up: number, decks: number, total: number, soft: number): string {
  const shoe = shoeOf(decks);
  const seen = new Set<number>();
  for (let hand = 0; hand < HANDS.count; hand += 1) {
    if (inTable(HANDS.cards[hand]) < 3 || HANDS.totals[hand] !== total || HANDS.soft[hand] !== soft) continue;
    const held = shoe.every((count, kind) => {
      const shows = kind === Math.max(0, up - 1) ? 1 : 0;
      return inTable(HANDS.counts[hand * KINDS + kind]) + shows <= count;
    });
    if (held) seen.add(plans.choice(up, hand));
  }
  const [only = STAND, ...others] = seen;
  return others.length === 0 ? (LETTERS[only] as string) : BY_CARDS;
}

export function whatToPlay(plans: Plans, decks: number): Required<Pick<Solution, 'summary' | 'tables'>> {
  const two: StrategyTable = {
    id: 'two-cards',
    caption: 'What to do with the first two cards',
    explains: `By the dealer’s card. ${MEANS}; P: split. Two aces of hearts win at once.`,
    columns: COLUMNS,
    rows: Array.from({ length: KINDS }, (_, a) => a).flatMap((a) =>
      Array.from({ length: KINDS - a }, (_, i) => KINDS - 1 - i).map((b) => ({
        label: `${kindName(a)}-${kindName(b)}`,
        cells: SHOWN.map((up) => firstTwo(plans, up, a, b)),
      })),
    ),
    tones: TONES,
  };
  const more: StrategyTable = {
    id: 'more-cards',
    caption: 'What to do with three cards and more',
    explains: `By the total of a hand that was not split; lower totals draw and higher ones stand. ${MEANS}; ${BY_CARDS}: hands of that total differ.`,
    columns: COLUMNS,
    rows: TOTALS.filter(({ total }) => total < MOST).map(({ total, soft }) => ({
      label: `${soft ? 'Soft' : 'Hard'} ${total}`,
      cells: SHOWN.map((up) => ofTotal(plans, up, decks, total, soft)),
    })),
    tones: TONES,
  };
  return {
    summary: 'Play by the cards of the hand: one table is for the first two, the other for three and more.',
    tables: [two, more],
  };
}
