'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Note, Progress, Skeleton } from '@/app/components/feedback';
import { Field, Select, TextArea, TextInput } from '@/app/components/field';
import { useTRPC } from '@/app/trpc/client';
import { problemAt, sentenceOf } from '@/app/trpc/problems';
import type { Variant } from '@/rulebooks/variant/variant';
import type { RoundStudies, StudyOffered } from '@/server/analyses/shapes';
import { about } from '@/simulations/printing/duration';
import { whole } from '@/simulations/printing/numbers';
import { StudyAnswerShown } from './study-answer';

const ASK_AGAIN = 1000;

/** A solved round, as the server is asked for it. */
export type RoundAsked = {
  rulebook: string;
  /** The first day of the edition that is meant. */
  at: string;
  game: string;
  options: Record<string, string>;
  wagers: Record<string, { payTable: string; pays: Record<string, string> }>;
  round: string;
  filed?: Variant['filed'];
};

/** What else can be asked about a round: each question with its settings, how far it is, and its answers. */
export function StudiesSection({ asked }: { asked: RoundAsked }) {
  const trpc = useTRPC();
  const studies = useQuery(
    trpc.analyses.studies.queryOptions(asked, {
      refetchInterval: ({ state }) => ((state.data?.underWay.length ?? 0) > 0 ? ASK_AGAIN : false),
    }),
  );
  if (studies.isError) return <Note kind="problem">{sentenceOf(studies.error)}</Note>;
  if (studies.data?.studies.length === 0) return null;
  return (
    <section aria-labelledby="studies">
      <h3 id="studies" className="text-lg font-semibold">
        Further questions
      </h3>
      <p className="mb-4 max-w-[72ch] text-sm text-ink-soft">
        Worked out when you ask, beside the house edge and without changing it. Answers are kept for these
        rules and pays, and can go into the dossier of exactly this variant.
      </p>
      {studies.data ? (
        <div className="space-y-4">
          {studies.data.studies.map((study) => (
            <Question key={study.id} study={study} known={studies.data} asked={asked} />
          ))}
        </div>
      ) : (
        <Skeleton lines={4} />
      )}
    </section>
  );
}

function Question({ study, known, asked }: { study: StudyOffered; known: RoundStudies; asked: RoundAsked }) {
  const answers = known.answers.filter((answer) => answer.study === study.id);
  const job = known.underWay.find((other) => other.study === study.id);
  const [first, ...earlier] = answers;
  return (
    <section
      aria-labelledby={`study-${study.id}`}
      className="rounded-md border border-rule bg-panel px-4 pt-3 pb-4"
    >
      <h4 id={`study-${study.id}`} className="font-semibold">
        {study.label}
      </h4>
      <p className="mb-3 max-w-[72ch] text-sm text-ink-soft">{study.explains}</p>
      {job ? <UnderWay job={job} asked={asked} /> : null}
      {!job && (study.fields.length > 0 || !first) ? (
        <Asking study={study} asked={asked} last={first?.settings} />
      ) : null}
      {first ? (
        <div className="mt-4">
          <StudyAnswerShown answer={first} study={study} />
        </div>
      ) : null}
      {earlier.length > 0 ? (
        <details className="mt-3">
          <summary className="min-h-7 cursor-pointer text-sm">
            {earlier.length === 1 ? 'An earlier answer' : `${earlier.length} earlier answers`}
          </summary>
          <div className="mt-2 space-y-6">
            {earlier.map((answer) => (
              <StudyAnswerShown key={JSON.stringify(answer.settings)} answer={answer} study={study} />
            ))}
          </div>
        </details>
      ) : null}
    </section>
  );
}

function useStudiesAgain(asked: RoundAsked) {
  const trpc = useTRPC();
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: trpc.analyses.studies.queryKey(asked) });
}

