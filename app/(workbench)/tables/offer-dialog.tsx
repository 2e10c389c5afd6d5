'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/app/components/button';
import { Dialog } from '@/app/components/dialog';
import { Note } from '@/app/components/feedback';
import { Field, Select, TextInput } from '@/app/components/field';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import { sumExample, typedMinor, typedMoney } from '@/rulebooks/spelling/currency';
import { GROUP_HINTS, GROUP_LABELS, LIMIT_GROUPS, type LimitGroup } from '@/rulebooks/variant/limits';
import type { TableLimits } from '@/server/vocabulary/table-limits';
import type { TableShown, Tables } from './shapes';

type Typed = Partial<Record<LimitGroup, { minimum: string; maximum: string }>>;

const typedOf = (groups: TableLimits['groups'], currency: string): Typed =>
  Object.fromEntries(
    groups.map(({ group, minimum, maximum }) => [
      group,
      { minimum: typedMoney(minimum, currency), maximum: typedMoney(maximum, currency) },
    ]),
  );

/** Those of every wager, and of each group that the game offers. */
const groupsOf = (game: Tables['games'][number] | undefined, typed: Typed): LimitGroup[] =>
  LIMIT_GROUPS.filter(
    (group) => group === 'all' || typed[group] !== undefined || (game?.groups?.includes(group) ?? true),
  );

/** What a table offers from a day on, with its limits by group of wagers; or nothing. */
export function OfferDialog({
  table,
  games,
  onClose,
  refresh,
}: {
  table: TableShown;
  games: Tables['games'];
  onClose: () => void;
  refresh: () => void;
}) {
  const trpc = useTRPC();
  const toast = useToast();
  const form = useId();
  const gameOf = (id: string) => games.find((game) => game.submission === id);
  const currencyOf = (id: string) => gameOf(id)?.currency ?? table.offer?.limits?.currency ?? 'GBP';
  /** What stands there of the game already, or else what its sign prints. */
  const startOf = (id: string): Typed => {
    const kept = table.offer?.game?.submission === id ? table.offer.limits : undefined;
    return typedOf(kept?.groups ?? gameOf(id)?.ranges ?? [], kept?.currency ?? currencyOf(id));
  };
  const [submission, setSubmission] = useState(table.offer?.game?.submission ?? games[0]?.submission ?? '');
  const [from, setFrom] = useState(table.today);
  const [typed, setTyped] = useState<Typed>(startOf(submission));
  const [players, setPlayers] = useState(String(table.offer?.limits?.players ?? ''));
  const [wrong, setWrong] = useState<string | null>(null);
  const set = useMutation(
    trpc.tables.setOffer.mutationOptions({
      onSuccess: () => {
        toast({ title: `Written down for ${table.name}` });
        onClose();
      },
      onSettled: refresh,
    }),
  );
  const seen = table.offers.length;
  const currency = currencyOf(submission);
  const groups = groupsOf(gameOf(submission), typed);
  const choose = (id: string) => {
    setSubmission(id);
    setTyped(startOf(id));
    setWrong(null);
  };
  const change = (group: LimitGroup, end: 'minimum' | 'maximum', value: string) =>
    setTyped((before) => ({
      ...before,
      [group]: { minimum: '', maximum: '', ...before[group], [end]: value },
    }));

  const send = (event: FormEvent) => {
    event.preventDefault();
    setWrong(null);
    if (submission === '') {
      set.mutate({ table: table.id, from, seen });
      return;
    }
    const given: TableLimits['groups'] = [];
    for (const group of groups) {
      const { minimum = '', maximum = '' } = typed[group] ?? {};
      if (minimum.trim() === '' && maximum.trim() === '') continue;
      const [least, most] = [typedMinor(minimum, currency), typedMinor(maximum, currency)];
      if (!least || !most) {
        setWrong(`${GROUP_LABELS[group]}: give minimum and maximum, for example ${sumExample(currency)}.`);
        return;
      }
      given.push({ group, minimum: least, maximum: most });
    }
    if (given.length === 0) {
      setWrong('Give the limits of the table.');
      return;
    }
    const number = players.trim() === '' ? undefined : Number(players);
    if (number !== undefined && !(Number.isInteger(number) && number >= 1 && number <= 100)) {
      setWrong('Give the players as a whole number from 1 to 100, or leave it empty.');
      return;
    }
    set.mutate({
      table: table.id,
      from,
      seen,
      submission,
      limits: {
        currency,
        groups: given,
        ...(number === undefined ? {} : { players: number }),
      },
    });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={`Game on ${table.name}, ${table.premises}`}
      lead="Only a version that may be played on that day. What was on the table before stays in its history."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form={form} busy={set.isPending}>
            Write it down
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={send} noValidate className="space-y-4">
        <Field label="Game" problem={problemAt(set.error, 'submission')}>
          {(control) => (
            <Select {...control} value={submission} onChange={(event) => choose(event.target.value)}>
              <option value="">Nothing</option>
              {games.map(({ submission: id, name, reference, version }) => (
                <option key={id} value={id}>
                  {name}, {reference} version {version}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="From" problem={problemAt(set.error, 'from')} required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={from}
              onChange={(event) => setFrom(event.target.value)}
            />
          )}
        </Field>
        {submission === '' ? null : (
          <fieldset className="space-y-2">
            <legend className="mb-1 text-sm font-medium">Limits in {currency}</legend>
            {groups.map((group) => (
              <div key={group} className="grid grid-cols-[minmax(0,1fr)_6rem_6rem] items-center gap-2">
                <span className="text-sm">
                  {GROUP_LABELS[group]}
                  {GROUP_HINTS[group] ? (
                    <span className="block text-xs text-ink-soft">{GROUP_HINTS[group]}</span>
                  ) : null}
                </span>
                {(['minimum', 'maximum'] as const).map((end) => (
                  <TextInput
                    key={end}
                    aria-label={`${GROUP_LABELS[group]}: ${end}`}
                    placeholder={end}
                    inputMode="decimal"
                    value={typed[group]?.[end] ?? ''}
                    onChange={(event) => change(group, end, event.target.value)}
                  />
                ))}
              </div>
            ))}
            <Field
              label="Players"
              hint="How many can stake in one round. Without it, results are not judged for stakes that differ."
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  value={players}
                  onChange={(event) => setPlayers(event.target.value)}
                />
              )}
            </Field>
          </fieldset>
        )}
        {wrong ? <Note kind="problem">{wrong}</Note> : null}
        {set.isError && !problemAt(set.error, 'from') && !problemAt(set.error, 'submission') ? (
          <Note kind="problem">{sentenceOf(set.error)}</Note>
        ) : null}
      </form>
    </Dialog>
  );
}
