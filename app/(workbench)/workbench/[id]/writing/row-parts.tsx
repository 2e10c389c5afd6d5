'use client';

import { ArrowDown, ArrowUp, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { Figure } from '@/app/components/figure';
import { fixed, oneIn } from '@/simulations/printing/numbers';
import type { WagerView } from '../../draft/wager-view';
import { noteOf } from '../../draft/written-view';

type OfRow = { view: WagerView; index: number };

/** A word before a field, so that a row reads as a sentence. */
export function Worded({ word, htmlFor, children }: { word: string; htmlFor: string; children: ReactNode }) {
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={htmlFor} className="shrink-0 text-xs text-ink-soft">
        {word}
      </label>
      {children}
    </div>
  );
}

export function RowButtons({
  id,
  number,
  locked,
  last,
  only,
  onMove,
  onRemove,
}: {
  id: string;
  number: number;
  locked: boolean;
  last: boolean;
  only: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  return (
    <div className="flex shrink-0">
      <IconButton
        id={`up-${id}`}
        label={`Move row ${number} up (Alt+↑)`}
        disabled={locked || number === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUp size={15} aria-hidden="true" />
      </IconButton>
      <IconButton
        id={`down-${id}`}
        label={`Move row ${number} down (Alt+↓)`}
        disabled={locked || last}
        onClick={() => onMove(1)}
      >
        <ArrowDown size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove row ${number}`} disabled={locked || only} onClick={onRemove}>
        <X size={15} aria-hidden="true" />
      </IconButton>
    </div>
  );
}

/** How often the row decides, and what that adds to what the player can expect. */
export function Chance({ view, index }: OfRow) {
  const cell = view.cells[index];
  const counting = view.written?.counted.state === 'counting';
  return (
    <p className="figures pt-0.5 text-right text-sm" aria-busy={counting || undefined}>
      {cell?.probability ? (
        <Figure shown={oneIn(cell.probability)} exact={cell.probability} />
      ) : (
        <span className="text-ink-faint">{counting ? 'counting' : '–'}</span>
      )}
      {cell?.contribution ? (
        <span
          className="ml-2 text-xs text-ink-soft"
          title="What it adds to what the player can expect, per unit staked"
        >
          {signed(fixed(cell.contribution, 4))}
        </span>
      ) : null}
    </p>
  );
}

const signed = (text: string): string => (text.startsWith('−') || /^0\.0*$/.test(text) ? text : `+${text}`);

/** How the row overlaps with those above it, in words. */
export function Beside({ view, index, id }: OfRow & { id: string }) {
  const note = noteOf(view, index);
  if (!note) return null;
  const grave = note.kind === 'never' || note.kind === 'unreached';
  const Icon = grave ? TriangleAlert : Info;
  return (
    <p id={id} className={classes('mt-1.5 flex gap-1.5 text-xs', grave ? 'text-consent' : 'text-ink-soft')}>
      <Icon size={14} className="mt-px shrink-0" aria-hidden="true" />
      <span>{note.says}</span>
    </p>
  );
}
