'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, FieldProblem, TextInput } from '@/app/components/field';
import { Figure } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { type Card, markOf } from '@/simulations/equipment/cards/card';
import { fixed } from '@/simulations/printing/numbers';
import { type Asked, adviceFor, adviserStreets } from '../../draft/advice';
import type { Solved } from '../../draft/round-view';
import { CardPicker } from './card-picker';
import { givenCards, HAND, stillWanted, TABLE, type Typed } from './given-cards';

const NAMES = ['hole', 'board'] as const;

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
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ hole: '', board: '' });
  const held = givenCards(typed);
  const wanted = stillWanted(held, streets);

  const toggle = (card: Card) => {
    const without = (cards: readonly Card[]) => cards.filter((other) => other !== card);
    if ([...held.hole, ...held.board].includes(card))
      setTyped({ hole: written(without(held.hole)), board: written(without(held.board)) });
    else if (held.hole.length < HAND) setTyped({ ...typed, hole: written([...held.hole, card]) });
    else if (held.board.length < TABLE) setTyped({ ...typed, board: written([...held.board, card]) });
  };

  const problems = NAMES.flatMap((name) => {
    const says = held.problems[name];
    return says === undefined ? [] : [{ name, says }];
  });
  const problemId = (name: keyof Typed) => `${id}-${name}`;
  const noneYet = streets.some(({ cards }) => cards === 0);
  const field = (name: keyof Typed, label: string, placeholder: string, most: number, className: string) => {
    const wrong = problems.some((problem) => problem.name === name);
    return (
      <Field label={label} className={className}>
        {(control) => (
          <TextInput
            {...control}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? problemId(name) : undefined}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={most}
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
          />
        )}
      </Field>
    );
  };

  return (
    <section aria-labelledby="advice">
      <h3 id="advice" className="text-lg font-semibold">
        What should I do with these cards?
      </h3>
      <p className="mb-2 max-w-[72ch] text-sm text-ink-soft">
        Type the cards, or choose them below: first the two of the hand, then those on the table. Answered
        exactly, for the pays shown, by working through every outcome still possible.
      </p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-full max-w-[27rem] min-w-0 space-y-3">
          <div className="flex flex-wrap items-end gap-2">
            {field('hole', 'Hand', '9h 4c', 40, 'w-28')}
            {field('board', 'On the table', noneYet ? 'none yet' : '9d Kc 2s', 60, 'w-40 grow')}
            <Button onClick={() => setTyped({ hole: '', board: '' })}>Clear</Button>
            {problems.map(({ name, says }) => (
              <div key={name} className="basis-full">
                <FieldProblem id={problemId(name)}>{says}</FieldProblem>
              </div>
            ))}
          </div>
          <CardPicker hole={held.hole} board={held.board} onToggle={toggle} />
        </div>
        <div className="min-w-56 max-w-sm grow text-sm" aria-live="polite">
          {wanted === undefined ? (
            <Answer solved={solved} unit={unit} asked={{ hole: held.hole, board: held.board }} />
          ) : (
            <p className="text-ink-soft">{wanted}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Answer({ solved, unit, asked }: { solved: Solved; unit: string; asked: Asked }) {
  const { round } = solved;
  const query = useQuery({
    queryKey: ['advice', round.family, round.parameters, round.tables, asked],
    queryFn: () => adviceFor(solved, asked),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (query.isPending) return <p className="text-ink-soft">Working through every outcome…</p>;
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
            <Figure shown={fixed(gains, 5)} exact={gains} />
          </Fact>
        ))}
      </Facts>
    </>
  );
}
