'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Checkbox, FieldProblem } from '@/app/components/field';
import type { SetsGame } from '@/rulebooks/poker/showdown/points-asked';
import { capital } from '@/rulebooks/spelling/wording';
import { SETS, SIZES } from '@/simulations/showdown/sets/ranked';
import { Answer } from './answer';
import { CardsField, MoneyField } from './fields';
import { ReadingsChoice } from './readings-choice';
import { Seats } from './seats';
import { useShowdown } from './use-showdown';

const FORM = 'showdown';
const emptySeat = (key: number) => ({
  key,
  name: '',
  declares: false,
  sets: { front: '', middle: '', back: '' },
});

/** Thirteen cards of each player in three sets as somebody types them; who owes what is shown below. */
export function PointsForm({ game }: { game: SetsGame }) {
  const { rules, readings = [] } = game;
  const { asking, ask, forget, problemAt } = useShowdown(FORM);
  const [seats, setSeats] = useState([emptySeat(0), emptySeat(1)]);
  const [point, setPoint] = useState('1');
  const [chosen, setChosen] = useState<Record<string, string>>({});
  return (
    <>
      <form
        id={FORM}
        className="max-w-[72ch] space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          const players = seats.map(({ name, sets, declares }) => ({
            ...(name.trim() && { name }),
            sets,
            declares,
          }));
          ask({ game, typed: { players, readings: chosen, point } });
        }}
      >
        <Seats
          seats={seats}
          first={capital(game.first)}
          most={rules.plays}
          empty={emptySeat}
          onChange={(changed) => {
            forget();
            setSeats(changed);
          }}
          problemAt={problemAt}
        >
          {(seat, at, called, change) => (
            <div className="space-y-2">
              {SETS.map((set) => (
                <CardsField
                  key={set}
                  label={`${capital(set)} of ${called}, ${SIZES[set]} cards`}
                  hint={at === 0 && set === 'front' ? 'Each card as rank and suit: Ah Kd 10c.' : undefined}
                  problem={problemAt(`players.${at}.sets.${set}`)}
                  value={seat.sets[set]}
                  onType={(typed) => change({ sets: { ...seat.sets, [set]: typed } })}
                />
              ))}
              {rules.specials.length > 0 ? (
                <Checkbox
                  label={`${called} declares a Clean Sweep hand`}
                  checked={seat.declares}
                  onChange={(event) => change({ declares: event.target.checked })}
                />
              ) : null}
              {problemAt(`players.${at}.declares`) ? (
                <FieldProblem>{problemAt(`players.${at}.declares`)}</FieldProblem>
              ) : null}
            </div>
          )}
        </Seats>
        <MoneyField
          label="A point is worth, $"
          problem={problemAt('point')}
          className="max-w-40"
          value={point}
          onType={(typed) => {
            forget();
            setPoint(typed);
          }}
        />
        <ReadingsChoice
          readings={readings}
          chosen={chosen}
          onChange={(changed) => {
            forget();
            setChosen(changed);
          }}
          problemAt={problemAt}
        />
        <Button type="submit" kind="primary" busy={asking.is === 'counting'}>
          Show who owes what
        </Button>
      </form>
      <Answer asking={asking} notes={game.notes ?? []} />
    </>
  );
}
