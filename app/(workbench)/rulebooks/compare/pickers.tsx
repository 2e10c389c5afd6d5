'use client';

import { ArrowLeftRight } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { IconButton } from '@/app/components/button';
import { Field, Select } from '@/app/components/field';
import { type Choice, hrefOf, nameOf, type Pair } from './choices';

export type Offered = { id: string; label: string; games: { id: string; label: string }[] };

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
  const picker = (side: keyof Pair, label: string) => (
    <Field label={label} className="min-w-0 sm:max-w-md sm:grow">
      {(control) => (
        <Select
          {...control}
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
    <div
      className="mb-8 flex flex-col gap-3 sm:flex-row sm:items-end"
      aria-busy={pending}
      data-pending={pending ? '' : undefined}
    >
      {picker('left', 'This game')}
      <IconButton
        label="Change sides"
        kind="plain"
        className="self-center sm:self-end"
        disabled={!pair}
        onClick={() => pair && go({ left: pair.right, right: pair.left })}
      >
        <ArrowLeftRight size={16} aria-hidden="true" />
      </IconButton>
      {picker('right', 'Beside this one')}
    </div>
  );
}
