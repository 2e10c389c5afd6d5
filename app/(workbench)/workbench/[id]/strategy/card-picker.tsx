'use client';

import { type KeyboardEvent, useState } from 'react';
import { classes } from '@/app/components/classes';
import { type Card, cardName, cardOf, markOf, RANKS, SUITS } from '@/simulations/equipment/cards/card';

const GLYPHS = ['♣', '♦', '♥', '♠'];

/** "9♥" */
export const shownCard = (card: Card): string => `${markOf(card).charAt(0)}${GLYPHS[card % SUITS]}`;

export const suitTone = (card: Card): string =>
  card % SUITS === 1 || card % SUITS === 2 ? 'text-breach' : 'text-ink';

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The pack: a card that is chosen goes to the hand while it has room, then to the table. Chosen again, it goes back. */
export function CardPicker({
  hole,
  board,
  onToggle,
}: {
  hole: readonly Card[];
  board: readonly Card[];
  onToggle: (card: Card) => void;
}) {
  const [at, setAt] = useState<[number, number]>([0, 0]);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next: [number, number] = [
      Math.min(SUITS - 1, Math.max(0, at[0] + step[0])),
      Math.min(RANKS - 1, Math.max(0, at[1] + step[1])),
    ];
    setAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-place="${next.join()}"]`)?.focus();
  };
  return (
    <div className="max-w-full overflow-x-auto">
      <table className="border-separate border-spacing-px" onKeyDown={onKeyDown}>
        <caption className="sr-only">The pack of cards</caption>
        <tbody>
          {Array.from({ length: SUITS }, (_, row) => SUITS - 1 - row).map((suit, row) => (
            <tr key={suit}>
              {Array.from({ length: RANKS }, (_, column) => {
                const card = cardOf(RANKS - 1 - column, suit);
                const where = hole.includes(card) ? 'hand' : board.includes(card) ? 'table' : undefined;
                return (
                  <td key={card} className="p-0">
                    <button
                      type="button"
                      data-place={`${row},${column}`}
                      tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                      aria-pressed={where !== undefined}
                      aria-label={`${cardName(card)}${where ? `, in the ${where}` : ''}`}
                      onClick={() => {
                        setAt([row, column]);
                        onToggle(card);
                      }}
                      className={classes(
                        'figures h-9 w-8 rounded-sm border text-sm',
                        suitTone(card),
                        where
                          ? 'border-accent bg-accent-soft font-semibold'
                          : 'border-rule bg-panel hover:bg-sunken',
                      )}
                    >
                      {shownCard(card)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
