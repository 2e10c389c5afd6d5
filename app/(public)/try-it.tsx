'use client';

import { useState } from 'react';
import { Field, TextInput } from '@/app/components/field';

import { ratio, toText } from '@/simulations/exact/fraction';
import { edgeOf } from '@/simulations/figures/house-edge';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import { percent, printed } from '@/simulations/printing/numbers';
import type { Distribution } from '@/simulations/wagers/distribution';

/** One number of a wheel with one zero. */
const STRAIGHT_UP: Distribution = {
  universe: 37n,
  outcomes: [
    { event: 'win', count: 1n },
    { event: 'lose', count: 36n },
  ],
  method: { id: 'enumeration', explains: 'Every pocket of the wheel, once.', reductions: [] },
};

/** The workbench in one cell. */
export function TryIt() {
  const [text, setText] = useState('35 to 1');
  const read = parsePay(text);
  const edge = read.ok
    ? edgeOf(STRAIGHT_UP, (event) => (event === 'win' ? netPay(read.value) : ratio(-1)))
    : undefined;
  const exact = edge ? toText(edge) : undefined;
  return (
    <section aria-label="Try it" className="table-ruled py-4">
      <Field
        label="One number, one zero. If it wins, it pays"
        problem={read.ok ? undefined : read.problems[0]?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            value={text}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
            className="figures max-w-56 text-lg"
          />
        )}
      </Field>
      <p className="mt-4 text-sm text-ink-soft">House edge</p>
      <output className="figures block text-3xl font-semibold tracking-tight">
        {exact ? percent(exact) : '–'}
      </output>
      <p className="figures text-sm text-ink-soft">
        {exact ? `${printed(exact)} exactly` : 'type a pay such as 35 to 1'}
      </p>
    </section>
  );
}
