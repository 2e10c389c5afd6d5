import { describe, expect, it } from 'vitest';
import { rankSeven } from '../../../equipment/cards/hand-ranking';
import { suitClasses } from '../../../equipment/cards/suit-classes';
import { inTable } from '../../../exact/in-table';
import { weakestQualifying } from '../hands/category-of';
import { CELL_OF, KIND_OF, KINDS } from '../hands/cells';
import { pairsOf } from '../testing/brute-force';
import { BoardHands } from './board';

describe('hole hands on a board', () => {
  it('win, tie and qualify as often as when the hands of both are listed', () => {
    const { cards, count } = suitClasses(5);
    const qualifier = weakestQualifying(4);
    const board = new BoardHands([qualifier]);
    let wrong = 0;
    let compared = 0;
    for (let i = 0; i < count; i += 11_003) {
      board.read(cards, i * 5);
      const on = [...board.cards] as [number, number, number, number, number];
      const left = Array.from({ length: 52 }, (_, card) => card).filter((card) => !on.includes(card));
      const hands = pairsOf(left).map(([a, b]) => ({ a, b, strength: rankSeven(...on, a, b) }));
      expect(board.cells.slice(0, board.count).reduce((sum, cell) => sum + (board.holes[cell] ?? 0), 0)).toBe(
        1_081,
      );
      for (const player of hands.filter((_, k) => k % 53 === i % 53)) {
        const { a, b, strength } = player;
        const dealers = hands.filter((hand) => ![hand.a, hand.b].some((card) => card === a || card === b));
        const kinds = KIND_OF.subarray(board.slot * 52);
        const cell = inTable(CELL_OF[inTable(kinds[a]) * KINDS + inTable(kinds[b])]);
        const found = [board.hands[cell], board.wins[cell], board.ties[cell], board.under(0, cell)];
        const expected = [
          strength,
          dealers.filter((hand) => hand.strength < strength).length,
          dealers.filter((hand) => hand.strength === strength).length,
          dealers.filter((hand) => hand.strength < qualifier).length,
        ];
        if (dealers.length !== 990 || String(found) !== String(expected)) wrong += 1;
        compared += 1;
      }
    }
    expect(wrong).toBe(0);
    expect(compared).toBeGreaterThan(200);
  });
});
