'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Field, Select } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import type { FeeSubmissionWhole } from '@/server/fee-submissions/shapes';
import { Comparison } from '../comparison/comparison';
import { useAsked } from '../comparison/use-asked';

/** Old with new, option by option; what was approved last comes first. */
export function ComparedSubmission({ submission }: { submission: FeeSubmissionWhole }) {
  const trpc = useTRPC();
  const { id, bases } = submission;
  const [base, setBase] = useState(bases[0]?.with ?? 'printed');
  const asked = useAsked();
  const query = useQuery(
    trpc.feeSubmissions.compare.queryOptions(
      { id, with: base, ...asked.input },
      { placeholderData: keepPreviousData, retry: false },
    ),
  );
  return (
    <Section
      id="compared"
      title="Old and new, option by option"
      lead="What changes, and what that costs a seat and brings the house in an hour, one bet a player. Every moment of a hand counts as reached."
    >
      <Field label="Compared with" className="mb-4 max-w-xl">
        {(control) => (
          <Select
            {...control}
            value={base}
            onChange={({ target }) => {
              setBase(target.value);
              asked.setSkip(0);
            }}
          >
            {bases.map(({ with: value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Comparison asked={asked} query={query} />
    </Section>
  );
}
