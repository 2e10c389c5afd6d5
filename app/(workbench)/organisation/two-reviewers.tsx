'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Checkbox, FieldProblem } from '@/app/components/field';
import { Section } from '@/app/components/page-frame';
import { useToast } from '@/app/components/toast';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';

const SETTING = 'A second reviewer confirms each decision';

/** For administrators, at a regulator's name: a reviewer who could switch it off would decide alone. */
export function TwoReviewers({ id, name, set }: { id: string; name: string; set: boolean }) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  const toast = useToast();
  const save = useMutation(
    trpc.accounts.setTwoReviewers.mutationOptions({
      onSuccess: (_, { twoReviewers }) =>
        toast({
          title: twoReviewers ? 'Two reviewers decide' : 'One reviewer decides',
          detail: `At ${name}, from now on.`,
        }),
      onSettled: () => cache.invalidateQueries({ queryKey: trpc.accounts.pathKey() }),
    }),
  );
  return (
    <div>
      <Checkbox
        label={SETTING}
        aria-label={`${SETTING}: ${name}`}
        checked={save.isPending ? save.variables.twoReviewers : set}
        disabled={save.isPending}
        onChange={({ target }) => save.mutate({ organisation: id, twoReviewers: target.checked })}
      />
      {save.isError ? <FieldProblem>{sentenceOf(save.error)}</FieldProblem> : null}
    </div>
  );
}

/** For reviewers, who cannot change it. */
export function HowDecided({ twoReviewers }: { twoReviewers: boolean }) {
  return (
    <Section title="How decisions are made">
      <p className="max-w-[72ch] text-sm">
        {twoReviewers
          ? 'Two reviewers decide: one proposes, another confirms or declines with reasons. Only stopping a trial needs no second reviewer. '
          : 'One reviewer decides. '}
        An administrator of the site can change this.
      </p>
    </Section>
  );
}
