'use client';

import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Term } from '@/app/components/tooltip';
import { MOST_PLAYERS, type PotGame } from '@/rulebooks/poker/showdown/pot-asked';
import { counted } from '@/rulebooks/spelling/wording';
import { boardCardsOf } from '@/simulations/showdown/pot';
import { Answer } from './answer';
import { CardsField, MoneyField } from './fields';
import { ReadingsChoice } from './readings-choice';
import { Seats } from './seats';
import { useShowdown } from './use-showdown';

const FORM = 'showdown';
const emptySeat = (key: number) => ({ key, name: '', cards: '' });

/** The cards, the board and the pot as somebody types them; who takes what is shown below. */
export function PotForm({ game }: { game: PotGame }) {
  const { pot, readings = [] } = game;
  const { asking, ask, forget, problemAt } = useShowdown(FORM);
  const [seats, setSeats] = useState([emptySeat(0), emptySeat(1)]);
  const [typed, setTyped] = useState({
    boards: Array.from({ length: pot.boards }, () => ''),
    pot: '100',
    chip: '1',
    readings: {} as Record<string, string>,
  });
  const put = (more: Partial<typeof typed>) => {
    forget();
    setTyped({ ...typed, ...more });
  };
  const joker = pot.pack === 'joker-41' ? ' A joker is Jk-down or Jk-up, as it was dealt.' : '';
  return (
    <>
      <form
        id={FORM}
        className="max-w-[72ch] space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          const players = seats.map(({ name, cards }) => ({ ...(name.trim() && { name }), cards }));
          ask({ game, typed: { ...typed, players } });
        }}
      >
        <Seats
          seats={seats}
          first="The first to the left of the button"
          most={MOST_PLAYERS}
          empty={emptySeat}
          onChange={(changed) => {
            forget();
            setSeats(changed);
          }}
          problemAt={problemAt}
        >
          {(seat, at, called, change) => (
            <CardsField
              label={`Cards of ${called}`}
              hint={
                at === 0
                  ? `${counted(pot.own, 'card')}, each as rank and suit: Ah Kd 10c.${joker}`
                  : undefined
              }
              problem={problemAt(`players.${at}.cards`)}
              value={seat.cards}
              onType={(cards) => change({ cards })}
            />
          )}
        </Seats>
        {typed.boards.map((board, at) => (
          <CardsField
            // biome-ignore lint/suspicious/noArrayIndexKey: a board has no other name than its number
            key={at}
            label={typed.boards.length > 1 ? `Board ${at + 1}` : 'Board'}
            hint={`${counted(boardCardsOf(pot), 'card')} for all. Leave out what is not dealt yet.`}
            problem={problemAt(`boards.${at}`)}
            value={board}
            onType={(cards) =>
              put({ boards: typed.boards.map((one, index) => (index === at ? cards : one)) })
            }
          />
        ))}
        <div className="grid grid-cols-2 items-start gap-3">
          <MoneyField
            label="Pot, $"
            problem={problemAt('pot')}
            value={typed.pot}
            onType={(sum) => put({ pot: sum })}
          />
          <MoneyField
            label="Smallest chip, $"
            problem={problemAt('chip')}
            value={typed.chip}
            onType={(sum) => put({ chip: sum })}
          />
        </div>
        <p className="text-xs text-ink-soft">
          The smallest chip decides whether there is an <Term word="odd-chip">odd chip</Term>.
        </p>
        <ReadingsChoice
          readings={readings.map(({ orders, ...reading }) => ({
            ...reading,
            choices: orders.map(({ order, because }) => ({ id: order, because })),
          }))}
          chosen={typed.readings}
          onChange={(chosen) => put({ readings: chosen })}
          problemAt={problemAt}
        />
        <Button type="submit" kind="primary" busy={asking.is === 'counting'}>
          Show who takes what
        </Button>
      </form>
      <Answer asking={asking} notes={game.notes ?? []} />
    </>
  );
}
