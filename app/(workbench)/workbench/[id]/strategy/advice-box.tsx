'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, TextInput } from '@/app/components/field';
import { decimalOf, Figure } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { type Card, markOf, readCards } from '@/simulations/equipment/cards/card';
import { type Asked, adviceFor, adviserStreets } from '../../draft/advice';
import type { Solved } from '../../draft/round-view';
import { CardPicker } from './card-picker';

const HAND = 2;
const TABLE = 5;

const written = (cards: readonly Card[]) => cards.map(markOf).join(' ');

/** "What should I do with these cards": answered here, exactly, from the solved tables. */
export function AdviceBox({ solved, unit }: { solved: Solved; unit: string }) {
  const streets = useQuery({
    queryKey: ['adviser', solved.round.family],
    queryFn: () => adviserStreets(solved.round.family),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!streets.data) return null;
  return <Box solved={solved} unit={unit} streets={streets.data} />;
}

function Box({
  solved,
  unit,
  streets,
}: {
  solved: Solved;
  unit: string;
  streets: { cards: number; street: string }[];
}) {
  const [typed, setTyped] = useState({ hole: '', board: '' });
  const hole = readCards(typed.hole);
  const board = readCards(typed.board);
  const held = { hole: hole.ok ? hole.value : [], board: board.ok ? board.value : [] };
  const twice = held.hole.find((card) => held.board.includes(card));
  const complete =
    hole.ok &&
    board.ok &&
    twice === undefined &&
    held.hole.length === HAND &&
    streets.some(({ cards }) => cards === held.board.length);

  const toggle = (card: Card) => {
    const without = (cards: readonly Card[]) => cards.filter((other) => other !== card);
    if ([...held.hole, ...held.board].includes(card))
      setTyped({ hole: written(without(held.hole)), board: written(without(held.board)) });
    else if (held.hole.length < HAND) setTyped({ ...typed, hole: written([...held.hole, card]) });
    else if (held.board.length < TABLE) setTyped({ ...typed, board: written([...held.board, card]) });
  };

  return (
    <section aria-labelledby="advice">
      <h3 id="advice" className="text-lg font-semibold">
        What should I do with these cards?
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        Type the cards, or choose them below: first the two of the hand, then those on the table. Answered
        exactly, for the pays shown, by going through all that can still happen.
      </p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="max-w-full min-w-0 space-y-3">
          <div className="flex flex-wrap items-end gap-2">
            <Field
              label="Hand"
              className="w-28"
              problem={hole.ok ? surplus(held.hole, HAND) : hole.problems[0]?.message}
            >
              {(control) => (
                <TextInput
                  {...control}
                  placeholder="9h 4c"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={40}
                  value={typed.hole}
                  onChange={(event) => setTyped({ ...typed, hole: event.target.value })}
                />
              )}
            </Field>
            <Field
              label="On the table"
              className="w-48"
              problem={
                !board.ok
                  ? board.problems[0]?.message
                  : twice !== undefined
                    ? 'A card is in the hand and on the table; name each once.'
                    : surplus(held.board, TABLE)
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  placeholder={streets.some(({ cards }) => cards === 0) ? 'none yet' : '9d Kc 2s'}
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={60}
                  value={typed.board}
                  onChange={(event) => setTyped({ ...typed, board: event.target.value })}
                />
              )}
            </Field>
            <Button onClick={() => setTyped({ hole: '', board: '' })}>Clear</Button>
          </div>
          <CardPicker hole={held.hole} board={held.board} onToggle={toggle} />
        </div>
        <div className="min-w-56 max-w-sm grow text-sm" aria-live="polite">
          {complete ? (
            <Answer solved={solved} unit={unit} asked={held} />
          ) : (
            <p className="text-ink-soft">{wanted(held, streets)}</p>
          )}
        </div>
      </div>
    </section>
  );
}

const surplus = (cards: readonly Card[], most: number): string | undefined =>
  cards.length > most ? `There are ${cards.length} cards; leave ${most} at most.` : undefined;

/** What is still to be given, in a sentence. */
function wanted(held: Asked, streets: { cards: number; street: string }[]): string {
  if (held.hole.length < HAND) return 'Give the two cards of the hand.';
  const known = streets.map(({ cards, street }) => `${cards === 0 ? 'none' : cards} ${lower(street)}`);
  return `A decision is made with so many cards on the table: ${known.join(', ')}.`;
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function Answer({ solved, unit, asked }: { solved: Solved; unit: string; asked: Asked }) {
  const { round } = solved;
  const query = useQuery({
    queryKey: ['advice', round.family, round.parameters, round.tables, asked],
    queryFn: () => adviceFor(solved, asked),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.isPending) return <p className="text-ink-soft">Going through what can still happen…</p>;
  if (query.isError)
    return <Note kind="problem">This could not be answered here. Reload the page and ask again.</Note>;
  if (!query.data.ok) return <Note kind="warning">{query.data.problems[0]?.message}</Note>;
  const { street, choices } = query.data.value;
  return (
    <>
      <p className="text-ink-soft">{street}</p>
      <p className="text-lg font-semibold" data-testid="advice">
        {choices[0]?.label}
      </p>
      <p className="mt-2 mb-1 text-ink-soft">Expected gain over all stakes, in units of {unit}:</p>
      <Facts>
        {choices.map(({ choice, label, gains }) => (
          <Fact key={choice} name={label}>
            <Figure shown={decimalOf(gains, 5)} exact={gains} />
          </Fact>
        ))}
      </Facts>
    </>
  );
}
