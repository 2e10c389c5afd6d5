'use client';

import { ArrowLeftRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { Button, IconButton } from '@/app/components/button';
import { Field, Select } from '@/app/components/field';
import { type Choice, hrefOf, nameOf, type Pair } from './choices';

export type Offered = { id: string; label: string; games: { id: string; label: string }[] };

const SIDES = ['left', 'right'] as const;

function choiceOf(name: string): Choice {
  const [rulebook = '', game = ''] = name.split('/');
  return { rulebook, game };
}

/** Two games of two rulebooks, or of one; a choice is an address at once. */
export function Pickers({
  books,
  pair,
  everything,
}: {
  books: Offered[];
  pair: Pair | undefined;
  everything: boolean;
}) {
  const router = useRouter();
  const [pending, start] = useTransition();
  const go = (next: Pair) => start(() => router.push(hrefOf(next, everything), { scroll: false }));
  const [first] = books.flatMap(({ id, games }) => games.map((game) => ({ rulebook: id, game: game.id })));
  const from = pair ?? (first ? { left: first, right: first } : undefined);
  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game chosen before the page came alive, once
  useEffect(() => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const chosen = SIDES.flatMap((side) => {
      const name = String(fields.get(side) ?? '');
      return name === '' || name === (pair && nameOf(pair[side])) ? [] : [[side, choiceOf(name)]];
    });
    if (from && chosen.length > 0) go({ ...from, ...Object.fromEntries(chosen) });
  }, []);
  const picker = (side: keyof Pair, label: string) => (
    <Field label={label} className="min-w-0 sm:max-w-md sm:grow">
      {(control) => (
        <Select
          {...control}
          name={side}
          autoComplete="off"
          value={pair ? nameOf(pair[side]) : ''}
          onChange={({ target }) => from && go({ ...from, [side]: choiceOf(target.value) })}
        >
          {pair ? null : <option value="">Choose a game</option>}
          {books.map((book) => (
            <optgroup key={book.id} label={book.label}>
              {book.games.map((game) => (
                <option key={game.id} value={nameOf({ rulebook: book.id, game: game.id })}>
                  {game.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  );
  return (
    <form
      ref={form}
      method="get"
      action="/rulebooks/compare"
      className="mb-8 flex flex-col gap-3 sm:flex-row sm:items-end"
      aria-busy={pending}
      data-pending={pending ? '' : undefined}
    >
      {picker('left', 'This game')}
      <IconButton
        label="Swap the games"
        kind="plain"
        className="self-center sm:self-end"
        disabled={!pair}
        onClick={() => pair && go({ left: pair.right, right: pair.left })}
      >
        <ArrowLeftRight size={16} aria-hidden="true" />
      </IconButton>
      {picker('right', 'With this one')}
      {everything ? <input type="hidden" name="show" value="everything" /> : null}
      <noscript>
        <Button type="submit">Compare</Button>
      </noscript>
    </form>
  );
}
