'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Field, FieldProblem, TextInput } from '@/app/components/field';
import { Figure } from '@/app/components/figure';
import { Fact, Facts } from '@/app/components/panel';
import { type Card, PACK } from '@/simulations/equipment/cards/card';
import { markWithJoker, PACK_WITH_JOKER } from '@/simulations/equipment/cards/joker';
import { type Asks, type CardGroup, mostOf } from '@/simulations/family/round-shown';
import { fixed } from '@/simulations/printing/numbers';
import { type Asked, adviceFor } from '../../draft/advice';
import type { Solved } from '../../draft/round-view';
import { CardPicker } from './card-picker';
import { givenCards, stillWanted, type Typed } from './given-cards';
import { SetBeside } from './set-beside';

/** The pack without these cards, in any order. */
function shuffled(without: readonly Card[], joker: boolean): Card[] {
  const pack = Array.from({ length: joker ? PACK_WITH_JOKER : PACK }, (_, card) => card).filter(
    (card) => !without.includes(card),
  );
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [pack[last], pack[other]] = [pack[other] as Card, pack[last] as Card];
  }
  return pack;
}

const written = (cards: readonly Card[]) => cards.map(markWithJoker).join(' ');

/** "What should I do with these cards": answered here, exactly, from the solved tables. */
export function AdviceBox({ solved, unit, asks }: { solved: Solved; unit: string; asks: Asks }) {
  const id = useId();
  const { groups } = asks;
  const [typed, setTyped] = useState<Typed>({});
  const held = givenCards(typed, asks);
  const wanted = stillWanted(held, asks);
  const heldIn = (group: CardGroup) => held.cards[group.id] ?? [];

  const toggle = (card: Card) => {
    if (groups.some((group) => heldIn(group).includes(card)))
      setTyped(
        Object.fromEntries(
          groups.map((group) => [group.id, written(heldIn(group).filter((other) => other !== card))]),
        ),
      );
    else {
      const room = groups.find((group) => heldIn(group).length < mostOf(asks, group.id));
      if (room) setTyped({ ...typed, [room.id]: written([...heldIn(room), card]) });
    }
  };

  /** Cards at random for the first decision, or one more for the next. */
  const deal = (counts: Readonly<Record<string, number>>, kept: (group: CardGroup) => readonly Card[]) => {
    const pack = shuffled(groups.flatMap(kept), asks.jokers !== undefined);
    setTyped(
      Object.fromEntries(
        groups.map((group) => {
          const before = kept(group);
          const missing = (counts[group.id] ?? 0) - before.length;
          return [group.id, written([...before, ...pack.splice(0, missing)])];
        }),
      ),
    );
  };
  const now = asks.decisions.findIndex(({ cards }) =>
    groups.every((group) => cards[group.id] === heldIn(group).length),
  );
  const [first] = asks.decisions;
  const next = now >= 0 ? asks.decisions[now + 1] : undefined;

  const problems = groups.flatMap((group) => {
    const says = held.problems[group.id];
    return says === undefined ? [] : [{ name: group.id, says }];
  });
  const problemId = (name: string) => `${id}-${name}`;
  const field = (group: CardGroup) => {
    const most = mostOf(asks, group.id);
    const wrong = problems.some(({ name }) => name === group.id);
    const mayBeNone = asks.decisions.some(({ cards }) => cards[group.id] === 0);
    return (
      <Field key={group.id} label={group.label} className={most > 2 ? 'w-40 grow' : 'w-28'}>
        {(control) => (
          <TextInput
            {...control}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? problemId(group.id) : undefined}
            placeholder={mayBeNone ? 'none yet' : group.example}
            autoComplete="off"
            spellCheck={false}
            maxLength={20 + 10 * most}
            value={typed[group.id] ?? ''}
            onChange={(event) => setTyped({ ...typed, [group.id]: event.target.value })}
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
        Deal cards at random, type them, or choose them below: first those{' '}
        {groups.map(({ where }) => where).join(', then those ')}. Answered exactly, for the pays shown, by
        working through every outcome still possible.
      </p>
      <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
        <div className="w-full max-w-[27rem] min-w-0 space-y-3">
          <div className="flex flex-wrap items-end gap-2">
            {groups.map(field)}
            {first ? <Button onClick={() => deal(first.cards, () => [])}>Deal</Button> : null}
            {next ? <Button onClick={() => deal(next.cards, heldIn)}>Deal on</Button> : null}
            <Button onClick={() => setTyped({})}>Clear</Button>
            {problems.map(({ name, says }) => (
              <div key={name} className="basis-full">
                <FieldProblem id={problemId(name)}>{says}</FieldProblem>
              </div>
            ))}
          </div>
          <CardPicker
            joker={asks.jokers !== undefined}
            whereIs={(card) => groups.find((group) => heldIn(group).includes(card))?.where}
            onToggle={toggle}
          />
        </div>
        <div className="min-w-56 max-w-sm grow text-sm" aria-live="polite">
          {wanted === undefined ? (
            <Answer solved={solved} unit={unit} asked={{ cards: held.cards }} compares={asks.compares} />
          ) : (
            <p className="text-ink-soft">{wanted}</p>
          )}
        </div>
      </div>
    </section>
  );
}

function Answer({
  solved,
  unit,
  asked,
  compares,
}: {
  solved: Solved;
  unit: string;
  asked: Asked;
  compares: string | undefined;
}) {
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
  const { street, choices, compared, says } = query.data.value;
  const byWay = choices.find(({ choice }) => choice === compared?.choice);
  const [best] = choices;
  if (compares && compared && byWay && best)
    return (
      <SetBeside
        unit={unit}
        called={compares}
        line={compared.line}
        byWay={byWay}
        best={best}
        others={choices}
      />
    );
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
            <Figure shown={fixed(gains, 6)} exact={gains} />
          </Fact>
        ))}
      </Facts>
      {says ? <p className="mt-2">{says}</p> : null}
    </>
  );
}
