/** Wagers that win on one thing: a total, or one hand over another. */
import { type BaccaratWager, type Condition, loses, pays, when } from '../features/condition';

/** `cards` of undefined: however many. */
type Held = { total: number; cards?: 2 | 3 };

const is = (held: Held, total: number, cards: number) =>
  total === held.total && (held.cards === undefined || cards === held.cards);

const COUNTS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = ({ total, cards }: Held) =>
  `${cards === undefined ? '' : cards === 2 ? 'two-card ' : 'three-card '}${COUNTS[total]}`;
const article = (words: string) => (/^[aeo]/.test(words) && !words.startsWith('one') ? 'an' : 'a');

function single(id: string, label: string, explains: string, condition: Condition): BaccaratWager {
  return {
    id,
    label,
    explains,
    rows: [{ event: pays('win', label), when: condition }],
    otherwise: loses('Anything else'),
  };
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** A winning hand against a losing one, on whichever side. */
function over(winner: Held, loser: Held): BaccaratWager {
  const words = `${inWords(winner)} over ${inWords(loser)}`;
  return single(
    words.replaceAll(' ', '-'),
    capital(words),
    `One hand is ${article(inWords(winner))} ${inWords(winner)} and wins against ${article(inWords(loser))} ${inWords(loser)}, whichever hand it is.`,
    when(
      ['winner.total', 'winner.cards', 'loser.total', 'loser.cards'],
      (total, cards, others, othersCards) => is(winner, total, cards) && is(loser, others, othersCards),
    ),
  );
}

function winsWith(hand: 'player' | 'banker', held: Held): BaccaratWager {
  return single(
    `${hand}-${inWords(held).replaceAll(' ', '-')}`,
    `${capital(hand)} wins with ${article(inWords(held))} ${inWords(held)}`,
    `The ${hand}’s hand is ${article(inWords(held))} ${inWords(held)} and wins.`,
    when(
      ['winner', `${hand}.total`, `${hand}.cards`],
      (winner, total, cards) => winner === hand && is(held, total, cards),
    ),
  );
}

function tieOf(id: string, label: string, from: number, to: number): BaccaratWager {
  return single(
    id,
    label,
    `Both hands have the same total, and it is ${from === to ? from : `${from} ${to - from === 1 ? 'or' : 'to'} ${to}`}.`,
    when(['winner', 'player.total'], (winner, total) => winner === 'tie' && total >= from && total <= to),
  );
}

function cardsDealt(cards: 4 | 5 | 6): BaccaratWager {
  const words = `${COUNTS[cards]} cards`;
  return single(
    `${COUNTS[cards]}-cards`,
    `${capital(words)} dealt`,
    `Both hands together have ${words} at the end of the round.`,
    when(['cards'], (dealt) => dealt === cards),
  );
}

export const SINGLE_EVENT_WAGERS: readonly BaccaratWager[] = [
  winsWith('banker', { total: 7, cards: 3 }),
  winsWith('player', { total: 8, cards: 3 }),
  winsWith('player', { total: 6, cards: 3 }),
  over({ total: 9, cards: 3 }, { total: 8, cards: 3 }),
  over({ total: 9, cards: 3 }, { total: 7, cards: 3 }),
  over({ total: 9, cards: 3 }, { total: 6, cards: 3 }),
  over({ total: 9, cards: 3 }, { total: 1, cards: 3 }),
  over({ total: 9, cards: 2 }, { total: 8, cards: 2 }),
  over({ total: 9, cards: 2 }, { total: 7, cards: 2 }),
  over({ total: 9 }, { total: 7 }),
  over({ total: 9 }, { total: 0 }),
  over({ total: 8 }, { total: 7 }),
  over({ total: 8 }, { total: 6 }),
  over({ total: 8, cards: 3 }, { total: 0, cards: 3 }),
  over({ total: 8, cards: 2 }, { total: 1, cards: 2 }),
  over({ total: 6, cards: 3 }, { total: 3, cards: 3 }),
  over({ total: 1 }, { total: 0 }),
  single(
    'banker-over-two-card-seven',
    'Banker wins over a two-card seven',
    'The player’s hand is a two-card seven and the banker’s hand wins.',
    when(
      ['winner', 'player.total', 'player.cards'],
      (winner, total, cards) => winner === 'banker' && total === 7 && cards === 2,
    ),
  ),
  single(
    'player-three-card-eight-over-three-card-zero',
    'Player wins with a three-card eight over a three-card zero',
    'The player’s hand is a three-card eight and the banker’s hand a three-card zero.',
    when(
      ['player.total', 'player.cards', 'banker.total', 'banker.cards'],
      (total, cards, bankers, bankersCards) =>
        total === 8 && cards === 3 && bankers === 0 && bankersCards === 3,
    ),
  ),
  single(
    'banker-one-or-two',
    'Banker wins with one or two',
    'The banker’s hand has a total of 1 or 2 and wins.',
    when(['winner', 'banker.total'], (winner, total) => winner === 'banker' && total <= 2),
  ),
  single(
    'both-eight-or-nine',
    'Both hands eight or nine',
    'Each hand has a total of 8 or 9 at the end, with two cards or three.',
    when(['player.total', 'banker.total'], (player, banker) => player >= 8 && banker >= 8),
  ),
  tieOf('tie-zero', 'Tie with zero', 0, 0),
  tieOf('tie-one-to-three', 'Tie with one, two or three', 1, 3),
  tieOf('tie-four-to-seven', 'Tie with four to seven', 4, 7),
  tieOf('tie-eight-or-nine', 'Tie with eight or nine', 8, 9),
  cardsDealt(4),
  cardsDealt(5),
  cardsDealt(6),
];
