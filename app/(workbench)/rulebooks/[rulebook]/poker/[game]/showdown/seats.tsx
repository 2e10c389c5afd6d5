'use client';

import { type ReactNode, useRef } from 'react';
import { Button } from '@/app/components/button';
import { Field, FieldProblem, TextInput } from '@/app/components/field';

type Named = { key: number; name: string };

/** A row for each player with the name and what the game asks; players are added and removed. */
export function Seats<Seat extends Named>({
  seats,
  first,
  most,
  empty,
  onChange,
  problemAt,
  children,
}: {
  seats: readonly Seat[];
  /** "The first to the left of the button". */
  first: string;
  most: number;
  empty: (key: number) => Seat;
  onChange: (seats: Seat[]) => void;
  problemAt: (field: string) => string | undefined;
  children: (seat: Seat, at: number, called: string, put: (more: Partial<Seat>) => void) => ReactNode;
}) {
  const next = useRef(seats.length);
  const problem = problemAt('players');
  const add = () => {
    onChange([...seats, empty(next.current)]);
    next.current += 1;
  };
  return (
    <fieldset>
      <legend className="text-sm font-medium">Players</legend>
      <p className="mb-2 text-xs text-ink-soft">{first} comes first.</p>
      <ol className="space-y-3">
        {seats.map((seat, at) => {
          const put = (more: Partial<Seat>) =>
            onChange(seats.map((one) => (one === seat ? { ...one, ...more } : one)));
          const called = seat.name.trim() || `Player ${at + 1}`;
          return (
            <li
              key={seat.key}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-b border-rule pb-3 sm:grid-cols-[10rem_minmax(0,1fr)_auto]"
            >
              <Field label={`Name of player ${at + 1}`} problem={problemAt(`players.${at}.name`)}>
                {(control) => (
                  <TextInput
                    {...control}
                    placeholder={`Player ${at + 1}`}
                    maxLength={60}
                    value={seat.name}
                    onChange={(event) => put({ name: event.target.value } as Partial<Seat>)}
                  />
                )}
              </Field>
              <div className="max-sm:col-span-2 max-sm:row-start-2">{children(seat, at, called, put)}</div>
              <div className="pt-6">
                <Button
                  kind="quiet"
                  disabled={seats.length <= 2}
                  aria-label={`Remove ${called}`}
                  onClick={() => onChange(seats.filter((one) => one !== seat))}
                >
                  Remove
                </Button>
              </div>
            </li>
          );
        })}
      </ol>
      {problem ? <FieldProblem>{problem}</FieldProblem> : null}
      <div className="mt-3">
        <Button disabled={seats.length >= most} onClick={add}>
          Add a player
        </Button>
      </div>
    </fieldset>
  );
}
