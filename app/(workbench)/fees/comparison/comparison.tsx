'use client';

import { Button } from '@/app/components/button';
import { EmptyState, Note, Skeleton } from '@/app/components/feedback';
import { Checkbox, Field, TextInput } from '@/app/components/field';
import { problemAt, problemsOf, sentenceOf } from '@/app/trpc/problems';
import { counted } from '@/rulebooks/spelling/wording';
import type { Comparison as Compared } from '@/server/fee-schedules/shapes';
import { listed } from '@/simulations/printing/lists';
import { ComparedTable } from './compared-table';
import type { Asked } from './use-asked';

const FIELDS = [
  { name: 'players', label: 'Players', hint: undefined },
  { name: 'hands', label: 'Hands an hour', hint: undefined },
  { name: 'limit', label: 'Limit, $', hint: 'Empty: the least that both serve' },
] as const;

function countsSaid({ same, changed, added, removed }: Compared['counts']): string {
  const said = [
    ...(changed > 0 ? [`${counted(changed, 'option')} changed`] : []),
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
  ];
  return said.length > 0 ? `${listed(said)}; ${same} the same.` : `No option changed; ${same} the same.`;
}

type Query = { data: Compared | undefined; error: unknown; isPending: boolean };

/** Two schedules option by option at a table of the reader's choice, a page of options at a time. */
export function Comparison({ asked, query }: { asked: Asked; query: Query }) {
  const { typed, setTyped, all, setAll } = asked;
  const { data, error, isPending } = query;
  const atField = error && problemsOf(error).some(({ field }) => FIELDS.some(({ name }) => name === field));
  return (
    <>
      <div className="mb-4 grid max-w-3xl grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {FIELDS.map(({ name, label, hint }) => (
          <Field key={name} label={label} hint={hint} problem={error ? problemAt(error, name) : undefined}>
            {(control) => (
              <TextInput
                {...control}
                inputMode={name === 'limit' ? 'text' : 'numeric'}
                maxLength={20}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Checkbox
          label="Those that stay, too"
          className="pt-6"
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
      </div>
      {error && !atField ? <Note kind="problem">{sentenceOf(error)}</Note> : null}
      {isPending ? <Skeleton lines={6} /> : null}
      {data && !error ? <Shown data={data} asked={asked} /> : null}
    </>
  );
}

function Shown({ data: { counts, rows }, asked }: { data: Compared; asked: Asked }) {
  const { all, skip, setSkip } = asked;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const wanted = all ? total : total - counts.same;
  return (
    <>
      <p role="status" className="mb-3 font-medium">
        {countsSaid(counts)}
      </p>
      {rows.length === 0 ? (
        <EmptyState title="Nothing to show">Choose another schedule, or show those that stay.</EmptyState>
      ) : (
        <ComparedTable rows={rows} />
      )}
      {rows.length < wanted && rows.length > 0 ? (
        <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <span>
            {skip + 1} to {skip + rows.length} of {wanted}
          </span>
          <Button small disabled={skip === 0} onClick={() => setSkip(Math.max(0, skip - PAGE))}>
            Those before
          </Button>
          <Button small disabled={skip + rows.length >= wanted} onClick={() => setSkip(skip + rows.length)}>
            Those after
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** As many as one answer has at most. */
const PAGE = 200;
