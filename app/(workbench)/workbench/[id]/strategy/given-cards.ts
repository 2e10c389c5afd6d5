/** The cards of a question as typed: which they are, what is wrong with them, and what is still to be given. */

import { type Card, readCards } from '@/simulations/equipment/cards/card';
import { listed } from '@/simulations/printing/lists';
import type { Asked } from '../../draft/advice';

export const HAND = 2;
export const TABLE = 5;

export type Typed = { hole: string; board: string };
type Street = { cards: number; street: string };

/** `half`: the suit of a last card is still to come, which is no mistake. */
type Given = Asked & { problems: { [Row in keyof Typed]?: string | undefined }; half: boolean };

const RANK_ALONE = /(^|\D)(?:10?|[2-9tjqka])$/i;
const finished = (text: string): string => text.replace(RANK_ALONE, '$1');

export function givenCards(typed: Typed): Given {
  const whole = { hole: finished(typed.hole), board: finished(typed.board) };
  const hole = readCards(whole.hole);
  const board = readCards(whole.board);
  const held = { hole: hole.ok ? hole.value : [], board: board.ok ? board.value : [] };
  const twice = held.hole.some((card) => held.board.includes(card));
  return {
    ...held,
    half: whole.hole !== typed.hole || whole.board !== typed.board,
    problems: {
      hole: hole.ok ? surplus(held.hole, HAND, 'in the hand') : hole.problems[0]?.message,
      board: !board.ok
        ? board.problems[0]?.message
        : twice
          ? 'A card is in the hand and on the table; name each once.'
          : surplus(held.board, TABLE, 'on the table'),
    },
  };
}

const surplus = (cards: readonly Card[], most: number, where: string): string | undefined =>
  cards.length > most ? `There are ${cards.length} cards ${where}; leave ${most} at most.` : undefined;

/** Nothing, where the question can be answered. */
export function stillWanted(
  { hole, board, problems, half }: Given,
  streets: readonly Street[],
): string | undefined {
  if (problems.hole !== undefined || problems.board !== undefined)
    return 'Every card must be readable first.';
  if (half) return 'Give the suit of the last card as well.';
  if (hole.length < HAND) return 'Give the two cards of the hand.';
  if (streets.some(({ cards }) => cards === board.length)) return undefined;
  const known = streets.map(
    ({ cards, street }, index) =>
      `${cards === 0 ? 'no' : cards}${index === 0 ? ' cards on the table' : ''} (${street.charAt(0).toLowerCase()}${street.slice(1)})`,
  );
  return `You can ask with ${listed(known, 'or')}. There ${board.length === 1 ? 'is' : 'are'} ${board.length || 'none'} now.`;
}
