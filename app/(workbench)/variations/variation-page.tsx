'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { type ReactNode, useMemo, useState } from 'react';
import { useToday } from '@/app/clock/clock';
import { Badge, StateBadge } from '@/app/components/badge';
import { Button, ButtonLink, TextLink } from '@/app/components/button';
import { Note } from '@/app/components/feedback';
import { Page, Section } from '@/app/components/page-frame';
import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { Moment } from '@/app/components/time';
import { useToast } from '@/app/components/toast';
import { useMe } from '@/app/session/me';
import { useTRPC } from '@/app/trpc/client';
import { sentenceOf } from '@/app/trpc/problems';
import { longDate } from '@/rulebooks/spelling/wording';
import type { RouterOutputs } from '@/server/api/api';
import type { VariationWhole } from '@/server/submissions/variations/shapes';
import { STEP_TAKEN, VARIATION_NAMES } from '@/server/vocabulary/life/variation-words';
import { BEGINNINGS, mayBecomePermanent, VARIATION_TRANSITIONS } from '@/server/vocabulary/life/variations';
import { AssigneeLine } from '../submissions/view/assignee-line';
import { LetterLink } from '../submissions/view/letter-link';
import { ReviewingContext } from '../submissions/view/reviewing';
import { useAsking } from '../submissions/view/use-asking';
import { type DialogStep, STEP_WORDS, StepDialog } from './step-dialog';
import { AFTER_ASKING, aboutVariation, VariationQuestions } from './variation-questions';
import { WhereAndWhen } from './where-and-when';

const LOOK_EVERY = 20_000;

const OF_OPERATOR: readonly DialogStep[] = ['take-back', 'stop'];
const OF_REVIEWER: readonly DialogStep[] = ['take-note', 'call-significant'];

/** Before its first day it is taken back, from then on stopped. */
function fits(step: DialogStep, { state, from }: VariationWhole, today: string): boolean {
  if (VARIATION_TRANSITIONS[state][step] === undefined) return false;
  const begun = today >= from;
  if (step === 'take-back') return !begun;
  return step !== 'stop' || begun || state === 'significant';
}

