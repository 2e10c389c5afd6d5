'use client';

import { Club, Diamond, Heart, Spade } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classes } from '@/app/components/classes';
import {
  type Card,
  cardName,
  cardOf,
  markOf,
  RANKS,
  SUITS,
  suitOf,
} from '@/simulations/equipment/cards/card';
import { JOKER } from '@/simulations/equipment/cards/joker';

/** Drawn, since not every device has letters for them. */
const SUITS_DRAWN = [Club, Diamond, Heart, Spade];

export function CardShown({ card }: { card: Card }) {
  if (card === JOKER) return <span>Jk</span>;
  const Suit = SUITS_DRAWN[suitOf(card)] ?? Spade;
  return (
    <span className="inline-flex items-center gap-px">
      {markOf(card).charAt(0)}
      <Suit size={12} strokeWidth={1.5} fill="currentColor" aria-hidden="true" />
    </span>
  );
}

export const isRed = (card: Card): boolean => card !== JOKER && (suitOf(card) === 1 || suitOf(card) === 2);

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function JokerButton({ where, onToggle }: { where: string | undefined; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={where !== undefined}
      aria-label={`joker${where ? `, ${where}` : ''}`}
      onClick={onToggle}
      className={classes(
        'mb-px h-9 rounded-sm border px-3 text-sm',
        where ? 'border-accent bg-accent-soft font-semibold' : 'border-rule bg-panel hover:bg-sunken',
      )}
    >
      Joker
    </button>
  );
}

/** The pack: a card that is chosen goes to the first group with room. Chosen again, it goes back. */
export function CardPicker({
  joker = false,
  whereIs,
  onToggle,
}: {
  joker?: boolean | undefined;
  /** "in the hand"; undefined of a card that nobody holds. */
  whereIs: (card: Card) => string | undefined;
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
      {joker ? <JokerButton where={whereIs(JOKER)} onToggle={() => onToggle(JOKER)} /> : null}
      <table className="w-full min-w-80 table-fixed border-separate border-spacing-px" onKeyDown={onKeyDown}>
        <caption className="sr-only">The pack of cards</caption>
        <tbody>
          {Array.from({ length: SUITS }, (_, row) => SUITS - 1 - row).map((suit, row) => (
            <tr key={suit}>
              {Array.from({ length: RANKS }, (_, column) => {
                const card = cardOf(RANKS - 1 - column, suit);
                const where = whereIs(card);
                return (
                  <td key={card} className="p-0">
                    <button
                      type="button"
                      data-place={`${row},${column}`}
                      tabIndex={at[0] === row && at[1] === column ? 0 : -1}
                      aria-pressed={where !== undefined}
                      aria-label={`${cardName(card)}${where ? `, ${where}` : ''}`}
                      onClick={() => {
                        setAt([row, column]);
                        onToggle(card);
                      }}
                      className={classes(
                        'figures h-9 w-full rounded-sm border text-sm',
                        isRed(card) ? 'text-breach' : 'text-ink',
                        where
                          ? 'border-accent bg-accent-soft font-semibold'
                          : 'border-rule bg-panel hover:bg-sunken',
                      )}
                    >
                      <CardShown card={card} />
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
