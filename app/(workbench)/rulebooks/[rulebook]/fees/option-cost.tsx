'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Field, TextInput } from '@/app/components/field';
import { Figure, Percent } from '@/app/components/figure';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';
import { PAYER_WORDS } from '@/rulebooks/fees/words';
import type { FeeCost, FeeOptionWhole, ShownCost } from '@/server/fees/shapes';

const FIELDS = [
  { name: 'players', label: 'Players' },
  { name: 'limit', label: 'Limit, $' },
  { name: 'hands', label: 'Hands an hour' },
] as const;
/** A pace to start from; whoever knows the table's own types it. */
const HANDS = '30';

/** What the option costs at a table that can be changed. */
export function OptionCost({ rulebook, option }: { rulebook: string; option: FeeOptionWhole }) {
  const trpc = useTRPC();
  const [typed, setTyped] = useState({
    players: String(option.first.players),
    limit: option.first.limit,
    hands: HANDS,
  });
  const asked = useDeferredValue(typed);
  const { data, error } = useQuery(
    trpc.fees.cost.queryOptions(
      {
        rulebook,
        key: option.key,
        limit: asked.limit,
        players: Number(asked.players),
        hands: Number(asked.hands),
      },
      { placeholderData: keepPreviousData, retry: false },
    ),
  );
  const elsewhere =
    error && !problemsOf(error).some(({ field }) => FIELDS.some(({ name }) => name === field));
  return (
    <section aria-label="What it costs">
      <h4 className="mt-4 mb-1 text-sm font-semibold">What it costs</h4>
      <div className="grid grid-cols-3 items-start gap-2">
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label} problem={error ? problemAt(error, name) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                inputMode={name === 'limit' ? 'text' : 'numeric'}
                maxLength={20}
                value={typed[name]}
                onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      {elsewhere ? <p className="mt-1 text-xs text-breach">{sentenceOf(error)}</p> : null}
      {data && !error ? <Costs cost={data} players={Number(asked.players)} /> : null}
    </section>
  );
}

function CostRow({ name, cost }: { name: string; cost: ShownCost }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-1 text-left font-normal">
        {name}
      </th>
      <td className="py-1 text-right">
        <Figure {...cost.perHand} />
      </td>
      <td className="py-1 text-right">
        <Figure {...cost.perHour} />
      </td>
    </tr>
  );
}

function Costs({ cost, players }: { cost: FeeCost; players: number }) {
  const { house, payers, seat, wagered, drawn } = cost;
  const ofPlayers = payers.find(({ payer }) => payer === 'player')?.ofWagered;
  const ofDealer = payers.find(({ payer }) => payer === 'player-dealer')?.ofWagered;
  return (
    <>
      <table className="mt-2 w-full text-sm">
        <caption className="sr-only">What the option costs a hand and an hour</caption>
        <thead className="text-xs text-ink-soft">
          <tr>
            <td />
            <th scope="col" className="text-right font-medium">
              A hand
            </th>
            <th scope="col" className="text-right font-medium">
              An hour
            </th>
          </tr>
        </thead>
        <tbody>
          <CostRow name="The house gets" cost={house} />
          {payers.map(({ payer, cost: borne }) => (
            <CostRow key={payer} name={PAYER_WORDS[payer]} cost={borne} />
          ))}
          <CostRow name={players === 1 ? 'The one seat' : `Each of ${players} seats`} cost={seat} />
        </tbody>
      </table>
      {wagered ? (
        <p className="mt-2 text-sm">
          That is <Percent value={wagered.ofWagered} /> of the {wagered.sum.shown} wagered in a hand, one bet
          a player.
          {ofPlayers ? (
            <>
              {' '}
              It adds <Percent value={ofPlayers} /> to the edge of each bet.
            </>
          ) : null}
          {ofDealer ? (
            <>
              {' '}
              The player-dealer’s edge is lower by <Percent value={ofDealer} /> of all bets.
            </>
          ) : null}
        </p>
      ) : (
        <p className="mt-2 text-xs text-ink-soft">
          Every moment counts as reached in every hand, so this is the most it can be on average.
        </p>
      )}
      <Bars drawn={drawn} players={players} />
    </>
  );
}

function Bars({ drawn, players: here }: { drawn: FeeCost['drawn']; players: number }) {
  return (
    <figure className="mt-3">
      <figcaption className="mb-1 text-xs text-ink-soft">
        {drawn.of === 'wagered'
          ? 'What the house takes of each dollar wagered, by players'
          : 'What a seat bears an hour, by players'}
      </figcaption>
      <ul className="figures text-xs">
        {drawn.bars.map(({ players, shown, length }) => (
          <li key={players} className="grid min-h-5 grid-cols-[1rem_minmax(0,1fr)_5rem] items-center gap-x-2">
            <span className="text-right">{players}</span>
            <svg aria-hidden="true" className="h-2.5 w-full" preserveAspectRatio="none" viewBox="0 0 100 10">
              <rect
                width={length * 100}
                height={10}
                className={players === here ? 'fill-accent' : 'fill-rule-strong'}
              />
            </svg>
            <span className="text-right">{shown}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}
