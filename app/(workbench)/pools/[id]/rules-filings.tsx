'use client';

import { useMutation } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { StateBadge } from '@/app/components/badge';
import { Button, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Section } from '@/app/components/page-frame';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import type { RulesWhole } from '@/server/pool-rules/shapes';

/** The submissions of pool rules, and the next one. */
export function RulesFilings({ rules, changed }: { rules: RulesWhole; changed: boolean }) {
  const trpc = useTRPC();
  const router = useRouter();
  const prepare = useMutation(
    trpc.poolFilings.prepare.mutationOptions({
      onSuccess: ({ id }) => router.push(`/pools/submissions/${id}`),
    }),
  );
  const lacking = changed
    ? 'Save first: a saved version is submitted.'
    : rules.content.pools.length === 0
      ? 'Add a pool, and save.'
      : rules.inForceFrom === undefined
        ? 'Give the day from which they are in force, and save.'
        : undefined;
  return (
    <Section
      title="Submission"
      lead="A saved version goes to the regulator, who compares it with the one in force, term by term. An approver who did not write in it submits it."
    >
      {rules.filings.length > 0 ? (
        <ul className="mb-3 space-y-1 text-sm">
          {rules.filings.map(({ id, number, version, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2">
              <TextLink href={`/pools/submissions/${id}`}>
                {number}, version {version}
              </TextLink>
              <StateBadge state={state} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <Button
          busy={prepare.isPending}
          disabled={lacking !== undefined}
          onClick={() => prepare.mutate({ rules: rules.id, version: rules.revision })}
        >
          Prepare for submission
        </Button>
        {lacking ? <span className="text-ink-soft">{lacking}</span> : null}
      </div>
      {prepare.isError ? (
        <Note kind="problem" className="mt-3">
          {sentenceOf(prepare.error)}
        </Note>
      ) : null}
    </Section>
  );
}