function Edges({ edges, listed }: { edges: VariationWhole['edges']; listed: boolean }) {
  if (edges.length === 0) return null;
  return (
    <Section title="House edge" lead="Of the wagers whose edge it changes, worked out exactly.">
      <Table caption="House edge before and with it" stack="narrow">
        <HeaderRow>
          <Header>Wager</Header>
          <Header numeric>{listed ? 'As listed' : 'Approved'}</Header>
          <Header numeric>With this</Header>
        </HeaderRow>
        <tbody>
          {edges.map(({ wager, label, before, after }) => (
            <Row key={wager}>
              <RowHeader>{label}</RowHeader>
              <Cell numeric>{before ?? (listed ? 'not worked out' : 'not offered')}</Cell>
              <Cell numeric>{after ?? 'not offered'}</Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function Changes({ variation, base }: { variation: VariationWhole; base: string }) {
  const { base: from, changes, listed } = variation;
  if (!from && !listed)
    return (
      <Section title="What it changes">
        <p className="text-sm">
          It starts from no version that was submitted, so there is nothing to compare it with.
        </p>
      </Section>
    );
  return (
    <Section
      title="What it changes"
      lead={
        <>
          Compared by the site with{' '}
          {from ? (
            <TextLink href={`${base}/${from.id}`}>
              {from.reference}, version {from.version}
            </TextLink>
          ) : (
            'the game as its rulebook lists it, which needs no approval'
          )}
          , whatever its words say.
        </>
      }
    >
      {changes.length === 0 ? <p className="text-sm">Only its days and words.</p> : null}
      {changes.length > 0 ? (
        <Table caption="What it changes" stack="medium">
          <HeaderRow>
            <Header>What</Header>
            <Header>Before</Header>
            <Header>With this</Header>
          </HeaderRow>
          <tbody>
            {changes.map(({ path, what, before, after }) => (
              <Row key={path}>
                <RowHeader className="wrap-anywhere">{what}</RowHeader>
                <Cell className="wrap-anywhere">{before ?? 'nothing'}</Cell>
                <Cell className="wrap-anywhere">{after ?? 'nothing'}</Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      ) : null}
    </Section>
  );
}

function AtTheTables({ variation, notice }: { variation: VariationWhole; notice?: string | undefined }) {
  return (
    <Section
      title="At the tables"
      lead={
        variation.toBePlayed ? (
          <>
            What every table that offers it has to show. The sign of its version says the same
            {notice ? (
              <>
                ; game and sign are put down for a table under <TextLink href="/tables">Tables</TextLink>
              </>
            ) : null}
            .
          </>
        ) : (
          'It may not be played, so no table is to show this.'
        )
      }
      actions={
        notice && variation.toBePlayed ? <ButtonLink href={notice}>Print the notice</ButtonLink> : undefined
      }
    >
      <ul className="space-y-2">
        {variation.lines.map((line) => (
          <li
            key={line}
            className="border-l-4 border-accent bg-accent-soft px-3 py-2 font-medium wrap-anywhere"
          >
            {line}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Of a local variation: which ruling on it each step is, from 1, where its seal holds. */
const letterOf = ({ kind, steps }: VariationWhole, index: number): number | undefined =>
  kind === 'temporary' && steps[index]?.seal === 'good'
    ? steps.slice(0, index + 1).filter(({ seal }) => seal !== undefined).length
    : undefined;

function Steps({ variation }: { variation: VariationWhole }) {
  const { steps, at, by, kind, statement, submission } = variation;
  return (
    <Section title="What happened">
      <ol className="space-y-3 text-sm">
        <li>
          <p className="font-medium">{STEP_TAKEN[BEGINNINGS[kind].step]}</p>
          <p className="text-xs text-ink-soft">
            <Moment at={at} /> · {by}
          </p>
          {statement ? <p className="mt-1 whitespace-pre-wrap">{statement}</p> : null}
        </li>
        {steps.map((step, index) => (
          <li key={`${step.at} ${step.step}`}>
            <p className="flex flex-wrap items-center gap-2 font-medium">
              {STEP_TAKEN[step.step]}
              {step.seal === 'good' ? <Badge tone="meets">Sealed</Badge> : null}
              {step.seal && step.seal !== 'good' ? <Badge tone="breach">Seal does not hold</Badge> : null}
            </p>
            <p className="text-xs text-ink-soft">
              <Moment at={step.at} /> · {step.by}
              {step.lastDay ? ` · last day ${longDate(step.lastDay)}` : ''}
            </p>
            {step.text ? <p className="mt-1 whitespace-pre-wrap">{step.text}</p> : null}
            {letterOf(variation, index) ? (
              <p className="mt-2">
                <LetterLink
                  href={`/api/documents/${submission}/variation-letter.pdf?ruling=${letterOf(variation, index)}`}
                >
                  Letter of the authority (PDF)
                </LetterLink>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

const openSaid = (count: number): string =>
  count === 1 ? 'A question waits for its answer' : `${count} questions wait for their answers`;

/** One variation, for whoever sends it and for whoever reads it. */
export function VariationPage({ initial }: { initial: VariationWhole }) {
  const trpc = useTRPC();
  const me = useMe();
  const toast = useToast();
  const router = useRouter();
  const cache = useQueryClient();
  const [dialog, setDialog] = useState<{ step: DialogStep; seen: VariationWhole } | null>(null);
  const { data: variation = initial } = useQuery(
    trpc.variations.get.queryOptions(
      { id: initial.id },
      { initialData: initial as RouterOutputs['variations']['get'], refetchInterval: LOOK_EVERY },
    ),
  );
  const refresh = () => cache.invalidateQueries({ queryKey: trpc.variations.pathKey() });
  const done = {
    onSuccess: () => {
      toast({ title: dialog ? STEP_TAKEN[dialog.step] : 'Done' });
      setDialog(null);
    },
    onSettled: refresh,
  };
  const mutations = {
    'take-back': useMutation(trpc.variations.takeBack.mutationOptions(done)),
    stop: useMutation(trpc.variations.stop.mutationOptions(done)),
    'take-note': useMutation(trpc.variations.takeNote.mutationOptions(done)),
    'call-significant': useMutation(trpc.variations.callSignificant.mutationOptions(done)),
  };
  const permanent = useMutation(
    trpc.submissions.reviseAsDraft.mutationOptions({
      onSuccess: ({ draft }) => router.push(`/workbench/${draft}`),
    }),
  );
  const assign = useMutation(trpc.reviews.assign.mutationOptions({ onSettled: refresh }));
  const ask = useMutation(trpc.variations.ask.mutationOptions({ onSettled: refresh }));
  const words = useMemo(() => aboutVariation(variation), [variation]);
  const { askAbout, dialog: asking } = useAsking({
    id: variation.id,
    after: AFTER_ASKING,
    words,
    send: ask.mutateAsync,
    reset: ask.reset,
    busy: ask.isPending,
    problem: ask.isError ? sentenceOf(ask.error) : undefined,
  });
  const today = useToday(variation.rulebook);
  const operator = me.organisation.kind === 'operator';
  const pages = operator ? '/submissions' : '/review';
  const may = VARIATION_TRANSITIONS[variation.state];
  const mayAsk = !operator && may.ask !== undefined;
  const reviewing = useMemo(
    () => ({
      judgements: [],
      questions: variation.questions,
      ...(mayAsk && { tools: { ask: askAbout } }),
    }),
    [variation.questions, mayAsk, askAbout],
  );
  const mine = operator ? (me.role === 'approver' ? OF_OPERATOR : []) : OF_REVIEWER;
  const open = (step: DialogStep) => {
    mutations[step].reset();
    setDialog({ step, seen: variation });
  };
  const buttons: ReactNode = (
    <>
      {mine
        .filter((step) => fits(step, variation, today))
        .map((step) => (
          <Button key={step} kind={STEP_WORDS[step].danger ? 'danger' : 'plain'} onClick={() => open(step)}>
            {STEP_WORDS[step].title}
          </Button>
        ))}
      {operator && variation.kind === 'temporary' && mayBecomePermanent(variation.state, variation.steps) ? (
        <Button
          busy={permanent.isPending}
          onClick={() => permanent.mutate({ id: variation.submission, as: 'permanent' })}
        >
          Make it permanent
        </Button>
      ) : null}
    </>
  );
  return (
    <Page
      above={
        <TextLink href={operator ? '/variations' : '/review?kind=offered&closed=yes'}>Variations</TextLink>
      }
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {variation.number}: {variation.name} <StateBadge state={variation.state} />
        </span>
      }
      lead={`${VARIATION_NAMES[variation.kind]} of ${variation.gameLabel}, ${variation.reference} version ${variation.version}, of ${variation.operator}`}
      actions={buttons}
    >
      {operator ? null : (
        <AssigneeLine
          assignee={variation.assignee}
          reviewers={variation.reviewers}
          me={me.id}
          assign={(to) => assign.mutate({ id: variation.submission, to })}
          busy={assign.isPending}
          problem={assign.isError ? sentenceOf(assign.error) : undefined}
        />
      )}
      {variation.openQuestions > 0 && may.answer !== undefined ? (
        <Note className="mb-6" title={openSaid(variation.openQuestions)}>
          <TextLink href="#questions">{operator ? 'Read and answer' : 'Read what you asked'}</TextLink>
        </Note>
      ) : null}
      {variation.state === 'significant' ? (
        <Note kind="problem" className="mb-6" title="The regulator calls it a significant change">
          {operator ? (
            <>
              Stop it, or submit{' '}
              <TextLink href={`/submissions/${variation.submission}`}>its version</TextLink> for approval.{' '}
            </>
          ) : (
            'The operator stops it, or submits it for approval. '
          )}
          {variation.lastDay
            ? `It may be played to ${longDate(variation.lastDay)}.`
            : 'It may not be played.'}
        </Note>
      ) : null}
      {permanent.isError ? (
        <Note kind="problem" className="mb-6">
          {sentenceOf(permanent.error)}
        </Note>
      ) : null}
      <ReviewingContext value={reviewing}>
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <div className="min-w-0">
            <AtTheTables
              variation={variation}
              notice={operator ? `/variations/${variation.id}/notice` : undefined}
            />
            <Edges edges={variation.edges} listed={variation.listed === true} />
            <Changes variation={variation} base={pages} />
            <Steps variation={variation} />
            <VariationQuestions
              variation={variation}
              operator={operator}
              words={words}
              ask={ask}
              refresh={refresh}
            />
          </div>
          <WhereAndWhen variation={variation} pages={pages} />
        </div>
      </ReviewingContext>
      {asking}
      {dialog ? (
        <StepDialog
          step={dialog.step}
          seen={dialog.seen}
          onClose={() => setDialog(null)}
          send={(given) => mutations[dialog.step].mutateAsync(given)}
          busy={mutations[dialog.step].isPending}
          error={mutations[dialog.step].error}
        />
      ) : null}
    </Page>
  );
}
