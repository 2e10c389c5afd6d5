'use client';

import { CircleAlert, CircleX, History, PenLine } from 'lucide-react';
import { memo, type ReactNode, useId } from 'react';
import { classes } from '@/app/components/classes';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import { fromText, isNegative } from '@/simulations/exact/fraction';
import { percent } from '@/simulations/printing/numbers';
import { type Leads, leadingEdge } from '../../draft/leading';
import type { RoundView } from '../../draft/round-view';
import type { WagerView } from '../../draft/wager-view';
import type { Model } from '../model/model';

type Priced = Leads & Pick<WagerView, 'figures'> & { choice: unknown };

/** "2.70%"; of a round the edge of all its wagers. */
export function edgeWord(view: Priced, unknown = '–', off = 'off'): string {
  if (!view.choice) return off;
  if (view.headline?.basis === 'meter-not-given') return 'meter?';
  const edge = leadingEdge(view);
  if (!edge) return unknown;
  return view.headline?.basis === 'long-run' ? `${percent(edge)} long run` : percent(edge);
}

const playerGains = (view: Priced): boolean => {
  const edge = view.choice ? leadingEdge(view) : undefined;
  return edge !== undefined && isNegative(fromText(edge));
};

/** The same, with a mark where it is the edge of the pays before they were changed. */
function ShortEdge({ view }: { view: Priced }) {
  const { choice, round, figures, written } = view;
  const stale = round ? round.edge === undefined && round.before : !figures && written?.before;
  return (
    <>
      {choice && stale ? (
        <History
          size={14}
          className="mr-1 shrink-0 text-consent"
          role="img"
          aria-label={`for the previous ${round ? 'pay table' : 'rows'}`}
        />
      ) : null}
      <span
        className={classes(
          'figures shrink-0 text-xs',
          playerGains(view) ? 'font-medium text-breach' : 'text-ink-soft',
        )}
      >
        {edgeWord(view)}
      </span>
    </>
  );
}

type Shared = Pick<Model, 'locked'> & { apply: Model['editing']['apply'] };

type ItemProps = Shared & {
  view: WagerView;
  selected: boolean;
  breached: boolean;
  /** Offered, left out and priced with the others of its round. */
  inRound: boolean;
  select: Model['select'];
};

/** Only the wager being typed in is drawn again. */
export const WagerItem = memo(function WagerItem(props: ItemProps) {
  const { view, selected, breached, inRound, locked, select, apply } = props;
  const { wager, choice, problems } = view;
  return (
    <li
      className={classes(
        'flex items-stretch border-l-2 pr-4 pl-3.5',
        selected ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-sunken',
      )}
    >
      <span className="flex size-7 shrink-0 items-center">
        {inRound ? null : writtenRows(wager) ? (
          <PenLine size={14} className="text-ink-faint" role="img" aria-label="written by the operator" />
        ) : (
          <input
            type="checkbox"
            aria-label={`Offer ${wager.label}`}
            className="size-4 accent-accent"
            checked={choice !== undefined}
            disabled={locked}
            onChange={(event) => apply({ kind: 'offer', wagers: [wager.id], on: event.target.checked })}
          />
        )}
      </span>
      <button
        type="button"
        data-wager={wager.id}
        aria-current={selected ? 'true' : undefined}
        onClick={() => select(wager.id)}
        className={classes(
          'flex min-h-7 min-w-0 grow items-center gap-2 text-left text-sm',
          !choice && 'text-ink-faint',
        )}
      >
        <span className="min-w-0 grow py-1 leading-5">{wager.label}</span>
        {problems.length > 0 ? (
          <CircleAlert
            size={14}
            className="shrink-0 text-breach"
            role="img"
            aria-label={writtenRows(wager) ? 'is not finished' : 'has a pay that cannot be read'}
          />
        ) : breached ? (
          <CircleX
            size={14}
            className="shrink-0 text-breach"
            role="img"
            aria-label="breaches a rule, or the player gains"
          />
        ) : null}
        {inRound ? null : <ShortEdge view={view} />}
      </button>
    </li>
  );
});

/** Wagers that settle together: one tick for all of them, and one edge. */
export function RoundItem({
  round,
  locked,
  apply,
  children,
}: Shared & { round: RoundView; children: ReactNode }) {
  const id = useId();
  const { offered } = round;
  return (
    <li>
      <div className="flex items-center border-l-2 border-transparent pr-4 pl-3.5">
        <span className="flex size-7 shrink-0 items-center">
          <input
            id={id}
            type="checkbox"
            className="size-4 accent-accent"
            checked={offered}
            disabled={locked}
            onChange={(event) =>
              apply({
                kind: 'offer',
                wagers: round.wagers.map((wager) => wager.id),
                on: event.target.checked,
              })
            }
          />
        </span>
        <label htmlFor={id} className="min-w-0 grow py-1 text-sm leading-5 font-medium">
          <span className="sr-only">Offer </span>
          {round.label}
        </label>
        <ShortEdge view={{ choice: offered, figures: undefined, round }} />
      </div>
      <ul>{children}</ul>
    </li>
  );
}
