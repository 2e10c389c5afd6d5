'use client';

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type FormEvent, useId, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note, Skeleton } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { Day } from '@/app/components/time';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { RULEBOOK_IDS } from '@/rulebooks/spelling/ids';
import { FILED_GAME } from '@/rulebooks/variant/filed-game';
import { type GamesOnDay, gamesOnDay } from './games-on-day';
import { rulebooksOnDay } from './rulebooks-on-day';

const FIELDS = ['at', 'game', 'name'];
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A draft starts from a day, a rulebook in force on it, and one of its games. */
export function NewDraftDialog({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const trpc = useTRPC();
  const router = useRouter();
  const form = useId();
  const [typed, setAt] = useState<string>();
  const [chosen, setChosen] = useState('');
  const today = useToday(chosen || RULEBOOK_IDS[0]);
  const day = typed ?? today;
  const [game, setGame] = useState('');
  const [name, setName] = useState('');
  const rulebooks = useQuery(
    trpc.rulebooks.list.queryOptions(
      { at: day },
      { enabled: open && isDay(day), placeholderData: keepPreviousData },
    ),
  );
  const { inForce, others } = rulebooksOnDay(rulebooks.data ?? [], day);
  // A rulebook that was chosen is not exchanged for another because the day is.
  const gone = others.find(({ id }) => id === chosen);
  const rulebook = gone ? undefined : (inForce.find(({ id }) => id === chosen) ?? inForce[0]);
  const onDay = rulebook && gamesOnDay(rulebook.games, day);
  const unlisted = game === FILED_GAME && rulebook?.triesNewGames === true;
  const picked = unlisted
    ? { id: FILED_GAME, label: 'after the game' }
    : (onDay?.games.find(({ id }) => id === game) ?? onDay?.games[0]);
  const create = useMutation(
    trpc.drafts.create.mutationOptions({ onSuccess: ({ id }) => router.push(`/workbench/${id}`) }),
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rulebook || !picked) return;
    create.mutate({
      rulebook: rulebook.id,
      game: picked.id,
      at: day,
      ...(name.trim() ? { name: name.trim() } : {}),
    });
  };

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New draft"
      lead={
        unlisted
          ? 'You file its rules, its wagers and its odds, and ask for a trial.'
          : 'It starts with every wager at the pay table the rulebook recommends.'
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            kind="primary"
            busy={create.isPending}
            disabled={!rulebook || !picked}
          >
            Create draft
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} className="space-y-4">
        <Field
          label="Day"
          hint="It is checked against the rules in force on this day."
          problem={problemAt(create.error, 'at')}
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              className="w-44"
              value={day}
              onChange={(event) => setAt(event.target.value)}
            />
          )}
        </Field>
        {rulebooks.isPending && isDay(day) ? <Skeleton lines={2} /> : null}
        {rulebooks.isError ? <Note kind="problem">{sentenceOf(rulebooks.error)}</Note> : null}
        {rulebooks.data && inForce.length === 0 ? (
          <Note kind="warning">
            No rulebook is in force on this day. {others.map(({ says }) => says).join(' ')}
          </Note>
        ) : null}
        {inForce.length > 0 ? (
          <Field
            label="Rulebook"
            hint={[
              rulebook ? `${rulebook.title}, ${rulebook.edition}. ${rulebook.authority}.` : '',
              others.length > 0
                ? `Not in force on this day: ${others.map(({ says }) => says).join(' ')}`
                : '',
            ]
              .join(' ')
              .trim()}
            problem={gone ? `${gone.says} Choose another day, or another rulebook.` : undefined}
          >
            {(control) => (
              <Select
                {...control}
                value={rulebook?.id ?? ''}
                onChange={(event) => setChosen(event.target.value)}
              >
                {rulebook ? null : <option value="">Choose a rulebook</option>}
                {inForce.map(({ id, edition, jurisdiction }) => (
                  <option key={id} value={id}>
                    {inForce.filter((other) => other.jurisdiction === jurisdiction).length > 1
                      ? `${jurisdiction}, ${edition}`
                      : jurisdiction}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ) : null}
        {rulebook ? (
          <>
            <Field
              label="Game"
              hint={onDay && <OtherGames {...onDay} />}
              problem={problemAt(create.error, 'game')}
            >
              {(control) => (
                <Select {...control} value={picked?.id} onChange={(event) => setGame(event.target.value)}>
                  {onDay?.games.map(({ id, label, clause }) => (
                    <option key={id} value={id}>
                      {label} (§ {clause})
                    </option>
                  ))}
                  {rulebook.triesNewGames ? (
                    <option value={FILED_GAME}>A game that no rulebook lists</option>
                  ) : null}
                </Select>
              )}
            </Field>
            <Field
              label={unlisted ? 'Name of the game' : 'Name'}
              hint={unlisted ? undefined : `Leave empty to name it ${picked?.label ?? 'after its game'}.`}
              problem={problemAt(create.error, 'name')}
            >
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={120}
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                />
              )}
            </Field>
          </>
        ) : null}
        {create.error && !FIELDS.some((field) => problemAt(create.error, field)) ? (
          <Note kind="problem">{sentenceOf(create.error)}</Note>
        ) : null}
      </form>
    </Dialog>
  );
}

/** What is missing from the list on this day, and when it is there. */
function OtherGames({ later, ended }: GamesOnDay) {
  if (later.length === 0 && ended.length === 0) return null;
  return (
    <>
      {later.length > 0 ? (
        <>
          Not yet in force on this day:{' '}
          {later.map(({ id, label, validFrom = '' }, index) => (
            <span key={id}>
              {index > 0 ? '; ' : ''}
              {label}, from <Day date={validFrom} />
            </span>
          ))}
          .{' '}
        </>
      ) : null}
      {ended.length > 0 ? (
        <>
          No longer in force:{' '}
          {ended.map(({ id, label, validTo = '' }, index) => (
            <span key={id}>
              {index > 0 ? '; ' : ''}
              {label}, until <Day date={validTo} />
            </span>
          ))}
          .
        </>
      ) : null}
    </>
  );
}
