'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, TextInput } from '@/app/components/field';
import type { WitnessChoice } from '@/server/vocabulary/jobs';
import { ungrouped, whole } from '@/simulations/printing/numbers';

const LEAST = 1000;
const MOST = 20_000_000;
const LAST_SEED = 4_294_967_295;

const wholeIn = (text: string, least: number, most: number): number | undefined => {
  const plain = ungrouped(text.trim());
  const value = /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
};

/** Rounds and a seed of the reviewer's own. */
export function OwnRounds({ run, busy }: { run: (chosen: WitnessChoice) => void; busy: boolean }) {
  const [rounds, setRounds] = useState('1,000,000');
  const [seed, setSeed] = useState('');
  const [tried, setTried] = useState(false);
  const chosen = { rounds: wholeIn(rounds, LEAST, MOST), seed: wholeIn(seed, 0, LAST_SEED) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.rounds !== undefined && chosen.seed !== undefined)
      run({ rounds: chosen.rounds, seed: chosen.seed });
  };
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer text-accent">Run it with a seed of your own</summary>
      <form onSubmit={submit} noValidate className="mt-2 space-y-3">
        <Field
          label="Rounds"
          hint="From 1,000 to 20 million."
          problem={
            tried && chosen.rounds === undefined
              ? `Write a whole number from ${whole(LEAST)} to ${whole(MOST)}.`
              : undefined
          }
          required
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={rounds}
              onChange={(event) => setRounds(event.target.value)}
            />
          )}
        </Field>
        <Field
          label="Seed"
          hint="Any whole number that nobody else chose."
          problem={
            tried && chosen.seed === undefined
              ? `Write a whole number from 0 to ${whole(LAST_SEED)}.`
              : undefined
          }
          required
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              value={seed}
              onChange={(event) => setSeed(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={busy}>
          Run with these
        </Button>
      </form>
    </details>
  );
}