function UnderWay({ job, asked }: { job: RoundStudies['underWay'][number]; asked: RoundAsked }) {
  const trpc = useTRPC();
  const again = useStudiesAgain(asked);
  const cancel = useMutation(trpc.analyses.cancel.mutationOptions({ onSettled: again }));
  return (
    <div className="flex max-w-2xl items-start gap-4" aria-live="polite">
      <div className="grow">
        <Progress
          label={job.state === 'queued' ? 'Waiting for its turn' : 'Working it out'}
          value={job.total > 0 ? job.done : undefined}
          max={job.total}
          detail={job.doing}
        />
        {cancel.error ? <Note kind="problem">{sentenceOf(cancel.error)}</Note> : null}
      </div>
      <Button small busy={cancel.isPending} onClick={() => cancel.mutate({ id: job.id })}>
        Cancel
      </Button>
    </div>
  );
}

type Typed = Record<string, string>;

/** Numbers are sent as numbers; the server says at which field something cannot be used. */
const sent = ({ fields }: StudyOffered, typed: Typed) =>
  Object.fromEntries(
    fields.map((field) => {
      const { id, choices, lines } = field;
      if (lines) return [id, isAsked(field, typed) ? (typed[id] ?? '') : ''];
      const text = (typed[id] ?? '').replace(/[\s,]/g, '');
      return [id, choices || text === '' || !Number.isFinite(Number(text)) ? text : Number(text)];
    }),
  );

/** Lines of text belong to one choice of another field. */
const isAsked = ({ lines }: StudyOffered['fields'][number], typed: Typed): boolean =>
  !lines || typed[lines.where] === lines.is;

const shown = (value: unknown): string =>
  typeof value === 'number' && Number.isInteger(value) ? whole(value) : String(value ?? '');

/** Begins from what was asked last. */
function Asking({
  study,
  asked,
  last = {},
}: {
  study: StudyOffered;
  asked: RoundAsked;
  last?: Record<string, unknown> | undefined;
}) {
  const trpc = useTRPC();
  const again = useStudiesAgain(asked);
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(study.fields.map(({ id }) => [id, shown(last[id] ?? study.defaults[id])])),
  );
  const input = { ...asked, study: study.id, settings: sent(study, typed) };
  const estimate = useQuery(trpc.analyses.estimateStudy.queryOptions(input, { retry: false }));
  const ask = useMutation(trpc.analyses.study.mutationOptions({ onSettled: again }));
  const refused = ask.error ?? estimate.error;
  const atField = (id: string) => (refused ? problemAt(refused, id) : undefined);
  const elsewhere = refused && !study.fields.some((field) => isAsked(field, typed) && atField(field.id));
  const seconds = estimate.data?.seconds;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        ask.mutate(input);
      }}
    >
      <div className="flex flex-wrap items-start gap-3">
        {study.fields
          .filter((field) => isAsked(field, typed))
          .map(({ id, label, explains, choices, lines }) => (
            <Field
              key={id}
              label={label}
              hint={explains}
              problem={atField(id)}
              className={lines ? 'w-full max-w-2xl' : choices ? 'w-full sm:w-72' : 'w-52'}
            >
              {(control) =>
                choices ? (
                  <Select
                    {...control}
                    value={typed[id]}
                    onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                  >
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </Select>
                ) : lines ? (
                  <TextArea
                    {...control}
                    rows={8}
                    className="font-mono text-xs"
                    spellCheck={false}
                    maxLength={4000}
                    value={typed[id]}
                    onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                  />
                ) : (
                  <TextInput
                    {...control}
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={40}
                    value={typed[id]}
                    onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
                  />
                )
              }
            </Field>
          ))}
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button type="submit" busy={ask.isPending}>
          Work it out
        </Button>
        <span className="text-sm text-ink-soft" aria-live="polite">
          {seconds === undefined ? '' : `This takes ${about(seconds)} of computing.`}
        </span>
      </div>
      {elsewhere ? <Note kind="problem">{sentenceOf(refused)}</Note> : null}
    </form>
  );
}
